using Cambium.Log.Format;
using Cambium.Log.Records;

namespace Cambium.Log.Verification;

/// <summary>The database as the log's writes build it, with the changes of a window before the present.</summary>
internal sealed class DatabaseHistory(int windowChangesMax) : IVerifiedState
{
    private readonly Dictionary<int, TableHistory> _tables = [];
    private readonly Queue<RowChange> _window = new();
    private readonly LogBytes _scratch = new();

    /// <summary>States at this position and later can be seen; earlier ones are forgotten.</summary>
    public long WindowStart { get; private set; }

    public TableHistory? Find(int tableId) => _tables.GetValueOrDefault(tableId);

    /// <inheritdoc/>
    public RowImage? FindRow(int tableId, ReadOnlyMemory<byte> key) =>
        _tables.TryGetValue(tableId, out TableHistory? table) && table.Rows.TryGetValue(key, out RowHistory? row) ? row.Current : null;

    /// <summary>Replays a record's writes; null, or the write that can't be.</summary>
    public Counterexample? Apply(LogRecord record)
    {
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
                _window.Enqueue(table.Change(existing, position, null));
            }

            return null;
        }

        RowHistory row = table.GetOrAdd(write.Key);
        bool exists = row.Current is not null;
        if (exists == (write.Kind == RowWriteKind.Insert))
        {
            string what = write.Kind == RowWriteKind.Insert ? "inserts a key that exists" : $"{write.Kind.ToString().ToLowerInvariant()}s a key that doesn't exist";
            return new Counterexample(ViolationKind.Write, position, what)
            {
                OtherPosition = row.Last?.Position,
                TableId = table.TableId,
                Key = row.Key,
            };
        }

        RowImage? after = write.Kind == RowWriteKind.Delete ? null : RowImage.Merge(row.Current, write.Columns, _scratch);
        _window.Enqueue(table.Change(row, position, after));
        return null;
    }
}
