using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Binding;

/// <summary>Binds queries inside expressions.</summary>
internal static class SubqueryBinder
{
    internal static BoundExpression Bind(Expression expression, ExpressionBinder binder)
    {
        int position = expression.Span.Position;
        if (!binder.Rules.AllowsSubqueries)
        {
            string place = binder.Rules.Construct.TrimEnd('s');
            throw new SqlErrorException(SqlState.FeatureNotSupported, $"cannot use subquery in {place}", position: position);
        }

        switch (expression)
        {
            case ExistsExpression exists:
                return new BoundSubquery(SubqueryKind.Exists, Query(exists.Query, binder).Plan, null, DataType.Boolean, position, exists.Query);
            case ScalarSubqueryExpression scalar:
                BoundQuery query = SingleColumn(scalar.Query, position, binder);
                return new BoundSubquery(SubqueryKind.Scalar, query.Plan, null, query.Columns[0].Type, position, scalar.Query);
            case ArraySubqueryExpression array:
                BoundQuery items = SingleColumn(array.Query, position, binder);
                DataType element = items.Columns[0].Type.Type;
                DataType arrayType = (element.IsArray ? element : element.Array) ?? throw new SqlErrorException(
                    SqlState.UndefinedObject, $"could not find array type for data type {element.DisplayName}", position: position);
                return new BoundSubquery(SubqueryKind.Array, items.Plan, null, arrayType, position, array.Query);
            case InSubqueryExpression inSubquery:
                BoundExpression test = Quantified(inSubquery.Operand, new OperatorName(null, "=", default), false, inSubquery.Query, inSubquery.Operator.Span.Position, binder);
                return inSubquery.IsNegated ? new BoundNot(test, position) : test;
            default:
                QuantifiedSubqueryExpression quantified = (QuantifiedSubqueryExpression)expression;
                binder.RequireSchema(quantified.Operator);
                return Quantified(
                    quantified.Left, quantified.Operator, quantified.Quantifier == Quantifier.All, quantified.Query, quantified.Operator.Span.Position, binder);
        }
    }

    /// <summary><c>(a, b) op (SELECT x, y)</c>: compared with the fields of the only row.</summary>
    internal static BoundExpression BindRowComparison(RowExpression row, OperatorName name, SelectStatement subquery, int position, ExpressionBinder binder)
    {
        BoundQuery query = Query(subquery, binder);
        BoundExpression[] left = WildcardBinder.Values(row.Items, binder);
        CheckColumns(left.Length, query.Columns.Count, position);
        PlanColumn packed = new("row", DataType.Record);
        BoundRow fields = new(
            [.. query.Columns.Select(column => new BoundColumn(column.Column))], [.. query.Columns.Select(column => column.Name)], DataType.Record);
        BoundSubquery scalar = new(SubqueryKind.Scalar, new LogicalProject(query.Plan, [new Computed(packed, fields)]), null, DataType.Record, position);
        BoundExpression[] right = [.. query.Columns.Select((column, index) => new BoundField(scalar, index, column.Type, position))];
        return RowComparisonBinder.Compare(name, left, right, position, binder.Context);
    }

    private static BoundExpression Quantified(
        Expression operand, OperatorName name, bool isAll, SelectStatement subquery, int position, ExpressionBinder binder)
    {
        // The query comes first, as in PostgreSQL: a parameter has the type of its first mention.
        BoundQuery query = Query(subquery, binder);
        BoundExpression[] left = operand is RowExpression row ? WildcardBinder.Values(row.Items, binder) : [binder.Bind(operand)];
        CheckColumns(left.Length, query.Columns.Count, position);
        BoundExpression[] right = [.. query.Columns.Select(column => new BoundColumn(column.Column))];
        BoundExpression test = left.Length == 1
            ? OperatorBinder.Bind(name.Symbol, left[0], right[0], position, binder.Context, name)
            : RowComparisonBinder.Compare(name, left, right, position, binder.Context);
        test = Coercion.Condition(test, isAll ? "ALL" : "ANY", binder.Context);
        return new BoundSubquery(isAll ? SubqueryKind.All : SubqueryKind.Any, query.Plan, test, DataType.Boolean, position, subquery);
    }

    private static void CheckColumns(int left, int right, int position)
    {
        if (right != left)
        {
            throw new SqlErrorException(
                SqlState.SyntaxError, right > left ? "subquery has too many columns" : "subquery has too few columns", position: position);
        }
    }

    private static BoundQuery SingleColumn(SelectStatement subquery, int position, ExpressionBinder binder)
    {
        BoundQuery query = Query(subquery, binder);
        return query.Columns.Count == 1
            ? query
            : throw new SqlErrorException(
                SqlState.SyntaxError,
                query.Columns.Count == 0 ? "subquery must return a column" : "subquery must return only one column",
                position: position);
    }

    private static BoundQuery Query(SelectStatement subquery, ExpressionBinder binder) =>
        new QueryBinder(binder.Context).BindInner(subquery, binder.Scope, binder.Rules);
}
