using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Engine.Rows;
using Cambium.Log.Records;
using Cambium.Trees;

namespace Cambium.Engine.Recovery;

/// <summary>
/// Rebuilds a database from its log: applies logged effects to the tables' trees in place, never SQL text, and builds all
/// secondary indexes from the rows at the end.
/// </summary>
internal sealed class LogReplay(RuntimeCache runtimes, SequenceStore sequences)
{
    private readonly Dictionary<int, TreeEdit> _rows = [];
    private readonly LogCatalog _catalog = new();
    private Value[] _values = [];

    /// <summary>The root after the last record.</summary>
    public DatabaseRoot Run(IEnumerable<LogRecord> records)
    {
        long position = 0;
        long time = 0;
        foreach (LogRecord record in records)
        {
            foreach (SequenceWrite sequence in record.Sequences)
            {
                sequences.Restore(sequence);
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
            _rows.Add(table.TreeId, rows = Tree.Empty.Edit());
        }

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
        foreach (TableDefinition table in _catalog.Current.Tables)
        {
            if (!_rows.TryGetValue(table.TreeId, out TreeEdit? edit))
            {
                continue;
            }

            Tree rows = edit.Freeze();
            trees.Add(new KeyValuePair<int, Tree?>(table.TreeId, rows));
            TableRuntime runtime = runtimes.Get(table, _catalog.Current);
            trees.AddRange(runtime.Indexes.Select(index => new KeyValuePair<int, Tree?>(index.Index.TreeId, IndexBuilder.Build(runtime, index, rows))));
        }

        return TreeMap.Empty.With(trees);
    }
}
