using System.Collections.Immutable;

namespace Cambium.Engine.Catalog;

/// <summary>A foreign key seen from a table it references, or from a partition of that.</summary>
/// <param name="Table">The table that owns the key.</param>
/// <param name="ReferencedColumnIds">The referenced columns in the table that it is seen from.</param>
public sealed record ReferencingKey(TableDefinition Table, ForeignKeyDefinition ForeignKey, ImmutableArray<int> ReferencedColumnIds);
