using Cambium.Engine.Values;
using Cambium.Sql.Planning.Explaining;
using Cambium.Trees;

namespace Cambium.Sql.Execution.Operators;

/// <summary>COUNT(*) of a table or of index intervals, from the tree's own counts: no row is visited.</summary>
/// <param name="condition">Null: the whole table.</param>
internal sealed class CountScan(int tableId, int treeId, IndexCondition? condition, ReadNotes notes, ScanText text) : Operator
{
    private readonly List<KeyInterval> _intervals = [];
    private QueryContext? _context;
    private ScanActivity _activity = new(condition?.Index.Id ?? tableId);

    public override int Width => 1;

    public override IReadOnlyList<int> TreesRead => [condition?.Index.TreeId ?? treeId];

    public override void Describe(ExplainNode node)
    {
        node.NodeType = "Count Scan";
        node.Title = text.IndexName is null ? "Count Scan on " + text.Relation : $"Count Scan using {text.IndexName} on {text.Relation}";
        text.AddTo(node, this);
    }

    public override void Close() => _context = null;

    protected override void OpenCore(QueryContext context) => _context = context;

    protected override bool NextCore(RowBatch batch)
    {
        if (_context is not { } context)
        {
            return false;
        }

        _context = null;
        _activity.In(context).CountScan();
        Tree tree = context.GetTree(condition?.Index.TreeId ?? treeId);
        long count = 0;
        if (condition is null)
        {
            count = tree.Count;
            notes.NoteAll(context);
        }
        else
        {
            condition.BuildIntervals(context, _intervals);
            foreach (KeyInterval interval in _intervals)
            {
                byte[]? lower = interval.Lower.Length == 0 ? null : interval.Lower;
                count += tree.CountRange(new KeyRange(lower, interval.Upper));
                if (interval.IsPoint)
                {
                    notes.NoteKey(context, condition.Index, interval.Lower);
                }
                else
                {
                    notes.NoteRange(context, condition.Index, lower, interval.Upper);
                }
            }
        }

        batch.Append()[0] = Value.FromInt64(count);
        return true;
    }
}
