namespace Cambium.Engine.Catalog;

/// <summary>A name as the catalog looks it up.</summary>
public readonly record struct DefinitionName(NameClass Class, int SchemaId, string Name);
