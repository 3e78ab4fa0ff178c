using Cambium.Engine.Catalog;
using Cambium.Engine.Values;

namespace Cambium.Engine.Transactions.Partitions;

/// <summary>Tests whether rows belong to a table that is a partition; every row belongs to one that is none.</summary>
public sealed class PartitionTest(Transaction transaction, TableDefinition table)
{
    private readonly PartitionConstraint? _constraint = PartitionConstraint.Of(transaction, table);

    /// <param name="row">In the order of the table's columns.</param>
    public bool Accepts(ReadOnlySpan<Value> row) => _constraint?.Accepts(row) ?? true;
}
