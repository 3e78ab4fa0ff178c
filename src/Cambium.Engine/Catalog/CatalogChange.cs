namespace Cambium.Engine.Catalog;

/// <summary>One definition put (<paramref name="Before"/> null when it is new) or removed (<paramref name="After"/> null).</summary>
public readonly record struct CatalogChange(int Id, Definition? Before, Definition? After);
