using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Planning.Explaining;

namespace Cambium.Sql.Execution.Operators;

internal sealed class FilterRows(Operator input, CompiledExpression condition, string text) : Operator
{
    private readonly RowBatch _input = new();
    private QueryContext? _context;

    public override int Width => input.Width;

    public override IReadOnlyList<Operator> Children { get; } = [input];

    internal override IPartSource? Source => condition.IsParallelSafe ? input.Source : null;

    internal override void BuildShared() => input.BuildShared();

    internal override Operator Copy(Operator rows) => new FilterRows(input.Copy(rows), condition, text);

    internal override bool IsLookup => condition.IsParallelSafe && input.IsLookup;

    internal override Operator CopyWhole() => new FilterRows(input.CopyWhole(), condition, text);

    internal override bool TryTestPartners(PartnerTest test, RowKey key) => condition.IsParallelSafe && input.TryTestPartners(test, key);

    public override void Describe(ExplainNode node)
    {
        node.NodeType = "Filter";
        node.Add("Filter", text);
        if (Statistics is { } statistics)
        {
            node.Add("Rows Removed by Filter", statistics.RowsRemoved / Math.Max(1, statistics.Loops));
        }
    }

    public override void Close()
    {
        _input.Release();
        base.Close();
    }

    protected override void OpenCore(QueryContext context)
    {
        _context = context;
        input.Open(context);
    }

    protected override bool NextCore(RowBatch batch)
    {
        _input.RowsWanted = batch.RowsWanted;
        while (input.Next(_input))
        {
            for (int row = 0; row < _input.Count; row++)
            {
                if (condition.IsTrue(_input[row], _context!))
                {
                    batch.Append(_input[row]);
                }
                else if (Statistics is not null)
                {
                    Statistics.RowsRemoved++;
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
}
