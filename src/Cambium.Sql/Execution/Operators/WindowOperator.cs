using Cambium.Engine.Values;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Planning.Explaining;

namespace Cambium.Sql.Execution.Operators;

/// <summary>
/// Window calls over one partitioning and order. The input comes sorted by partition keys, then order keys. Calls that don't look ahead are computed for the
/// beginning of a partition where no more of it is wanted.
/// </summary>
/// <param name="partition">Keys that start a new partition when they change.</param>
/// <param name="order">The window's order; rows equal in it are peers.</param>
/// <param name="bound">How many rows of each partition can be of use, and the peers of the last (int8, NULL for none); null: all.</param>
internal sealed class WindowOperator(
    Operator input, RowKey partition, RowComparer order, WindowCall[] calls, WindowReach reach, CompiledExpression? bound, string? boundText) : Operator
{
    /// <summary>The values of a longer beginning are computed anew: so much longer that this costs little in the end.</summary>
    private const int Growth = 4;

    private const int RowsFirst = 32;

    private readonly RowBatch _input = new();
    private QueryContext? _context;
    private RowList? _rows;
    private Value[][] _results = [];
    private long _bound;
    private int _inputRow;
    private int _next;

    // Of several partitions so many rows are read at once: few at first, perhaps no more are wanted.
    private int _readAhead;
    private bool _isWhole;
    private bool _ended;

    public override int Width => input.Width + calls.Length;

    public override IReadOnlyList<Operator> Children { get; } = [input];

    private bool IsOnlyOne => partition.Places.Length == 0;

    public override void Describe(ExplainNode node)
    {
        node.NodeType = "WindowAgg";
        if (boundText is not null)
        {
            node.Add("Run Condition", boundText);
        }
    }

    public override void Close()
    {
        _rows = null;
        _results = [];
        _input.Release();
        base.Close();
    }

    protected override void OpenCore(QueryContext context)
    {
        _context = context;
        _rows = null;
        _next = 0;
        _inputRow = 0;
        _readAhead = RowsFirst;
        _bound = bound is null ? long.MaxValue : bound.Evaluate([], context) is { IsNull: false } most ? most.Int64 : 0;
        _ended = _bound <= 0;
        _isWhole = true;
        _input.Clear(input.Width);
        input.Open(context);
    }

    protected override bool NextCore(RowBatch batch)
    {
        while (!batch.IsFull)
        {
            if (_rows is null || _next >= _rows.Count)
            {
                if (!ReadMore(batch.RowsWanted))
                {
                    break;
                }

                Compute();
            }

            Span<Value> into = batch.Append();
            _rows![_next].CopyTo(into);
            for (int call = 0; call < calls.Length; call++)
            {
                into[input.Width + call] = _results[call][_next];
            }

            _next++;
        }

        return batch.Count > 0;
    }

    /// <summary>Reads on in the partition, or begins the next one.</summary>
    private bool ReadMore(int rowsWanted)
    {
        if (!_isWhole)
        {
            int before = _rows!.Count;
            if (before < _bound)
            {
                Read(Math.Min(_bound, (long)before * Growth));
            }
            else
            {
                SkipPartition();
            }

            if (_rows.Count > before)
            {
                return true;
            }
        }

        _rows = new RowList(input.Width, _context!.Memory);
        _next = 0;
        Read(Math.Min(_bound, reach == WindowReach.Partition || rowsWanted >= RowBatch.RowsMax ? long.MaxValue : rowsWanted));
        return _rows.Count > 0;
    }

    /// <summary>Adds rows of the same partition until there are so many, and the last one's peers where calls know them.</summary>
    private void Read(long count)
    {
        RowList rows = _rows!;
        _isWhole = true;
        while (rows.Count < count || reach == WindowReach.Peers)
        {
            if (!TryPeek(count - rows.Count) || (rows.Count > 0 && !partition.Equals(_input[_inputRow], rows[0])))
            {
                return;
            }

            ReadOnlySpan<Value> row = _input[_inputRow];
            if (rows.Count >= count && order.Compare(row, rows[rows.Count - 1]) != 0)
            {
                break;
            }

            rows.Add(row);
            _inputRow++;
        }

        _isWhole = false;
    }

    private void SkipPartition()
    {
        _ended |= IsOnlyOne;
        while (TryPeek(1) && partition.Equals(_input[_inputRow], _rows![0]))
        {
            _inputRow++;
        }

        _isWhole = true;
    }

    /// <summary>Whether there is another row of input, at <see cref="_inputRow"/>.</summary>
    private bool TryPeek(long rowsWanted)
    {
        if (_ended)
        {
            return false;
        }

        if (_inputRow >= _input.Count)
        {
            _input.RowsWanted = IsOnlyOne ? (int)Math.Clamp(rowsWanted, 1, RowBatch.RowsMax) : _readAhead;
            _readAhead = Math.Min(RowBatch.RowsMax, _readAhead * 2);
            _inputRow = 0;
            _ended = !input.Next(_input);
            _context!.CheckCancellation();
        }

        return !_ended;
    }

    private void Compute()
    {
        WindowPartition rows = new(_rows!, order, _context!);
        _results = new Value[calls.Length][];
        for (int call = 0; call < calls.Length; call++)
        {
            _results[call] = calls[call].Compute(rows, _context!);
        }
    }
}
