using Cambium.Sql.Binding;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Planning.Logical;

/// <summary>SELECT … FOR UPDATE of some tables: each row's keys are handed to the transaction's queue.</summary>
public sealed class LogicalLock(LogicalPlan input, IReadOnlyList<LogicalScan> tables, LockStrength strength, LockWait wait) : LogicalPlan
{
    public LogicalPlan Input { get; } = input;

    public IReadOnlyList<LogicalScan> Tables { get; } = tables;

    public LockStrength Strength { get; } = strength;

    public LockWait Wait { get; } = wait;

    public override IReadOnlyList<PlanColumn> Columns => Input.Columns;

    public override IReadOnlyList<LogicalPlan> Inputs { get; } = [input];

    public override IEnumerable<BoundExpression> Expressions => Tables.Select(table => new BoundColumn(table.RowKey));

    public override LogicalPlan With(IReadOnlyList<LogicalPlan> inputs, Func<BoundExpression, BoundExpression> map) =>
        new LogicalLock(inputs[0], Tables, Strength, Wait);
}
