using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Syntax;
using Cambium.Sql.Xml;

namespace Cambium.Sql.Binding;

/// <summary>Binds BETWEEN, IN lists, LIKE and its relatives, and quantified array comparisons.</summary>
internal static class PredicateBinder
{
    internal static BoundExpression Bind(Expression expression, ExpressionBinder binder) => expression switch
    {
        BetweenExpression between => BindBetween(between, binder),
        InListExpression inList => BindInList(inList, binder),
        PatternMatchExpression pattern => BindPattern(pattern, binder),
        QuantifiedArrayExpression quantified => BindQuantified(quantified, binder),
        IsDocumentExpression test => BindDocument(test, binder),
        _ => BindNormalized((IsNormalizedExpression)expression, binder),
    };

    private static BoundExpression BindBetween(BetweenExpression between, ExpressionBinder binder)
    {
        int position = between.Operator.Span.Position;
        Func<string, bool, BoundExpression> compare = between is { Operand: RowExpression row, Lower: RowExpression low, Upper: RowExpression high }
            ? CompareRows(row, low, high, position, binder)
            : CompareValues(between, position, binder);
        BoundExpression Within(bool isSwapped) => new BoundAnd([compare(">=", isSwapped), compare("<=", !isSwapped)], position);

        BoundExpression result = between.IsSymmetric ? new BoundOr([Within(false), Within(true)], position) : Within(false);
        return between.IsNegated ? new BoundNot(result, position) : result;
    }

    /// <summary>A comparison with the lower bound, or with the upper one.</summary>
    private static Func<string, bool, BoundExpression> CompareValues(BetweenExpression between, int position, ExpressionBinder binder)
    {
        BoundExpression operand = binder.Bind(between.Operand);
        BoundExpression lower = binder.Bind(between.Lower);
        BoundExpression upper = binder.Bind(between.Upper);
        return (symbol, isUpper) => OperatorBinder.Bind(
            symbol, binder.Context.Parameters.AsKnown(operand), binder.Context.Parameters.AsKnown(isUpper ? upper : lower), position, binder.Context);
    }

    private static Func<string, bool, BoundExpression> CompareRows(RowExpression row, RowExpression low, RowExpression high, int position, ExpressionBinder binder)
    {
        BoundExpression[] operand = WildcardBinder.Values(row.Items, binder);
        BoundExpression[] lower = WildcardBinder.Values(low.Items, binder);
        BoundExpression[] upper = WildcardBinder.Values(high.Items, binder);
        BoundExpression[] Known(BoundExpression[] fields) => Array.ConvertAll(fields, binder.Context.Parameters.AsKnown);
        return (symbol, isUpper) => RowComparisonBinder.Compare(new OperatorName(null, symbol, default), Known(operand), Known(isUpper ? upper : lower), position, binder.Context);
    }

    private static BoundExpression BindInList(InListExpression inList, ExpressionBinder binder)
    {
        int position = inList.Operator.Span.Position;
        BoundExpression result;
        if (inList.Operand is RowExpression row)
        {
            BoundExpression[] tests = [.. inList.Items.Select(item => RowComparisonBinder.Compare(new OperatorName(null, "=", default), row, item, position, binder))];
            result = tests.Length == 1 ? tests[0] : new BoundOr(tests, position);
        }
        else
        {
            result = BindPlainList(inList, position, binder);
        }

        return inList.IsNegated ? new BoundNot(result, position) : result;
    }

    private static BoundExpression BindPlainList(InListExpression inList, int position, ExpressionBinder binder)
    {
        BoundExpression operand = binder.Bind(inList.Operand);
        BoundExpression[] items = [.. inList.Items.Select(binder.Bind)];
        BoundExpression[] single = [.. items.Where(item => item.Columns().Any(binder.Scope.Owns))];
        BoundExpression[] listed = [.. items.Except(single)];
        BoundInList? list = listed.Length > 1 ? TryBindListed(operand, listed, position, binder) : null;
        IEnumerable<BoundExpression> alone = (list is null ? items : single).Select(item => OperatorBinder.Equal(operand, item, position, binder.Context));
        BoundExpression[] tests = list is null ? [.. alone] : [list, .. alone];
        return tests.Length == 1 ? tests[0] : new BoundOr(tests, position);
    }

    /// <summary>Like PostgreSQL: items without columns are brought to one type and become one test if their types go together.</summary>
    /// <returns>Null: they don't.</returns>
    private static BoundInList? TryBindListed(BoundExpression operand, BoundExpression[] items, int position, ExpressionBinder binder)
    {
        BoundExpression[] all = [operand, .. items];
        DataTypeCategory? category = Array.Find(all, item => item.Type.Type != DataType.Unknown)?.Type.Type.Underlying().Category;
        if (Array.TrueForAll(all, item => item.Type.Type == DataType.Unknown || item.Type.Type.Underlying().Category == category))
        {
            SqlType type = CommonType.Select(all, "IN", binder.Context.Catalog);
            if (!type.Type.IsPseudo && ValueComparer.IsComparable(type.Type.Underlying()) && ComparesItself(type.Type.Underlying(), position, binder, out int oid))
            {
                // An operand that compares with them as it lies stays as it is, so that it can be a key of an index.
                for (int index = OperatorBinder.CompareAsTheyLie(operand.Type.Type.Underlying(), type.Type.Underlying()) ? 1 : 0; index < all.Length; index++)
                {
                    // A char(n) or varchar(n) is compared whole: no cutting to the operand's modifier.
                    all[index] = CommonType.Convert(all[index], type.Type, "IN", binder.Context);
                }

                Collations.Agree(all);
                return new BoundInList(all, position) { OperatorOid = oid };
            }
        }

        return null;
    }

    /// <summary>Whether values of a type are equal by its own order: an extension's type is compared as another one where the search path doesn't reach its operators.</summary>
    /// <param name="oid">Of its = where that is an extension's; else 0.</param>
    private static bool ComparesItself(DataType type, int position, ExpressionBinder binder, out int oid)
    {
        oid = 0;
        if (type.Code is null)
        {
            return true;
        }

        BoundComparison? compared = OperatorBinder.Equal(new BoundConstant(Value.Null, type), new BoundConstant(Value.Null, type), position, binder.Context) as BoundComparison;
        oid = compared?.OperatorOid ?? 0;
        return compared?.OperandType == type;
    }

    private static BoundExpression BindPattern(PatternMatchExpression expression, ExpressionBinder binder)
    {
        int position = expression.Span.Position;
        BoundExpression operand = binder.Bind(expression.Operand);
        BoundExpression pattern = binder.Bind(expression.Pattern);
        BoundExpression? escape = expression.Escape is null ? null : binder.Bind(expression.Escape);
        if (expression.Kind == PatternKind.SimilarTo)
        {
            BoundExpression converted = escape is null
                ? FunctionBinder.Call("similar_to_escape", [pattern], position, binder.Context)
                : FunctionBinder.Call("similar_to_escape", [pattern, escape], position, binder.Context);
            return OperatorBinder.Bind(expression.Operator.Symbol, operand, converted, position, binder.Context, expression.Operator);
        }

        if (escape is not null)
        {
            pattern = FunctionBinder.Call("like_escape", [pattern, escape], position, binder.Context);
        }

        return OperatorBinder.Bind(expression.Operator.Symbol, operand, pattern, position, binder.Context, expression.Operator);
    }

    private static BoundQuantifiedArray BindQuantified(QuantifiedArrayExpression expression, ExpressionBinder binder)
    {
        int position = expression.Operator.Span.Position;
        binder.RequireSchema(expression.Operator);
        BoundExpression left = binder.Bind(expression.Left);
        BoundExpression array = binder.Bind(expression.Array);
        if (array.Type.Type == DataType.Unknown)
        {
            // The operator is chosen for one untyped element, and says what the elements are.
            BoundExpression guess = OperatorBinder.Bind(expression.Operator.Symbol, left, new BoundConstant(Value.Null, DataType.Unknown), position, binder.Context, expression.Operator);
            DataType guessed = guess.Children.Count == 2 ? guess.Children[1].Type.Type.Underlying() : DataType.Text;
            array = Coercion.Implicit(array, guessed.Array ?? throw NoArrayType(guessed, position), binder.Context);
        }

        DataType element = array.Type.Type.Underlying().Element ?? throw new SqlErrorException(
            SqlState.WrongObjectType, "op ANY/ALL (array) requires array on right side", position: position);

        // Types are settled on the real operands; the test then works on placeholders.
        BoundExpression probe = OperatorBinder.Bind(expression.Operator.Symbol, left, new BoundCaseOperand(element), position, binder.Context, expression.Operator);
        if (left.Type.Type == DataType.Unknown && probe.Children.Count == 2)
        {
            left = Coercion.Implicit(left, probe.Children[0].Type.Type, binder.Context);
        }

        BoundCaseOperand leftValue = new(left.Type);
        BoundCaseOperand elementValue = new(element);
        BoundExpression test = OperatorBinder.Bind(expression.Operator.Symbol, leftValue, elementValue, position, binder.Context, expression.Operator);
        if (test.Type.Type != DataType.Boolean)
        {
            throw new SqlErrorException(SqlState.WrongObjectType, "op ANY/ALL (array) requires operator to yield boolean", position: position);
        }

        return new BoundQuantifiedArray(left, array, test, leftValue, elementValue, expression.Quantifier == Quantifier.All, position);
    }

    private static SqlErrorException NoArrayType(DataType element, int position) =>
        new(SqlState.UndefinedObject, $"could not find array type for data type {element.DisplayName}", position: position);

    private static BoundExpression BindDocument(IsDocumentExpression expression, ExpressionBinder binder)
    {
        int position = expression.Span.Position;
        BoundExpression value = XmlBinder.Require(binder.Bind(expression.Operand), DataType.Xml, "IS DOCUMENT", binder.Context);
        BoundExpression result = FunctionBinder.Call("xml_is_well_formed_document", [Coercion.Cast(value, DataType.Text, position, binder.Context)], position, binder.Context);
        return expression.IsNegated ? new BoundNot(result, position) : result;
    }

    private static BoundExpression BindNormalized(IsNormalizedExpression expression, ExpressionBinder binder)
    {
        int position = expression.Span.Position;
        BoundExpression result = FunctionBinder.Call(
            "is_normalized",
            [binder.Bind(expression.Operand), new BoundConstant(Value.FromText(expression.Form ?? "NFC"), DataType.Text)],
            position,
            binder.Context);
        return expression.IsNegated ? new BoundNot(result, position) : result;
    }
}
