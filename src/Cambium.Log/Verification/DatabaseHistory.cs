using Cambium.Log.Format;
using Cambium.Log.Records;

namespace Cambium.Log.Verification;

/// <summary>The database as the log's writes build it, with the changes of a window before the present.</summary>
internal sealed class DatabaseHistory(int windowChangesMax) : IVerifiedState
{
    private readonly Dictionary<int, TableHistory> _tables = [];
    private readonly Queue<RowChange> _window = new();
    private readonly LogBytes _scratch = new();
    private readonly List<(RowHistory Row, RowImage? Before)> _touched = [];
    private readonly List<VerifiedChange> _changes = [];

    /// <summary>The records don't start with the first: rows may be unknown, and of unknown rows only the columns written are known.</summary>
    public bool IsPartial { get; init; }

    /// <summary>States at this position and later can be seen; earlier ones are forgotten.</summary>
    public long WindowStart { get; private set; }

    public TableHistory? Find(int tableId) => _tables.GetValueOrDefault(tableId);

    /// <inheritdoc/>
    public RowImage? FindRow(int tableId, ReadOnlyMemory<byte> key) =>
        _tables.TryGetValue(tableId, out TableHistory? table) && table.Rows.TryGetValue(key, out RowHistory? row) ? row.Current : null;

    /// <inheritdoc/>
    public IReadOnlyList<VerifiedChange> Changes
    {
        get
        {
            if (_changes.Count == 0)
            {
                _changes.AddRange(_touched.Select(static touched => new VerifiedChange(touched.Row.Table.TableId, touched.Row.Key, touched.Before, touched.Row.Current)));
            }

            return _changes;
        }
    }

    /// <inheritdoc/>
    public IEnumerable<RowImage> Rows(int tableId) =>
        _tables.TryGetValue(tableId, out TableHistory? table) ? table.Rows.Values.Select(static row => row.Current).OfType<RowImage>() : [];

    /// <summary>Replays a record's writes; null, or the write that can't be.</summary>
    public Counterexample? Apply(LogRecord record)
    {
        _touched.Clear();
        _changes.Clear();
        foreach (TableWrites writes in record.Writes)
        {
            if (!_tables.TryGetValue(writes.TableId, out TableHistory? table))
            {
                table = new TableHistory(writes.TableId);
                _tables.Add(writes.TableId, table);
            }

            foreach (RowWrite write in writes.Rows)
            {
                if (Apply(table, record.Position, write) is Counterexample counterexample)
                {
                    return counterexample;
                }
            }
        }

        while (_window.Count > windowChangesMax)
        {
            RowChange oldest = _window.Dequeue();
            WindowStart = oldest.Position;
            oldest.Row.Table.Drop(oldest);
        }

        return null;
    }

    private Counterexample? Apply(TableHistory table, long position, RowWrite write)
    {
        if (write.Kind == RowWriteKind.Truncate)
        {
            foreach (RowHistory existing in table.Rows.Values.Where(existing => existing.Current is not null))
            {
                Change(existing, position, null);
            }

            return null;
        }

        RowHistory row = table.GetOrAdd(write.Key);
        bool exists = row.Current is not null;

        // What a catalog has from the start isn't logged.
        if (!IsPartial && exists == (write.Kind == RowWriteKind.Insert) && (exists || table.TableId != TableWrites.CatalogTableId))
        {
            string what = write.Kind == RowWriteKind.Insert ? "inserts a key that exists" : $"{write.Kind.ToString().ToLowerInvariant()}s a key that doesn't exist";
            return new Counterexample(ViolationKind.Write, position, what)
            {
                OtherPosition = row.Last?.Position,
                TableId = table.TableId,
                Key = row.Key,
            };
        }

        if (IsPartial && !exists && write.Kind != RowWriteKind.Insert)
        {
            row.Current = RowImage.Merge(null, [], _scratch);
        }

        RowImage? after = write.Kind == RowWriteKind.Delete ? null : RowImage.Merge(row.Current, write.Columns, _scratch);
        Change(row, position, after);
        return null;
    }

    private void Change(RowHistory row, long position, RowImage? after)
    {
        if (row.Last?.Position != position)
        {
            _touched.Add((row, row.Current));
        }

        _window.Enqueue(row.Table.Change(row, position, after));
    }
}
