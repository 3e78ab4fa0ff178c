using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Execution.Operators;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Planning.Rules;

namespace Cambium.Sql.Planning;

/// <summary>Plans joins: orders inner ones by cost, chooses between hashing, index lookups and nested loops.</summary>
internal sealed class JoinPlanner(PhysicalPlanner planner, ScanPlanner scans)
{
    private const int NarrowedMax = 3;

    /// <summary>The part of a join's price that is supposed to be paid before its first row comes.</summary>
    private const double BuiltShare = 0.1;

    /// <summary>Rows that cost less are computed anew rather than remembered.</summary>
    private const double RememberedCostMin = 0.5;

    /// <param name="conditions">Conditions above the join, which join the join's own.</param>
    internal PlannedRelation Plan(LogicalJoin join, IReadOnlyList<BoundExpression> conditions, Requirement requirement)
    {
        bool before = planner.UsesSamples;
        planner.UsesSamples = true;
        PlannedRelation planned = JoinCluster.IsMovable(join) && (join.Kind == LogicalJoinKind.Inner || !conditions.Any(Conjuncts.IsVolatile))
            ? PlanCluster(join, conditions, requirement)
            : planner.Filtered(PlanSides(join, requirement), conditions);
        planner.UsesSamples = before;
        return planned;
    }

    /// <summary>Joins two relations by the best method.</summary>
    /// <param name="right">The right side as it was before planning, for lookups by index.</param>
    /// <param name="steadyLeft">Whether the left side yields the same rows whenever it is opened; null: its rows are wanted in their order.</param>
    internal PlannedRelation Join(
        LogicalJoinKind kind, PlannedRelation left, LogicalPlan right, IReadOnlyList<BoundExpression> conditions, double? estimatedRows = null, bool? steadyLeft = null)
    {
        HashSet<PlanColumn> leftColumns = [.. left.Shape.Places.Keys];
        if (right.FreeColumns().Overlaps(leftColumns))
        {
            int before = planner.OtherVariations;
            PlannedRelation applied = planner.Plan(right, Requirement.None);
            return Apply(kind, left, applied, right, conditions, estimatedRows, isSteady: planner.OtherVariations == before);
        }

        if (kind == LogicalJoinKind.Full && conditions.FirstOrDefault(static condition => condition is BoundConstant { Value: var known } && (known.IsNull || !known.Boolean)) is { } never)
        {
            // Whatever the others say.
            conditions = [never];
        }

        HashSet<PlanColumn> rightColumns = [.. right.Columns];
        List<BoundComparison> equalities = [.. conditions.OfType<BoundComparison>().Where(condition => IsEquality(condition, leftColumns, rightColumns))];
        bool nullAware = kind == LogicalJoinKind.NullAwareAnti;
        bool canHash = equalities.Count > 0 && (!nullAware || conditions.Count == 1);
        if (kind is not (LogicalJoinKind.Full or LogicalJoinKind.NullAwareAnti) && TryLookup(kind, left, right, conditions, leftColumns, estimatedRows, canHash) is { } lookup)
        {
            return lookup;
        }

        if (kind == LogicalJoinKind.Full && !canHash && conditions.Any(condition => condition.Nodes().Any(node => node is BoundColumn or BoundSubquery)))
        {
            throw new SqlErrorException(
                SqlState.FeatureNotSupported, "FULL JOIN is only supported with merge-joinable or hash-joinable join conditions");
        }

        int variations = planner.Variations;
        PlannedRelation planned = planner.Plan(right, Requirement.None);
        bool isSteady = planner.Variations == variations;
        if (kind is not (LogicalJoinKind.Full or LogicalJoinKind.NullAwareAnti) && TryNarrow(kind, left, right, planned, conditions, leftColumns, canHash, estimatedRows) is { } narrow)
        {
            return narrow;
        }

        if (kind is not (LogicalJoinKind.Full or LogicalJoinKind.NullAwareAnti) && canHash && equalities.TrueForAll(equality => IsConstant(equality.Left, left, planned) && IsConstant(equality.Right, left, planned)))
        {
            // What is the same for all rows of either side tells none apart: one bucket would hold them all.
            return Loop(kind, left, planned, conditions, [], estimatedRows);
        }

        if (canHash && kind == LogicalJoinKind.Left && steadyLeft is { } isLeftSteady && CostModel.HashJoin(planned.Rows, left.Rows, 0) < CostModel.HashJoin(left.Rows, planned.Rows, 0))
        {
            // The smaller side is hashed.
            return Hash(LogicalJoinKind.Right, planned, left, isLeftSteady, equalities, [.. conditions.Except(equalities)], estimatedRows ?? Math.Max(left.Rows, planned.Rows));
        }

        if (kind == LogicalJoinKind.Full && !canHash && Conjuncts.Join(conditions) is { } same && !Conjuncts.IsVolatile(same))
        {
            // What is the same for all pairs is a key that all have, or none.
            return Hash(kind, left, planned, isSteady, [new BoundComparison(ComparisonOperator.Equal, same, BoundConstant.True)], [], estimatedRows);
        }

        return canHash
            ? Hash(kind, left, planned, isSteady, equalities, [.. conditions.Except(equalities)], estimatedRows)
            : Loop(kind, left, planned, conditions, [], estimatedRows);
    }

    private PlannedRelation PlanSides(LogicalJoin join, Requirement requirement)
    {
        HashSet<PlanColumn> own = [.. join.Left.Columns];
        Requirement wanted = requirement.Order.All(order => own.Contains(order.Column)) ? requirement : Requirement.None;
        int subplans = planner.Compiler.Subplans.Count;
        int variations = planner.Variations;
        double limit = join.Kind switch
        {
            LogicalJoinKind.Left => wanted.RowLimit,
            _ when join.YieldsLeftOnly => wanted.RowLimit / new JoinEstimates(planner, scans).Fraction(join),
            _ => double.PositiveInfinity,
        };
        PlannedRelation left = planner.Plan(join.Left, wanted with { RowLimit = limit, Top = null });
        if (!double.IsInfinity(limit) && !IsOrdered(left, wanted.Order))
        {
            limit = double.PositiveInfinity;
            planner.Compiler.Subplans.RemoveRange(subplans, planner.Compiler.Subplans.Count - subplans);
            left = planner.Plan(join.Left, wanted with { RowLimit = limit, Top = null });
        }

        left = left with { Rows = Math.Min(left.Rows, limit) };
        bool? steadyLeft = wanted.Order.Count == 0 && double.IsInfinity(limit) ? planner.Variations == variations : null;
        double? rows = join.YieldsLeftOnly ? Math.Max(1, left.Rows * new JoinEstimates(planner, scans).Fraction(join)) : null;
        PlannedRelation planned = Join(join.Kind, left, join.Right, Conjuncts.Split(join.Condition), rows, steadyLeft);
        int subplansOfOther = planner.Compiler.Subplans.Count;
        if (TryDrive(join, planned.Rows) is not { } driven)
        {
            return planned;
        }

        double sorting = wanted.Order.Count > 0 ? CostModel.Sort(driven.Rows) : 0;
        bool isCheaper = driven.Cost + sorting < planned.Cost * Math.Min(1, requirement.RowLimit / planned.Rows);

        // The plan that isn't taken leaves no subqueries behind.
        (int first, int end) = isCheaper ? (subplans, subplansOfOther) : (subplansOfOther, planner.Compiler.Subplans.Count);
        planner.Compiler.Subplans.RemoveRange(first, end - first);
        return isCheaper ? driven : planned;
    }

    /// <summary>
    /// A semi join the other way round: the left side's rows are looked up for each different key of the right side, which is worth it where few keys
    /// ask for few rows of a large table.
    /// </summary>
    /// <returns>Null: some condition isn't an equality with a column of the right side of the same type, by which a left row could match several keys, or no index serves.</returns>
    private PlannedRelation? TryDrive(LogicalJoin join, double rows)
    {
        if (DrivenLookup(join, scans) is null)
        {
            return null;
        }

        HashSet<PlanColumn> right = [.. join.Right.Columns];
        List<BoundExpression> conditions = Conjuncts.Split(join.Condition);
        PlanColumn[] keys = [.. conditions.Select(condition => KeyOf((BoundComparison)condition, right)!).Distinct()];
        PlannedRelation distinct = planner.Plan(new LogicalDistinct(join.Right, keys, isSorted: false), Requirement.None);
        return TryLookup(LogicalJoinKind.Inner, distinct, join.Left, conditions, [.. distinct.Shape.Places.Keys], rows, canHash: true);
    }

    /// <summary>How one key of a semi join's right side is looked up in the left; null: it can't be, see <see cref="TryDrive"/>.</summary>
    internal static ScanChoice? DrivenLookup(LogicalJoin join, ScanPlanner scans)
    {
        HashSet<PlanColumn> left = [.. join.Left.Columns];
        HashSet<PlanColumn> right = [.. join.Right.Columns];
        List<BoundExpression> conditions = Conjuncts.Split(join.Condition);
        LogicalScan? scan = join.Left as LogicalScan ?? (join.Left as LogicalFilter)?.Input as LogicalScan;
        bool isDrivable = scan is not null && join.Kind == LogicalJoinKind.Semi && !join.IsLateral && conditions.Count > 0
            && conditions.TrueForAll(condition => condition is BoundComparison comparison && IsEquality(comparison, left, right) && AreOfOneType(comparison) && KeyOf(comparison, right) is not null);
        return isDrivable ? scans.PlanLookup(scan!, conditions, right) : null;

        static bool AreOfOneType(BoundComparison equality) => equality.Right.Type.Type.Underlying() is var type
            && (type == equality.OperandType || (PredicateImplication.IsInteger(type) && PredicateImplication.IsInteger(equality.OperandType)));
    }

    /// <summary>The column of the right side that an equality asks for, as it is.</summary>
    private static PlanColumn? KeyOf(BoundComparison equality, HashSet<PlanColumn> right) =>
        equality.Left is BoundColumn { Column: var first } && right.Contains(first) ? first
        : equality.Right is BoundColumn { Column: var second } && right.Contains(second) ? second
        : null;

    private PlannedRelation PlanCluster(LogicalJoin join, IReadOnlyList<BoundExpression> conditions, Requirement requirement)
    {
        JoinCluster cluster = JoinCluster.Collect(join, conditions);
        JoinOrder order = new(cluster, planner, scans);
        JoinTree tree = order.Find();
        List<BoundExpression> rest = [.. cluster.Conditions];
        PlannedRelation result = TryBuildFirst(tree, cluster, order, requirement, rest) ?? Build(tree, cluster, rest);
        result = planner.FilteredOnce(planner.Filtered(result, rest), cluster.OneTime);
        return cluster.Aliases.Count == 0
            ? result
            : result with
            {
                Shape = result.Shape.With(cluster.Aliases.Where(alias => result.Shape.Contains(alias.Value)).Select(alias => KeyValuePair.Create(alias.Key, result.Shape.PlaceOf(alias.Value)))),
            };
    }

    /// <summary>Where only the first rows are wanted: the relation that has their order, or any if they have none, is read as far as needed, and what belongs to each of its rows looked for.</summary>
    /// <returns>Null: that costs more than joining all and sorting.</returns>
    private PlannedRelation? TryBuildFirst(JoinTree whole, JoinCluster cluster, JoinOrder order, Requirement requirement, List<BoundExpression> remaining)
    {
        if (double.IsInfinity(requirement.RowLimit))
        {
            return null;
        }

        PlanColumn[] columns = [.. requirement.Order.Select(wanted => cluster.Resolve(wanted.Column))];
        double share = Math.Min(1, requirement.RowLimit / whole.Rows);
        JoinTree? tree = Enumerable.Range(0, cluster.Leaves.Count)
            .Where(leaf => columns.Length == 0 || cluster.Leaves[leaf].Columns.Contains(columns[0]))
            .Select(leaf => order.FindFrom(leaf, Math.Max(1, order.RowsOf(leaf) * share)))
            .MinBy(static found => found?.Cost ?? double.PositiveInfinity);
        if (tree is null)
        {
            return null;
        }

        int first = tree.First;
        double rows = Math.Max(1, order.RowsOf(first) * share);
        OrderColumn[] own = [.. requirement.Order.Zip(columns, static (wanted, column) => wanted with { Column = column }).TakeWhile(wanted => cluster.Leaves[first].Columns.Contains(wanted.Column))];
        int subplans = planner.Compiler.Subplans.Count;
        PlannedRelation start = planner.Plan(cluster.Leaves[first], new Requirement(own, rows));
        double other = columns.Length == 0 ? whole.Cost * BuiltShare : whole.Cost + CostModel.Sort(whole.Rows);
        if (IsOrdered(start, own) && start.Cost + tree.Cost < other)
        {
            return Build(tree, cluster, remaining, start with { Rows = rows });
        }

        planner.Compiler.Subplans.RemoveRange(subplans, planner.Compiler.Subplans.Count - subplans);
        return null;
    }

    /// <summary>Whether the rows come in the order of the first columns at least, so that reading them can end early.</summary>
    private static bool IsOrdered(PlannedRelation rows, IReadOnlyList<OrderColumn> order) =>
        order.Count == 0 || PhysicalPlanner.OrderedKeys(rows, [.. order.Select(static wanted => new BoundSortKey(new BoundColumn(wanted.Column), wanted.IsDescending, wanted.NullsFirst))]) > 0;

    /// <param name="start">The relation that stands first; null: it isn't planned yet.</param>
    private PlannedRelation Build(JoinTree tree, JoinCluster cluster, List<BoundExpression> remaining, PlannedRelation? start = null)
    {
        if (tree.Leaf >= 0)
        {
            return start ?? planner.Plan(cluster.Leaves[tree.Leaf], Requirement.None);
        }

        OneSidedJoin? oneSided = tree.Right!.Leaf >= cluster.Leaves.Count ? cluster.OneSided[tree.Right.Leaf - cluster.Leaves.Count] : null;
        if (oneSided is { Kind: LogicalJoinKind.Semi } && start is null && tree.Left!.Leaf >= 0)
        {
            return planner.Plan(oneSided.Over(cluster.Leaves[tree.Left.Leaf]), Requirement.None);
        }

        int before = planner.Variations;
        PlannedRelation left = Build(tree.Left!, cluster, remaining, start);
        if (oneSided is not null)
        {
            bool? steadyLeft = start is null ? planner.Variations == before : null;
            PlannedRelation joined = Join(oneSided.Kind, left, oneSided.Right, oneSided.Conditions, tree.Rows, steadyLeft);
            return oneSided.Kind == LogicalJoinKind.Left ? planner.Filtered(joined, Take(remaining, [.. joined.Shape.Places.Keys])) : joined;
        }

        if (tree.Right.Leaf >= 0)
        {
            LogicalPlan leaf = cluster.Leaves[tree.Right.Leaf];
            return Join(LogicalJoinKind.Inner, left, leaf, Take(remaining, [.. left.Shape.Places.Keys, .. leaf.Columns]), tree.Rows);
        }

        int variations = planner.Variations;
        PlannedRelation right = Build(tree.Right, cluster, remaining);
        bool isSteady = planner.Variations == variations;
        HashSet<PlanColumn> leftColumns = [.. left.Shape.Places.Keys];
        HashSet<PlanColumn> rightColumns = [.. right.Shape.Places.Keys];
        List<BoundExpression> conditions = Take(remaining, [.. leftColumns, .. rightColumns]);
        List<BoundComparison> equalities = [.. conditions.OfType<BoundComparison>().Where(condition => IsEquality(condition, leftColumns, rightColumns))];
        return equalities.Count > 0
            ? Hash(LogicalJoinKind.Inner, left, right, isSteady, equalities, [.. conditions.Except(equalities)], tree.Rows)
            : Loop(LogicalJoinKind.Inner, left, right, conditions, [], tree.Rows);

        List<BoundExpression> Take(List<BoundExpression> from, HashSet<PlanColumn> columns)
        {
            List<BoundExpression> taken = [.. from.Where(condition => condition.Columns().All(column => columns.Contains(column) || !cluster.Columns.Contains(column)))];
            from.RemoveAll(taken.Contains);
            return WithoutImplied(taken, cluster);
        }
    }

    /// <summary>Of the conditions of one class of equal columns those that were written, or if there are none, one that follows: the others say nothing new.</summary>
    private static List<BoundExpression> WithoutImplied(List<BoundExpression> conditions, JoinCluster cluster)
    {
        HashSet<IReadOnlyList<PlanColumn>> told = [.. conditions.Where(condition => !cluster.Implied.Contains(condition)).Select(cluster.Equal.ClassOf).OfType<IReadOnlyList<PlanColumn>>()];
        return [.. conditions.Where(condition => !cluster.Implied.Contains(condition) || told.Add(cluster.Equal.ClassOf(condition)!))];
    }

    /// <summary>A partitioned table, with conditions or without.</summary>
    internal static bool IsPartitioned(LogicalPlan plan) => plan is LogicalScan { Partitions: not null } or LogicalFilter { Input: LogicalScan { Partitions: not null } };

    internal static bool IsEquality(BoundComparison condition, IReadOnlySet<PlanColumn> left, IReadOnlySet<PlanColumn> right) =>
        condition.Operator == ComparisonOperator.Equal && IsBetween(condition, left, right);

    private static bool IsBound(BoundComparison condition, IReadOnlySet<PlanColumn> left, IReadOnlySet<PlanColumn> right) =>
        condition.Operator != ComparisonOperator.NotEqual && IsBetween(condition, left, right);

    /// <summary>Whether it compares what is of one side with what is of the other.</summary>
    private static bool IsBetween(BoundComparison condition, IReadOnlySet<PlanColumn> left, IReadOnlySet<PlanColumn> right)
    {
        if (Conjuncts.IsVolatile(condition))
        {
            return false;
        }

        HashSet<PlanColumn> first = condition.Left.Columns();
        HashSet<PlanColumn> second = condition.Right.Columns();
        return (Within(first, left, right) && Within(second, right, left)) || (Within(first, right, left) && Within(second, left, right));

        static bool Within(HashSet<PlanColumn> columns, IReadOnlySet<PlanColumn> own, IReadOnlySet<PlanColumn> other) => columns.Overlaps(own) && !columns.Overlaps(other);
    }

    /// <summary>Whether a side's column is the same in all its rows.</summary>
    private static bool IsConstant(BoundExpression side, PlannedRelation left, PlannedRelation right) => side is BoundColumn { Column: var column }
        && (left.Constants.Contains(left.Shape.PlaceOf(column)) || right.Constants.Contains(right.Shape.PlaceOf(column)));

    /// <summary>Looks the right side up by index for each left row, if that is cheaper than hashing it whole.</summary>
    private PlannedRelation? TryLookup(
        LogicalJoinKind kind, PlannedRelation left, LogicalPlan right, IReadOnlyList<BoundExpression> conditions, HashSet<PlanColumn> leftColumns, double? estimatedRows, bool canHash)
    {
        (LogicalScan? scan, List<BoundExpression> own) = right switch
        {
            LogicalScan table => (table, []),
            LogicalFilter { Input: LogicalScan table } filter => (table, Conjuncts.Split(filter.Condition)),
            _ => (null, (List<BoundExpression>)[]),
        };
        if (scan is null)
        {
            return null;
        }

        BoundExpression[] all = [.. own, .. conditions.Where(condition => !Conjuncts.IsVolatile(condition) && condition.Columns().Overlaps(scan.Columns))];
        if (scans.PlanLookup(scan, all, leftColumns) is not { } choice)
        {
            return null;
        }

        double lookups = left.Rows * (CostModel.TreeSeek + (choice.Cost * VisitedShare(kind, choice.Rows)));
        double whole = planner.Cardinalities.TableRows(scan.Table) * (CostModel.RowScan + CostModel.HashBuild);
        if (canHash && lookups > whole + (left.Rows * CostModel.HashProbe))
        {
            return null;
        }

        // Outer joins' conditions on the left alone decide about matches too, so they stay with the join.
        PlannedRelation inner = scans.Build(scan, all, choice);
        return Apply(kind, left, inner, right, [.. conditions.Except(all)], estimatedRows ?? left.Rows * Math.Max(choice.Rows, 1), all);
    }

    /// <summary>Reads of the right side only what can match, for each left row anew, if that is cheaper than reading all of it.</summary>
    private PlannedRelation? TryNarrow(
        LogicalJoinKind kind, PlannedRelation left, LogicalPlan right, PlannedRelation whole, IReadOnlyList<BoundExpression> conditions, HashSet<PlanColumn> leftColumns, bool canHash, double? estimatedRows)
    {
        double wholeCost = whole.Cost + (canHash ? CostModel.HashJoin(left.Rows, whole.Rows, 0) : CostModel.NestedLoop(left.Rows, whole.Rows, 0));
        if (left.Rows * (CostModel.TreeSeek + CostModel.RowFetch) > wholeCost || Narrow(right, conditions, leftColumns, canHash, out BoundExpression[] keys) is not { } narrowed)
        {
            return null;
        }

        PlannedRelation inner = planner.Plan(narrowed, Requirement.None);
        BoundExpression[] rest = [.. conditions.Except(keys)];
        return left.Rows * (CostModel.TreeSeek + (inner.Cost * VisitedShare(kind, inner.Rows))) < wholeCost
            ? Apply(kind, left, inner, narrowed, rest, estimatedRows ?? (rest.Length == 0 ? left.Rows * Math.Max(1, inner.Rows) : null), keys)
            : null;
    }

    /// <summary>The part of what matches that is visited: a semi or an anti join stops at the first of so many rows.</summary>
    internal static double VisitedShare(LogicalJoinKind kind, double rows) => kind is LogicalJoinKind.Semi or LogicalJoinKind.Anti ? Math.Min(1, 2 / (rows + 1)) : 1;

    /// <summary>A relation for given values of some of its columns; null when the conditions don't reach what it is made of.</summary>
    /// <param name="outside">Columns that have a value.</param>
    /// <param name="hasEqualities">Some of the conditions are equalities; without any, bounds find rows of a partitioned table.</param>
    /// <param name="keys">The conditions used.</param>
    internal static LogicalPlan? Narrow(LogicalPlan plan, IEnumerable<BoundExpression> conditions, IReadOnlySet<PlanColumn> outside, bool hasEqualities, out BoundExpression[] keys)
    {
        HashSet<PlanColumn> columns = [.. plan.Columns];
        bool byBounds = !hasEqualities && IsPartitioned(plan);
        keys = [.. conditions.Where(condition => condition is BoundComparison comparison && (byBounds ? IsBound(comparison, outside, columns) : IsEquality(comparison, outside, columns)))];
        if (keys.Length == 0)
        {
            return null;
        }

        // What is volatile is computed once for each of its rows.
        if (Conjuncts.IsVolatile(plan))
        {
            return null;
        }

        // What may be narrowed again inside would be planned over and over.
        int depth = 0;
        foreach (LogicalPlan node in plan.Nodes())
        {
            depth += node is LogicalAggregate or LogicalSetOperation or LogicalJoin { Kind: not LogicalJoinKind.Inner } ? 1 : 0;
            if (depth > NarrowedMax || node is LogicalLock)
            {
                return null;
            }
        }

        // Of a partitioned table the partitions that can match are read.
        return FilterPushdown.Apply(new LogicalFilter(plan, Conjuncts.Join(keys)!)) is var narrowed and not LogicalFilter { Input: not LogicalScan { Partitions: not null } } ? narrowed : null;
    }

    private PlannedRelation Apply(
        LogicalJoinKind kind, PlannedRelation left, PlannedRelation right, LogicalPlan rightPlan, IReadOnlyList<BoundExpression> conditions, double? rows, IReadOnlyList<BoundExpression>? inside = null,
        bool isSteady = false)
    {
        HashSet<PlanColumn> needed = rightPlan.FreeColumns();
        foreach (BoundExpression condition in inside ?? [])
        {
            condition.CollectColumns(needed);
        }

        needed.IntersectWith(left.Shape.Places.Keys);
        PlanColumn[] asked = [.. needed];
        (int Place, int Slot)[] bindings = [.. asked.Select(column => (left.Shape.PlaceOf(column), planner.Compiler.Slots.SlotOf(column)))];
        double? values = isSteady && IsWorthRemembering(kind, right, rightPlan, asked) ? new JoinEstimates(planner, scans).KnownValues(asked) : null;
        return values * 2 <= left.Rows && values < RememberedRows.RowsMax
            ? Loop(
                kind, left, right, conditions, bindings, rows,
                new RememberedRows(new RowKey([.. bindings.Select(static binding => binding.Place)], [.. asked.Select(static column => column.Type.Type.Underlying())]), string.Join(", ", asked.Select(column => planner.Texts.Of(new BoundColumn(column))))),
                values)
            : Loop(kind, left, right, conditions, bindings, rows);
    }

    /// <summary>Whether the right side's few rows cost more to compute than to keep, and are the same for equal values.</summary>
    private static bool IsWorthRemembering(LogicalJoinKind kind, PlannedRelation right, LogicalPlan rightPlan, PlanColumn[] asked) =>
        kind is LogicalJoinKind.Inner or LogicalJoinKind.Left && !right.Operator.IsLookup && right.Cost > RememberedCostMin && right.Rows < Execution.RowBatch.RowsMax
        && Array.TrueForAll(asked, static column => column.Type.Type.Underlying().Form is ValueForm.Int16 or ValueForm.Int32 or ValueForm.Int64 or ValueForm.UInt32 or ValueForm.UInt64 or ValueForm.Text or ValueForm.Uuid)
        && !Conjuncts.IsVolatile(rightPlan) && !Conjuncts.LocksRows(rightPlan);

    /// <param name="isSteady">The right side yields the same rows whenever it is opened.</param>
    private PlannedRelation Hash(
        LogicalJoinKind kind, PlannedRelation left, PlannedRelation right, bool isSteady, IReadOnlyList<BoundComparison> equalities, IReadOnlyList<BoundExpression> residual, double? estimatedRows)
    {
        HashSet<PlanColumn> leftColumns = [.. left.Shape.Places.Keys];
        BoundExpression[] leftKeys = [.. equalities.Select(equality => equality.Left.Columns().Overlaps(leftColumns) ? equality.Left : equality.Right)];
        BoundExpression[] rightKeys = [.. equalities.Select(equality => equality.Left.Columns().Overlaps(leftColumns) ? equality.Right : equality.Left)];
        DataType[] types = [.. equalities.Select(ExpressionCompiler.HashType)];
        (left, int[] leftPlaces) = planner.WithValues(left, leftKeys);
        int variations = planner.Variations;
        (right, int[] rightPlaces) = planner.WithValues(right, rightKeys);
        isSteady &= planner.Variations == variations;
        RowShape both = RowShape.Concatenate(left.Shape, right.Shape);
        BoundExpression? rest = Conjuncts.Join(residual);
        HashJoin join = new(
            kind, left.Operator, PhysicalPlanner.Gathered(right.Operator), isSteady, new RowKey(leftPlaces, types), new RowKey(rightPlaces, types),
            rest is null ? null : planner.Compiler.Compile(rest, both),
            planner.Texts.Of(Conjuncts.Join([.. equalities])!), rest is null ? null : planner.Texts.Of(rest));
        join.TestPartners();
        double rows = estimatedRows ?? Math.Max(left.Rows, right.Rows);
        double cost = left.Cost + right.Cost + CostModel.HashJoin(left.Rows, right.Rows, rows);
        return Result(kind, join, left, both, rows, cost);
    }

    private PlannedRelation Loop(
        LogicalJoinKind kind, PlannedRelation left, PlannedRelation right, IReadOnlyList<BoundExpression> conditions, IReadOnlyList<(int Place, int Slot)> bindings, double? estimatedRows,
        RememberedRows? remembered = null, double? visits = null)
    {
        RowShape both = RowShape.Concatenate(left.Shape, right.Shape);
        BoundExpression? condition = Conjuncts.Join(conditions);
        NestedLoopJoin join = new(
            kind, left.Operator, right.Operator, bindings, condition is null ? null : planner.Compiler.Compile(condition, both), condition is null ? null : planner.Texts.Of(condition), remembered);
        double rows = estimatedRows ?? Math.Max(1, left.Rows * right.Rows * (condition is null ? 1 : 0.1));
        double cost = left.Cost + (bindings.Count > 0 ? (visits ?? left.Rows) * right.Cost * VisitedShare(kind, right.Rows) : right.Cost + CostModel.NestedLoop(left.Rows, right.Rows, rows));
        return Result(kind, join, left, both, rows, cost);
    }

    private static PlannedRelation Result(LogicalJoinKind kind, Execution.Operator join, PlannedRelation left, RowShape both, double rows, double cost)
    {
        bool leftOnly = kind is LogicalJoinKind.Semi or LogicalJoinKind.Anti or LogicalJoinKind.NullAwareAnti;
        bool keepsOrder = kind is not (LogicalJoinKind.Right or LogicalJoinKind.Full);
        return new PlannedRelation(join, leftOnly ? left.Shape : both, Math.Max(1, rows), cost, keepsOrder ? left.Order : [])
        {
            Constants = keepsOrder ? left.Constants : new HashSet<int>(),
        }.WithEstimate();
    }
}
