using Cambium.Log.Records;

namespace Cambium.Log.Verification;

/// <summary>
/// Compares what a transaction noted between its final snapshot and the state just before its position. Only the net
/// difference counts: a value that went and came back is unchanged.
/// </summary>
internal sealed class NoteChecker(DatabaseHistory history, IIndexEvaluator? evaluator)
{
    private readonly NoteExtent _extent = new(evaluator);

    /// <summary>Notes on indexes with computed keys that could not be compared, by index id.</summary>
    public Dictionary<int, long> NotChecked { get; } = [];

    /// <summary>The first note that no longer holds; null when all do. The history must be at the record's position - 1.</summary>
    public Counterexample? Check(LogRecord record)
    {
        foreach (ReadNote note in record.Notes)
        {
            if (history.Find(note.TableId) is TableHistory table && Check(record, note, table) is Counterexample found)
            {
                return found;
            }
        }

        return null;
    }

    private Counterexample? Check(LogRecord record, ReadNote note, TableHistory table)
    {
        HashSet<ReadOnlyMemory<byte>>? own = ToSet(note.OwnRows);
        HashSet<ReadOnlyMemory<byte>>? skipped = ToSet(note.SkippedRows);
        foreach (RowHistory row in Candidates(record, note, table, own))
        {
            if (skipped?.Contains(row.Key) == true)
            {
                continue;
            }

            bool isOwn = own?.Contains(row.Key) == true;
            if (!isOwn && !CanCompare(note, row, record.Snapshot))
            {
                NotChecked[note.IndexId] = NotChecked.GetValueOrDefault(note.IndexId) + 1;
                return null;
            }

            (bool isTouched, int? column) = Difference(note, row, record.Snapshot, isOwn);
            if (isTouched)
            {
                return new Counterexample(ViolationKind.Read, record.Position, "what it read had changed before it committed")
                {
                    Note = note,
                    OtherPosition = row.LastToChange(column, record.Snapshot),
                    TableId = note.TableId,
                    Key = row.Key,
                    ColumnId = column,
                };
            }
        }

        return null;
    }

    private bool CanCompare(ReadNote note, RowHistory row, long snapshot) =>
        note.IndexId == 0
        || (row.At(snapshot) is var before && (ReferenceEquals(before, row.Current) || (_extent.CanPlace(note, before) && _extent.CanPlace(note, row.Current))));

    private static HashSet<ReadOnlyMemory<byte>>? ToSet(IReadOnlyList<ReadOnlyMemory<byte>> keys) =>
        keys.Count > 0 ? new HashSet<ReadOnlyMemory<byte>>(keys, KeyComparer.Instance) : null;

    /// <summary>Rows that may have changed in the note's extent: one look-up per row key where that is enough.</summary>
    private static IEnumerable<RowHistory> Candidates(LogRecord record, ReadNote note, TableHistory table, HashSet<ReadOnlyMemory<byte>>? own)
    {
        if (note.Kind is not NoteKind.Key || !NoteExtent.IsByRowKey(note))
        {
            return table.ChangedAfter(record.Snapshot);
        }

        IEnumerable<ReadOnlyMemory<byte>> keys = own is null ? [note.Lower] : own.Append(note.Lower);
        return keys.Select(key => table.Rows.GetValueOrDefault(key)).OfType<RowHistory>();
    }

    /// <summary>
    /// Whether the change of <paramref name="row"/> since <paramref name="snapshot"/> touches the note, and the column by which
    /// it does (null when the row came or went).
    /// </summary>
    private (bool IsTouched, int? Column) Difference(ReadNote note, RowHistory row, long snapshot, bool isOwn)
    {
        RowImage? before = row.At(snapshot);
        RowImage? after = row.Current;
        if (ReferenceEquals(before, after))
        {
            return (false, null);
        }

        // A row it had written before it read it: what the filter saw there was its own value, so the filter says nothing.
        bool matchedBefore = before is not null && (isOwn || _extent.Contains(note, row.Key, before));
        bool matchesAfter = after is not null && (isOwn || _extent.Contains(note, row.Key, after));
        if (!matchedBefore && !matchesAfter)
        {
            return (false, null);
        }

        if (before is null || after is null)
        {
            return (true, null);
        }

        if (matchedBefore != matchesAfter)
        {
            // It moved in or out of the extent by some column.
            return (true, RowImage.FirstDifference(before, after, null));
        }

        int? column = RowImage.FirstDifference(before, after, note.AllColumns ? null : note.Columns);
        return (column is not null, column);
    }
}
