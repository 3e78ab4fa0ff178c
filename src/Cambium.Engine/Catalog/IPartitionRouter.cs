using Cambium.Engine.Transactions;
using Cambium.Engine.Values;

namespace Cambium.Engine.Catalog;

/// <summary>
/// Finds the partition that a row belongs to. Rows are in the order of the partitioned table's columns. Keeps no state between calls;
/// any thread.
/// </summary>
public interface IPartitionRouter
{
    /// <summary>The columns that decide.</summary>
    ColumnSet Columns { get; }

    /// <summary>Place in <see cref="Partitioning.Partitions"/>; -1 when no partition takes the row.</summary>
    int Find(ReadOnlySpan<Value> row);

    /// <summary>The row's partition key for messages: <c>(a, b) = (1, x)</c>.</summary>
    string Describe(ReadOnlySpan<Value> row);
}
