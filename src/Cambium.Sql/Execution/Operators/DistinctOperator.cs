using Cambium.Engine.Values;
using Cambium.Sql.Execution.Parallel;
using Cambium.Sql.Planning.Explaining;

namespace Cambium.Sql.Execution.Operators;

/// <summary>
/// The first row of each set of equal ones: by hashing, or by comparing neighbours when the input is sorted. Of a large scan, whoever wants all
/// rows gets them from parts.
/// </summary>
internal sealed class DistinctOperator(Operator input, RowKey key, bool isSorted) : Operator
{
    private readonly RowBatch _input = new();
    private QueryContext? _context;
    private DistinctRows? _seen;
    private RowList? _last;
    private bool _isStarted;
    private int _next;

    public override int Width => input.Width;

    public override IReadOnlyList<Operator> Children { get; } = [input];

    internal override void PlanHelpers(QueryContext context)
    {
        Helpers = isSorted ? 0 : context.HelpersFor(input);
        base.PlanHelpers(context);
    }

    public override void Describe(ExplainNode node)
    {
        DescribeStep(node);
        if (Helpers > 0)
        {
            ExplainNode gather = node.Under();
            gather.DescribeGather(this);
            DescribeStep(gather.Under());
        }
    }

    public override void Close()
    {
        _seen = null;
        _last = null;
        _input.Release();
        base.Close();
    }

    protected override void OpenCore(QueryContext context)
    {
        _context = context;
        _seen = new DistinctRows(Width, key, context.Memory);
        _last = new RowList(Width);
        _isStarted = false;
        _next = 0;
        input.Open(context);
    }

    protected override bool NextCore(RowBatch batch)
    {
        if (!_isStarted)
        {
            _isStarted = true;
            Helpers = isSorted || batch.RowsWanted < RowBatch.RowsMax ? 0 : _context!.HelpersFor(input);
            if (Helpers > 0)
            {
                ReadParts();
            }
        }

        return Helpers > 0 ? NextSeen(batch) : NextNew(batch);
    }

    private bool NextNew(RowBatch batch)
    {
        _input.RowsWanted = batch.RowsWanted;
        while (input.Next(_input))
        {
            for (int row = 0; row < _input.Count; row++)
            {
                if (IsNew(_input[row]))
                {
                    batch.Append(_input[row]);
                }
            }

            if (batch.Count > 0)
            {
                return true;
            }

            _context!.CheckCancellation();
        }

        return false;
    }

    private bool NextSeen(RowBatch batch)
    {
        while (_next < _seen!.Rows.Count && !batch.IsFull)
        {
            batch.Append(_seen.Rows[_next++]);
        }

        return batch.Count > 0;
    }

    private void ReadParts()
    {
        PartialResults<DistinctRows> parts = new(input, _context!, own => new DistinctRows(Width, key, own.Memory), static (rows, batch) => rows.Add(batch));
        foreach (DistinctRows part in parts.Collect(this))
        {
            _seen!.Merge(part, _context!);
        }
    }

    private bool IsNew(ReadOnlySpan<Value> row)
    {
        if (!isSorted)
        {
            return _seen!.Add(row);
        }

        if (_last!.Count > 0 && key.Equals(row, _last[0]))
        {
            return false;
        }

        _last.Clear();
        _last.Add(row);
        return true;
    }

    private void DescribeStep(ExplainNode node)
    {
        node.NodeType = isSorted ? "Unique" : "Aggregate";
        node.Title = isSorted ? "Unique" : "HashAggregate";
    }
}
