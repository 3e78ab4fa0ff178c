using Cambium.Engine.Values;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Execution.Parallel;
using Cambium.Sql.Planning.Explaining;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Execution.Operators;

/// <summary>
/// Sorts its input, stably. With a limit it keeps only that many best rows while reading. Rows of a large scan are sorted in parts, which are merged.
/// </summary>
/// <param name="presorted">By how many of the first keys the input is ordered already: with a limit, reading ends where no better row can come.</param>
/// <param name="limit">Rows wanted at most (LIMIT + OFFSET), evaluated at opening; null: all.</param>
internal sealed class SortOperator(Operator input, SortKey[] keys, IReadOnlyList<string> keyTexts, int presorted, CompiledExpression? limit, CompiledExpression? offset) : Operator
{
    /// <summary>Rows asked for at a time while reading may end soon.</summary>
    private const int EarlyRows = 64;

    private readonly RowComparer _comparer = new(keys);
    private readonly RowComparer _presorted = new(keys[..presorted]);
    private readonly RowBatch _input = new();
    private QueryContext? _context;

    // Sorted each, equal rows of the earlier ones first; and how far they have been yielded.
    private IReadOnlyList<SortedRows>? _runs;
    private int[] _next = [];
    private long _left;

    public override int Width => input.Width;

    public override IReadOnlyList<Operator> Children { get; } = [input];

    private bool EndsEarly => presorted > 0 && limit is not null;

    internal override void PlanHelpers(QueryContext context)
    {
        Helpers = EndsEarly ? 0 : context.HelpersFor(input);
        base.PlanHelpers(context);
    }

    public override void Describe(ExplainNode node)
    {
        ExplainNode sort = node;
        if (Helpers > 0)
        {
            node.DescribeGather(this, "Gather Merge");
            sort = node.Under();
        }

        sort.NodeType = "Sort";
        sort.Add("Sort Key", keyTexts);
        if (EndsEarly)
        {
            sort.Add("Presorted Key", keyTexts.Take(presorted));
        }
    }

    public override void Close()
    {
        _runs = null;
        _input.Release();
        base.Close();
    }

    protected override void OpenCore(QueryContext context)
    {
        _context = context;
        _runs = null;
        input.Open(context);
    }

    protected override bool NextCore(RowBatch batch)
    {
        if (_runs is null)
        {
            _left = Top();
            _runs = Sort(_left);
            _next = new int[_runs.Count];
        }

        while (_left > 0 && !batch.IsFull && NextRun() is >= 0 and int run)
        {
            batch.Append(_runs[run][_next[run]++]);
            _left--;
        }

        return batch.Count > 0;
    }

    /// <summary>The run whose next row comes next; -1 when there is none. There are hardly more runs than threads.</summary>
    private int NextRun()
    {
        int best = -1;
        for (int run = 0; run < _runs!.Count; run++)
        {
            if (_next[run] < _runs[run].Count && (best < 0 || _runs[run].IsBefore(_next[run], _runs[best], _next[best])))
            {
                best = run;
            }
        }

        return best;
    }

    private long Top()
    {
        if (limit is null || limit.Evaluate([], _context!) is not { IsNull: false } rows)
        {
            return long.MaxValue;
        }

        Value skipped = offset?.Evaluate([], _context!) ?? Value.Null;
        return LogicalLimit.Reach(rows.Int64, skipped.IsNull ? 0 : skipped.Int64);
    }

    private IReadOnlyList<SortedRows> Sort(long top)
    {
        QueryContext context = _context!;
        Helpers = EndsEarly || top == 0 ? 0 : context.HelpersFor(input);
        if (Helpers > 0)
        {
            PartialResults<SortedRows> parts = new(
                input, context, own => new SortedRows(Width, _comparer, top, own), static (rows, batch) => rows.Add(batch), static rows => rows.Complete());
            return parts.Collect(this);
        }

        SortedRows all = new(Width, _comparer, top, context);
        if (EndsEarly && top <= SortedRows.TopRowsMax)
        {
            ReadEarly(all, top);
        }
        else
        {
            ReadAll(all, top);
        }

        all.Complete();
        return [all];
    }

    private void ReadAll(SortedRows rows, long top)
    {
        _input.RowsWanted = RowBatch.RowsMax;
        while (top > 0 && input.Next(_input))
        {
            rows.Add(_input);
            _context!.CheckCancellation();
        }
    }

    /// <summary>Reads until what comes is behind the last row wanted even by what the input is ordered by.</summary>
    private void ReadEarly(SortedRows rows, long top)
    {
        bool ends = top == 0;
        _input.RowsWanted = (int)Math.Min(RowBatch.RowsMax, Math.Max(top, EarlyRows));
        while (!ends && input.Next(_input))
        {
            for (int index = 0; index < _input.Count && !ends; index++)
            {
                ReadOnlySpan<Value> row = _input[index];
                ends = !rows.AddToTop(row) && _presorted.Compare(row, rows.Worst) > 0;
            }

            _context!.CheckCancellation();
        }
    }
}
