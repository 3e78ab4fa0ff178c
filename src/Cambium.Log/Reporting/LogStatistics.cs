using Cambium.Log.Reading;
using Cambium.Log.Records;

namespace Cambium.Log.Reporting;

/// <summary>Totals over a log, batch by batch.</summary>
public sealed class LogStatistics
{
    private readonly SortedDictionary<int, TableStatistics> _tables = [];

    public long Transactions { get; private set; }

    public long Batches { get; private set; }

    /// <summary>Batches without records: clean shutdowns and pauses.</summary>
    public long Marks { get; private set; }

    public long Bytes { get; private set; }

    /// <summary>The most transactions that one flush made durable.</summary>
    public int BatchTransactionsMax { get; private set; }

    public long FirstPosition { get; private set; }

    public long LastPosition { get; private set; }

    public long FirstTimeMicros { get; private set; }

    public long LastTimeMicros { get; private set; }

    /// <summary>Transactions that others had committed beside.</summary>
    public long Overlapping { get; private set; }

    public long Merged { get; private set; }

    public long Refreshed { get; private set; }

    public long Replayed { get; private set; }

    /// <summary>Tries above the first.</summary>
    public long Retries { get; private set; }

    public long KeyNotes { get; private set; }

    public long RangeNotes { get; private set; }

    public long AllNotes { get; private set; }

    /// <summary>Ranges and scans with a filter.</summary>
    public long FilteredNotes { get; private set; }

    public long Notifications { get; private set; }

    public long SequenceWrites { get; private set; }

    /// <summary>In order of table id.</summary>
    public IReadOnlyCollection<TableStatistics> Tables => _tables.Values;

    /// <summary>Commits per second between the first and the last; 0 for fewer than two.</summary>
    public double TransactionsPerSecond =>
        LastTimeMicros > FirstTimeMicros ? (Transactions - 1) * 1e6 / (LastTimeMicros - FirstTimeMicros) : 0;

    public void Add(LogBatchRecords batch)
    {
        Bytes += batch.Size;
        if (batch.Records.Count == 0)
        {
            Marks++;
            return;
        }

        Batches++;
        BatchTransactionsMax = Math.Max(BatchTransactionsMax, batch.Records.Count);
        foreach (LogRecord record in batch.Records)
        {
            Add(record);
        }
    }

    private void Add(LogRecord record)
    {
        if (Transactions++ == 0)
        {
            FirstPosition = record.Position;
            FirstTimeMicros = record.CommitTimeMicros;
        }

        LastPosition = record.Position;
        LastTimeMicros = record.CommitTimeMicros;
        Overlapping += record.Snapshot < record.Position - 1 ? 1 : 0;
        Merged += record.Flags.HasFlag(RecordFlags.Merged) ? 1 : 0;
        Refreshed += record.Flags.HasFlag(RecordFlags.Refreshed) ? 1 : 0;
        Replayed += record.Flags.HasFlag(RecordFlags.Replayed) ? 1 : 0;
        Retries += record.Tries - 1;
        Notifications += record.Notifications.Count;
        SequenceWrites += record.Sequences.Count;
        foreach (ReadNote note in record.Notes)
        {
            Add(note);
        }

        foreach (TableWrites writes in record.Writes)
        {
            Add(Table(writes.TableId), writes.Rows);
        }
    }

    private void Add(ReadNote note)
    {
        Table(note.TableId).Notes++;
        KeyNotes += note.Kind == NoteKind.Key ? 1 : 0;
        RangeNotes += note.Kind == NoteKind.Range ? 1 : 0;
        AllNotes += note.Kind == NoteKind.All ? 1 : 0;
        FilteredNotes += note.Filter is null ? 0 : 1;
    }

    private static void Add(TableStatistics table, IReadOnlyList<RowWrite> rows)
    {
        foreach (RowWrite row in rows)
        {
            table.Inserts += row.Kind == RowWriteKind.Insert ? 1 : 0;
            table.Updates += row.Kind == RowWriteKind.Update ? 1 : 0;
            table.Deletes += row.Kind == RowWriteKind.Delete ? 1 : 0;
            table.Truncates += row.Kind == RowWriteKind.Truncate ? 1 : 0;
            table.Increments += row.Columns.Count(column => column.Increments is not null);
        }
    }

    private TableStatistics Table(int tableId)
    {
        if (!_tables.TryGetValue(tableId, out TableStatistics? table))
        {
            table = new TableStatistics(tableId);
            _tables.Add(tableId, table);
        }

        return table;
    }
}
