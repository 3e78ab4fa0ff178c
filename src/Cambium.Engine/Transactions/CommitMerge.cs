using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Trees;

namespace Cambium.Engine.Transactions;

/// <summary>
/// Puts a validated transaction's edits onto the newest root: works out every row and index entry first and changes nothing, so
/// that a failing increment can still refuse the transaction.
/// </summary>
/// <param name="catchUps">What was built on the snapshot's rows.</param>
/// <param name="recomputesRows">Applies the edits to every row, also where it is the snapshot's own.</param>
internal sealed class CommitMerge(Transaction transaction, Tip tip, TableCatchUp[] catchUps, bool recomputesRows = false)
{
    public List<TableMerge> Tables { get; } = [];

    /// <summary>Some row had been changed by somebody else since the snapshot: values differ from those the transaction saw.</summary>
    public bool IsMerged { get; private set; }

    /// <summary>Works out the merge.</summary>
    /// <returns>Null, or why it isn't possible.</returns>
    public Conflict? Run()
    {
        CatalogSnapshot newest = transaction.Ddl.DurableChanges is { Length: > 0 } changes ? tip.Catalog.With(changes, tip.Catalog.Version) : tip.Catalog;
        foreach (TableEdit edit in transaction.Writes.Tables)
        {
            // The table as this transaction leaves it, should it have changed it, or a type of its columns, after the last write; otherwise
            // with the plain indexes that others have added or dropped meanwhile.
            CatalogSnapshot catalog = transaction.Ddl.State.Changes.ContainsKey(edit.Table.Table.Id) ? transaction.Catalog : newest;
            if (edit.HasNetChange && catalog.TryGetTable(edit.Table.Table.Id, out TableDefinition? table))
            {
                edit.Table = transaction.Database.Runtimes.Get(table, catalog);
                if (FindLoad(edit) is { } load)
                {
                    Tables.Add(new TableMerge(edit) { Load = load, Newest = tip.Edit(table.TreeId).Freeze() });
                }
                else if (MergeTable(edit) is { } conflict)
                {
                    return conflict;
                }
            }
        }

        foreach (TableCatchUp catchUp in catchUps)
        {
            int id = catchUp.Table.Table.Id;
            TableMerge? own = Tables.Find(merge => merge.Table.Table.Id == id);
            if (!catchUp.TryAdvance(tip.Edit(catchUp.TreeId).Freeze(), own, out byte[]? failedKey))
            {
                return new ConflictReport(transaction, tip.Node, catchUp.Table.Table).OfRow(ConflictKind.Build, 0, failedKey!, ColumnSet.Empty);
            }

            if (catchUp.Load is { } load)
            {
                catchUp.Adopt(load.Table);
            }
        }

        return null;
    }

    private TableCatchUp? FindLoad(TableEdit edit)
    {
        foreach (TableCatchUp catchUp in catchUps)
        {
            if (catchUp.Load == edit)
            {
                return catchUp;
            }
        }

        return null;
    }

    private Conflict? MergeTable(TableEdit edit)
    {
        TableMerge merge = new(edit);
        Tables.Add(merge);
        TreeEdit? rows = edit.IsTruncated ? null : tip.Edit(edit.Table.Table.TreeId);
        foreach (RowEdit row in edit.Rows)
        {
            if (row.State.Kind == RowEditKind.None)
            {
                continue;
            }

            byte[]? before = null;
            if (rows is not null && rows.TryGet(row.Key, out PageSlice found))
            {
                before = row.Before is not null && found.Span.SequenceEqual(row.Before) ? row.Before : found.Span.ToArray();
            }

            if (MergeRow(merge, row, before) is { } conflict)
            {
                return conflict;
            }
        }

        return null;
    }

    private Conflict? MergeRow(TableMerge merge, RowEdit row, byte[]? before)
    {
        // Validation has seen to both; they are tested again because a lost row must never become a half-written one.
        if (row.State.Kind == RowEditKind.Insert ? before is not null : before is null)
        {
            return Refuse(row.State.Kind == RowEditKind.Insert ? ConflictKind.InsertedKey : ConflictKind.DeletedRow, merge.Table.Table, row, row.Statement, ColumnSet.Empty);
        }

        byte[]? after = row.State.After;
        if (row.State.Kind == RowEditKind.Update && (recomputesRows || !ReferenceEquals(before, row.Before)))
        {
            IsMerged = true;
            try
            {
                after = Apply(merge.Table, row, before!, out int failed);
                if (after is null)
                {
                    return Refuse(ConflictKind.Increment, merge.Table.Table, row, failed, row.State.Increments.Columns);
                }
            }
            catch (SqlErrorException)
            {
                return Refuse(ConflictKind.Increment, merge.Table.Table, row, row.Statement, row.State.Increments.Columns);
            }
        }

        ColumnSet changed = before is not null && after is not null
            ? merge.Table.Difference(before, after, WrittenColumns(merge.Table, row))
            : ColumnSet.All;
        if (changed.IsEmpty)
        {
            merge.Unchanged.Add((row, before!));
            return null;
        }

        try
        {
            AddIndexEntries(merge, row.Key, before, after, changed);
        }
        catch (SqlErrorException)
        {
            // An index expression that fails on the merged row, though it had a value on either side's own.
            return Refuse(ConflictKind.Increment, merge.Table.Table, row, row.Statement, changed);
        }

        merge.Rows.Add(new RowMerge(row, before, after, changed));
        return null;
    }

    /// <summary>Columns a row edit may have changed, generated ones included.</summary>
    private static ColumnSet WrittenColumns(TableRuntime table, RowEdit row) =>
        row.State.Assigned.IsAll ? ColumnSet.All : table.WithDependents(row.State.Assigned.Union(row.State.Increments.Columns));

    /// <summary>The edit applied to a newer row; null when an increment breaks a constraint there.</summary>
    private static byte[]? Apply(TableRuntime table, RowEdit row, byte[] before, out int failedStatement)
    {
        Value[] values = new Value[table.Table.Columns.Length];
        Value[] assigned = new Value[values.Length];
        table.Read(before, values);
        table.Read(row.State.After!, assigned);
        foreach (ColumnDefinition column in table.Table.Columns)
        {
            if (!column.IsDropped && row.State.Assigned.Contains(column.Id))
            {
                values[column.Ordinal] = assigned[column.Ordinal];
            }
        }

        failedStatement = row.Statement;
        if (row.State.HasIncrements)
        {
            foreach (RowIncrement increment in row.State.Increments.Items)
            {
                ref Value value = ref values[increment.Increment.Ordinal];
                value = increment.Increment.Apply(value);
                table.ComputeGenerated(values);
                failedStatement = increment.Statement;
                if (!Passes(table, values, ColumnSet.Of(increment.ColumnId)))
                {
                    return null;
                }
            }
        }

        table.ComputeGenerated(values);
        return Passes(table, values, WrittenColumns(table, row)) ? table.Layout.Encode(values) : null;
    }

    private static bool Passes(TableRuntime table, Value[] values, in ColumnSet written)
    {
        foreach (int ordinal in table.NotNullOrdinals)
        {
            if (values[ordinal].IsNull)
            {
                return false;
            }
        }

        for (int i = 0; i < table.CheckColumns.Length; i++)
        {
            if (table.CheckColumns[i].Overlaps(written) && !table.Passes(i, values))
            {
                return false;
            }
        }

        return true;
    }

    private void AddIndexEntries(TableMerge merge, byte[] rowKey, byte[]? before, byte[]? after, in ColumnSet changed)
    {
        TableRuntime table = merge.Table;
        Value[]? oldRow = null;
        Value[]? newRow = null;
        foreach (IndexRuntime index in table.Indexes)
        {
            // What a row has in an index of constants comes and goes with it.
            if ((before is not null && after is not null && !index.Columns.Overlaps(changed)) || transaction.Ddl.State.BuiltTrees.Contains(index.Index.TreeId))
            {
                continue;
            }

            IndexEntry? oldEntry = before is null ? null : index.EntryOf(oldRow ??= Read(table, before), rowKey);
            IndexEntry? newEntry = after is null ? null : index.EntryOf(newRow ??= Read(table, after), rowKey);
            if (oldEntry is null ? newEntry is null : oldEntry.HasSameKey(newEntry))
            {
                continue;
            }

            if (oldEntry is not null)
            {
                merge.RemovedEntries.Add((index.Index.TreeId, oldEntry.Key));
            }

            if (newEntry is not null)
            {
                merge.AddedEntries.Add((index.Index.TreeId, newEntry.Key, IndexEntry.ValueOf(index, rowKey).ToArray()));
            }
        }
    }

    private static Value[] Read(TableRuntime table, byte[] image)
    {
        Value[] row = new Value[table.Table.Columns.Length];
        table.Read(image, row);
        return row;
    }

    private Conflict Refuse(ConflictKind kind, TableDefinition table, RowEdit row, int statement, in ColumnSet columns) =>
        new ConflictReport(transaction, tip.Node, table).OfRow(kind, statement, row.Key, columns);
}
