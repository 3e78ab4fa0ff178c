using Cambium.Sql.Planning.Explaining;

namespace Cambium.Sql.Execution.Operators;

/// <summary>
/// Sorts rows that come in the order of the first keys: those equal in these, then the next ones. For those who want the first rows only, without knowing how many.
/// </summary>
/// <param name="presorted">By how many of the keys the input is ordered.</param>
internal sealed class IncrementalSort(Operator input, SortKey[] keys, IReadOnlyList<string> keyTexts, int presorted) : Operator
{
    private readonly RowComparer _comparer = new(keys);
    private readonly RowComparer _presorted = new(keys[..presorted]);
    private readonly PeekedRows _input = new(input);
    private QueryContext? _context;
    private RowList? _rows;
    private SortedRows? _sorted;
    private int _next;

    public override int Width => input.Width;

    public override IReadOnlyList<Operator> Children { get; } = [input];

    public override void Describe(ExplainNode node)
    {
        node.NodeType = "Incremental Sort";
        node.Add("Sort Key", keyTexts);
        node.Add("Presorted Key", keyTexts.Take(presorted));
    }

    public override void Close()
    {
        _rows = null;
        _sorted = null;
        _input.Release();
        base.Close();
    }

    protected override void OpenCore(QueryContext context)
    {
        _context = context;
        _rows = new RowList(Width, context.Memory);
        _sorted = null;
        _input.Open(context);
    }

    protected override bool NextCore(RowBatch batch)
    {
        while (!batch.IsFull)
        {
            if (_sorted is null || _next >= _sorted.Count)
            {
                if (!_input.TryPeek(batch.RowsWanted))
                {
                    break;
                }

                ReadEqual(batch.RowsWanted);
            }

            batch.Append(_sorted![_next++]);
        }

        return batch.Count > 0;
    }

    private void ReadEqual(int rowsWanted)
    {
        _rows!.Clear();
        _next = 0;
        do
        {
            _rows.Add(_input.Next);
            _input.Take();
        }
        while (_input.TryPeek(rowsWanted) && _presorted.Compare(_input.Next, _rows[0]) == 0);
        _sorted = new SortedRows(_rows, _comparer, _context!);
        _sorted.Complete();
    }
}
