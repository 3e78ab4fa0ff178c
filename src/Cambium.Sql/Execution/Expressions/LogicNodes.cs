using Cambium.Engine.Values;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Execution.Expressions;

internal sealed class AndNode(CompiledExpression[] operands) : CompiledExpression
{
    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        bool isUnknown = false;
        foreach (CompiledExpression operand in operands)
        {
            Value value = operand.Evaluate(row, context);
            if (value.IsNull)
            {
                isUnknown = true;
            }
            else if (!value.Boolean)
            {
                return value;
            }
        }

        return isUnknown ? Value.Null : Value.True;
    }

    public override bool IsTrue(ReadOnlySpan<Value> row, QueryContext context)
    {
        // An unknown operand makes a true result impossible, but later operands may still raise errors only where PostgreSQL does too.
        foreach (CompiledExpression operand in operands)
        {
            if (!operand.IsTrue(row, context))
            {
                return false;
            }
        }

        return true;
    }
}

internal sealed class OrNode(CompiledExpression[] operands) : CompiledExpression
{
    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        bool isUnknown = false;
        foreach (CompiledExpression operand in operands)
        {
            Value value = operand.Evaluate(row, context);
            if (value.IsNull)
            {
                isUnknown = true;
            }
            else if (value.Boolean)
            {
                return value;
            }
        }

        return isUnknown ? Value.Null : Value.False;
    }

    public override bool IsTrue(ReadOnlySpan<Value> row, QueryContext context)
    {
        foreach (CompiledExpression operand in operands)
        {
            if (operand.IsTrue(row, context))
            {
                return true;
            }
        }

        return false;
    }
}

/// <summary>OR of alternatives that each have one value equal to a constant: those of another constant are false.</summary>
/// <param name="cases">By the constant, what else is asked.</param>
/// <param name="any">All of them, for a NULL: what they ask else may still make them false.</param>
internal sealed class CaseAlternativesNode(CompiledExpression key, Dictionary<Value, CompiledExpression> cases, OrNode any) : CompiledExpression
{
    /// <summary>So many are tested one after the other.</summary>
    internal const int TestedMax = 8;

    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        Value value = key.Evaluate(row, context);
        return value.IsNull ? any.Evaluate(row, context) : cases.TryGetValue(value, out CompiledExpression? rest) ? rest.Evaluate(row, context) : Value.False;
    }

    public override bool IsTrue(ReadOnlySpan<Value> row, QueryContext context)
    {
        Value value = key.Evaluate(row, context);
        return !value.IsNull && cases.TryGetValue(value, out CompiledExpression? rest) && rest.IsTrue(row, context);
    }
}

internal sealed class NotNode(CompiledExpression operand) : CompiledExpression
{
    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        Value value = operand.Evaluate(row, context);
        return value.IsNull ? value : Value.FromBoolean(!value.Boolean);
    }
}

internal sealed class IsNullNode(CompiledExpression operand, bool isNegated) : CompiledExpression
{
    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context) => Value.FromBoolean(operand.Evaluate(row, context).IsNull != isNegated);
}

/// <summary>IS NULL of a row: all fields NULL; IS NOT NULL: no field NULL.</summary>
internal sealed class RowIsNullNode(CompiledExpression operand, bool isNegated) : CompiledExpression
{
    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        Value value = operand.Evaluate(row, context);
        if (value.IsNull)
        {
            return Value.FromBoolean(!isNegated);
        }

        foreach (Value field in value.Record.Items)
        {
            if (field.IsNull == isNegated)
            {
                return Value.False;
            }
        }

        return Value.True;
    }
}

internal sealed class BooleanTestNode(CompiledExpression operand, BooleanTestKind kind, bool isNegated) : CompiledExpression
{
    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        Value value = operand.Evaluate(row, context);
        bool holds = kind switch
        {
            BooleanTestKind.True => value.IsTrue,
            BooleanTestKind.False => !value.IsNull && !value.Boolean,
            _ => value.IsNull,
        };
        return Value.FromBoolean(holds != isNegated);
    }
}

internal sealed class IsDistinctNode(CompiledExpression left, CompiledExpression right, CompiledExpression equality, bool isNegated) : CompiledExpression
{
    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        bool leftNull = left.Evaluate(row, context).IsNull;
        bool rightNull = right.Evaluate(row, context).IsNull;
        bool isDistinct = leftNull || rightNull ? leftNull != rightNull : !equality.IsTrue(row, context);
        return Value.FromBoolean(isDistinct != isNegated);
    }
}
