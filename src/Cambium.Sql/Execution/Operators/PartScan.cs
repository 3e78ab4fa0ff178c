using Cambium.Sql.Execution.Parallel;
using Cambium.Sql.Planning.Explaining;
using Cambium.Trees;

namespace Cambium.Sql.Execution.Operators;

/// <summary>What one thread reads of a scan that several read in parts. The scan it is a part of has noted it.</summary>
internal sealed class PartScan(PartRows rows) : Operator
{
    private readonly TreeCursor _cursor = rows.Entries.GetCursor();
    private QueryContext? _context;
    private bool _started;
    private long _left;
    private int _visited;

    /// <summary>Its rows; to be set before it is opened.</summary>
    internal RowPart? Part { get; set; }

    public override int Width => rows.Reader.Width;

    public override void Describe(ExplainNode node) => node.NodeType = "Seq Scan";

    public override void Close() => _cursor.Reset(Tree.Empty);

    protected override void OpenCore(QueryContext context)
    {
        _context = context;
        _started = false;
        _left = 0;
        _cursor.Reset(rows.Entries);
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
                    _started = _cursor.SeekRank(rows.IsBackward ? rows.First - from : rows.First + from);
                }
            }

            if (!TryAppend(batch, context) && Statistics is not null)
            {
                Statistics.RowsRemoved++;
            }

            if ((++_visited & 1023) == 0)
            {
                context.CheckCancellation();
            }

            _left--;
            _ = rows.IsBackward ? _cursor.MovePrevious() : _cursor.MoveNext();
        }

        return batch.Count > 0;
    }

    private bool TryAppend(RowBatch batch, QueryContext context)
    {
        return rows.IsIndexed
            ? rows.Reader.TryAppendEntry(batch, _cursor, rows.Rows, context)
            : rows.Reader.TryAppend(batch, _cursor.Value, rows.Reader.NeedsRowKey ? _cursor.Key : default, context);
    }
}
