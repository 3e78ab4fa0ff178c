using Cambium.Engine.Catalog;
using Cambium.Engine.Recovery;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Log.Records;
using Cambium.Trees;

namespace Cambium.Engine.History;

/// <summary>Reads the versions of a table's rows out of the log, one record after the other.</summary>
/// <param name="start">The root that the records follow.</param>
/// <param name="rowKey">One row's key; null for all rows.</param>
internal sealed class TableHistory(DatabaseRoot start, int tableId, byte[]? rowKey)
{
    private readonly LogCatalog _catalog = new(start.Catalog);

    /// <summary>Images of rows that some record has written, null once gone; all others are as they were at the start.</summary>
    private readonly SortedDictionary<byte[], Value[]?> _images = new(Comparer<byte[]>.Create(static (left, right) => left.AsSpan().SequenceCompareTo(right)));

    public IEnumerable<RowVersion> Read(IEnumerable<LogRecord> records)
    {
        foreach (LogRecord record in records)
        {
            foreach (TableWrites writes in record.Writes)
            {
                if (writes.TableId == TableWrites.CatalogTableId)
                {
                    _catalog.Apply(writes, record.Position);
                }
                else if (writes.TableId == tableId && _catalog.Current.TryGetTable(tableId, out TableDefinition? table))
                {
                    foreach (RowVersion version in writes.Rows.SelectMany(row => Apply(record, table, row)))
                    {
                        yield return version;
                    }
                }
            }
        }
    }

    private IEnumerable<RowVersion> Apply(LogRecord record, TableDefinition table, RowWrite row)
    {
        if (row.Kind == RowWriteKind.Truncate)
        {
            return Truncate(record, table);
        }

        byte[] key = row.Key.ToArray();
        if (rowKey is not null && !key.AsSpan().SequenceEqual(rowKey))
        {
            return [];
        }

        Value[] values = new Value[table.Columns.Length];
        if (row.Kind != RowWriteKind.Insert && Find(table, key) is { } before)
        {
            before.AsSpan(0, Math.Min(before.Length, values.Length)).CopyTo(values);
        }

        if (row.Kind != RowWriteKind.Delete)
        {
            LoggedRow.SetColumns(table, row.Columns, values);
        }

        _images[key] = row.Kind == RowWriteKind.Delete ? null : values;
        return [Version(record, table, row.Kind, values)];
    }

    private List<RowVersion> Truncate(LogRecord record, TableDefinition table)
    {
        foreach (byte[] key in rowKey is null ? StartKeys() : [rowKey])
        {
            _images.TryAdd(key, FindAtStart(key));
        }

        List<RowVersion> versions = [.. _images.Values.OfType<Value[]>().Select(values => Version(record, table, RowWriteKind.Truncate, values))];
        foreach (byte[] key in _images.Keys.ToArray())
        {
            _images[key] = null;
        }

        return versions;
    }

    private Value[]? Find(TableDefinition table, byte[] key)
    {
        Value[]? image = _images.TryGetValue(key, out Value[]? known) ? known : FindAtStart(key);
        if (image is null || image.Length >= table.Columns.Length)
        {
            return image;
        }

        // Columns added since.
        return [.. image, .. table.Columns.Skip(image.Length).Select(static column => column.MissingValue)];
    }

    private Value[]? FindAtStart(byte[] key)
    {
        if (!start.Catalog.TryGetTable(tableId, out TableDefinition? table) || !start.GetTree(table.TreeId).TryGet(key, out PageSlice row))
        {
            return null;
        }

        Value[] values = new Value[table.Columns.Length];
        table.Layout.ReadAll(row, values);
        return values;
    }

    private IEnumerable<byte[]> StartKeys()
    {
        if (start.Catalog.TryGetTable(tableId, out TableDefinition? table))
        {
            TreeCursor cursor = start.GetTree(table.TreeId).GetCursor();
            for (bool more = cursor.SeekFirst(); more; more = cursor.MoveNext())
            {
                yield return cursor.Key.ToArray();
            }
        }
    }

    private static RowVersion Version(LogRecord record, TableDefinition table, RowWriteKind kind, Value[] values) =>
        new(record.Position, record.CommitTimeMicros, record.Session, record.User, kind, table, values);
}
