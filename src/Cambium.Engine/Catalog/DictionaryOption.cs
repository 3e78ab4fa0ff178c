namespace Cambium.Engine.Catalog;

/// <summary>An option of a text search dictionary.</summary>
public sealed record DictionaryOption(string Name, string Value);
