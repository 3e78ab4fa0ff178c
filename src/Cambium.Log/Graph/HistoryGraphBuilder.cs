using Cambium.Log.Records;
using Cambium.Log.Reporting;
using Cambium.Log.Verification;

namespace Cambium.Log.Graph;

/// <summary>
/// Works out the dependencies of a stretch of a log from writes and notes. Fed with the records before the stretch too it knows the
/// rows as they were and is exact; without them it knows only what the stretch itself wrote.
/// </summary>
public sealed class HistoryGraphBuilder
{
    /// <summary>Changes of rows remembered; a stretch that makes more loses the dependencies on its oldest.</summary>
    private const int WindowChangesMax = 1 << 20;

    private readonly long _from;
    private readonly DatabaseHistory _history;
    private readonly NoteExtent _extent;
    private readonly LogNames _names;
    private readonly List<LogRecord> _records = [];
    private readonly List<GraphTransaction> _transactions = [];
    private readonly HashSet<(long From, long To, DependencyKind Kind)> _known = [];
    private readonly List<Dependency> _dependencies = [];
    private readonly HashSet<ReadNote> _overwritten = new(ReferenceEqualityComparer.Instance);

    /// <param name="from">First position of the stretch.</param>
    /// <param name="isPartial">The records before it are not fed.</param>
    /// <param name="names">Names of tables; follows the records.</param>
    public HistoryGraphBuilder(long from, bool isPartial, LogNames names, IIndexEvaluator? evaluator = null)
    {
        _from = from;
        _names = names;
        _history = new DatabaseHistory(WindowChangesMax) { IsPartial = isPartial };
        _extent = new NoteExtent(evaluator);
    }

    public HistoryGraph Graph => new(_transactions, _dependencies);

    /// <summary>Takes in the next record, in order.</summary>
    public void Add(LogRecord record)
    {
        _names.Follow(record);
        bool isShown = record.Position >= _from && !record.Flags.HasFlag(RecordFlags.Internal);
        if (isShown)
        {
            foreach (ReadNote note in record.Notes.Where(static note => note.TableId != TableWrites.CatalogTableId))
            {
                FindWriters(record, note);
            }
        }

        _history.Apply(record);
        if (!isShown)
        {
            return;
        }

        foreach (VerifiedChange change in _history.Changes.Where(static change => change.TableId != TableWrites.CatalogTableId))
        {
            FindOverwritten(record, change);
        }

        _records.Add(record);
        _transactions.Add(GraphTransaction.Of(record, _names));
    }

    /// <summary>wr: who wrote last, at or before the snapshot, what the note read.</summary>
    private void FindWriters(LogRecord record, ReadNote note)
    {
        if (_history.Find(note.TableId) is not { } table)
        {
            return;
        }

        IEnumerable<RowHistory> candidates = note.Kind == NoteKind.Key && NoteExtent.IsByRowKey(note)
            ? table.Rows.TryGetValue(note.Lower, out RowHistory? row) ? [row] : []
            : table.ChangedAfter(_from - 1);
        foreach (RowHistory candidate in candidates)
        {
            for (RowChange? change = candidate.Last; change is not null && change.Position >= _from; change = change.Previous)
            {
                RowImage? after = change.Next is { } next ? next.Before : candidate.Current;
                if (change.Position <= record.Snapshot && IsTouched(note, candidate.Key, change.Before, after))
                {
                    Add(change.Position, record.Position, DependencyKind.WriteRead, note.TableId);
                    break;
                }
            }
        }
    }

    /// <summary>ww: whose version is overwritten; rw: who had read it. Of the readers of one note the first overwriter counts.</summary>
    private void FindOverwritten(LogRecord record, VerifiedChange change)
    {
        if (_history.Find(change.TableId)?.Rows.GetValueOrDefault(change.Key) is { Last.Previous: { } previous } && previous.Position >= _from)
        {
            Add(previous.Position, record.Position, DependencyKind.WriteWrite, change.TableId);
        }

        foreach (LogRecord reader in _records)
        {
            foreach (ReadNote note in reader.Notes)
            {
                if (note.TableId == change.TableId && !_overwritten.Contains(note) && IsTouched(note, change.Key.Span, change.Before, change.After))
                {
                    // A scan can be overwritten in many places; a key only once.
                    if (note.Kind == NoteKind.Key)
                    {
                        _overwritten.Add(note);
                    }

                    Add(reader.Position, record.Position, DependencyKind.ReadWrite, note.TableId);
                    break;
                }
            }
        }
    }

    private bool IsTouched(ReadNote note, ReadOnlySpan<byte> key, RowImage? before, RowImage? after)
    {
        bool matchedBefore = before is not null && _extent.Contains(note, key, before);
        bool matchesAfter = after is not null && _extent.Contains(note, key, after);
        return (matchedBefore || matchesAfter)
            && (matchedBefore != matchesAfter || RowImage.FirstDifference(before!, after!, note.AllColumns ? null : note.Columns) is not null);
    }

    private void Add(long from, long to, DependencyKind kind, int tableId)
    {
        if (from != to && _known.Add((from, to, kind)))
        {
            _dependencies.Add(new Dependency(from, to, kind, _names.Table(tableId)));
        }
    }
}
