using Cambium.Engine.Values;
using Cambium.Sql.Planning.Explaining;

namespace Cambium.Sql.Execution.Operators;

/// <summary>Window calls over one partitioning and order. The input comes sorted by partition keys, then order keys.</summary>
/// <param name="partition">Keys that start a new partition when they change.</param>
/// <param name="order">The window's order; rows equal in it are peers.</param>
internal sealed class WindowOperator(Operator input, RowKey partition, RowComparer order, WindowCall[] calls) : Operator
{
    private readonly RowBatch _input = new();
    private QueryContext? _context;
    private RowList? _rows;
    private WindowPartition? _partition;
    private Value[][] _results = [];
    private int _inputRow;
    private int _next;
    private bool _ended;

    public override int Width => input.Width + calls.Length;

    public override IReadOnlyList<Operator> Children { get; } = [input];

    public override void Describe(ExplainNode node) => node.NodeType = "WindowAgg";

    public override void Close()
    {
        _rows = null;
        _partition = null;
        _results = [];
        _input.Release();
        base.Close();
    }

    protected override void OpenCore(QueryContext context)
    {
        _context = context;
        _rows = null;
        _partition = null;
        _next = 0;
        _inputRow = 0;
        _ended = false;
        _input.Clear(input.Width);
        input.Open(context);
    }

    protected override bool NextCore(RowBatch batch)
    {
        while (!batch.IsFull)
        {
            if (_rows is null || _next >= _rows.Count)
            {
                if (!ReadPartition())
                {
                    break;
                }

                Compute();
                _next = 0;
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

    private bool ReadPartition()
    {
        RowList rows = new(input.Width, _context!.Memory);
        while (true)
        {
            if (_inputRow >= _input.Count)
            {
                _input.RowsWanted = RowBatch.RowsMax;
                if (_ended || !input.Next(_input))
                {
                    _ended = true;
                    break;
                }

                _context!.CheckCancellation();
                _inputRow = 0;
            }

            ReadOnlySpan<Value> row = _input[_inputRow];
            if (rows.Count > 0 && !partition.Equals(row, rows[0]))
            {
                break;
            }

            rows.Add(row);
            _inputRow++;
        }

        _rows = rows;
        return rows.Count > 0;
    }

    private void Compute()
    {
        _partition = new WindowPartition(_rows!, order, _context!);
        _results = new Value[calls.Length][];
        for (int call = 0; call < calls.Length; call++)
        {
            _results[call] = calls[call].Compute(_partition, _context!);
        }
    }
}
