using Cambium.Engine.Catalog;
using Cambium.Engine.Values;

namespace Cambium.Engine.Transactions.Partitions;

/// <summary>
/// What a partition's rows must fulfil: each table above would send them here. Immutable; for one version of the definitions, which a transaction
/// notes as read.
/// </summary>
internal sealed class PartitionConstraint
{
    private readonly Level[] _levels;

    private PartitionConstraint(Level[] levels, ColumnSet columns)
    {
        _levels = levels;
        Columns = columns;
    }

    /// <param name="FromBelow">To the columns of the table above.</param>
    private sealed record Level(IPartitionRouter Router, ColumnMap FromBelow, int Place);

    /// <summary>The partition's columns that decide.</summary>
    public ColumnSet Columns { get; }

    /// <summary>Null for a table that is no partition.</summary>
    public static PartitionConstraint? Of(Transaction transaction, TableDefinition table) => Of(table, transaction.Catalog, transaction, static (transaction, parent) =>
    {
        transaction.Reads.NoteCatalog(parent.Id);
        return PartitionPath.RouterOf(transaction, parent);
    });

    /// <inheritdoc cref="Of(Transaction, TableDefinition)"/>
    /// <param name="source">What <paramref name="routerOf"/> asks: a closure would be made for every table that is written, partition or not.</param>
    public static PartitionConstraint? Of<TSource>(TableDefinition table, CatalogSnapshot catalog, TSource source, Func<TSource, TableDefinition, IPartitionRouter> routerOf)
    {
        if (table.ParentId is null)
        {
            return null;
        }

        List<Level> levels = [];
        ColumnSet columns = ColumnSet.Empty;
        TableDefinition below = table;
        while (catalog.GetParent(below) is { } parent)
        {
            IPartitionRouter router = routerOf(source, parent);
            levels.Add(new Level(router, new ColumnMap(below, parent), parent.Partitioning!.PlaceOf(below.Id)));
            columns = columns.Union(new ColumnMap(parent, table).Convert(router.Columns));
            below = parent;
        }

        return new PartitionConstraint([.. levels], columns);
    }

    /// <summary>Whether a row, in the order of the partition's columns, belongs here.</summary>
    public bool Accepts(ReadOnlySpan<Value> row)
    {
        foreach (Level level in _levels)
        {
            row = level.FromBelow.Convert(row);
            if (level.Router.Find(row) != level.Place)
            {
                return false;
            }
        }

        return true;
    }
}
