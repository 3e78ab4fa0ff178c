using Cambium.Sql.Binding;

namespace Cambium.Sql.Planning.Logical;

/// <summary>The rows of a WITH query. Columns are this reference's own, in the definition's order.</summary>
public sealed class LogicalCteScan(CteDefinition definition, IReadOnlyList<PlanColumn> columns) : LogicalPlan
{
    public CteDefinition Definition { get; } = definition;

    public override IReadOnlyList<PlanColumn> Columns { get; } = columns;

    public override LogicalPlan With(IReadOnlyList<LogicalPlan> inputs, Func<BoundExpression, BoundExpression> map) => this;

    private protected override void Collect(HashSet<PlanColumn> used, HashSet<PlanColumn> produced)
    {
        base.Collect(used, produced);
        used.UnionWith(Definition.FreeColumns);
    }
}

/// <summary>Inside a recursive query: the rows of the last step.</summary>
public sealed class LogicalWorkTable(CteDefinition definition, IReadOnlyList<PlanColumn> columns) : LogicalPlan
{
    public CteDefinition Definition { get; } = definition;

    public override IReadOnlyList<PlanColumn> Columns { get; } = columns;

    public override LogicalPlan With(IReadOnlyList<LogicalPlan> inputs, Func<BoundExpression, BoundExpression> map) => this;
}
