using Cambium.Sql.Binding;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Planning.Rules;

namespace Cambium.Sql.Planning;

/// <summary>Guesses at the rows of relations that are joined, and at what conditions between them let through.</summary>
internal sealed class JoinEstimates(PhysicalPlanner planner, ScanPlanner scans)
{
    /// <summary>Values of what isn't a column of a table.</summary>
    private const double ValuesGuess = 100;

    /// <summary>How many rows a relation of a join has.</summary>
    internal double Rows(LogicalPlan leaf) => leaf switch
    {
        LogicalScan scan => scans.EstimateRows(scan, []),
        LogicalFilter { Input: LogicalScan scan } filter => scans.EstimateRows(scan, Conjuncts.Split(filter.Condition)),
        LogicalFilter { Input: LogicalSystemScan system } filter => SystemScanPlanner.EstimateRows(system, Conjuncts.Split(filter.Condition), planner.Cardinalities.Catalog),
        LogicalValues values => Math.Max(1, values.Rows.Count),
        LogicalAggregate { Keys.Count: 0 } => 1,
        LogicalFilter filter => Rows(filter.Input) * CostModel.OtherSelectivity,
        LogicalProject project => Rows(project.Input),
        LogicalLimit { Limit: BoundConstant { Value.IsNull: false } limit } => Math.Max(1, limit.Value.Int64),
        LogicalAggregate aggregate => Groups(aggregate),
        LogicalJoin { YieldsLeftOnly: true } semi => Math.Max(1, Rows(semi.Left) * Fraction(semi)),
        LogicalJoin { Kind: LogicalJoinKind.Inner } join => Math.Max(1, Rows(join.Left) * Rows(join.Right) * Selectivity(Conjuncts.Split(join.Condition), FixedColumns.Of(join.Right))),
        LogicalJoin { Kind: LogicalJoinKind.Left } join => Rows(join.Left) * Math.Max(1, Rows(join.Right) * Selectivity(Conjuncts.Split(join.Condition), FixedColumns.Of(join.Right))),
        LogicalSystemScan system => system.Table.EstimateRows(planner.Cardinalities.Catalog),
        LogicalFunctionScan or LogicalCteScan or LogicalWorkTable => 100,
        _ when leaf.Inputs.Count > 0 => leaf.Inputs.Max(Rows),
        _ => 1000,
    };

    /// <summary>What it costs to read a relation by itself.</summary>
    internal double Cost(LogicalPlan leaf) => leaf switch
    {
        LogicalScan scan => scans.EstimateCost(scan, []),
        LogicalFilter { Input: LogicalScan scan } filter => scans.EstimateCost(scan, Conjuncts.Split(filter.Condition)),
        LogicalAggregate or LogicalJoin => leaf.Inputs.Sum(input => Cost(input) + (Rows(input) * CostModel.HashBuild)),
        _ when leaf.Inputs.Count > 0 => leaf.Inputs.Sum(Cost),
        _ => Rows(leaf) * CostModel.RowScan,
    };

    /// <summary>The fraction of the left rows that a semi or anti join lets through.</summary>
    internal double Fraction(LogicalJoin semi) => Fraction(new OneSidedJoin(semi.Kind, semi.Right, semi.Condition), [.. semi.Left.Columns]);

    /// <summary>How many rows a one-sided join yields for each row of its left side.</summary>
    internal double RowsPerLeft(OneSidedJoin join, HashSet<PlanColumn> left) =>
        join.Kind == LogicalJoinKind.Left ? Math.Max(1, Rows(join.Right) * Selectivity(join.Conditions, FixedColumns.Of(join.Right))) : Fraction(join, left);

    private double Fraction(OneSidedJoin semi, HashSet<PlanColumn> left)
    {
        double matched = MatchedFraction(semi, left);
        return semi.Kind == LogicalJoinKind.Semi ? matched : 1 - matched;
    }

    /// <summary>The fraction of left rows that find a partner. Neither all nor none are supposed to: too much would be built on that.</summary>
    private double MatchedFraction(OneSidedJoin semi, HashSet<PlanColumn> left)
    {
        const double UnknownMatch = 0.5;
        const double MatchedMax = 0.9;
        HashSet<PlanColumn> right = [.. semi.Right.Columns];
        HashSet<PlanColumn> settled = [.. FixedColumns.Of(semi.Right)];
        BoundComparison[] equalities = [.. semi.Conditions.OfType<BoundComparison>().Where(condition => JoinPlanner.IsEquality(condition, left, right) && !IsSettled(condition, settled))];
        if (equalities.Length == 0)
        {
            return UnknownMatch;
        }

        double partners = Rows(semi.Right);
        return equalities.Min(equality =>
        {
            (BoundExpression own, BoundExpression other) = equality.Left.Columns().Overlaps(left) ? (equality.Left, equality.Right) : (equality.Right, equality.Left);
            return Math.Min(MatchedMax, Math.Min(partners, DistinctValues(other)) / DistinctValues(own));
        });
    }

    /// <summary>The fraction of pairs that a condition between relations lets through.</summary>
    internal double Selectivity(BoundExpression condition)
    {
        if (condition is not BoundComparison { Operator: ComparisonOperator.Equal } equality)
        {
            return condition is BoundComparison ? CostModel.RangeSelectivity : 0.5;
        }

        return 1 / Math.Max(1, Math.Max(DistinctValues(equality.Left), DistinctValues(equality.Right)));
    }

    private double Selectivity(List<BoundExpression> conditions, IEnumerable<PlanColumn> settled)
    {
        HashSet<PlanColumn> columns = [.. settled];
        return conditions.Aggregate(1.0, (all, condition) => IsSettled(condition, columns) ? all : all * Selectivity(condition));
    }

    /// <summary>Whether a condition between relations says nothing more, since filters have fixed the columns that it sets equal.</summary>
    internal static bool IsSettled(BoundExpression condition, IReadOnlySet<PlanColumn> columns) => columns.Count > 0
        && condition is BoundComparison { Operator: ComparisonOperator.Equal, Left: BoundColumn first, Right: BoundColumn second } && (columns.Contains(first.Column) || columns.Contains(second.Column));

    private double DistinctValues(BoundExpression expression)
    {
        return expression is not BoundColumn { Column: var column } ? ValuesGuess
            : column is { Table: { } table, Source: { } source } ? planner.Cardinalities.DistinctValues(table, source)
            : column.System is { } system && system.Table.EstimateMatches(planner.Cardinalities.Catalog, system.Index) is { } matches
                ? system.Table.EstimateRows(planner.Cardinalities.Catalog) / Math.Max(1, matches)
            : ValuesGuess;
    }

    /// <summary>How many values columns have together at most; null: of one that isn't a table's nothing is known.</summary>
    internal double? KnownValues(IEnumerable<PlanColumn> columns)
    {
        double values = 1;
        foreach (PlanColumn column in columns)
        {
            if (column is not { Table: not null, Source: not null })
            {
                return null;
            }

            values *= DistinctValues(new BoundColumn(column));
        }

        return values;
    }

    /// <summary>How many rows have the same values of some expressions.</summary>
    internal double RowsPerGroup(LogicalPlan input, IEnumerable<BoundExpression> keys)
    {
        double rows = Rows(input);
        return rows / Groups(rows, keys);
    }

    private double Groups(LogicalAggregate aggregate) => Groups(Rows(aggregate.Input), aggregate.Keys.Select(static key => key.Value));

    /// <summary>As many groups as its keys have values together, but no more than a part of the rows.</summary>
    private double Groups(double rows, IEnumerable<BoundExpression> keys)
    {
        double values = 1;
        foreach (BoundExpression key in keys)
        {
            values *= DistinctValues(key);
        }

        return Math.Max(1, Math.Min(values, rows * 0.5));
    }
}
