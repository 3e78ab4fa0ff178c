using Cambium.Sql.Binding;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Execution.Operators;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Planning;

/// <summary>Plans the reading of system relations, whose rows are made when they are asked for.</summary>
internal static class SystemScanPlanner
{
    /// <param name="conditions">A comparison of a column with what is known before is handed to the relation, which may make fewer rows then; all are tested.</param>
    internal static PlannedRelation Plan(LogicalSystemScan scan, IReadOnlyList<BoundExpression> conditions, PhysicalPlanner planner)
    {
        HashSet<PlanColumn> needed = [.. scan.Columns.Where(planner.Used.Contains)];
        foreach (BoundExpression condition in conditions)
        {
            condition.CollectColumns(needed);
        }

        int[] columns = [.. Enumerable.Range(0, scan.Columns.Count).Where(index => needed.Contains(scan.Columns[index]))];
        int constraintColumn = -1;
        CompiledExpression? constraint = null;
        HashSet<PlanColumn> own = [.. scan.Columns];
        foreach (BoundComparison comparison in conditions.OfType<BoundComparison>().Where(comparison => comparison.Operator == ComparisonOperator.Equal))
        {
            (BoundExpression side, BoundExpression other) = KeyTerm.ColumnOf(comparison.Left, own) is null
                ? (comparison.Right, comparison.Left)
                : (comparison.Left, comparison.Right);
            if (KeyTerm.ColumnOf(side, own) is { } column && !other.Columns().Overlaps(own) && !Conjuncts.IsVolatile(other)
                && KeyConstants.AreCompatible(other.Type.Type.Underlying(), column.Type.Type.Underlying()))
            {
                constraintColumn = scan.Columns.ToList().IndexOf(column);
                constraint = planner.Compiler.Compile(other, new RowShape(0));
                break;
            }
        }

        double rows = scan.Table.EstimateRows(null);
        SystemScan compiled = new(scan.Table, scan.Alias, columns, constraintColumn, constraint);
        PlannedRelation planned = new PlannedRelation(
            compiled, new RowShape([.. columns.Select(index => scan.Columns[index])]), constraint is null ? rows : Math.Max(1, rows / 50), rows * CostModel.RowScan, []).WithEstimate();
        return planner.Filtered(planned, conditions);
    }
}
