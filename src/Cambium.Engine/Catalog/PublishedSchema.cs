namespace Cambium.Engine.Catalog;

/// <summary>A schema whose tables are all of a publication.</summary>
public sealed record PublishedSchema(int Id, int SchemaId);
