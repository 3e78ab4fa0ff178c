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
    private readonly List<CatalogChange> _changes = [];
    private CatalogSnapshot _catalog = CatalogSnapshot.Initial;
    private Value[] _values = [];

    /// <summary>The root after the last record.</summary>
    public DatabaseRoot Run(IEnumerable<LogRecord> records)
    {
        long position = 0;
        long time = 0;
        Func<ReadOnlyMemory<byte>, Definition> reader = DefinitionJson.CreateReader(oid => FindType(oid));
        foreach (LogRecord record in records)
        {
            foreach (SequenceWrite sequence in record.Sequences)
            {
                sequences.Restore(sequence);
            }

            foreach (TableWrites writes in record.Writes)
            {
                if (writes.TableId == RecordEncoder.CatalogTableId)
                {
                    ApplyCatalog(writes, reader, record.Position);
                }
                else
                {
                    ApplyRows(writes);
                }
            }

            position = record.Position;
            time = record.CommitTimeMicros;
        }

        return new DatabaseRoot(position, time, _catalog, BuildTrees(), new CommitNode(position, "", [], []));
    }

    private DataType? FindType(int oid)
    {
        foreach (CatalogChange change in _changes)
        {
            if (change.After is TypeDefinition type && (type.Id == oid || type.ArrayId == oid))
            {
                return type.Id == oid ? type.DataType : type.DataType.Array;
            }

            if (change.After is TableDefinition table && table.Id == oid)
            {
                return table.RowType;
            }
        }

        return _catalog.FindDataType(oid);
    }

    private void ApplyCatalog(TableWrites writes, Func<ReadOnlyMemory<byte>, Definition> reader, long position)
    {
        _changes.Clear();
        foreach (RowWrite row in writes.Rows)
        {
            ReadOnlySpan<byte> key = row.Key.Span;
            int id = (int)KeyEncoding.Read(ref key, DataType.Int8).Int64;
            Definition? before = _catalog.Find(id);
            Definition? after = null;
            if (row.Kind != RowWriteKind.Delete)
            {
                Value json = LogValues.Decode(DataType.Text, row.Columns[0].After);
                after = reader(json.Memory);
            }

            _changes.Add(new CatalogChange(id, before, after));
            if (before is TableDefinition table && (after as TableDefinition)?.TreeId != table.TreeId)
            {
                _rows.Remove(table.TreeId);
            }
        }

        _catalog = _catalog.With(_changes, position);
    }

    private void ApplyRows(TableWrites writes)
    {
        if (!_catalog.TryGetTable(writes.TableId, out TableDefinition? table))
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
        foreach (TableDefinition table in _catalog.Tables)
        {
            if (!_rows.TryGetValue(table.TreeId, out TreeEdit? edit))
            {
                continue;
            }

            Tree rows = edit.Freeze();
            trees.Add(new KeyValuePair<int, Tree?>(table.TreeId, rows));
            TableRuntime runtime = runtimes.Get(table, _catalog);
            trees.AddRange(runtime.Indexes.Select(index => new KeyValuePair<int, Tree?>(index.Index.TreeId, IndexBuilder.Build(runtime, index, rows))));
        }

        return TreeMap.Empty.With(trees);
    }
}
