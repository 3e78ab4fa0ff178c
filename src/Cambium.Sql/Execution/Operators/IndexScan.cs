using Cambium.Sql.Planning.Explaining;
using Cambium.Trees;

namespace Cambium.Sql.Execution.Operators;

/// <summary>Rows whose index keys lie in one or several intervals, in index order, forwards or backwards.</summary>
internal sealed class IndexScan(RowReader reader, IndexCondition condition, bool isBackward, ReadNotes notes, ScanText text) : Operator, IPartSource
{
    private readonly List<KeyInterval> _intervals = [];
    private TreeCursor? _cursor;
    private QueryContext? _context;
    private Tree? _rows;
    private int _interval;
    private bool _inInterval;
    private int _visited;
    private int _counted;
    private ScanActivity _activity = new(condition.Index.Id);

    public override int Width => reader.Width;

    public override IReadOnlyList<int> TreesRead => condition.Index.IsPrimary ? [reader.Table.TreeId] : [condition.Index.TreeId, reader.Table.TreeId];

    internal override bool IsLookup => reader.IsParallelSafe && notes.IsParallelSafe && condition.IsParallelSafe;

    internal override Operator CopyWhole() => new IndexScan(reader, condition, isBackward, notes, text);

    /// <summary>Of a range; what has one value is little, mostly, and read over and over.</summary>
    internal override IPartSource? Source => condition is { Equal.Count: 0, HasRange: true } && reader.IsParallelSafe ? this : null;

    internal override Operator Copy(Operator rows) => rows;

    internal override bool TryTestPartners(PartnerTest test, RowKey key) => reader.TryTest(test, key);

    public int CountHelpers(QueryContext context)
    {
        Tree entries = context.GetTree(condition.Index.TreeId);
        condition.BuildIntervals(context, _intervals);
        return _intervals is [var interval] ? context.Parallel!.HelpersFor(entries.CountRange(RangeOf(interval)), context.Parallel.EntriesMin) : 0;
    }

    public PartRows BeginParts(QueryContext context)
    {
        Tree entries = context.GetTree(condition.Index.TreeId);
        KeyInterval interval = _intervals[0];
        NoteWhole(context, interval);
        long first = interval.Lower.Length == 0 ? 0 : entries.Rank(interval.Lower);
        long count = entries.CountRange(RangeOf(interval));
        _activity.In(context).CountRows(count);
        return new PartRows(
            reader, entries, isBackward ? first + count - 1 : first, count, isBackward, !condition.Index.IsPrimary, context.GetTree(reader.Table.TreeId));
    }

    public override void Describe(ExplainNode node)
    {
        node.NodeType = reader.ReadsEntriesOnly ? "Index Only Scan" : "Index Scan";
        node.Title = $"{(node.IsParallel ? "Parallel " : "")}{node.NodeType} {(isBackward ? "Backward " : "")}using {text.IndexName} on {text.Relation}";
        text.AddTo(node, this);
        node.Attributes["Scan Direction"] = isBackward ? "Backward" : "Forward";
    }

    public override void Close()
    {
        if (_context is { } context)
        {
            _context = null;
            _activity.In(context).CountRows(_visited - _counted);
            _counted = _visited;
            if (_inInterval && _cursor!.IsValid)
            {
                NotePart(context, _intervals[_interval], _cursor.Key);
            }

            _cursor?.Reset(Tree.Empty);
        }

        _inInterval = false;
        _rows = null;
    }

    /// <summary>By the trees' counts: the cursor goes to the last entry passed over at once.</summary>
    public override long Skip(long count)
    {
        if (!reader.PassesAll)
        {
            return 0;
        }

        QueryContext context = _context!;
        Tree entries = context.GetTree(condition.Index.TreeId);
        long left = count;
        for (; left > 0 && _interval < _intervals.Count; _interval++)
        {
            KeyInterval interval = _intervals[_interval];
            long inside = entries.CountRange(RangeOf(interval));
            if (inside > left)
            {
                long first = interval.Lower.Length == 0 ? 0 : entries.Rank(interval.Lower);
                _inInterval = _cursor!.SeekRank(isBackward ? first + inside - left : first + left - 1);
                return count;
            }

            NoteWhole(context, interval);
            left -= inside;
        }

        return count - left;
    }

    protected override void OpenCore(QueryContext context)
    {
        Close();
        _context = context;
        _activity.In(context).CountScan();
        condition.BuildIntervals(context, _intervals);
        if (isBackward)
        {
            _intervals.Reverse();
        }

        _interval = 0;
        Tree entries = context.GetTree(condition.Index.TreeId);
        _rows = condition.Index.IsPrimary ? entries : context.GetTree(reader.Table.TreeId);
        if (_cursor is null)
        {
            _cursor = entries.GetCursor();
        }
        else
        {
            _cursor.Reset(entries);
        }
    }

    protected override bool NextCore(RowBatch batch)
    {
        QueryContext context = _context!;
        while (_interval < _intervals.Count)
        {
            KeyInterval interval = _intervals[_interval];
            bool any = _inInterval ? Move() : Enter(interval);
            _inInterval = true;
            while (any && IsInside(interval))
            {
                Visit(batch, context);
                if (batch.IsFull)
                {
                    return true;
                }

                any = Move();
            }

            NoteWhole(context, interval);
            _inInterval = false;
            _interval++;
        }

        return batch.Count > 0;
    }

    private void Visit(RowBatch batch, QueryContext context)
    {
        if ((++_visited & 1023) == 0)
        {
            context.CheckCancellation();
        }

        TreeCursor cursor = _cursor!;
        bool passed = condition.Index.IsPrimary
            ? reader.TryAppend(batch, cursor.Value, cursor.Key, context)
            : reader.TryAppendEntry(batch, cursor, _rows!, context);
        if (!passed && Statistics is not null)
        {
            Statistics.RowsRemoved++;
        }
    }

    private static KeyRange RangeOf(in KeyInterval interval) => new(interval.Lower.Length == 0 ? null : interval.Lower, interval.Upper);

    private bool Enter(in KeyInterval interval)
    {
        if (!isBackward)
        {
            return interval.Lower.Length == 0 ? _cursor!.SeekFirst() : _cursor!.Seek(interval.Lower);
        }

        return interval.Upper is null ? _cursor!.SeekLast() : _cursor!.SeekBefore(interval.Upper);
    }

    private bool Move() => isBackward ? _cursor!.MovePrevious() : _cursor!.MoveNext();

    private bool IsInside(in KeyInterval interval) => isBackward
        ? _cursor!.Key.SequenceCompareTo(interval.Lower) >= 0
        : interval.Upper is null || _cursor!.Key.SequenceCompareTo(interval.Upper) < 0;

    private void NoteWhole(QueryContext context, in KeyInterval interval)
    {
        if (interval.IsPoint)
        {
            notes.NoteKey(context, condition.Index, interval.Lower);
        }
        else
        {
            notes.NoteRange(context, condition.Index, interval.Lower.Length == 0 ? null : interval.Lower, interval.Upper);
        }
    }

    /// <summary>The part of an interval up to the last key visited.</summary>
    private void NotePart(QueryContext context, in KeyInterval interval, ReadOnlySpan<byte> last)
    {
        if (interval.IsPoint)
        {
            notes.NoteKey(context, condition.Index, interval.Lower);
        }
        else if (isBackward)
        {
            notes.NoteRange(context, condition.Index, last.ToArray(), interval.Upper);
        }
        else
        {
            notes.NoteRange(context, condition.Index, interval.Lower.Length == 0 ? null : interval.Lower, [.. last, 0x00]);
        }
    }
}
