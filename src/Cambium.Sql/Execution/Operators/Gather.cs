using Cambium.Sql.Execution.Parallel;
using Cambium.Sql.Planning.Explaining;

namespace Cambium.Sql.Execution.Operators;

/// <summary>
/// The rows of its input in their order, computed in parts where that is worth while; then all of them are kept before the first is yielded, so it
/// stands where the consumer reads everything anyway. Otherwise it hands its input's batches on.
/// </summary>
internal sealed class Gather(Operator input) : Operator
{
    private QueryContext? _context;
    private IReadOnlyList<RowList>? _rows;
    private int _list;
    private int _row;

    public override int Width => input.Width;

    public override IReadOnlyList<Operator> Children { get; } = [input];

    internal override IPartSource? Source => input.Source;

    internal override void BuildShared() => input.BuildShared();

    internal override Operator Copy(Operator rows) => input.Copy(rows);

    public override void Describe(ExplainNode node) => node.DescribeGather(this);

    internal override void PlanHelpers(QueryContext context)
    {
        Helpers = context.HelpersFor(input);
        base.PlanHelpers(context);
    }

    public override void Close()
    {
        _rows = null;
        base.Close();
    }

    protected override void OpenCore(QueryContext context)
    {
        _context = context;
        _rows = null;
        _list = 0;
        _row = 0;
        input.Open(context);
    }

    protected override bool NextCore(RowBatch batch)
    {
        if (_rows is null)
        {
            Helpers = _context!.HelpersFor(input);
            if (Helpers == 0)
            {
                return input.Next(batch);
            }

            _rows = Collect();
        }

        while (_list < _rows.Count && !batch.IsFull)
        {
            if (_row < _rows[_list].Count)
            {
                batch.Append(_rows[_list][_row++]);
            }
            else
            {
                _list++;
                _row = 0;
            }
        }

        return batch.Count > 0;
    }

    private IReadOnlyList<RowList> Collect()
    {
        PartialResults<RowList> parts = new(input, _context!, own => new RowList(Width, own.Memory), static (rows, batch) => rows.AddAll(batch));
        return parts.Collect(this);
    }
}
