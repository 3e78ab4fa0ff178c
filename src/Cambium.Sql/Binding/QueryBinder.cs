using System.Globalization;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Binding;

/// <summary>Binds whole queries: WITH, the body, ORDER BY, LIMIT and locking.</summary>
public sealed class QueryBinder(BindingContext context)
{
    /// <summary>Leave untyped literals of the output untyped, for INSERT … SELECT and set operations.</summary>
    public bool KeepsUnknown { get; init; }

    /// <summary>Types of what the outputs are assigned to, from the first; parameters that are outputs take them.</summary>
    internal IReadOnlyList<SqlType> AssignedTypes { get; init; } = [];

    /// <param name="outer">The scope around the query, or null.</param>
    public BoundQuery Bind(SelectStatement statement, Scope? outer)
    {
        context.Cancellation.ThrowIfCancellationRequested();
        Scope scope = new(outer);
        if (statement.With is { } with)
        {
            CteBinder.Bind(with, scope, context);
        }

        switch (statement.Body)
        {
            case SelectBody select:
                return new SelectBinder(context, scope) { KeepsUnknown = KeepsUnknown, AssignedTypes = AssignedTypes }.Bind(select, statement);
            case NestedQueryBody nested when statement.OrderBy.Count == 0 && statement.Limit is null && statement.Offset is null:
                SelectStatement inner = statement.Locking.Count == 0 ? nested.Query : nested.Query with { Locking = [.. nested.Query.Locking, .. statement.Locking] };
                return new QueryBinder(context) { KeepsUnknown = KeepsUnknown, AssignedTypes = AssignedTypes }.Bind(inner, scope);
        }

        if (statement.Locking.Count > 0)
        {
            string refused = statement.Body is ValuesBody ? "cannot be applied to VALUES" : "is not allowed with UNION/INTERSECT/EXCEPT";
            throw new SqlErrorException(SqlState.FeatureNotSupported, $"{LockBinder.NameOf(statement.Locking[0].Strength)} {refused}");
        }

        BoundQuery body = BindBody(statement.Body, scope, KeepsUnknown);
        LogicalPlan plan = body.Plan;
        BoundSortKey[] keys = [.. statement.OrderBy.Select(item => BindOutputKey(item, body, statement.Body is ValuesBody, scope))];
        if (keys.Length > 0)
        {
            plan = new LogicalSort(plan, keys);
        }

        return body with { Plan = Limit(plan, statement, keys, scope) };
    }

    /// <summary>Binds a query inside another one.</summary>
    /// <param name="place">Where it stands there, for aggregates that turn out to be the outer query's.</param>
    internal BoundQuery BindInner(SelectStatement statement, Scope outer, ExpressionRules? place)
    {
        ExpressionRules? before = outer.Place;
        outer.Place = place;
        try
        {
            return Bind(statement, outer);
        }
        finally
        {
            outer.Place = before;
        }
    }

    internal BoundQuery BindBody(QueryBody body, Scope scope, bool keepsUnknown) => body switch
    {
        SelectBody select => new SelectBinder(context, scope) { KeepsUnknown = keepsUnknown }.Bind(select, null),
        NestedQueryBody nested => new QueryBinder(context) { KeepsUnknown = keepsUnknown }.Bind(nested.Query, scope),
        ValuesBody values => BindValues(values, scope, keepsUnknown),
        _ => SetOperationBinder.Bind((SetOperationBody)body, scope, context),
    };

    internal LogicalPlan Limit(LogicalPlan plan, SelectStatement statement, IReadOnlyList<BoundSortKey> keys, Scope scope)
    {
        if (statement.Limit is null && statement.Offset is null)
        {
            return plan;
        }

        if (statement.LimitWithTies && keys.Count == 0)
        {
            throw new SqlErrorException(SqlState.SyntaxError, "WITH TIES cannot be specified without ORDER BY clause", position: statement.Span.Position);
        }

        if (statement is { LimitWithTies: true, Limit: NullLiteral })
        {
            throw new SqlErrorException(SqlState.InvalidRowCountInLimitClause, "row count cannot be null in FETCH FIRST ... WITH TIES clause");
        }

        BoundExpression? limit = statement.Limit is null
            ? null
            : Coercion.Count(new ExpressionBinder(context, scope, ExpressionRules.Limit).Bind(statement.Limit), "LIMIT", context);
        BoundExpression? offset = statement.Offset is null
            ? null
            : Coercion.Count(new ExpressionBinder(context, scope, ExpressionRules.Offset).Bind(statement.Offset), "OFFSET", context);
        return new LogicalLimit(plan, limit, offset, statement.LimitWithTies ? keys : null);
    }

    private BoundQuery BindValues(ValuesBody values, Scope scope, bool keepsUnknown)
    {
        ExpressionBinder binder = new(context, scope, ExpressionRules.Values);
        BoundExpression[][] rows = [.. values.Rows.Select(row => WildcardBinder.Values(row.Items, binder))];
        int width = rows[0].Length;
        for (int row = 1; row < rows.Length; row++)
        {
            if (rows[row].Length != width)
            {
                throw new SqlErrorException(
                    SqlState.SyntaxError, "VALUES lists must all be the same length", position: values.Rows[row].Items[0].Span.Position);
            }
        }

        PlanColumn[] columns = new PlanColumn[width];
        for (int index = 0; index < width; index++)
        {
            int place = index;
            BoundExpression[] column = [.. rows.Select(row => row[place])];
            SqlType type = keepsUnknown && column.All(value => value.Type.Type == DataType.Unknown)
                ? DataType.Unknown
                : CommonType.Unify(column, "VALUES", context);
            for (int row = 0; row < rows.Length; row++)
            {
                rows[row][index] = column[row];
            }

            columns[index] = new PlanColumn("column" + (index + 1).ToString(CultureInfo.InvariantCulture), type);
        }

        return new BoundQuery(new LogicalValues(rows, columns), [.. columns.Select(column => new OutputColumn(column.Name, column))]);
    }

    private BoundSortKey BindOutputKey(SortItem item, BoundQuery body, bool allowsExpressions, Scope scope)
    {
        if (item.Value is NumericLiteral { IsInteger: true } literal)
        {
            int place = int.TryParse(literal.Text, CultureInfo.InvariantCulture, out int number) ? number : 0;
            if (place < 1 || place > body.Columns.Count)
            {
                throw new SqlErrorException(
                    SqlState.InvalidColumnReference, $"ORDER BY position {literal.Text} is not in select list", position: literal.Span.Position);
            }

            return SortBinder.BindKey(item, new BoundColumn(body.Columns[place - 1].Column, literal.Span.Position), context);
        }

        if (item.Value is ColumnReference { Parts.Count: 1 } reference)
        {
            OutputColumn[] matches = [.. body.Columns.Where(column => column.Name == reference.Name)];
            if (matches.Length > 1)
            {
                throw new SqlErrorException(SqlState.AmbiguousColumn, $"ORDER BY \"{reference.Name}\" is ambiguous", position: reference.Span.Position);
            }

            if (matches.Length == 1)
            {
                return SortBinder.BindKey(item, new BoundColumn(matches[0].Column, reference.Span.Position), context);
            }

            if (!allowsExpressions)
            {
                throw new SqlErrorException(SqlState.UndefinedColumn, $"column \"{reference.Name}\" does not exist", position: reference.Span.Position);
            }
        }

        if (item.Value.IsConstant)
        {
            throw new SqlErrorException(SqlState.SyntaxError, "non-integer constant in ORDER BY", position: item.Value.Span.Position);
        }

        Scope output = new(scope);
        output.Add(new ScopeRelation("*VALUES*", null, [.. body.Columns.Select(column => new ScopeColumn(column.Name, new BoundColumn(column.Column)))], []));
        BoundExpression value = new ExpressionBinder(context, output, ExpressionRules.Where with { Construct = "ORDER BY" }).Bind(item.Value);
        if (!allowsExpressions)
        {
            throw new SqlErrorException(
                SqlState.FeatureNotSupported, "invalid UNION/INTERSECT/EXCEPT ORDER BY clause",
                detail: "Only result column names can be used, not expressions or functions.",
                hint: "Add the expression/function to every SELECT, or move the UNION into a FROM clause.", position: item.Value.Span.Position);
        }

        return SortBinder.BindKey(item, value, context);
    }
}
