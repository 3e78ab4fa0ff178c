using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Planning;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Statements.Modification;

/// <summary>
/// The rows a modification works on, planned. They are collected before the first change, so that the statement sees the
/// table as it was.
/// </summary>
internal sealed class PlannedRows
{
    private PlannedRows(PlanPool plans) => Plans = plans;

    /// <summary>For EXPLAIN.</summary>
    public PlanPool Plans { get; }

    public int Width => Plans.Query.Columns.Count;

    public static PlannedRows Plan(LogicalPlan plan, Planner planner)
    {
        BoundQuery query = new(plan, [.. plan.Columns.Select(column => new OutputColumn(column.Name, column))]);
        return new PlannedRows(new PlanPool(query, planner.Plan(query)));
    }

    /// <summary>All rows; the buffer is the caller's.</summary>
    public RowList Collect(QueryContext query)
    {
        RowList rows = new(Width, query.Memory);
        QueryPlan plan = Plans.Rent(query.Transaction);
        QueryContext own = query.ForPlan();
        try
        {
            plan.Run(own, rows.Add);
        }
        finally
        {
            own.End();
        }

        Plans.Return(plan);
        return rows;
    }
}
