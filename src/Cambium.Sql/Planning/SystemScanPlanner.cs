using Cambium.Engine.Catalog;
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
        Constraint? constraint = FindConstraint(scan, conditions, planner.Cardinalities.Catalog);
        CompiledExpression? value = constraint is null ? null : planner.Compiler.Compile(constraint.Value, new RowShape(0));
        double rows = scan.Table.EstimateRows(planner.Cardinalities.Catalog);
        double cost = constraint is { Matches: { } matches } ? CostModel.TreeSeek + (matches * CostModel.RowScan) : rows * CostModel.RowScan;
        SystemScan compiled = new(scan.Table, scan.Alias, columns, constraint?.Column ?? -1, value);
        PlannedRelation planned = new PlannedRelation(
            compiled, new RowShape([.. columns.Select(index => scan.Columns[index])]), Found(rows, constraint), cost, []).WithEstimate();
        return conditions.Count == 0 ? planned : (planner.Filtered(planned, conditions) with { Rows = Passed(planned.Rows, conditions, constraint) }).WithEstimate();
    }

    /// <summary>How many rows fulfil conditions.</summary>
    internal static double EstimateRows(LogicalSystemScan scan, IReadOnlyList<BoundExpression> conditions, CatalogSnapshot? catalog)
    {
        Constraint? constraint = FindConstraint(scan, conditions, catalog);
        return Passed(Found(scan.Table.EstimateRows(catalog), constraint), conditions, constraint);
    }

    private static double Found(double rows, Constraint? constraint) =>
        constraint is null ? rows : constraint.Matches ?? Math.Max(1, rows / 50);

    private static double Passed(double rows, IReadOnlyList<BoundExpression> conditions, Constraint? constraint) =>
        Math.Max(1, rows * PhysicalPlanner.PassedShare(conditions.Count - (constraint is null ? 0 : 1)));

    /// <summary>The equality of a column and what is known before that leaves the fewest rows; null when there is none.</summary>
    private static Constraint? FindConstraint(LogicalSystemScan scan, IReadOnlyList<BoundExpression> conditions, CatalogSnapshot? catalog)
    {
        Constraint? best = null;
        HashSet<PlanColumn> own = [.. scan.Columns];
        foreach (BoundComparison comparison in conditions.OfType<BoundComparison>().Where(static comparison => comparison.Operator == ComparisonOperator.Equal))
        {
            (BoundExpression side, BoundExpression other) = KeyTerm.ColumnOf(comparison.Left, own) is null
                ? (comparison.Right, comparison.Left)
                : (comparison.Left, comparison.Right);
            if (KeyTerm.ColumnOf(side, own) is { } column && !other.Columns().Overlaps(own) && !Conjuncts.IsVolatile(other)
                && KeyConstants.AreCompatible(other.Type.Type.Underlying(), column.Type.Type.Underlying()))
            {
                int index = column.System!.Value.Index;
                double? matches = scan.Table.EstimateMatches(catalog, index);
                if (best is null || (matches ?? double.MaxValue) < (best.Matches ?? double.MaxValue))
                {
                    best = new Constraint(index, other, matches);
                }
            }
        }

        return best;
    }

    /// <param name="Column">Its index.</param>
    /// <param name="Value">What it has to equal.</param>
    /// <param name="Matches">About how many rows do; null: they aren't found without going through all.</param>
    private sealed record Constraint(int Column, BoundExpression Value, double? Matches);
}
