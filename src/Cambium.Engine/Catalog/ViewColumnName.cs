namespace Cambium.Engine.Catalog;

/// <summary>A column of a <see cref="ViewName"/>.</summary>
public readonly record struct ViewColumnName(int Id, string Name);
