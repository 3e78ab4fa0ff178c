using Cambium.Engine.Values;
using Cambium.Sql.Functions.Library;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Binding;

/// <summary>Binds CASE, COALESCE, NULLIF, GREATEST and LEAST.</summary>
internal static class ConditionalBinder
{
    internal static BoundExpression Bind(Expression expression, ExpressionBinder binder) => expression switch
    {
        CaseExpression caseExpression => BindCase(caseExpression, binder.With(binder.Rules with { SetRefuser = "CASE" })),
        CoalesceExpression coalesce => BindCoalesce(coalesce, binder.With(binder.Rules with { SetRefuser = "COALESCE" })),
        NullIfExpression nullIf => BindNullIf(nullIf, binder),
        GreatestExpression greatest => BindExtreme(greatest.Arguments, true, greatest.Span.Position, binder),
        _ => BindExtreme(((LeastExpression)expression).Arguments, false, expression.Span.Position, binder),
    };

    private static BoundCase BindCase(CaseExpression expression, ExpressionBinder binder)
    {
        BoundExpression? operand = null;
        BoundCaseOperand? placeholder = null;
        if (expression.Operand is not null)
        {
            operand = Coercion.ResolveUnknown(binder.Bind(expression.Operand), binder.Context);
            placeholder = new BoundCaseOperand(operand.Type);
        }

        List<BoundExpression> conditions = [];
        List<BoundExpression> results = [];
        foreach (CaseBranch branch in expression.Branches)
        {
            conditions.Add(placeholder is null
                ? binder.BindCondition(branch.When, "CASE/WHEN")
                : Coercion.Condition(OperatorBinder.Equal(placeholder, binder.Bind(branch.When), branch.When.Span.Position, binder.Context), "CASE/WHEN", binder.Context));
            results.Add(binder.Bind(branch.Then));
        }

        // The ELSE decides first, as in PostgreSQL.
        BoundExpression otherwise = expression.Else is null ? new BoundConstant(Value.Null, DataType.Unknown) : binder.Bind(expression.Else);
        BoundExpression[] all = [otherwise, .. results];
        SqlType type = CommonType.Unify(all, "CASE", binder.Context);
        List<BoundExpression> children = operand is null ? [] : [operand];
        for (int index = 0; index < conditions.Count; index++)
        {
            children.Add(conditions[index]);
            children.Add(all[index + 1]);
        }

        children.Add(all[0]);
        return new BoundCase(placeholder, children, type, expression.Span.Position);
    }

    private static BoundCoalesce BindCoalesce(CoalesceExpression expression, ExpressionBinder binder)
    {
        BoundExpression[] arguments = [.. expression.Arguments.Select(binder.Bind)];
        SqlType type = CommonType.Unify(arguments, "COALESCE", binder.Context);
        return new BoundCoalesce(arguments, type, expression.Span.Position);
    }

    private static BoundNullIf BindNullIf(NullIfExpression expression, ExpressionBinder binder)
    {
        BoundExpression left = binder.Bind(expression.Left);
        BoundExpression right = binder.Bind(expression.Right);
        BoundExpression equality = OperatorBinder.Equal(left, right, expression.Span.Position, binder.Context);
        BoundExpression value = equality.Children.Count == 2 ? equality.Children[0] : left;
        return new BoundNullIf(value, equality, expression.Span.Position);
    }

    private static BoundExtreme BindExtreme(SyntaxList<Expression> items, bool isGreatest, int position, ExpressionBinder binder)
    {
        BoundExpression[] arguments = [.. items.Select(binder.Bind)];
        SqlType type = CommonType.Unify(arguments, isGreatest ? "GREATEST" : "LEAST", binder.Context);
        Comparison.RequireComparable(type.Type, isEquality: false);
        return new BoundExtreme(arguments, isGreatest, type, position);
    }
}
