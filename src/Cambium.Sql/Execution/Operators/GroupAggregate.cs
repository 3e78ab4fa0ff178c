using Cambium.Engine.Values;
using Cambium.Sql.Planning.Explaining;

namespace Cambium.Sql.Execution.Operators;

/// <summary>
/// Groups rows that come in the order of some of the keys: what has the same values of these is aggregated, handed over and forgotten before the next is read. For those who want the first
/// groups only.
/// </summary>
/// <param name="run">Those keys, in the input's rows.</param>
internal sealed class GroupAggregate(Operator input, GroupShape shape, RowKey run, IReadOnlyList<string> keyTexts) : Operator
{
    private readonly PeekedRows _rows = new(input);
    private readonly Value[] _first = new Value[input.Width];
    private QueryContext? _context;
    private GroupTable? _groups;
    private int _group;

    public override int Width { get; } = shape.Width;

    public override IReadOnlyList<Operator> Children { get; } = [input];

    public override void Describe(ExplainNode node)
    {
        node.NodeType = "Aggregate";
        node.Title = "GroupAggregate";
        node.Attributes["Strategy"] = "Sorted";
        node.Attributes["Partial Mode"] = "Simple";
        node.Add("Group Key", keyTexts);
    }

    public override void Close()
    {
        _groups = null;
        Array.Clear(_first);
        _rows.Release();
        base.Close();
    }

    protected override void OpenCore(QueryContext context)
    {
        _context = context;
        _groups = null;
        _rows.Open(context);
    }

    protected override bool NextCore(RowBatch batch)
    {
        while (!batch.IsFull)
        {
            if (_groups is null || _group >= _groups.CountGroups(0))
            {
                if (!_rows.TryPeek(batch.RowsWanted))
                {
                    break;
                }

                ReadRun(batch.RowsWanted);
            }

            _groups!.Emit(0, _group++, batch.Append());
            _context!.Tick();
        }

        return batch.Count > 0;
    }

    private void ReadRun(int rowsWanted)
    {
        _groups = new GroupTable(shape, _context!);
        _group = 0;
        _rows.Next.CopyTo(_first);
        do
        {
            _groups.Add(_rows.Next);
            _rows.Take();
        }
        while (_rows.TryPeek(rowsWanted) && run.Equals(_rows.Next, _first));
    }
}
