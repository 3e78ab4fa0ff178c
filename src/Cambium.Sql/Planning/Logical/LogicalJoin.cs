using Cambium.Sql.Binding;

namespace Cambium.Sql.Planning.Logical;

public enum LogicalJoinKind
{
    Inner,
    Left,
    Right,
    Full,

    /// <summary>Left rows with a match.</summary>
    Semi,

    /// <summary>Left rows without a match.</summary>
    Anti,

    /// <summary>NOT IN: left rows for which the condition is false on every right row (an unknown removes the row too).</summary>
    NullAwareAnti,
}

/// <summary>A join. Semi and anti joins yield the left columns only. The right side may use left columns (LATERAL): then it is an apply.</summary>
public sealed class LogicalJoin(LogicalJoinKind kind, LogicalPlan left, LogicalPlan right, BoundExpression? condition) : LogicalPlan
{
    public LogicalJoinKind Kind { get; } = kind;

    public LogicalPlan Left { get; } = left;

    public LogicalPlan Right { get; } = right;

    /// <summary>Null is true.</summary>
    public BoundExpression? Condition { get; } = condition;

    public bool YieldsLeftOnly => Kind is LogicalJoinKind.Semi or LogicalJoinKind.Anti or LogicalJoinKind.NullAwareAnti;

    public override IReadOnlyList<PlanColumn> Columns { get; } =
        kind is LogicalJoinKind.Semi or LogicalJoinKind.Anti or LogicalJoinKind.NullAwareAnti ? left.Columns : [.. left.Columns, .. right.Columns];

    public override IReadOnlyList<LogicalPlan> Inputs { get; } = [left, right];

    public override IEnumerable<BoundExpression> Expressions => Condition is null ? [] : [Condition];

    /// <summary>Whether the right side reads columns of the left.</summary>
    public bool IsLateral
    {
        get
        {
            HashSet<PlanColumn> free = Right.FreeColumns();
            return free.Count > 0 && free.Overlaps(Left.Columns);
        }
    }

    public override LogicalPlan With(IReadOnlyList<LogicalPlan> inputs, Func<BoundExpression, BoundExpression> map) =>
        new LogicalJoin(Kind, inputs[0], inputs[1], Condition is null ? null : map(Condition));
}
