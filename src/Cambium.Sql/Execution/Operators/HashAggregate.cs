using Cambium.Sql.Execution.Parallel;
using Cambium.Sql.Planning.Explaining;

namespace Cambium.Sql.Execution.Operators;

/// <summary>
/// Groups rows and aggregates each group; groups come out in order of appearance. Rows of a large scan are aggregated in parts, and the parts put
/// together in their order: the answer is the same to the last bit.
/// </summary>
internal sealed class HashAggregate(Operator input, GroupShape shape, IReadOnlyList<string> keyTexts) : Operator
{
    private readonly RowBatch _input = new();
    private QueryContext? _context;
    private GroupTable? _groups;
    private int _set;
    private int _group;

    public override int Width { get; } = shape.Width;

    public override IReadOnlyList<Operator> Children { get; } = [input];

    internal override void PlanHelpers(QueryContext context)
    {
        Helpers = shape.IsParallelSafe ? context.HelpersFor(input) : 0;
        base.PlanHelpers(context);
    }

    public override void Describe(ExplainNode node)
    {
        DescribeAs(node, Helpers > 0 ? "Finalize" : null);
        if (Helpers > 0)
        {
            ExplainNode gather = node.Under();
            gather.DescribeGather(this);
            DescribeAs(gather.Under(), "Partial");
        }
    }

    public override void Close()
    {
        _groups = null;
        _input.Release();
        base.Close();
    }

    protected override void OpenCore(QueryContext context)
    {
        _context = context;
        _groups = null;
        _set = 0;
        _group = 0;
        input.Open(context);
    }

    protected override bool NextCore(RowBatch batch)
    {
        _groups ??= ReadInput();
        while (_set < shape.Sets.Length && !batch.IsFull)
        {
            if (_group >= _groups.CountGroups(_set))
            {
                _set++;
                _group = 0;
                continue;
            }

            _groups.Emit(_set, _group++, batch.Append());
            _context!.Tick();
        }

        return batch.Count > 0;
    }

    private void DescribeAs(ExplainNode node, string? mode)
    {
        string strategy = keyTexts.Count == 0 ? "Plain" : shape.Sets.Length > 1 ? "Mixed" : "Hashed";
        string name = strategy switch
        {
            "Plain" => "Aggregate",
            "Mixed" => "MixedAggregate",
            _ => "HashAggregate",
        };
        node.NodeType = "Aggregate";
        node.Title = mode is null ? name : $"{mode} {name}";
        node.Attributes["Strategy"] = strategy;
        node.Attributes["Partial Mode"] = mode ?? "Simple";
        if (keyTexts.Count > 0)
        {
            node.Add("Group Key", keyTexts);
        }
    }

    private GroupTable ReadInput()
    {
        QueryContext context = _context!;
        Helpers = shape.IsParallelSafe ? context.HelpersFor(input) : 0;
        GroupTable groups = new(shape, context);
        if (Helpers > 0)
        {
            PartialResults<GroupTable> parts = new(input, context, own => new GroupTable(shape, own), static (table, batch) => table.Add(batch));
            foreach (GroupTable part in parts.Collect(this))
            {
                groups.Merge(part);
            }
        }
        else
        {
            _input.RowsWanted = RowBatch.RowsMax;
            while (input.Next(_input))
            {
                groups.Add(_input);
                context.CheckCancellation();
            }
        }

        groups.Complete();
        return groups;
    }
}
