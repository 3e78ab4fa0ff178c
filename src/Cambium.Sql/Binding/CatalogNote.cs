using Cambium.Engine.Catalog;

namespace Cambium.Sql.Binding;

/// <summary>A catalog lookup: of a name (found or absent), or with a null name the content of a definition.</summary>
public readonly record struct CatalogNote(NameClass NameClass, int SchemaId, string? Name, int DefinitionId);
