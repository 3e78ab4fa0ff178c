using Cambium.Engine.Transactions;
using Cambium.Sql.Planning.Explaining;
using Cambium.Trees;

namespace Cambium.Sql.Execution.Operators;

/// <summary>All rows of a table in the order of their keys.</summary>
internal sealed class TableScan(RowReader reader, ReadNotes notes, ScanText text) : Operator, IPartSource
{
    private TreeCursor? _cursor;
    private QueryContext? _context;
    private bool _started;
    private bool _exhausted;
    private int _visited;
    private int _counted;
    private ScanActivity _activity = new(reader.Table.Id);

    public override int Width => reader.Width;

    public override IReadOnlyList<int> TreesRead => [reader.Table.TreeId];

    internal override IPartSource? Source => reader.IsParallelSafe ? this : null;

    public override void Describe(ExplainNode node)
    {
        node.NodeType = "Seq Scan";
        node.Title = (node.IsParallel ? "Parallel Seq Scan on " : "Seq Scan on ") + text.Relation;
        text.AddTo(node, this);
    }

    public int CountHelpers(QueryContext context) => context.Parallel!.HelpersFor(context.GetTree(reader.Table.TreeId).Count, context.Parallel.RowsMin);

    public PartRows BeginParts(QueryContext context)
    {
        Tree tree = context.GetTree(reader.Table.TreeId);
        notes.NoteAll(context);
        ObjectActivity activity = _activity.In(context);
        activity.CountScan();
        activity.CountRows(tree.Count);
        return new PartRows(reader, tree, 0, tree.Count, false, false, tree);
    }

    internal override Operator Copy(Operator rows) => rows;

    internal override bool TryTestPartners(PartnerTest test, RowKey key) => reader.TryTest(test, key);

    public override void Close()
    {
        if (_context is { } context)
        {
            _context = null;
            if (_started)
            {
                _activity.In(context).CountRows(_visited - _counted);
                _counted = _visited;
            }

            if (_started && !_exhausted)
            {
                // Ended early: only what stands up to the last row visited was read.
                notes.NoteRange(context, reader.Table.PrimaryKey, null, [.. _cursor!.Key, 0x00]);
            }

            _cursor?.Reset(Tree.Empty);
        }
    }

    /// <summary>By the tree's counts: the cursor goes to the last row passed over at once.</summary>
    public override long Skip(long count)
    {
        long skipped = reader.PassesAll ? Math.Min(count, _context!.GetTree(reader.Table.TreeId).Count) : 0;
        if (skipped > 0)
        {
            Start(_context!, out _);
            _cursor!.SeekRank(skipped - 1);
        }

        return skipped;
    }

    protected override void OpenCore(QueryContext context)
    {
        Close();
        _context = context;
        _started = false;
        _exhausted = false;
    }

    protected override bool NextCore(RowBatch batch)
    {
        QueryContext context = _context!;
        if (_exhausted)
        {
            return false;
        }

        TreeCursor cursor = Start(context, out bool any);
        while (any)
        {
            if (!reader.TryAppend(batch, cursor.Value, reader.NeedsRowKey ? cursor.Key : default, context) && Statistics is not null)
            {
                Statistics.RowsRemoved++;
            }

            if ((++_visited & 1023) == 0)
            {
                context.CheckCancellation();
            }

            if (batch.IsFull)
            {
                return true;
            }

            any = cursor.MoveNext();
        }

        _exhausted = true;
        notes.NoteAll(context);
        return batch.Count > 0;
    }

    private TreeCursor Start(QueryContext context, out bool any)
    {
        if (_started)
        {
            any = _cursor!.MoveNext();
            return _cursor;
        }

        Tree tree = context.GetTree(reader.Table.TreeId);
        if (_cursor is null)
        {
            _cursor = tree.GetCursor();
        }
        else
        {
            _cursor.Reset(tree);
        }

        any = _cursor.SeekFirst();
        _started = true;
        _activity.In(context).CountScan();
        return _cursor;
    }
}
