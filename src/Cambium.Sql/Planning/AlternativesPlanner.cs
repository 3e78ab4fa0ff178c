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
    /// <summary>Each is planned on its own, which takes some microseconds, and has an operator in the plan.</summary>
    private const int AlternativesMax = 1024;

    /// <param name="best">The best way to read the rows at once.</param>
    /// <returns>Null: that is better.</returns>
    internal PlannedRelation? TryPlan(LogicalScan scan, IReadOnlyList<BoundExpression> conditions, Requirement requirement, ScanChoice best)
    {
        foreach (BoundOr or in conditions.OfType<BoundOr>())
        {
            BoundExpression[] alternatives = [.. Flatten(or)];
            if (alternatives.Length > AlternativesMax || IsListed(or, best) || conditions.Any(static condition => Conjuncts.IsVolatile(condition) || Conjuncts.HasSubquery(condition)))
            {
                continue;
            }

            BoundExpression[][] branches = [.. alternatives.Select(alternative => (BoundExpression[])[.. Conjuncts.Split(alternative), .. conditions.Where(condition => condition != or)])];
            if (Choose(scan, branches, requirement, best) is { } choices)
            {
                return Unite(scan, branches, choices);
            }
        }

        return null;
    }

    /// <returns>How to read the rows of each branch; null: all at once is better.</returns>
    private ScanChoice[]? Choose(LogicalScan scan, BoundExpression[][] branches, Requirement requirement, ScanChoice best)
    {
        ScanChoice[] choices = new ScanChoice[branches.Length];
        (double rows, double cost) = (0, 0);
        for (int index = 0; index < branches.Length; index++)
        {
            ScanChoice choice = choices[index] = scans.Cheapest(scan, branches[index]);
            rows += choice.Rows;
            cost += choice.Cost;
            double sorting = requirement.Order.Count == 0 ? 0 : CostModel.Sort(rows);
            if (!choice.IsNarrow || cost + Uniting(rows) + sorting >= best.Cost)
            {
                return null;
            }
        }

        return choices;
    }

    /// <summary>The best way goes through the list of what the alternatives have equal to one value, and finds no more rows than there are in that.</summary>
    private static bool IsListed(BoundOr or, ScanChoice best) => best.Absorbed.Any(term => term.IsList && ReferenceEquals(term.Condition, or) && best.Rows <= term.Operands.Count);

    private static double Uniting(double rows) => rows * (CostModel.HashBuild + CostModel.RowOut);

    private PlannedRelation Unite(LogicalScan scan, BoundExpression[][] branches, ScanChoice[] choices)
    {
        double cost = choices.Sum(static choice => choice.Cost) + Uniting(choices.Sum(static choice => choice.Rows));
        planner.Used.Add(scan.RowKey);
        PlanColumn[] columns = [.. scan.Columns.Where(planner.Used.Contains)];
        PlannedRelation[] inputs = [.. branches.Select((branch, index) => scans.Build(scan, branch, choices[index]))];
        PlannedRelation all = new AppendPlanner(planner, columns).Plan(_ => inputs, [.. inputs.Select(_ => columns)], Requirement.None);
        DistinctOperator distinct = new(all.Operator, new RowKey([Array.IndexOf(columns, scan.RowKey)], [DataType.Bytea]), isSorted: false);
        return new PlannedRelation(distinct, all.Shape, all.Rows, cost, []).WithEstimate();
    }

    private static IEnumerable<BoundExpression> Flatten(BoundExpression condition) => condition is BoundOr or ? or.Children.SelectMany(Flatten) : [condition];
}
