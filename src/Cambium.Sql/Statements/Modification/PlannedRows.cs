using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Functions;
using Cambium.Sql.Planning;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Statements.Modification;

/// <summary>
/// The rows a modification works on, planned. They are collected before the first change, so that the statement sees the
/// table as it was. Only volatile functions of users see more: what the statement has written when they are called. Rows that such a function has a part in
/// are computed one by one, each when those before it have been written.
/// </summary>
internal sealed class PlannedRows
{
    private PlannedRows(PlanPool plans, bool isStepwise) => (Plans, IsStepwise) = (plans, isStepwise);

    /// <summary>For EXPLAIN.</summary>
    public PlanPool Plans { get; }

    public int Width => Plans.Query.Columns.Count;

    /// <summary>Rows are written while others are still to be computed: the tables that are changed must be fixed first.</summary>
    public bool IsStepwise { get; }

    public static PlannedRows Plan(LogicalPlan plan, Planner planner)
    {
        BoundQuery query = new(plan, [.. plan.Columns.Select(column => new OutputColumn(column.Name, column))]);
        return new PlannedRows(new PlanPool(query, planner.Plan(query)), SeesWrites(plan));
    }

    /// <summary>Whether a value depends on what the statement has written before.</summary>
    public static bool SeesWrites(BoundExpression value) => value.Nodes().Any(static node =>
        node is BoundCall { Function: { HasBody: true, Volatility: Volatility.Volatile } } or BoundSetCall { Function: { HasBody: true, Volatility: Volatility.Volatile } } || (node is BoundSubquery subquery && SeesWrites(subquery.Plan)));

    /// <summary>Hands over each row, whose span is valid until the action ends.</summary>
    public void ForEach(QueryContext query, RowAction action)
    {
        if (!IsStepwise)
        {
            RowList rows = new(Width, query.Memory);
            Run(query, rows.Add, RowBatch.RowsMax);
            for (int index = 0; index < rows.Count; index++)
            {
                query.Tick();
                action(rows[index]);
            }

            return;
        }

        Run(query, action, 1);
    }

    /// <inheritdoc cref="SeesWrites(BoundExpression)"/>
    public static bool SeesWrites(LogicalPlan plan) => plan.Nodes().Any(static node => node.Expressions.Any(SeesWrites));

    private void Run(QueryContext query, RowAction action, int rowsWanted)
    {
        QueryPlan plan = Plans.Rent(query.Transaction);
        QueryContext own = query.ForPlan();
        try
        {
            plan.Run(own, action, rowsWanted);
        }
        finally
        {
            own.End();
        }

        Plans.Return(plan);
    }
}
