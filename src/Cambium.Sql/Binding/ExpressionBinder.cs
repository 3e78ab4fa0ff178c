using System.Globalization;
using System.Runtime.CompilerServices;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Syntax;
using Cambium.Sql.Syntax.PlPgSql;
using Cambium.Sql.Xml;

namespace Cambium.Sql.Binding;

/// <summary>Binds expressions in one scope: names, types, functions. One per place in a query.</summary>
public sealed class ExpressionBinder
{
    public ExpressionBinder(BindingContext context, Scope scope, ExpressionRules rules)
    {
        Context = context;
        Scope = scope;
        Rules = rules;
    }

    public BindingContext Context { get; }

    public Scope Scope { get; }

    public ExpressionRules Rules { get; }

    /// <summary>What VALUE means in a domain's check.</summary>
    internal BoundCaseOperand? DomainValue { get; init; }

    /// <summary>Variables that names may mean here; not within views, whose names are their own.</summary>
    internal IVariableNames? Variables => Rules.AllowsParameters && Context.ViewDepth == 0 ? Context.Variables : null;

    /// <summary>Windows of the query's WINDOW clause, for OVER name.</summary>
    internal IReadOnlyList<NamedWindow> NamedWindows { get; init; } = [];

    /// <summary>Binds an expression; an untyped literal or parameter stays of type unknown.</summary>
    public BoundExpression Bind(Expression expression)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        CancellationPoint.Tick();
        int position = expression.Span.Position;
        switch (expression)
        {
            case NullLiteral:
                return new BoundConstant(Value.Null, DataType.Unknown, position);
            case FaultyExpression faulty:
                throw faulty.Fault.Error();
            case BooleanLiteral literal:
                return new BoundConstant(Value.FromBoolean(literal.Value), DataType.Boolean, position);
            case NumericLiteral literal:
                return BindNumber(literal);
            case StringLiteral literal:
                return new BoundConstant(Value.FromText(literal.Value), DataType.Unknown, position);
            case BitStringLiteral literal:
                return BindBits(literal);
            case TypedLiteral literal:
                return Coercion.Cast(
                    new BoundConstant(Value.FromText(literal.Value), DataType.Unknown, literal.Text.Span.Position), Context.ResolveType(literal.Type), literal.Text.Span.Position, Context);
            case ParameterExpression parameter:
                return BindParameter(parameter);
            case ColumnReference column:
                return NameBinder.Bind(column, this);
            case UnaryExpression unary:
                return unary.Operator.Symbol == "+" && unary.Operand is NumericLiteral
                    ? Bind(unary.Operand)
                    : OperatorBinder.Bind(unary.Operator.Symbol, null, Bind(unary.Operand), unary.Operator.Span.Position, Context, unary.Operator);
            case BinaryExpression binary:
                return BindBinary(binary);
            case AndExpression and:
                return new BoundAnd([.. and.Operands.Select(operand => BindCondition(operand, "AND"))], position);
            case OrExpression or:
                return new BoundOr([.. or.Operands.Select(operand => BindCondition(operand, "OR"))], position);
            case NotExpression not:
                return new BoundNot(BindCondition(not.Operand, "NOT"), position);
            case CastExpression cast:
                return BindCast(cast);
            case CollateExpression collate:
                return BindCollate(collate);
            case IsNullExpression isNull:
                return new BoundIsNull(Bind(isNull.Operand), isNull.IsNegated, position);
            case BooleanTestExpression test:
                return new BoundBooleanTest(
                    BindCondition(test.Operand, $"IS {(test.IsNegated ? "NOT " : "")}{test.Kind.ToString().ToUpperInvariant()}"), test.Kind, test.IsNegated, position);
            case IsDistinctFromExpression distinct:
                return DistinctBinder.Bind(distinct, this);
            case CaseExpression or CoalesceExpression or NullIfExpression or GreatestExpression or LeastExpression:
                return ConditionalBinder.Bind(expression, this);
            case BetweenExpression or InListExpression or PatternMatchExpression or QuantifiedArrayExpression or IsNormalizedExpression or IsDocumentExpression:
                return PredicateBinder.Bind(expression, this);
            case RowExpression or ArrayExpression or FieldSelection or SubscriptExpression:
                return ConstructorBinder.Bind(expression, this);
            case InSubqueryExpression or QuantifiedSubqueryExpression or ExistsExpression or ScalarSubqueryExpression or ArraySubqueryExpression:
                return SubqueryBinder.Bind(expression, this);
            case FunctionCall call:
                return FunctionBinder.Bind(call, this);
            case XmlExpression xml:
                return XmlBinder.Bind(xml, this);
            case XmlTableExpression table:
                return XmlTableBinder.Bind(table, this);
            case GroupingExpression grouping:
                return AggregateBinder.BindGrouping(grouping, this);
            case SqlValueFunction function:
                return FunctionBinder.BindValueFunction(function, this);
            case GivenValue given:
                return given.Bind(this);
            case DefaultExpression:
                throw new SqlErrorException(SqlState.SyntaxError, "DEFAULT is not allowed in this context", position: position);
            case WildcardExpression { Qualifier.Count: > 0 } row:
                return FunctionBinder.WholeRow(row, this);
            case WildcardExpression wildcard:
                throw new SqlErrorException(
                    SqlState.SyntaxError,
                    wildcard.Qualifier.Count == 0 ? "row expansion via \"*\" is not supported here" : "row expansion via \"*\" is not supported here",
                    position: position);
            case FieldWildcard:
                throw new SqlErrorException(SqlState.FeatureNotSupported, "row expansion via \"*\" is not supported here", position: position);
            default:
                throw new SqlErrorException(SqlState.FeatureNotSupported, $"{expression.GetType().Name} is not supported", position: position);
        }
    }

    /// <summary>Binds a condition.</summary>
    /// <param name="construct">As in "argument of AND must be type boolean".</param>
    public BoundExpression BindCondition(Expression expression, string construct) => Coercion.Condition(Bind(expression), construct, Context);

    internal ExpressionBinder With(ExpressionRules rules) => new(Context, Scope, rules) { DomainValue = DomainValue, NamedWindows = NamedWindows };

    private static BoundConstant BindNumber(NumericLiteral literal)
    {
        int position = literal.Span.Position;
        if (literal.IsInteger)
        {
            if (int.TryParse(literal.Text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out int small))
            {
                return new BoundConstant(Value.FromInt32(small), DataType.Int4, position);
            }

            if (long.TryParse(literal.Text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out long large))
            {
                return new BoundConstant(Value.FromInt64(large), DataType.Int8, position);
            }
        }

        return new BoundConstant(TextFormat.Parse(DataType.Numeric, literal.Text, SessionFormat.Default), DataType.Numeric, position);
    }

    private static BoundConstant BindBits(BitStringLiteral literal)
    {
        int position = literal.Span.Position;
        string bits = literal.Digits;
        if (literal.IsHexadecimal)
        {
            foreach (char digit in bits)
            {
                if (!char.IsAsciiHexDigit(digit))
                {
                    throw new SqlErrorException(SqlState.InvalidTextRepresentation, $"\"{digit}\" is not a valid hexadecimal digit", position: position);
                }
            }

            bits = string.Concat(bits.Select(digit => Convert.ToString(Convert.ToInt32(digit.ToString(), 16), 2).PadLeft(4, '0')));
        }
        else if (bits.FirstOrDefault(digit => digit is not ('0' or '1')) is var wrong && wrong != '\0')
        {
            throw new SqlErrorException(SqlState.InvalidTextRepresentation, $"\"{wrong}\" is not a valid binary digit", position: position);
        }

        return new BoundConstant(Value.FromText(bits), DataType.Bit, position);
    }

    private BoundExpression BindParameter(ParameterExpression parameter)
    {
        if (Variables?.FindParameter(parameter.Number, parameter.Span.Position) is { } argument)
        {
            return argument;
        }

        if (!Rules.AllowsParameters || !Context.Parameters.Admits(parameter.Number) || Context.Variables is not null)
        {
            throw new SqlErrorException(
                SqlState.UndefinedParameter,
                string.Create(CultureInfo.InvariantCulture, $"there is no parameter ${parameter.Number}"),
                position: parameter.Span.Position);
        }

        BoundParameter mentioned = Context.Parameters.Mention(parameter.Number - 1, parameter.Span.Position);
        if (Rules == ExpressionRules.CallArgument)
        {
            mentioned = Context.Parameters.AsOutput(mentioned);
        }

        if (Context.KnownParameters?.TryGetValue(mentioned.Index, out Value known) == true)
        {
            return new BoundConstant(known, mentioned.Type, mentioned.Position);
        }

        return mentioned.Type.Type.Kind == TypeKind.Domain ? DomainBinder.ConstrainRead(mentioned, mentioned.Type, Context)! : mentioned;
    }

    private BoundExpression BindBinary(BinaryExpression binary)
    {
        // Chains lean to the left and can be long: walk down, then combine upwards.
        Stack<BinaryExpression> spine = new();
        Expression left = binary;
        while (left is BinaryExpression inner)
        {
            spine.Push(inner);
            left = inner.Left;
        }

        BinaryExpression first = spine.Peek();
        BoundExpression result;
        if (first.Left is RowExpression && first.Right is RowExpression or ScalarSubqueryExpression)
        {
            RequireSchema(first.Operator);
            result = RowComparisonBinder.Bind(first, this);
            spine.Pop();
        }
        else
        {
            result = Bind(left);
        }

        while (spine.TryPop(out BinaryExpression? next))
        {
            RequireSchema(next.Operator);
            RefuseMixedCollations(next);
            if (IsNullTest(next))
            {
                result = new BoundIsNull(next.Right is NullLiteral ? result : Bind(next.Right), false, next.Operator.Span.Position);
                continue;
            }

            result = OperatorBinder.Bind(next.Operator.Symbol, result, Bind(next.Right), next.Operator.Span.Position, Context, next.Operator);
        }

        return result;
    }

    /// <summary>transform_null_equals: <c>value = NULL</c> asks whether it is.</summary>
    private bool IsNullTest(BinaryExpression binary) => binary is { Operator: { Schema: null, Symbol: "=" } } and ({ Right: NullLiteral } or { Left: NullLiteral })
        && Context.Call.System.GetSetting("transform_null_equals") == "on";

    /// <exception cref="SqlErrorException">3F000: OPERATOR(schema.symbol) names a schema that isn't there.</exception>
    internal void RequireSchema(OperatorName name)
    {
        if (name.Schema is { } schema && Context.Catalog.FindSchema(schema) is null)
        {
            throw new SqlErrorException(SqlState.InvalidSchemaName, $"schema \"{schema}\" does not exist", position: name.Span.Position);
        }
    }

    /// <summary>Which one counts must be clear, also where the operator doesn't ask.</summary>
    /// <exception cref="SqlErrorException">42P21.</exception>
    private static void RefuseMixedCollations(BinaryExpression binary)
    {
        if (binary is { Left: CollateExpression { Collation: var left }, Right: CollateExpression { Collation: var right, Keyword: var second } } && left.Name != right.Name)
        {
            throw new SqlErrorException(
                SqlState.CollationMismatch, $"collation mismatch between explicit collations \"{left.Name}\" and \"{right.Name}\"", position: second.Position);
        }
    }

    private BoundExpression BindCast(CastExpression cast)
    {
        SqlType target = Context.ResolveType(cast.Type);
        if (cast.Operand is ArrayExpression array && target.Type.Element is not null)
        {
            return Coercion.Cast(ConstructorBinder.BindArray(array, target.Type.Underlying(), this), target, cast.Place, Context);
        }

        return Coercion.Cast(Bind(cast.Operand), target, cast.Place, Context);
    }

    private BoundCast BindCollate(CollateExpression collate)
    {
        BoundExpression operand = Bind(collate.Operand);
        string collation = Collations.Named(collate.Collation, operand.Type.Type, Context.Catalog, collate.Keyword.Position);
        Context.NoteObject(collate.Collation, Context.Catalog.Find<CollationDefinition>(NameClass.Collation, collate.Collation));

        // A literal stays one without a type: 'a' COLLATE "C".
        return new BoundCast(operand, null, operand.Type.Collated(collation), isExplicit: false, operand.Position)
        {
            Collation = new CollationChoice(collation, collate.Collation.Name, collate.Keyword.Position),
        };
    }
}
