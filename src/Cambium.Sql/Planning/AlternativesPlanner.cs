using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution.Operators;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Planning;

/// <summary>
/// Reads rows for which <c>a = 1 OR b = 2</c> by an index for each alternative, and each row once, whichever led to it. Every alternative is a scan of its own, with its own notes of what it reads.
/// </summary>
internal sealed class AlternativesPlanner(PhysicalPlanner planner, ScanPlanner scans)
{
    private const int AlternativesMax = 32;

    /// <param name="best">The best way to read the rows at once.</param>
    /// <returns>Null: that is better.</returns>
    internal PlannedRelation? TryPlan(LogicalScan scan, IReadOnlyList<BoundExpression> conditions, Requirement requirement, ScanChoice best)
    {
        foreach (BoundOr or in conditions.OfType<BoundOr>())
        {
            BoundExpression[] alternatives = [.. Flatten(or)];
            if (alternatives.Length > AlternativesMax || conditions.Any(static condition => Conjuncts.IsVolatile(condition) || Conjuncts.HasSubquery(condition)))
            {
                continue;
            }

            BoundExpression[][] branches = [.. alternatives.Select(alternative => (BoundExpression[])[.. Conjuncts.Split(alternative), .. conditions.Where(condition => condition != or)])];
            ScanChoice[] choices = [.. branches.Select(branch => scans.Cheapest(scan, branch))];
            double rows = choices.Sum(static choice => choice.Rows);
            double cost = choices.Sum(static choice => choice.Cost) + (rows * (CostModel.HashBuild + CostModel.RowOut));
            double sorting = requirement.Order.Count == 0 ? 0 : CostModel.Sort(rows);
            if (choices.All(static choice => choice.IsNarrow) && cost + sorting < best.Cost)
            {
                return Unite(scan, branches, choices, cost);
            }
        }

        return null;
    }

    private PlannedRelation Unite(LogicalScan scan, BoundExpression[][] branches, ScanChoice[] choices, double cost)
    {
        planner.Used.Add(scan.RowKey);
        PlanColumn[] columns = [.. scan.Columns.Where(planner.Used.Contains)];
        PlannedRelation[] inputs = [.. branches.Select((branch, index) => scans.Build(scan, branch, choices[index]))];
        PlannedRelation all = new AppendPlanner(planner, columns).Plan(_ => inputs, [.. inputs.Select(_ => columns)], Requirement.None);
        DistinctOperator distinct = new(all.Operator, new RowKey([Array.IndexOf(columns, scan.RowKey)], [DataType.Bytea]), isSorted: false);
        return new PlannedRelation(distinct, all.Shape, all.Rows, cost, []).WithEstimate();
    }

    private static IEnumerable<BoundExpression> Flatten(BoundExpression condition) => condition is BoundOr or ? or.Children.SelectMany(Flatten) : [condition];
}
