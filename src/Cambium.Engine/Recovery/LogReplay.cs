using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Engine.Rows;
using Cambium.Log.Records;
using Cambium.Trees;

namespace Cambium.Engine.Recovery;

/// <summary>
/// Goes from one root to a later one by the log: applies logged effects to the tables' trees, never SQL text, and brings the
/// secondary indexes up to date at the end, from the difference of the rows or, where most have changed, from all of them.
/// </summary>
/// <param name="start">The root the records follow; <see cref="DatabaseRoot.Empty"/> for a whole log.</param>
/// <param name="restore">Takes what the records say about sequences.</param>
internal sealed class LogReplay(RuntimeCache runtimes, DatabaseRoot start, Action<SequenceWrite> restore)
{
    /// <summary>An index is built anew when more than one in so many rows has changed.</summary>
    private const int RebuildFraction = 4;

    private readonly Dictionary<int, TreeEdit> _rows = [];
    private readonly Dictionary<int, long> _written = [];
    private readonly LogCatalog _catalog = new(start.Catalog);
    private Value[] _values = [];

    /// <summary>The root after the last record.</summary>
    public DatabaseRoot Run(IEnumerable<LogRecord> records)
    {
        long position = start.Position;
        long time = start.CommitTimeMicros;
        foreach (LogRecord record in records)
        {
            foreach (SequenceWrite sequence in record.Sequences)
            {
                restore(sequence);
            }

            foreach (TableWrites writes in record.Writes)
            {
                if (writes.TableId == TableWrites.CatalogTableId)
                {
                    ApplyCatalog(writes, record.Position);
                }
                else
                {
                    ApplyRows(writes);
                }
            }

            position = record.Position;
            time = record.CommitTimeMicros;
        }

        return new DatabaseRoot(position, time, _catalog.Current, BuildTrees(), new CommitNode(position, "", [], []));
    }

    private void ApplyCatalog(TableWrites writes, long position)
    {
        foreach (CatalogChange change in _catalog.Apply(writes, position))
        {
            if (change.Before is TableDefinition table && (change.After as TableDefinition)?.TreeId != table.TreeId)
            {
                _rows.Remove(table.TreeId);
            }
        }
    }

    private void ApplyRows(TableWrites writes)
    {
        if (!_catalog.Current.TryGetTable(writes.TableId, out TableDefinition? table))
        {
            throw new InvalidDataException($"The log writes to table {writes.TableId}, which doesn't exist there.");
        }

        if (!_rows.TryGetValue(table.TreeId, out TreeEdit? rows))
        {
            _rows.Add(table.TreeId, rows = start.GetTree(table.TreeId).Edit());
        }

        _written[table.TreeId] = _written.GetValueOrDefault(table.TreeId) + writes.Rows.Count;

        if (_values.Length != table.Columns.Length)
        {
            _values = new Value[table.Columns.Length];
        }

        foreach (RowWrite row in writes.Rows)
        {
            switch (row.Kind)
            {
                case RowWriteKind.Insert:
                    Array.Clear(_values);
                    SetColumns(table, row);
                    rows.Set(row.Key.Span, table.Layout.Encode(_values));
                    break;
                case RowWriteKind.Update:
                    if (!rows.TryGet(row.Key.Span, out PageSlice before))
                    {
                        throw new InvalidDataException($"The log updates a row of table \"{table.Name}\" that doesn't exist there.");
                    }

                    table.Layout.ReadAll(before, _values);
                    SetColumns(table, row);
                    rows.Set(row.Key.Span, table.Layout.Encode(_values));
                    break;
                case RowWriteKind.Delete:
                    rows.Remove(row.Key.Span);
                    break;
                case RowWriteKind.Truncate:
                    rows.RemoveRange(KeyRange.All);
                    break;
            }
        }
    }

    private void SetColumns(TableDefinition table, RowWrite row)
    {
        foreach (ColumnWrite write in row.Columns)
        {
            ColumnDefinition column = table.FindColumn(write.ColumnId) ?? throw new InvalidDataException($"Table \"{table.Name}\" has no column {write.ColumnId}.");
            _values[column.Ordinal] = LogValues.Decode(column.Type.Type, write.After);
        }
    }

    private TreeMap BuildTrees()
    {
        List<KeyValuePair<int, Tree?>> trees = [];
        HashSet<int> alive = [];
        foreach (TableDefinition table in _catalog.Current.Tables)
        {
            Tree before = start.GetTree(table.TreeId);
            Tree rows = _rows.TryGetValue(table.TreeId, out TreeEdit? edit) ? edit.Freeze() : before;
            alive.Add(table.TreeId);
            alive.UnionWith(table.Indexes.Select(static index => index.TreeId));
            trees.Add(new KeyValuePair<int, Tree?>(table.TreeId, rows));
            TableDefinition? known = start.Catalog.Find(table.Id) as TableDefinition;
            if (rows.Count > 0 || before.Count > 0)
            {
                TableRuntime runtime = runtimes.Get(table, _catalog.Current);
                trees.AddRange(runtime.Indexes.Select(index => new KeyValuePair<int, Tree?>(index.Index.TreeId, BuildIndex(runtime, index, known, before, rows))));
            }
        }

        trees.AddRange(start.Trees.All.Where(tree => !alive.Contains(tree.Id)).Select(static tree => new KeyValuePair<int, Tree?>(tree.Id, null)));
        return start.Trees.With(trees);
    }

    private Tree BuildIndex(TableRuntime table, IndexRuntime index, TableDefinition? known, Tree before, Tree rows)
    {
        bool hasEntries = known?.TreeId == table.Table.TreeId && known.FindIndex(index.Index.Id)?.TreeId == index.Index.TreeId;
        if (!hasEntries || _written.GetValueOrDefault(table.Table.TreeId) > rows.Count / RebuildFraction)
        {
            return IndexBuilder.Build(table, index, rows);
        }

        TreeEdit entries = start.GetTree(index.Index.TreeId).Edit();
        TreeChange[] changes = [.. Tree.Diff(before, rows)];
        foreach (TreeChange change in changes)
        {
            if (change.Before is { } gone && EntryOf(table, index, change.Key, gone) is { } removed)
            {
                entries.Remove(removed.Key);
            }
        }

        foreach (TreeChange change in changes)
        {
            if (change.After is { } come && EntryOf(table, index, change.Key, come) is { } added)
            {
                entries.Set(added.Key, IndexEntry.ValueOf(index, change.Key));
            }
        }

        return entries.Freeze();
    }

    private static IndexEntry? EntryOf(TableRuntime table, IndexRuntime index, byte[] rowKey, PageSlice row)
    {
        Value[] values = new Value[table.Table.Columns.Length];
        table.Layout.ReadAll(row, values);
        return index.EntryOf(values, rowKey);
    }
}
