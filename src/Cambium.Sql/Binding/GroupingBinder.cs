using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Binding;

/// <summary>
/// Binds GROUP BY and takes the expressions above it apart: what equals a key reads the key's column, aggregates become columns, and any
/// other column of this query is refused.
/// </summary>
internal sealed class GroupingBinder(BindingContext context, Scope scope, ExpressionBinder binder)
{
    private const int SetsMax = 4096;

    // GROUPING answers with a bit for each.
    private const int GroupingArgumentsMax = 31;

    private readonly List<Computed> _keys = [];

    // The item of the select list that each key is; -1: none. In sets two items with one value are two keys.
    private readonly List<int> _keyItems = [];
    private bool _isPlain;
    private readonly List<Computed> _aggregates = [];

    // The keys as they read above the calls of set-returning functions in them.
    private List<BoundExpression> _keyValues = [];
    private readonly List<(PlanColumn Column, IReadOnlyList<int> Keys, BoundGrouping Call)> _groupings = [];
    private List<List<int>>? _sets;
    private int _subqueryDepth;
    private bool _inDirectArguments;

    /// <summary>Binds the keys; the plan comes back with what keys from set-returning functions need below.</summary>
    internal LogicalPlan BindKeys(GroupByClause clause, LogicalPlan plan, BoundExpression[] items, List<string> names)
    {
        _isPlain = clause.Elements.All(element => element is GroupingValue);
        List<List<int>> sets = [[]];
        foreach (GroupingElement element in clause.Elements)
        {
            List<List<int>> parts = Sets(element, items, names);
            sets = [.. sets.SelectMany(set => parts.Select(part => set.Union(part).ToList()))];
            if (sets.Count > SetsMax)
            {
                throw new SqlErrorException(SqlState.StatementTooComplex, "too many grouping sets present (maximum 4096)", position: clause.Span.Position);
            }
        }

        if (clause.IsDistinct)
        {
            sets = [.. sets.DistinctBy(set => string.Join(',', set.Order()))];
        }

        _sets = _isPlain ? null : sets;
        _keyValues = [.. _keys.Select(static key => key.Value)];
        return OutputComputations.Sets(plan, _keyValues);
    }

    /// <summary>An expression as it reads above the aggregation.</summary>
    /// <exception cref="SqlErrorException">42803: a column is neither grouped nor aggregated.</exception>
    internal BoundExpression Rewrite(BoundExpression expression) => expression.Rewrite(Map);

    /// <summary>The same for an item of the select list, which may be a key itself.</summary>
    internal BoundExpression RewriteItem(BoundExpression item, int index)
    {
        int key = _isPlain ? -1 : _keyItems.IndexOf(index);
        return key >= 0 ? new BoundColumn(_keys[key].Column, item.Position) : Rewrite(item);
    }

    internal LogicalPlan Build(LogicalPlan plan)
    {
        Computed[] keys = [.. _keys.Select((key, index) => key with { Value = _keyValues[index] })];
        return new LogicalAggregate(plan, keys, _aggregates, _sets, [.. _groupings.Select(grouping => (grouping.Column, grouping.Keys))]);
    }

    private List<List<int>> Sets(GroupingElement element, BoundExpression[] items, List<string> names)
    {
        switch (element)
        {
            case EmptyGrouping:
                return [[]];
            case GroupingValue value:
                return [Keys(value.Value, items, names)];
            case RollupGrouping rollup:
                List<int>[] levels = [.. rollup.Items.Select(item => Keys(item, items, names))];
                return [.. Enumerable.Range(0, levels.Length + 1).Select(dropped => levels.Take(levels.Length - dropped).SelectMany(level => level).Distinct().ToList())];
            case CubeGrouping cube:
                List<int>[] sides = [.. cube.Items.Select(item => Keys(item, items, names))];
                if (sides.Length > 12)
                {
                    throw new SqlErrorException(SqlState.TooManyColumns, "CUBE is limited to 12 elements", position: element.Span.Position);
                }

                return
                [
                    .. Enumerable.Range(0, 1 << sides.Length).Select(mask =>
                        sides.Where((_, index) => (mask & (1 << (sides.Length - 1 - index))) == 0).SelectMany(side => side).Distinct().ToList()),
                ];
            default:
                return [.. ((GroupingSets)element).Sets.SelectMany(inner => Sets(inner, items, names))];
        }
    }

    private List<int> Keys(Expression expression, BoundExpression[] items, List<string> names) =>
        [.. Flatten(expression).Select(item => Key(item, items, names)).Distinct()];

    /// <summary>Parentheses within a list of keys only group: (a, (b, c)) are three.</summary>
    private static IEnumerable<Expression> Flatten(Expression expression) =>
        expression is RowExpression { IsExplicit: false } row ? row.Items.SelectMany(Flatten) : [expression];

    private int Key(Expression expression, BoundExpression[] items, List<string> names)
    {
        BoundExpression value = BindKey(expression, items, names, out int item);
        if (value.Nodes().FirstOrDefault(node => (node is BoundGrouping grouping && ReferenceEquals(grouping.Owner, scope)) || (node is BoundAggregate aggregate && ReferenceEquals(aggregate.Owner, scope))) is { } found)
        {
            throw new SqlErrorException(SqlState.GroupingError, "aggregate functions are not allowed in GROUP BY", position: found.Position);
        }

        if (value.Nodes().FirstOrDefault(node => node is BoundWindowCall) is { } window)
        {
            throw new SqlErrorException(SqlState.WindowingError, "window functions are not allowed in GROUP BY", position: window.Position);
        }

        SortBinder.RequireEquality(value);
        Collations.RequireKnown(value, context);
        int same = _keys.FindIndex(key => key.Value.SameAs(value));
        int index = _isPlain ? same : Enumerable.Range(0, _keys.Count).FirstOrDefault(key => _keyItems[key] == item && _keys[key].Value.SameAs(value), -1);
        if (index < 0)
        {
            index = _keys.Count;

            // An outer query's column is a value here: its key is a column of its own, or the outer one would seem to come from below.
            _keys.Add(new Computed(same < 0 && value is BoundColumn plain && scope.Owns(plain.Column) ? plain.Column : new PlanColumn("group", value.Type), value));
            _keyItems.Add(item);
        }

        return index;
    }

    /// <param name="item">The item of the select list that the key is, by its place, its name, or as the first that says the same; -1: none.</param>
    private BoundExpression BindKey(Expression expression, BoundExpression[] items, List<string> names, out int item)
    {
        if (expression is NumericLiteral { IsInteger: true } literal)
        {
            item = SelectBinder.Ordinal(literal, "GROUP BY", items.Length);
            return items[item];
        }

        // An input column goes before an output name.
        if (expression is ColumnReference { Parts.Count: 1 } reference && scope.FindColumn(reference.Name, reference.Span.Position) is null)
        {
            int found = -1;
            for (int index = 0; index < items.Length; index++)
            {
                if (names[index] == reference.Name)
                {
                    if (found >= 0 && !items[index].SameAs(items[found]))
                    {
                        throw new SqlErrorException(SqlState.AmbiguousColumn, $"GROUP BY \"{reference.Name}\" is ambiguous", position: reference.Span.Position);
                    }

                    found = found < 0 ? index : found;
                }
            }

            if (found >= 0)
            {
                item = found;
                return items[found];
            }
        }

        BoundExpression value = expression.IsConstant
            ? throw new SqlErrorException(SqlState.SyntaxError, "non-integer constant in GROUP BY", position: expression.Span.Position)
            : Coercion.ResolveUnknown(binder.Bind(expression), context);
        item = Array.FindIndex(items, value.SameAs);
        return value;
    }

    private BoundExpression? Map(BoundExpression node)
    {
        if (node is BoundAggregate aggregate && ReferenceEquals(aggregate.Owner, scope))
        {
            return Column(aggregate);
        }

        foreach (Computed key in _keys)
        {
            if (key.Value.SameAs(node))
            {
                return new BoundColumn(key.Column, node.Position);
            }
        }

        switch (node)
        {
            case BoundGrouping grouping when ReferenceEquals(grouping.Owner, scope):
                return Grouping(grouping);
            case BoundColumn column when scope.Owns(column.Column):
                return Depends(column) ? column : throw Ungrouped(column, column.Position);
            case BoundWholeRow row when row.Children.OfType<BoundColumn>().FirstOrDefault(child => scope.Owns(child.Column)) is { } first && GroupedKey(first.Column) is null:
                // Not even where each of its columns is a key.
                throw Ungrouped(first, row.Position, isWhole: true);
            case BoundSubquery subquery:
                _subqueryDepth++;
                BoundExpression rewritten = RewriteSubquery(subquery);
                _subqueryDepth--;
                return rewritten;
            default:
                return null;
        }
    }

    private BoundSubquery RewriteSubquery(BoundSubquery subquery)
    {
        LogicalPlan plan = subquery.Plan.Rewrite(Map);
        BoundExpression? test = subquery.Test?.Rewrite(Map);
        return ReferenceEquals(plan, subquery.Plan) && ReferenceEquals(test, subquery.Test)
            ? subquery
            : new BoundSubquery(subquery.Kind, plan, test, subquery.Type, subquery.Position);
    }

    private BoundColumn Column(BoundAggregate aggregate)
    {
        if (aggregate.IsOrderedSet)
        {
            // Direct arguments are computed once for each group, from what its keys are there: NULL for those that its grouping set leaves out.
            _inDirectArguments = true;
            int direct = aggregate.Arguments.Count;
            aggregate = (BoundAggregate)aggregate.WithChildren([.. aggregate.Children.Select((child, index) => index < direct ? child.Rewrite(Map) : child)]);
            _inDirectArguments = false;
        }

        foreach (Computed known in _aggregates)
        {
            if (known.Value.SameAs(aggregate) && aggregate.Function.Volatility != Functions.Volatility.Volatile)
            {
                return new BoundColumn(known.Column, aggregate.Position);
            }
        }

        PlanColumn column = new(aggregate.Function.Name, aggregate.Type);
        _aggregates.Add(new Computed(column, aggregate));
        return new BoundColumn(column, aggregate.Position);
    }

    private BoundColumn Grouping(BoundGrouping grouping)
    {
        if (grouping.Children.Count > GroupingArgumentsMax)
        {
            throw new SqlErrorException(SqlState.TooManyArguments, "GROUPING must have fewer than 32 arguments", position: grouping.Position);
        }

        int[] keys =
        [
            .. grouping.Children.Select(child =>
            {
                int index = _keys.FindIndex(key => key.Value.SameAs(child));
                return index >= 0
                    ? index
                    : throw new SqlErrorException(
                        SqlState.GroupingError, "arguments to GROUPING must be grouping expressions of the associated query level", position: child.Position);
            }),
        ];
        PlanColumn column = new("grouping", DataType.Int4);
        _groupings.Add((column, keys, grouping));
        return new BoundColumn(column, grouping.Position);
    }

    /// <summary>Whether the column's table is grouped by its primary key, so that the column has one value per group; it becomes a key too.</summary>
    private bool Depends(BoundColumn column)
    {
        if (GroupedKey(column.Column) is not { } primaryKey)
        {
            return false;
        }

        context.GroupingKeys?.Add(primaryKey);
        _sets?.ForEach(set => set.Add(_keys.Count));
        _keys.Add(new Computed(column.Column, new BoundColumn(column.Column)));
        _keyItems.Add(-1);
        _keyValues.Add(_keys[^1].Value);
        return true;
    }

    /// <summary>The primary key of a column's table, where all groups are of one value of it; else null.</summary>
    private IndexDefinition? GroupedKey(PlanColumn column)
    {
        if (scope.RelationOf(column)?.Scan is not { Table.PrimaryKey: { } primaryKey } scan)
        {
            return null;
        }

        int[] parts = [.. primaryKey.Parts.Select(part => _keys.FindIndex(key => scan.TableColumns.Any(candidate => candidate.Source!.Id == part.ColumnId && ReferenceEquals(key.Column, candidate))))];
        return !parts.Contains(-1) && (_sets is null || _sets.TrueForAll(set => parts.All(set.Contains))) ? primaryKey : null;
    }

    /// <param name="isWhole">It isn't the column that was meant, but the row it is in.</param>
    private SqlErrorException Ungrouped(BoundColumn column, int position, bool isWhole = false)
    {
        ScopeRelation? relation = scope.RelationOf(column.Column);
        string name = isWhole ? "*" : relation?.Columns.FirstOrDefault(candidate => candidate.Value is BoundColumn bound && ReferenceEquals(bound.Column, column.Column)).Name ?? column.Column.Name;
        string shown = relation is null ? name : $"{relation.Name}.{name}";
        return new SqlErrorException(
            SqlState.GroupingError,
            _subqueryDepth > 0
                ? $"subquery uses ungrouped column \"{shown}\" from outer query"
                : $"column \"{shown}\" must appear in the GROUP BY clause or be used in an aggregate function",
            detail: _inDirectArguments ? "Direct arguments of an ordered-set aggregate must use only grouped columns." : null,
            position: position);
    }
}
