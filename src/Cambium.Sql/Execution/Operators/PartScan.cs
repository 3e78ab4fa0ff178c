using Cambium.Sql.Execution.Parallel;
using Cambium.Sql.Planning.Explaining;
using Cambium.Trees;

namespace Cambium.Sql.Execution.Operators;

/// <summary>What one thread reads of a table that several read in parts. What is read is noted by the <see cref="TableScan"/> it is a part of.</summary>
internal sealed class PartScan(RowReader reader, Tree tree) : Operator
{
    private readonly TreeCursor _cursor = tree.GetCursor();
    private QueryContext? _context;
    private bool _started;
    private long _left;
    private int _visited;

    /// <summary>Its rows; to be set before it is opened.</summary>
    internal RowPart? Part { get; set; }

    public override int Width => reader.Width;

    public override void Describe(ExplainNode node) => node.NodeType = "Seq Scan";

    public override void Close() => _cursor.Reset(Tree.Empty);

    protected override void OpenCore(QueryContext context)
    {
        _context = context;
        _started = false;
        _left = 0;
        _cursor.Reset(tree);
    }

    protected override bool NextCore(RowBatch batch)
    {
        QueryContext context = _context!;
        while (!batch.IsFull)
        {
            if (_left == 0)
            {
                _left = Part!.Take(out long from);
                if (_left == 0)
                {
                    break;
                }

                if (!_started)
                {
                    _started = _cursor.SeekRank(from);
                }
            }

            if (!reader.TryAppend(batch, _cursor.Value, _cursor.Key, context) && Statistics is not null)
            {
                Statistics.RowsRemoved++;
            }

            if ((++_visited & 1023) == 0)
            {
                context.CheckCancellation();
            }

            _left--;
            _cursor.MoveNext();
        }

        return batch.Count > 0;
    }
}
