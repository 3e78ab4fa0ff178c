using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Planning;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Binding;

/// <summary>
/// Binds SELECT … FROM … with the ORDER BY and LIMIT around it, which see its input columns: FROM, output, WHERE, HAVING, order, grouping,
/// DISTINCT, locks, windows, set-returning functions, limit, in this order. It is PostgreSQL's, and shows: the first mention of a parameter that
/// needs a type settles it, and the first name that isn't there is told.
/// </summary>
internal sealed class SelectBinder
{
    private const int TargetsMax = 1664;

    private readonly BindingContext _context;
    private readonly Scope _scope;

    // Output expressions, then hidden ones that only ORDER BY, DISTINCT ON or locks need.
    private readonly List<BoundExpression> _items = [];
    private readonly List<string> _names = [];

    /// <summary>Of items that end with COLLATE.</summary>
    private readonly Dictionary<int, string> _collations = [];
    private int _visibleCount;

    /// <param name="outer">The scope around it, with the WITH queries.</param>
    internal SelectBinder(BindingContext context, Scope outer)
    {
        _context = context;
        _scope = new Scope(outer);
    }

    /// <inheritdoc cref="QueryBinder.KeepsUnknown"/>
    internal bool KeepsUnknown { get; init; }

    /// <inheritdoc cref="QueryBinder.AssignedTypes"/>
    internal IReadOnlyList<SqlType> AssignedTypes { get; init; } = [];

    /// <param name="statement">The query around it, null when it has no ORDER BY and the like of its own.</param>
    internal BoundQuery Bind(SelectBody body, SelectStatement? statement) =>
        body.AsOf is { } asOf ? AsOfBinder.Bind(asOf, _context, () => BindParts(body, statement)) : BindParts(body, statement);

    /// <summary>Only a statement's own query may make a table.</summary>
    internal static SqlErrorException IntoNotAllowed(SelectInto into) => new(SqlState.SyntaxError, "SELECT ... INTO is not allowed here", position: into.Table.Span.Position);

    private BoundQuery BindParts(SelectBody body, SelectStatement? statement)
    {
        if (body.Into is { } into)
        {
            throw IntoNotAllowed(into);
        }

        RefuseDuplicateWindows(body);
        LogicalPlan plan = new FromBinder(_context, _scope.Parent) { Locking = statement?.Locking ?? [] }.Bind(body.From, _scope);
        BindItems(body);
        if (body.Where is { } where)
        {
            plan = new LogicalFilter(plan, Binder(ExpressionRules.Where, body).BindCondition(where, "WHERE"));
        }

        BoundExpression? having = body.Having is null ? null : Binder(ExpressionRules.Having, body).BindCondition(body.Having, "HAVING");
        (int Item, BoundSortKey Key)[] order = BindOrder(body, statement);
        WindowBinder.Check(body.Windows, Binder(ExpressionRules.SelectList, body));
        GroupingBinder grouping = new(_context, _scope, Binder(ExpressionRules.GroupBy, body));
        if (body.GroupBy is { } groupBy)
        {
            // Keys that stand in the output are found again by what they are.
            ResolveOutputs();
            plan = grouping.BindKeys(groupBy, plan, _items.Take(_visibleCount).ToArray(), _names);
        }

        int[] distinctOn = BindDistinctOn(body, order);
        ResolveOutputs();
        LogicalScan[][] locked = BindLocks(body, statement);
        for (int index = 0; index < locked.Length; index++)
        {
            // What a user may not change isn't there to be locked. Foreseen locks change nothing of what a statement means.
            // Those inside queries and views have been asked there.
            foreach (LogicalScan scan in statement!.Locking[index].Wait == LockWait.Foreseen ? [] : locked[index].Where(scan => scan.Security is not null && _scope.Scans(scan)))
            {
                plan = plan.Replace(scan, scan.Security!.Restrict(scan, _context, PolicyDefinition.Update));
            }
        }

        plan = Aggregate(plan, body, ref having, grouping);
        if (having is not null)
        {
            plan = new LogicalFilter(plan, having);
        }

        plan = OutputComputations.Windows(plan, _items);
        bool setsAreLate = SetsAreLate(body, order, distinctOn);
        plan = setsAreLate ? plan : OutputComputations.Sets(plan, _items);
        return Finish(plan, body, statement, order, distinctOn, locked, setsAreLate);
    }

    private ExpressionBinder Binder(ExpressionRules rules, SelectBody body) => new(_context, _scope, rules) { NamedWindows = body.Windows };

    private static void RefuseDuplicateWindows(SelectBody body)
    {
        for (int index = 1; index < body.Windows.Count; index++)
        {
            if (body.Windows.Take(index).Any(before => before.Name == body.Windows[index].Name))
            {
                throw new SqlErrorException(
                    SqlState.WindowingError, $"window \"{body.Windows[index].Name}\" is already defined", position: body.Windows[index].Span.Position);
            }
        }
    }

    private void BindItems(SelectBody body)
    {
        ExpressionBinder binder = Binder(ExpressionRules.SelectList, body);
        foreach (SelectItem item in body.Items)
        {
            if (item.Value is WildcardExpression or FieldWildcard)
            {
                foreach (ScopeColumn column in WildcardBinder.Expand(item.Value, binder))
                {
                    _items.Add(column.Value);
                    _names.Add(column.Name);
                }

                continue;
            }

            if (_items.Count > TargetsMax)
            {
                // Hundreds of thousands needn't be bound to be refused.
                break;
            }

            BoundExpression value = binder.Bind(item.Value);
            binder.Context.NoteOutput(item);
            if (item.Value is CollateExpression collate && Collations.Find(collate.Collation, _context.Catalog) is { } collation)
            {
                _collations[_items.Count] = collation;
            }

            _names.Add(OutputNames.Of(item, value));
            _items.Add(value);
        }

        _visibleCount = _items.Count;
        if (_visibleCount > TargetsMax)
        {
            throw new SqlErrorException(SqlState.TooManyColumns, $"target lists can have at most {TargetsMax} entries");
        }
    }

    /// <summary>What nothing has given a type by now is text, or what it is assigned to.</summary>
    private void ResolveOutputs()
    {
        for (int index = 0; index < _visibleCount; index++)
        {
            BoundExpression value = _items[index];
            if (value is BoundParameter { Type.Type: var type } && type == DataType.Unknown && index < AssignedTypes.Count)
            {
                _items[index] = Coercion.Assign(value, AssignedTypes[index], _names[index], _context);
            }
            else if (!KeepsUnknown)
            {
                _items[index] = Coercion.ResolveUnknown(value, _context);
            }
        }
    }

    private (int Item, BoundSortKey Key)[] BindOrder(SelectBody body, SelectStatement? statement)
    {
        if (statement is null || statement.OrderBy.Count == 0)
        {
            return [];
        }

        ExpressionBinder binder = Binder(ExpressionRules.OrderBy, body);
        List<(int, BoundSortKey)> keys = [];
        foreach (SortItem item in statement.OrderBy)
        {
            int index = FindOutput(item.Value, "ORDER BY", binder);
            _items[index] = Coercion.ResolveUnknown(_items[index], _context);
            BoundSortKey key = SortBinder.BindKey(item, _items[index], _context);
            if (key.Value is BoundConstant or BoundCast && !ReferenceEquals(key.Value, _items[index]) && index >= _visibleCount)
            {
                _items[index] = key.Value;
            }

            keys.Add((index, key));
        }

        return [.. keys];
    }

    /// <summary>The output item an expression of ORDER BY or DISTINCT ON means; adds a hidden one when there is none.</summary>
    private int FindOutput(Expression expression, string clause, ExpressionBinder binder)
    {
        int position = expression.Span.Position;
        if (expression is ColumnReference { Parts.Count: 1 } reference)
        {
            int found = -1;
            for (int index = 0; index < _visibleCount; index++)
            {
                if (_names[index] != reference.Name)
                {
                    continue;
                }

                if (found >= 0 && !_items[index].SameAs(_items[found]))
                {
                    throw new SqlErrorException(SqlState.AmbiguousColumn, $"{clause} \"{reference.Name}\" is ambiguous", position: position);
                }

                found = found < 0 ? index : found;
            }

            if (found >= 0)
            {
                return found;
            }
        }

        if (expression is NumericLiteral { IsInteger: true } literal)
        {
            return Ordinal(literal, clause, _visibleCount);
        }

        if (expression.IsConstant)
        {
            throw new SqlErrorException(SqlState.SyntaxError, $"non-integer constant in {clause}", position: position);
        }

        BoundExpression value = Coercion.ResolveUnknown(binder.Bind(expression), _context);
        int same = _items.FindIndex(item => item.SameAs(value));
        if (same >= 0)
        {
            return same;
        }

        _items.Add(value);
        _names.Add("");
        return _items.Count - 1;
    }

    internal static int Ordinal(NumericLiteral literal, string clause, int count)
    {
        int place = int.TryParse(literal.Text, CultureInfo.InvariantCulture, out int number) ? number : 0;
        return place >= 1 && place <= count
            ? place - 1
            : throw new SqlErrorException(
                SqlState.InvalidColumnReference, $"{clause} position {literal.Text} is not in select list", position: literal.Span.Position);
    }

    private int[] BindDistinctOn(SelectBody body, (int Item, BoundSortKey Key)[] order)
    {
        if (body.Distinct is not { } distinct)
        {
            return [];
        }

        if (distinct.On.Count == 0)
        {
            if (order.FirstOrDefault(key => key.Item >= _visibleCount) is { Key.Value: { } hidden })
            {
                throw new SqlErrorException(
                    SqlState.InvalidColumnReference, "for SELECT DISTINCT, ORDER BY expressions must appear in select list", position: ExpressionStart.Of(hidden));
            }

            for (int index = 0; index < _visibleCount; index++)
            {
                _items[index] = Coercion.ResolveUnknown(_items[index], _context);
                SortBinder.RequireEquality(_items[index]);
                Collations.RequireKnown(_items[index], _context);
            }

            return [];
        }

        ExpressionBinder binder = Binder(ExpressionRules.DistinctOn, body);
        int[] on = [.. distinct.On.Select(expression => FindOutput(expression, "DISTINCT ON", binder)).Distinct()];
        foreach (int item in on)
        {
            SortBinder.RequireEquality(_items[item]);
        }

        for (int index = 0; index < order.Length && index < on.Length; index++)
        {
            if (!on.Contains(order[index].Item))
            {
                throw new SqlErrorException(
                    SqlState.InvalidColumnReference, "SELECT DISTINCT ON expressions must match initial ORDER BY expressions", position: distinct.On[0].Span.Position);
            }
        }

        return on;
    }

    private LogicalScan[][] BindLocks(SelectBody body, SelectStatement? statement)
    {
        if (statement is null || statement.Locking.Count == 0)
        {
            return [];
        }

        string? refused = _context.Past is not null ? "AS OF"
            : body.Distinct is not null ? "DISTINCT clause"
            : body.GroupBy is not null ? "GROUP BY clause"
            : body.Having is not null ? "HAVING clause"
            : _scope.HasAggregates ? "aggregate functions"
            : _items.Any(item => item.Nodes().Any(node => node is BoundWindowCall)) ? "window functions"
            : _items.Any(item => item.Nodes().Any(node => node is BoundSetCall)) ? "set-returning functions in the target list"
            : null;
        if (refused is not null)
        {
            string strength = LockBinder.NameOf(statement.Locking[0].Strength);
            throw new SqlErrorException(SqlState.FeatureNotSupported, $"{strength} is not allowed with {refused}");
        }

        return [.. statement.Locking.Select(clause => LockedScans(clause, body))];
    }

    private LogicalScan[] LockedScans(LockingClause clause, SelectBody body)
    {
        LogicalScan[] scans = LockBinder.FindScans(clause, body, _scope);
        foreach (LogicalScan scan in scans)
        {
            _items.Add(new BoundColumn(scan.RowKey));
            _names.Add("");
        }

        return scans;
    }

    private LogicalPlan Aggregate(LogicalPlan plan, SelectBody body, ref BoundExpression? having, GroupingBinder grouping)
    {
        if (body.GroupBy is null && having is null && !_scope.HasAggregates)
        {
            return plan;
        }

        for (int index = 0; index < _items.Count; index++)
        {
            _items[index] = grouping.RewriteItem(_items[index], index);
        }

        having = having is null ? null : grouping.Rewrite(having);

        // HAVING alone makes one row of whatever FROM has: it isn't even read.
        return grouping.Build(body.GroupBy is null && !_scope.HasAggregates ? LogicalValues.OneRow() : plan);
    }

    private BoundQuery Finish(
        LogicalPlan plan, SelectBody body, SelectStatement? statement, (int Item, BoundSortKey Key)[] order, int[] distinctOn, LogicalScan[][] locked, bool setsAreLate)
    {
        HashSet<PlanColumn> own = [.. plan.Columns];
        Computed[] items = new Computed[_items.Count];
        for (int index = 0; index < items.Length; index++)
        {
            // Hidden columns keep their identity: locks find row keys by it. Columns of surrounding queries aren't ours to produce.
            BoundExpression value = _items[index];
            PlanColumn column = index >= _visibleCount && value is BoundColumn hidden && own.Contains(hidden.Column)
                ? hidden.Column
                : (value as BoundColumn)?.Column.Passed(_names[index], _collations.GetValueOrDefault(index))
                ?? new PlanColumn(_names[index], value.Type) { Collation = _collations.GetValueOrDefault(index) ?? Collations.OfOutput(value), Chosen = Collations.ChosenFor(value) };
            items[index] = new Computed(column, value);
        }

        bool isCut = statement?.Limit is not null;
        bool[] isLate = [.. items.Select((item, index) => (setsAreLate && OutputComputations.HasSets(item.Value)) || (order.Length > 0 && body.Distinct is null && order.All(key => key.Item != index) && WaitsForOrder(item.Value, isCut)))];
        plan = new LogicalProject(plan, Early(items, isLate, own));
        BoundSortKey[] keys = [.. order.Select(key => key.Key with { Value = SortValue(items[key.Item].Column, key.Key) })];
        if (body.Distinct is not null)
        {
            PlanColumn[] on = distinctOn.Length > 0
                ? [.. distinctOn.Select(item => items[item].Column)]
                : [.. items.Take(_visibleCount).Select(item => item.Column)];
            if (distinctOn.Length > 0)
            {
                BoundSortKey[] before = [.. keys, .. on.Where(column => !keys.Any(key => Is(key, column))).Select(column => new BoundSortKey(new BoundColumn(column), false, false))];
                plan = new LogicalDistinct(new LogicalSort(plan, before), on, isSorted: true);
                keys = [];
            }
            else
            {
                plan = new LogicalDistinct(plan, on, isSorted: false);
            }
        }

        if (keys.Length > 0)
        {
            plan = new LogicalSort(plan, keys);
        }

        if (setsAreLate)
        {
            plan = OutputComputations.Sets(plan, _items);
            for (int index = 0; index < items.Length; index++)
            {
                items[index] = isLate[index] ? items[index] with { Value = _items[index] } : items[index];
            }
        }

        List<LogicalScan> around = [];
        for (int index = 0; index < locked.Length; index++)
        {
            LockingClause clause = statement!.Locking[index];
            if (clause.IsHandedDown && statement is { Limit: null, Offset: null })
            {
                // The query around may leave rows out.
                around.AddRange(locked[index].Except(around));
            }
            else
            {
                plan = new LogicalLock(plan, locked[index], clause.Strength, clause.Wait);
                _context.LocksRows = true;
            }
        }

        if (statement is not null)
        {
            plan = new QueryBinder(_context).Limit(plan, statement, keys, _scope);
        }

        if (items.Length > _visibleCount || isLate.Contains(true))
        {
            plan = new LogicalProject(plan,
            [
                .. items.Take(_visibleCount).Select((item, index) => isLate[index] ? item : new Computed(item.Column, new BoundColumn(item.Column))),
                .. around.Select(static scan => new Computed(scan.RowKey, new BoundColumn(scan.RowKey))),
            ]);
        }

        return new BoundQuery(plan, [.. items.Take(_visibleCount).Select((item, index) => new OutputColumn(_names[index], item.Column, ExpressionStart.Of(item.Value)))]) { LockedAround = around };
    }

    /// <summary>Sets in the output that nothing is ordered or told apart by come of the rows in their order, those that DISTINCT ON has left; as in PostgreSQL, with ORDER BY only.</summary>
    private bool SetsAreLate(SelectBody body, (int Item, BoundSortKey Key)[] order, int[] distinctOn) =>
        order.Length > 0 && (body.Distinct is null || distinctOn.Length > 0) && _items.Any(OutputComputations.HasSets)
        && !order.Select(static key => key.Item).Concat(distinctOn).Any(item => OutputComputations.HasSets(_items[item]));

    /// <summary>Whether a value is computed behind the sort: where it is volatile, so that nextval() counts the rows as they come, or where it is dear and a limit leaves rows out.</summary>
    private static bool WaitsForOrder(BoundExpression value, bool isCut) => isCut ? Conjuncts.IsVolatile(value) || Conjuncts.ReadsTables(value) : Conjuncts.IsVolatile(value) && !Conjuncts.HasSubquery(value);

    /// <summary>What is computed before the sort; the columns of the query's own that what waits for it needs pass through.</summary>
    private static Computed[] Early(Computed[] items, bool[] isLate, HashSet<PlanColumn> own)
    {
        List<Computed> early = [.. items.Where((_, index) => !isLate[index])];
        foreach (PlanColumn column in items.Where((_, index) => isLate[index]).SelectMany(item => item.Value.Columns()))
        {
            if (own.Contains(column) && !early.Any(item => ReferenceEquals(item.Column, column)))
            {
                early.Add(new Computed(column, new BoundColumn(column)));
            }
        }

        return [.. early];
    }

    private BoundExpression SortValue(PlanColumn column, BoundSortKey key)
    {
        BoundColumn value = new(column, key.Value.Position);
        return column.Type.Type == DataType.Unknown ? Coercion.ResolveUnknown(value, _context)
            : key.Value.Type.Type.Order is null ? Collations.ByBytes(value)
            : value;
    }

    private static bool Is(BoundSortKey key, PlanColumn column) => key.Value is BoundColumn bound && ReferenceEquals(bound.Column, column);
}
