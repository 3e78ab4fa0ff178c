using Cambium.Sql.Planning.Explaining;

namespace Cambium.Sql.Execution.Operators;

/// <summary>UNION ALL, or partitions of a table: one input after the other, each with its own order of columns.</summary>
/// <param name="places">Per input, the place of each output column.</param>
/// <param name="chosen">Says at each opening which inputs to read; null: all.</param>
internal sealed class AppendOperator(Operator[] inputs, int[][] places, int width, Func<QueryContext, bool[]>? chosen = null) : Operator
{
    private bool[]? _chosen;

    private readonly RowBatch _input = new();
    private QueryContext? _context;
    private int _current;
    private bool _isOpen;

    public override int Width => width;

    public override IReadOnlyList<Operator> Children => inputs;

    /// <summary>The inputs with the places of their columns, when all of them are read.</summary>
    internal IEnumerable<(Operator Input, int[] Places)>? Inputs => chosen is null ? inputs.Zip(places) : null;

    public override void Describe(ExplainNode node) => node.NodeType = "Append";

    public override void Close()
    {
        _input.Release();
        base.Close();
    }

    protected override void OpenCore(QueryContext context)
    {
        _context = context;
        _current = 0;
        _isOpen = false;
        _chosen = chosen?.Invoke(context);
    }

    protected override bool NextCore(RowBatch batch)
    {
        while (_current < inputs.Length)
        {
            if (_chosen is not null && !_chosen[_current])
            {
                _current++;
                continue;
            }

            if (!_isOpen)
            {
                inputs[_current].Open(_context!);
                _isOpen = true;
            }

            _input.RowsWanted = batch.RowsWanted;
            if (inputs[_current].Next(_input))
            {
                Rows.CopyPlaces(_input, batch, places[_current]);
                return true;
            }

            _current++;
            _isOpen = false;
        }

        return false;
    }
}
