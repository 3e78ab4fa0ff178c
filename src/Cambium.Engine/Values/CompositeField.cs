namespace Cambium.Engine.Values;

/// <summary>A field of a composite type.</summary>
public sealed record CompositeField(string Name, SqlType Type);
