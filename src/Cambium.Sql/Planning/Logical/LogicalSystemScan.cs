using Cambium.Sql.Binding;
using Cambium.Sql.Execution;

namespace Cambium.Sql.Planning.Logical;

/// <summary>All rows of a system relation computed by code.</summary>
public sealed class LogicalSystemScan(ISystemTable table, string alias, IReadOnlyList<PlanColumn> columns) : LogicalPlan
{
    public ISystemTable Table { get; } = table;

    public string Alias { get; } = alias;

    public override IReadOnlyList<PlanColumn> Columns { get; } = columns;

    public override LogicalPlan With(IReadOnlyList<LogicalPlan> inputs, Func<BoundExpression, BoundExpression> map) => this;
}
