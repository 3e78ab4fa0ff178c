using Cambium.Engine.Values;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Planning.Explaining;

namespace Cambium.Sql.Execution.Operators;

/// <summary>
/// Sorts its input, stably. With a limit it keeps only that many best rows while reading.
/// </summary>
/// <param name="presorted">By how many of the first keys the input is ordered already: with a limit, reading ends where no better row can come.</param>
/// <param name="limit">Rows wanted at most (LIMIT + OFFSET), evaluated at opening; null: all.</param>
internal sealed class SortOperator(Operator input, SortKey[] keys, IReadOnlyList<string> keyTexts, int presorted, CompiledExpression? limit, CompiledExpression? offset) : Operator
{
    /// <summary>Above this a bounded heap no longer pays.</summary>
    private const long TopRowsMax = 100_000;

    /// <summary>Rows asked for at a time while reading may end soon.</summary>
    private const int EarlyRows = 64;

    private readonly RowComparer _comparer = new(keys);
    private readonly RowComparer _presorted = new(keys[..presorted]);
    private readonly RowBatch _input = new();
    private RowList? _rows;
    private int[] _order = [];
    private QueryContext? _context;
    private bool _sorted;
    private int _next;
    private int _count;

    public override int Width => input.Width;

    public override IReadOnlyList<Operator> Children { get; } = [input];

    public override void Describe(ExplainNode node)
    {
        node.NodeType = "Sort";
        node.Add("Sort Key", keyTexts);
        if (presorted > 0 && limit is not null)
        {
            node.Add("Presorted Key", keyTexts.Take(presorted));
        }
    }

    public override void Close()
    {
        _rows = null;
        _order = [];
        _input.Release();
        base.Close();
    }

    protected override void OpenCore(QueryContext context)
    {
        _context = context;
        _sorted = false;
        _next = 0;
        input.Open(context);
    }

    protected override bool NextCore(RowBatch batch)
    {
        if (!_sorted)
        {
            _rows = new RowList(Width, _context!.Memory);
            long top = Top();
            if (top <= TopRowsMax)
            {
                ReadTop((int)top);
            }
            else
            {
                ReadAll();
            }

            _sorted = true;
        }

        while (_next < _count && !batch.IsFull)
        {
            batch.Append(_rows![_order[_next++]]);
        }

        return batch.Count > 0;
    }

    private long Top()
    {
        if (limit is null || limit.Evaluate([], _context!) is not { IsNull: false } rows)
        {
            return long.MaxValue;
        }

        Value skipped = offset?.Evaluate([], _context!) ?? Value.Null;
        return Math.Max(0, rows.Int64) + (skipped.IsNull ? 0 : Math.Min(Math.Max(0, skipped.Int64), long.MaxValue / 2));
    }

    private void ReadAll()
    {
        RowList rows = _rows!;
        _input.RowsWanted = RowBatch.RowsMax;
        while (input.Next(_input))
        {
            rows.AddAll(_input);
            _context!.CheckCancellation();
        }

        _count = rows.Count;
        _order = new int[_count];
        for (int index = 0; index < _count; index++)
        {
            _order[index] = index;
        }

        QueryContext context = _context!;
        _order.AsSpan().Sort((left, right) =>
        {
            context.Tick();
            int result = _comparer.Compare(rows[left], rows[right]);
            return result != 0 ? result : left.CompareTo(right);
        });
    }

    /// <summary>Keeps the best rows in a heap whose root is the worst of them; equal rows keep the order they came in.</summary>
    private void ReadTop(int top)
    {
        RowList rows = _rows!;
        List<int> arrivals = [];
        PriorityQueue<int, int> worst = new(Comparer<int>.Create((left, right) =>
        {
            int result = _comparer.Compare(rows[right], rows[left]);
            return result != 0 ? result : arrivals[right].CompareTo(arrivals[left]);
        }));
        int arrival = 0;
        bool ends = top == 0;
        _input.RowsWanted = presorted > 0 ? Math.Min(RowBatch.RowsMax, Math.Max(top, EarlyRows)) : RowBatch.RowsMax;
        while (!ends && input.Next(_input))
        {
            for (int index = 0; index < _input.Count && !ends; index++, arrival++)
            {
                ReadOnlySpan<Value> row = _input[index];
                if (worst.Count < top)
                {
                    rows.Add(row);
                    arrivals.Add(arrival);
                    worst.Enqueue(rows.Count - 1, rows.Count - 1);
                }
                else if (_comparer.Compare(row, rows[worst.Peek()]) < 0)
                {
                    int place = worst.Dequeue();
                    row.CopyTo(rows.Writable(place));
                    arrivals[place] = arrival;
                    worst.Enqueue(place, place);
                }
                else
                {
                    ends = presorted > 0 && _presorted.Compare(row, rows[worst.Peek()]) > 0;
                }
            }

            _context!.CheckCancellation();
        }

        _count = worst.Count;
        _order = new int[_count];
        for (int index = _count - 1; index >= 0; index--)
        {
            _order[index] = worst.Dequeue();
        }
    }
}
