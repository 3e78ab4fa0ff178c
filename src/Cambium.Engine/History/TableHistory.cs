using Cambium.Engine.Catalog;
using Cambium.Engine.Recovery;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Log.Records;
using Cambium.Trees;

namespace Cambium.Engine.History;

/// <summary>Reads the versions of a table's rows, or of those of its parts, out of the log, one record after the other.</summary>
/// <param name="start">The root that the records follow.</param>
/// <param name="tables">Ids of the tables that store the rows.</param>
/// <param name="keyOf">One row's key by the table as it was defined then, null where it can have none; null for all rows.</param>
internal sealed class TableHistory(DatabaseRoot start, IEnumerable<int> tables, Func<TableDefinition, byte[]?>? keyOf)
{
    private readonly LogCatalog _catalog = new(start.Catalog);
    private readonly Dictionary<int, Part> _parts = tables.ToDictionary(static id => id, static _ => new Part());

    /// <summary>A row as a table was defined when it was written.</summary>
    private sealed record Image(TableDefinition Table, Value[] Values);

    private sealed class Part
    {
        /// <summary>Of rows that some record has written, null once gone; all others are as they were at the start.</summary>
        public SortedDictionary<byte[], Image?> Images { get; } = new(Comparer<byte[]>.Create(static (left, right) => left.AsSpan().SequenceCompareTo(right)));

        /// <summary>Whose key was asked for last, and what it is.</summary>
        public (TableDefinition? Table, byte[]? Key) Wanted { get; set; }
    }

    public IEnumerable<RowVersion> Read(IEnumerable<LogRecord> records)
    {
        List<RowVersion> versions = [];
        foreach (LogRecord record in records)
        {
            versions.Clear();
            foreach (TableWrites writes in record.Writes)
            {
                if (writes.TableId == TableWrites.CatalogTableId)
                {
                    _catalog.Apply(writes, record.Position);
                }
                else if (_parts.TryGetValue(writes.TableId, out Part? part) && _catalog.Current.TryGetTable(writes.TableId, out TableDefinition? table))
                {
                    versions.AddRange(writes.Rows.SelectMany(row => Apply(part, record, table, row)));
                }
            }

            // A row that has moved to another part has left the one before it has come to the other.
            foreach (RowVersion version in versions.OrderBy(version => _parts.Count > 1 && version.Kind is (RowWriteKind.Insert or RowWriteKind.Update)))
            {
                yield return version;
            }
        }
    }

    private IEnumerable<RowVersion> Apply(Part part, LogRecord record, TableDefinition table, RowWrite row)
    {
        if (row.Kind == RowWriteKind.Truncate)
        {
            return Truncate(part, record, table.Id);
        }

        byte[] key = row.Key.ToArray();
        if (keyOf is not null && !(Wanted(part, table) is { } wanted && key.AsSpan().SequenceEqual(wanted)))
        {
            return [];
        }

        Value[] values = new Value[table.Columns.Length];
        if (row.Kind != RowWriteKind.Insert && Find(part, table, key) is { } before)
        {
            before.AsSpan(0, Math.Min(before.Length, values.Length)).CopyTo(values);
        }

        if (row.Kind != RowWriteKind.Delete)
        {
            LoggedRow.SetColumns(table, row.Columns, values);
        }

        Image image = new(table, values);
        part.Images[key] = row.Kind == RowWriteKind.Delete ? null : image;
        return [Version(record, row.Kind, image)];
    }

    /// <summary>Rewriting a table empties it, too: what it had was of its definition before.</summary>
    private List<RowVersion> Truncate(Part part, LogRecord record, int tableId)
    {
        foreach (byte[] key in StartKeys(part, tableId))
        {
            part.Images.TryAdd(key, FindAtStart(tableId, key));
        }

        List<RowVersion> versions = [.. part.Images.Values.OfType<Image>().Select(image => Version(record, RowWriteKind.Truncate, image))];
        foreach (byte[] key in part.Images.Keys.ToArray())
        {
            part.Images[key] = null;
        }

        return versions;
    }

    private byte[]? Wanted(Part part, TableDefinition table)
    {
        if (!ReferenceEquals(part.Wanted.Table, table))
        {
            part.Wanted = (table, keyOf!(table));
        }

        return part.Wanted.Key;
    }

    private Value[]? Find(Part part, TableDefinition table, byte[] key)
    {
        Image? image = part.Images.TryGetValue(key, out Image? known) ? known : FindAtStart(table.Id, key);

        // Columns may have been added since.
        return image is null ? null : [.. image.Values, .. table.Columns.Skip(image.Values.Length).Select(static column => column.MissingValue)];
    }

    private Image? FindAtStart(int tableId, byte[] key)
    {
        if (!start.Catalog.TryGetTable(tableId, out TableDefinition? table) || !start.GetTree(table.TreeId).TryGet(key, out PageSlice row))
        {
            return null;
        }

        Value[] values = new Value[table.Columns.Length];
        table.Layout.ReadAll(row, values);
        return new Image(table, values);
    }

    private IEnumerable<byte[]> StartKeys(Part part, int tableId)
    {
        if (!start.Catalog.TryGetTable(tableId, out TableDefinition? table))
        {
            yield break;
        }

        if (keyOf is not null)
        {
            if (Wanted(part, table) is { } wanted)
            {
                yield return wanted;
            }

            yield break;
        }

        TreeCursor cursor = start.GetTree(table.TreeId).GetCursor();
        for (bool more = cursor.SeekFirst(); more; more = cursor.MoveNext())
        {
            yield return cursor.Key.ToArray();
        }
    }

    private static RowVersion Version(LogRecord record, RowWriteKind kind, Image image) =>
        new(record.Position, record.CommitTimeMicros, record.Session, record.User, kind, image.Table, image.Values);
}
