namespace Cambium.Engine.Catalog;

/// <summary>A foreign key seen from the table it references.</summary>
/// <param name="Table">The table that owns the key.</param>
public sealed record ReferencingKey(TableDefinition Table, ForeignKeyDefinition ForeignKey);
