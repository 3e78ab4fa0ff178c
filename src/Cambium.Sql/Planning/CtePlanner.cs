using Cambium.Engine.Values;
using Cambium.Sql.Execution;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Execution.Operators;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Planning;

/// <summary>Plans references to WITH queries.</summary>
internal sealed class CtePlanner(PhysicalPlanner planner)
{
    private readonly Dictionary<CteDefinition, CtePlan> _shared = [];

    /// <summary>How a query's rows are computed: by whichever reference is read first, so all can do with the same operators.</summary>
    private sealed record CtePlan(Operator Source, int[] Places, double Rows, double Cost);

    internal PlannedRelation Plan(LogicalCteScan scan)
    {
        CteDefinition cte = scan.Definition;
        RowShape shape = new(scan.Columns);
        int width = scan.Columns.Count;
        if (cte.IsModifying)
        {
            return new PlannedRelation(new CteScan(cte, null, [], width, [], isCorrelated: false, isFirst: true), shape, 100, 1, []).WithEstimate();
        }

        bool isCorrelated = cte.Taken.Count > 0 || WorkTableUse.ReadsOuter(cte);
        if (isCorrelated)
        {
            planner.NoteVariation();
        }

        CtePlan? plan = _shared.GetValueOrDefault(cte);
        bool isFirst = plan is null;
        if (plan is null)
        {
            plan = PlanRows(cte);
            if (!isCorrelated && cte.References > 1)
            {
                // Each reference planned by itself would plan those within it again: as many times as there are ways to it.
                _shared.Add(cte, plan);
            }
        }

        (int, CompiledExpression)[] taken = [.. scan.Renamed.Select(item => (planner.Compiler.Slots.SlotOf(item.Column), planner.Compiler.Compile(item.Value, new RowShape(0))))];
        CteScan rows = new(cte, plan.Source, plan.Places, width, taken, isCorrelated, isFirst);
        return new PlannedRelation(rows, shape, plan.Rows, plan.Cost, []).WithEstimate();
    }

    private CtePlan PlanRows(CteDefinition cte)
    {
        int width = cte.Columns.Count;
        PlannedRelation start = planner.PlanSeparately(cte.Plan);
        int[] startPlaces = [.. cte.Plan.Columns.Take(width).Select(start.Shape.PlaceOf)];
        if (cte.RecursivePlan is not { } recursive)
        {
            return new CtePlan(start.Operator, startPlaces, start.Rows, start.Cost + (start.Rows * CostModel.RowOut));
        }

        PlannedRelation step = planner.PlanSeparately(recursive);
        DataType[]? types = cte.IsDistinct ? [.. cte.Columns.Select(column => column.Type.Type.Underlying())] : null;
        RecursiveUnion union = new(cte, start.Operator, startPlaces, step.Operator, [.. recursive.Columns.Select(step.Shape.PlaceOf)], width, types);
        return new CtePlan(union, [.. Enumerable.Range(0, width)], start.Rows + (step.Rows * 10), start.Cost + (step.Cost * 10));
    }
}
