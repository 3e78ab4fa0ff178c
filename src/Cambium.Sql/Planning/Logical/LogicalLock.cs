using Cambium.Engine.Errors;
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

    /// <summary>
    /// Where an outer join makes up a row there is none to lock. It is known once conditions have made inner joins of those they can. What lines up unasked may meet such rows.
    /// </summary>
    /// <exception cref="SqlErrorException">0A000.</exception>
    internal void RefuseMadeUpRows()
    {
        if (Wait != LockWait.Foreseen && Input.Nodes().OfType<LogicalJoin>().Any(MakesUpRows))
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, $"{SelectBinder.LockName(Strength)} cannot be applied to the nullable side of an outer join");
        }
    }

    private bool MakesUpRows(LogicalJoin join) =>
        (join.Kind is LogicalJoinKind.Left or LogicalJoinKind.Full && Locks(join.Right)) || (join.Kind is LogicalJoinKind.Right or LogicalJoinKind.Full && Locks(join.Left));

    private bool Locks(LogicalPlan side) => Tables.Any(table => side.Columns.Contains(table.RowKey));
}
