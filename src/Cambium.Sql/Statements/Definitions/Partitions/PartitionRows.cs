using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Engine.Transactions.Partitions;

namespace Cambium.Sql.Statements.Definitions.Partitions;

/// <summary>Tests that rows which are there already are where the bounds say.</summary>
internal static class PartitionRows
{
    /// <summary>That all rows of a table, which is a partition by now, belong to it.</summary>
    /// <param name="isDefault">They have been the default partition's, and another partition has come.</param>
    /// <exception cref="SqlErrorException">23514.</exception>
    public static void RequireWithin(StatementContext context, TableDefinition partition, bool isDefault)
    {
        foreach (TableDefinition leaf in context.Catalog.GetLeaves(partition).ToArray())
        {
            PartitionTest test = new(context.Transaction, leaf);
            context.Transaction.Reads.NoteAll(leaf, null, ColumnSet.All);
            TableRows.ForEach(context, leaf, row =>
            {
                if (!test.Accepts(row))
                {
                    throw new SqlErrorException(
                        SqlState.CheckViolation,
                        isDefault
                            ? $"updated partition constraint for default partition \"{leaf.Name}\" would be violated by some row"
                            : $"partition constraint of relation \"{leaf.Name}\" is violated by some row")
                    {
                        Table = leaf.Name,
                    };
                }
            });
        }
    }
}
