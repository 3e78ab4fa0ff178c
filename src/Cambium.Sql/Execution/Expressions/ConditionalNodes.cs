using Cambium.Engine.Values;

namespace Cambium.Sql.Execution.Expressions;

/// <summary>CASE. With an operand, its value is put into a slot that the conditions read.</summary>
internal sealed class CaseNode(CompiledExpression? operand, int slot, CompiledExpression[] conditions, CompiledExpression[] results, CompiledExpression otherwise)
    : CompiledExpression
{
    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        if (operand is not null)
        {
            context.Outer[slot] = operand.Evaluate(row, context);
        }

        for (int index = 0; index < conditions.Length; index++)
        {
            if (conditions[index].IsTrue(row, context))
            {
                return results[index].Evaluate(row, context);
            }
        }

        return otherwise.Evaluate(row, context);
    }
}

internal sealed class CoalesceNode(CompiledExpression[] arguments) : CompiledExpression
{
    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        foreach (CompiledExpression argument in arguments)
        {
            Value value = argument.Evaluate(row, context);
            if (!value.IsNull)
            {
                return value;
            }
        }

        return Value.Null;
    }
}

internal sealed class NullIfNode(CompiledExpression value, CompiledExpression equality) : CompiledExpression
{
    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context) =>
        equality.IsTrue(row, context) ? Value.Null : value.Evaluate(row, context);
}

internal sealed class ExtremeNode(CompiledExpression[] arguments, ValueComparison comparison, bool isGreatest) : CompiledExpression
{
    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        Value best = Value.Null;
        foreach (CompiledExpression argument in arguments)
        {
            Value value = argument.Evaluate(row, context);
            if (!value.IsNull && (best.IsNull || (isGreatest ? comparison(value, best) > 0 : comparison(value, best) < 0)))
            {
                best = value;
            }
        }

        return best;
    }
}
