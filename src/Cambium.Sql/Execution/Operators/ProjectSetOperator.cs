using Cambium.Engine.Values;
using Cambium.Sql.Planning.Explaining;

namespace Cambium.Sql.Execution.Operators;

/// <summary>Set-returning calls beside each input row, padded with NULL to the longest.</summary>
internal sealed class ProjectSetOperator(Operator input, SetCall[] calls) : Operator
{
    private readonly RowBatch _input = new();
    private readonly IEnumerator<Value[]>?[] _running = new IEnumerator<Value[]>?[calls.Length];
    private QueryContext? _context;
    private int _row;
    private bool _inRow;

    public override int Width => input.Width + calls.Length;

    public override IReadOnlyList<Operator> Children { get; } = [input];

    public override void Describe(ExplainNode node) => node.NodeType = "ProjectSet";

    public override void Close()
    {
        _input.Release();
        base.Close();
    }

    protected override void OpenCore(QueryContext context)
    {
        _context = context;
        input.Open(context);
        _input.Clear(input.Width);
        _row = 0;
        _inRow = false;
    }

    protected override bool NextCore(RowBatch batch)
    {
        while (!batch.IsFull)
        {
            if (_row >= _input.Count)
            {
                _input.RowsWanted = batch.RowsWanted;
                if (!input.Next(_input))
                {
                    break;
                }

                _row = 0;
            }

            ReadOnlySpan<Value> row = _input[_row];
            if (!_inRow)
            {
                for (int call = 0; call < calls.Length; call++)
                {
                    _running[call] = calls[call].Start(row, _context!);
                }

                _inRow = true;
            }

            if (!Advance(row, batch))
            {
                _inRow = false;
                _row++;
            }

            _context!.Tick();
        }

        return batch.Count > 0;
    }

    private bool Advance(ReadOnlySpan<Value> row, RowBatch batch)
    {
        bool any = false;
        Span<Value> into = batch.Append();
        for (int call = 0; call < calls.Length; call++)
        {
            bool has = _running[call]?.MoveNext() ?? false;
            if (!has)
            {
                _running[call] = null;
            }

            any |= has;
            into[row.Length + call] = has ? calls[call].ValueOf(_running[call]!.Current) : Value.Null;
        }

        if (any)
        {
            row.CopyTo(into);
        }
        else
        {
            batch.RemoveLast();
        }

        return any;
    }
}
