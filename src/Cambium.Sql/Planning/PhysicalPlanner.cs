using System.Runtime.CompilerServices;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Execution.Operators;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Planning.Rules;

namespace Cambium.Sql.Planning;

/// <summary>Makes operators of logical plans, node by node; scans and joins are chosen by their own planners.</summary>
internal sealed class PhysicalPlanner : ISubqueryPlanner
{
    private readonly CancellationToken _cancellation;
    private readonly ScanPlanner _scans;
    private readonly JoinPlanner _joins;
    private readonly AggregatePlanner _aggregates;
    private readonly CtePlanner _ctes;
    private readonly FunctionPlanner _functions;
    private int _variations;

    internal PhysicalPlanner(Cardinalities cardinalities, SlotAllocator slots, CancellationToken cancellation)
    {
        Cardinalities = cardinalities;
        _cancellation = cancellation;
        Compiler = new ExpressionCompiler(slots, this);
        Folding = new ConstantFolding(cancellation);
        _scans = new ScanPlanner(this);
        _joins = new JoinPlanner(this, _scans);
        _aggregates = new AggregatePlanner(this, _scans);
        _ctes = new CtePlanner(this);
        _functions = new FunctionPlanner(this);
    }

    internal Cardinalities Cardinalities { get; }

    internal ExpressionCompiler Compiler { get; }

    internal ConstantFolding Folding { get; }

    /// <summary>How EXPLAIN tells the plan's expressions.</summary>
    internal ExpressionText Texts { get; private set; } = new(isQualified: false);

    /// <summary>Trees of missing indexes that would save much.</summary>
    internal HashSet<int> LackedTrees { get; } = [];

    /// <inheritdoc cref="Planner.AskedParameters"/>
    internal HashSet<int> AskedParameters { get; } = [];

    /// <inheritdoc cref="Planner.MissedTrees"/>
    internal HashSet<int> MissedTrees => Cardinalities.MissedTrees;

    /// <summary>What a scan costs at worst that another index might have saved, had a value been known.</summary>
    internal double WorstCost { get; set; }

    /// <summary>Grows with each piece planned that may yield other rows when it is opened again: it takes values from surrounding rows, or a recursion's last step.</summary>
    internal int Variations => Compiler.Slots.Uses + _variations;

    /// <summary>Those of them that have other reasons than values of surrounding rows.</summary>
    internal int OtherVariations => _variations;

    /// <summary>Columns that something above reads; scans yield no others.</summary>
    internal HashSet<PlanColumn> Used { get; } = [];

    /// <summary>The order in which scans should yield columns, so that the output needs no projection.</summary>
    internal IReadOnlyList<PlanColumn> Preferred { get; private set; } = [];

    /// <summary>Conditions are tried on sampled rows: worth it when join orders depend on the result.</summary>
    internal bool UsesSamples { get; set; }

    internal QueryPlan Plan(BoundQuery query)
    {
        PlanColumn[] output = [.. query.Columns.Select(column => column.Column)];
        Texts = new ExpressionText(isQualified: RelationScans.In(query.Plan).Skip(1).Any());
        LogicalPlan plan = Optimize(query.Plan, output);
        Preferred = PreferredOrder(plan, output);
        PlannedRelation planned = InOrder(Plan(plan, Requirement.None), output);
        return new QueryPlan(planned.Operator, query.Columns, Compiler.Slots, Folding.Error, Math.Max(planned.Operator.Estimate.Total, WorstCost)) { Notices = Folding.Notices };
    }

    public (Operator Plan, RowShape Shape) PlanSubquery(LogicalPlan plan, IReadOnlyList<PlanColumn> output)
    {
        PlannedRelation planned = Plan(Optimize(plan, output), Requirement.None);
        return (planned.Operator, planned.Shape);
    }

    /// <summary>Plans a WITH query, which isn't part of the marked tree.</summary>
    internal PlannedRelation PlanSeparately(LogicalPlan plan) => Plan(Optimize(plan, plan.Columns), Requirement.None);

    /// <summary>Applies the rules and marks what the result reads.</summary>
    private LogicalPlan Optimize(LogicalPlan plan, IReadOnlyList<PlanColumn> output)
    {
        LogicalPlan optimized = Optimizer.Apply(plan, output, Folding, _cancellation);
        ColumnPruning.Mark(optimized, output, Used);
        return Folding.Apply(optimized, Used);
    }

    internal PlannedRelation Plan(LogicalPlan plan, Requirement requirement)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        _cancellation.ThrowIfCancellationRequested();
        int before = Compiler.Subplans.Count;
        PlannedRelation planned = plan switch
        {
            LogicalScan scan => _scans.Plan(scan, [], requirement),
            LogicalFilter filter => PlanFilter(filter, requirement),
            LogicalJoin join => _joins.Plan(join, [], requirement),
            LogicalProject project => PlanProject(project, requirement),
            LogicalSort sort => PlanSort(sort, requirement, null),
            LogicalLimit limit => PlanLimit(limit),
            LogicalAggregate aggregate => _aggregates.Plan(aggregate, requirement),
            LogicalDistinct distinct => PlanDistinct(distinct, requirement),
            LogicalWindow window => WindowPlanner.Plan(window, this, [], requirement),
            LogicalProjectSet set => _functions.Plan(set),
            LogicalSetOperation operation => SetOperationPlanner.Plan(operation, this, requirement),
            LogicalValues values => PlanValues(values),
            LogicalFunctionScan function => _functions.Plan(function),
            LogicalSystemScan system => SystemScanPlanner.Plan(system, [], this),
            LogicalCteScan cte => _ctes.Plan(cte),
            LogicalWorkTable work => PlanWorkTable(work),
            LogicalLock locked => PlanLock(locked, requirement),
            LogicalBarrier barrier => Plan(barrier.Input, requirement),
            _ => throw new InvalidOperationException($"No plan for {plan.GetType().Name}."),
        };
        return Compiler.Subplans.Count == before ? planned : WithSubplans(planned, before);
    }

    /// <summary>The relation with the subqueries that were compiled while it was planned and that nothing below it has: its operator evaluates them.</summary>
    private PlannedRelation WithSubplans(PlannedRelation planned, int before)
    {
        Subplan[] own = [.. Compiler.Subplans.Skip(before)];
        Compiler.Subplans.RemoveRange(before, own.Length);
        planned.Operator.Subplans = [.. planned.Operator.Subplans, .. own];
        double cost = own.Sum(subplan => subplan.Plan.Estimate.Total * (subplan.IsCorrelated ? planned.Rows : 1));
        return (planned with { Cost = planned.Cost + cost }).WithEstimate(planned.Operator.Estimate.Startup);
    }

    /// <inheritdoc cref="Variations"/>
    internal void NoteVariation() => _variations++;

    /// <summary>The rows of an operator for a consumer that reads all of them before it yields any: computed in parts where that can be.</summary>
    internal static Operator Gathered(Operator rows) => rows.Source is null ? rows : new Gather(rows) { Estimate = rows.Estimate };

    /// <summary>The relation with exactly these columns first.</summary>
    internal PlannedRelation InOrder(PlannedRelation planned, IReadOnlyList<PlanColumn> columns)
    {
        int[] places = [.. columns.Select(planned.Shape.PlaceOf)];
        for (int index = 0; index < places.Length; index++)
        {
            if (places[index] != index)
            {
                return Project(planned, [.. columns.Select(column => new Computed(column, new BoundColumn(column)))]);
            }
        }

        return planned;
    }

    /// <summary>The relation sorted, if it isn't already.</summary>
    /// <param name="isPartial">Only the first rows are wanted, perhaps more than are known of.</param>
    internal PlannedRelation Sorted(PlannedRelation input, IReadOnlyList<BoundSortKey> keys, LogicalLimit? limit = null, bool isPartial = false)
    {
        (PlannedRelation source, int[] places) = WithValues(input, [.. keys.Select(key => key.Value)]);
        int presorted = OrderedKeys(source, keys, places);
        if (presorted == keys.Count)
        {
            return source;
        }

        SortKey[] sortKeys = [.. keys.Select((key, index) => new SortKey(places[index], key.Value.Type.Type.Underlying(), key.IsDescending, key.NullsFirst))];
        CompiledExpression? rows = limit?.Limit is { } count && limit.TieKeys is null ? Compiler.Compile(count, new RowShape(0)) : null;
        CompiledExpression? offset = limit?.Offset is { } skipped ? Compiler.Compile(skipped, new RowShape(0)) : null;
        string[] texts = [.. keys.Select(Texts.Of)];
        bool isIncremental = isPartial && presorted > 0 && limit is null;
        Operator sort = isIncremental ? new IncrementalSort(source.Operator, sortKeys, texts, presorted) : new SortOperator(source.Operator, sortKeys, texts, presorted, rows, offset);
        double cost = source.Cost + CostModel.Sort(source.Rows);
        OrderPlace[] order = [.. sortKeys.Select(key => new OrderPlace(key.Place, key.IsDescending, key.NullsFirst))];
        return new PlannedRelation(sort, source.Shape, source.Rows, cost, order) { Constants = source.Constants }.WithEstimate(isIncremental ? 0 : cost);
    }

    /// <summary>The relation with the values of expressions somewhere in its rows.</summary>
    internal (PlannedRelation Relation, int[] Places) WithValues(PlannedRelation input, IReadOnlyList<BoundExpression> values)
    {
        int[] places = new int[values.Count];
        List<Computed> computed = [];
        for (int index = 0; index < places.Length; index++)
        {
            places[index] = values[index] is BoundColumn column ? input.Shape.PlaceOf(column.Column) : -1;
            if (places[index] < 0)
            {
                places[index] = input.Shape.Width + computed.Count;
                computed.Add(new Computed(new PlanColumn("value", values[index].Type), values[index]));
            }
        }

        if (computed.Count == 0)
        {
            return (input, places);
        }

        CompiledExpression[] items = new CompiledExpression[input.Shape.Width + computed.Count];
        for (int place = 0; place < input.Shape.Width; place++)
        {
            items[place] = new ColumnNode(place);
        }

        for (int index = 0; index < computed.Count; index++)
        {
            items[input.Shape.Width + index] = Compiler.Compile(computed[index].Value, input.Shape);
        }

        RowShape shape = input.Shape.With(computed.Select((item, index) => KeyValuePair.Create(item.Column, input.Shape.Width + index)), items.Length);
        ProjectOperator project = new(input.Operator, items) { Estimate = input.Operator.Estimate };
        return (input with { Operator = project, Shape = shape }, places);
    }

    /// <summary>The relation's rows for which a condition holds.</summary>
    internal PlannedRelation Filtered(PlannedRelation input, IReadOnlyList<BoundExpression> conditions)
    {
        if (Conjuncts.Join(ConditionOrder.Apply(conditions)) is not { } condition)
        {
            return input;
        }

        double rows = Math.Max(1, input.Rows * PassedShare(conditions.Count));
        FilterRows filter = new(input.Operator, Compiler.Compile(condition, input.Shape), Texts.Of(condition));
        return (input with { Operator = filter, Rows = rows, Cost = input.Cost + (input.Rows * CostModel.RowFilter) }).WithEstimate();
    }

    /// <summary>All of a relation's rows or none, by conditions that are the same for each of them.</summary>
    internal PlannedRelation FilteredOnce(PlannedRelation input, IReadOnlyList<BoundExpression> conditions)
    {
        if (Conjuncts.Join(ConditionOrder.Apply(conditions)) is not { } condition)
        {
            return input;
        }

        OneTimeFilter filter = new(input.Operator, Compiler.Compile(condition, new RowShape(0)), Texts.Of(condition));
        return (input with { Operator = filter }).WithEstimate(input.Operator.Estimate.Startup);
    }

    /// <summary>The part of rows that so many conditions let through, of which nothing is known.</summary>
    internal static double PassedShare(int conditions) => Math.Pow(CostModel.OtherSelectivity, Math.Min(3, conditions));

    private static PlanColumn[] PreferredOrder(LogicalPlan plan, IReadOnlyList<PlanColumn> output)
    {
        PlanColumn[] columns = [.. output];
        LogicalPlan current = plan;
        while (current.Inputs.Count > 0)
        {
            if (current is LogicalProject project)
            {
                columns =
                [
                    .. columns.Select(column => project.Items.FirstOrDefault(item => ReferenceEquals(item.Column, column)).Value is BoundColumn source ? source.Column : column),
                ];
            }

            current = current.Inputs[0];
        }

        return [.. columns.Distinct()];
    }

    /// <summary>By how many of the first keys, all of them columns of a relation, it is ordered already.</summary>
    internal static int OrderedKeys(PlannedRelation relation, IReadOnlyList<BoundSortKey> keys) =>
        OrderedKeys(relation, keys, [.. keys.Select(key => relation.Shape.PlaceOf(((BoundColumn)key.Value).Column))]);

    /// <summary>By how many of the first keys a relation is ordered already.</summary>
    private static int OrderedKeys(PlannedRelation relation, IReadOnlyList<BoundSortKey> keys, int[] places)
    {
        int next = 0;
        for (int index = 0; index < keys.Count; index++)
        {
            if (relation.Constants.Contains(places[index]))
            {
                continue;
            }

            while (next < relation.Order.Count && relation.Constants.Contains(relation.Order[next].Place))
            {
                next++;
            }

            if (next >= relation.Order.Count)
            {
                return index;
            }

            OrderPlace order = relation.Order[next++];
            bool isNeverNull = keys[index].Value is BoundColumn { Column.Source.NotNull: true };
            if (order.Place != places[index] || order.IsDescending != keys[index].IsDescending || (!isNeverNull && order.NullsFirst != keys[index].NullsFirst))
            {
                return index;
            }
        }

        return keys.Count;
    }

    private PlannedRelation PlanFilter(LogicalFilter filter, Requirement requirement)
    {
        List<BoundExpression> conditions = Conjuncts.Split(filter.Condition);
        if (conditions.Any(condition => condition is BoundConstant { IsTrue: false }))
        {
            return new PlannedRelation(new ValuesOperator([], filter.Columns.Count), new RowShape(filter.Columns), 0, 0, []).WithEstimate();
        }

        HashSet<PlanColumn> own = [.. filter.Input.Columns];
        BoundExpression[] once = [.. conditions.Where(condition => Conjuncts.IsOneTime(condition, own))];
        if (once.Length > 0)
        {
            return FilteredOnce(Plan(Conjuncts.Filter(filter.Input, [.. conditions.Except(once)]), requirement), once);
        }

        return filter.Input switch
        {
            LogicalScan scan => _scans.Plan(scan, conditions, requirement),
            LogicalSystemScan system => SystemScanPlanner.Plan(system, conditions, this),
            LogicalJoin { Kind: LogicalJoinKind.Inner } join => _joins.Plan(join, conditions, requirement),

            // One that surrounding rows ask by their values is hashed whole.
            LogicalWindow window when HashLookupPlanner.FindKeys(conditions, window.Columns.ToHashSet()).Length == 0 => Filtered(WindowPlanner.Plan(window, this, conditions, requirement), conditions),
            _ => PlanFiltered(filter.Input, conditions, requirement),
        };
    }

    /// <summary>
    /// Rows that are the same at each opening and are asked for by values of surrounding rows are hashed by these, like those of a table without an index for them
    /// (<see cref="ScanPlanner"/>): a WITH query's, or an aggregation's.
    /// </summary>
    private PlannedRelation PlanFiltered(LogicalPlan rows, List<BoundExpression> conditions, Requirement requirement)
    {
        int variations = Variations;
        PlannedRelation input = Plan(rows, requirement with { RowLimit = requirement.RowLimit / PassedShare(conditions.Count), Top = null });
        bool isSteady = Variations == variations && !Conjuncts.IsVolatile(rows) && !rows.Nodes().Any(static node => node is LogicalLock);
        PlannedRelation filtered = Filtered(input, conditions);
        HashSet<PlanColumn> own = [.. rows.Columns];
        BoundComparison[] keys = HashLookupPlanner.FindKeys(conditions, own);
        return !isSteady || keys.Length == 0 || input.Cost <= ScanPlanner.HashedCostMin || conditions.Any(Conjuncts.IsVolatile)
            ? filtered
            : HashLookupPlanner.Plan(this, filtered, input, own, keys, conditions.Except(keys));
    }

    private PlannedRelation PlanProject(LogicalProject project, Requirement requirement)
    {
        Computed[] items = [.. project.Items.Where(item => Used.Contains(item.Column))];
        List<OrderColumn> order = [];
        bool isWhole = true;
        foreach (OrderColumn wanted in requirement.Order)
        {
            switch (items.FirstOrDefault(item => ReferenceEquals(item.Column, wanted.Column)).Value)
            {
                case BoundConstant or BoundParameter:
                    continue;
                case BoundColumn source:
                    order.Add(wanted with { Column = source.Column });
                    continue;
            }

            isWhole = false;
            break;
        }

        // The first rows come among the first in the order of the first columns, too.
        bool isEarly = !double.IsInfinity(requirement.RowLimit) && order.Count > 0;
        PlannedRelation input = Plan(
            project.Input, isWhole ? requirement with { Order = order } : isEarly ? requirement with { Order = order, Top = null } : Requirement.None);
        foreach (Computed item in items)
        {
            Texts.Define(item.Column, item.Value);
        }

        if (items.All(item => item.Value is BoundColumn column && input.Shape.Contains(column.Column)))
        {
            // Only names change: no work at all.
            return input with { Shape = input.Shape.With(items.Select(item => KeyValuePair.Create(item.Column, input.Shape.PlaceOf(((BoundColumn)item.Value).Column)))) };
        }

        return Project(input, items);
    }

    private PlannedRelation Project(PlannedRelation input, IReadOnlyList<Computed> items)
    {
        CompiledExpression[] compiled = [.. items.Select(item => Compiler.Compile(item.Value, input.Shape))];
        RowShape shape = new([.. items.Select(item => item.Column)]);
        List<OrderPlace> order = [];
        foreach (OrderPlace place in input.Order)
        {
            int moved = Array.FindIndex(compiled, item => item is ColumnNode column && column.Place == place.Place);
            if (moved < 0)
            {
                break;
            }

            order.Add(place with { Place = moved });
        }

        HashSet<int> constants = [.. Enumerable.Range(0, compiled.Length).Where(index => compiled[index] is ConstantNode or ParameterNode || (compiled[index] is ColumnNode column && input.Constants.Contains(column.Place)))];
        ProjectOperator project = new(input.Operator, compiled) { Estimate = input.Operator.Estimate };
        return new PlannedRelation(project, shape, input.Rows, input.Cost, order) { Constants = constants };
    }

    private PlannedRelation PlanSort(LogicalSort sort, Requirement requirement, LogicalLimit? limit)
    {
        bool isPlain = sort.Keys.All(key => key.Value is BoundColumn);
        Requirement wanted = isPlain
            ? new Requirement([.. sort.Keys.Select(key => new OrderColumn(((BoundColumn)key.Value).Column, key.IsDescending, key.NullsFirst))], limit is null ? requirement.RowLimit : RowLimit(limit), limit is null ? 0 : RowsSkipped(limit, sort.Input), limit is { Limit: not null, TieKeys: null } ? limit : null)
            : Requirement.None;
        return Sorted(Plan(sort.Input, wanted), sort.Keys, limit, isPartial: !double.IsInfinity(wanted.RowLimit));
    }

    private static double RowLimit(LogicalLimit limit) =>
        limit.Limit switch
        {
            null => double.PositiveInfinity,
            BoundConstant { Value.IsNull: false } constant => LogicalLimit.Reach(constant.Value.Int64, limit.Offset is BoundConstant { Value.IsNull: false } offset ? offset.Value.Int64 : 0),
            _ => 100,
        };

    /// <summary>Rows of an offset that nothing stands in the way of passing over: no row of a scan has to be computed with.</summary>
    private static double RowsSkipped(LogicalLimit limit, LogicalPlan input) => input switch
    {
        LogicalProject project when project.Items.All(static item => item.Value is BoundColumn) => RowsSkipped(limit, project.Input),
        LogicalScan or LogicalFilter { Input: LogicalScan } when limit.Offset is BoundConstant { Value.IsNull: false } offset => offset.Value.Int64,
        _ => 0,
    };

    private PlannedRelation PlanLimit(LogicalLimit limit)
    {
        RowShape none = new(0);
        PlannedRelation input = limit.Input is LogicalSort sort
            ? PlanSort(sort, Requirement.None, limit)
            : Plan(limit.Input, new Requirement([], RowLimit(limit), RowsSkipped(limit, limit.Input)));
        RowComparer? ties = null;
        if (limit.TieKeys is { } keys)
        {
            (input, int[] places) = WithValues(input, [.. keys.Select(key => key.Value)]);
            ties = new RowComparer([.. keys.Select((key, index) => new SortKey(places[index], key.Value.Type.Type.Underlying(), key.IsDescending, key.NullsFirst))]);
        }

        LimitOperator limited = new(
            input.Operator,
            limit.Limit is null ? null : Compiler.Compile(limit.Limit, none),
            limit.Offset is null ? null : Compiler.Compile(limit.Offset, none),
            ties);
        double rows = Math.Min(input.Rows, RowLimit(limit));
        return (input with { Operator = limited, Rows = rows, Cost = input.Cost * Math.Max(0.01, rows / Math.Max(1, input.Rows)) }).WithEstimate();
    }

    /// <summary>How many rows of a relation have the same values, about.</summary>
    internal double RowsPerGroup(LogicalPlan input, IEnumerable<BoundExpression> keys) => new JoinEstimates(this, _scans).RowsPerGroup(input, keys);

    private PlannedRelation PlanDistinct(LogicalDistinct distinct, Requirement requirement)
    {
        // Sorted ones come in the order of what is below.
        double limit = distinct.IsSorted && requirement.Order.Count > 0 ? double.PositiveInfinity : requirement.RowLimit * RowsPerGroup(distinct.Input, distinct.On.Select(static column => new BoundColumn(column)));
        PlannedRelation input = Plan(distinct.Input, new Requirement(distinct.IsSorted ? [] : requirement.Order, limit));
        RowKey key = new([.. distinct.On.Select(input.Shape.PlaceOf)], [.. distinct.On.Select(column => column.Type.Type.Underlying())]);
        DistinctOperator unique = new(input.Operator, key, distinct.IsSorted);
        double rows = distinct.On.Count == 0 ? 1 : Math.Max(1, input.Rows / 2);
        return (input with { Operator = unique, Rows = rows, Cost = input.Cost + (input.Rows * CostModel.HashBuild) }).WithEstimate();
    }

    private PlannedRelation PlanValues(LogicalValues values)
    {
        RowShape none = new(0);
        CompiledExpression[][] rows = [.. values.Rows.Select(row => row.Select(value => Compiler.Compile(value, none)).ToArray())];
        ValuesOperator compiled = new(rows, values.Columns.Count);
        return new PlannedRelation(compiled, new RowShape(values.Columns), rows.Length, rows.Length * CostModel.RowScan, []).WithEstimate();
    }

    private PlannedRelation PlanWorkTable(LogicalWorkTable work)
    {
        NoteVariation();
        return new PlannedRelation(new WorkTableScan(work.Definition, work.Columns.Count), new RowShape(work.Columns), 100, 1, []).WithEstimate();
    }

    private PlannedRelation PlanLock(LogicalLock locked, Requirement requirement)
    {
        LockedSides.Check(locked);
        PlannedRelation input = Plan(locked.Input, requirement with { Top = null });
        Operator source = input.Operator is KeyLookup lookup ? lookup.WithLock(locked.Strength, locked.Wait) : input.Operator;
        LockRows rows = new(
            source, [.. locked.Tables.Select(table => (table.Table, input.Shape.PlaceOf(table.RowKey)))], locked.Strength, locked.Wait);
        return (input with { Operator = rows }).WithEstimate();
    }
}
