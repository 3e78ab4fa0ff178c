using System.Runtime.CompilerServices;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;

namespace Cambium.Sql.Execution.Expressions;

/// <summary>Room for a few arguments on the stack.</summary>
[InlineArray(Size)]
internal struct ArgumentBuffer
{
    internal const int Size = 4;

    private Value _first;
}

/// <summary>A function call with up to four arguments: no allocation.</summary>
internal sealed class CallNode(ScalarImplementation function, CompiledExpression[] arguments, bool isStrict) : CompiledExpression
{
    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        ArgumentBuffer buffer = default;
        Span<Value> values = ((Span<Value>)buffer)[..arguments.Length];
        for (int index = 0; index < values.Length; index++)
        {
            values[index] = arguments[index].Evaluate(row, context);
            if (isStrict && values[index].IsNull)
            {
                return Value.Null;
            }
        }

        return function(values, context.Call);
    }
}

/// <summary>A function call with more arguments.</summary>
internal sealed class WideCallNode(ScalarImplementation function, CompiledExpression[] arguments, bool isStrict) : CompiledExpression
{
    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        Value[] values = new Value[arguments.Length];
        for (int index = 0; index < values.Length; index++)
        {
            values[index] = arguments[index].Evaluate(row, context);
            if (isStrict && values[index].IsNull)
            {
                return Value.Null;
            }
        }

        return function(values, context.Call);
    }
}

internal sealed class CastNode(CompiledExpression operand, CastFunction function) : CompiledExpression
{
    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        Value value = operand.Evaluate(row, context);
        return value.IsNull ? value : function(value, context.Call);
    }
}

/// <summary>Fits a value to varchar(n), numeric(p,s) and the like; arrays item by item.</summary>
internal sealed class ModifierNode(CompiledExpression operand, SqlType target, bool isExplicit) : CompiledExpression
{
    private readonly SqlType _item = new(target.Type.Element ?? target.Type, target.Modifier);

    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        Value value = operand.Evaluate(row, context);
        if (value.IsNull)
        {
            return value;
        }

        if (!target.Type.IsArray)
        {
            return Casts.ApplyModifier(target, value, isExplicit);
        }

        ArrayValue array = value.Array;
        Value[] items = new Value[array.Count];
        for (int index = 0; index < items.Length; index++)
        {
            Value item = array.Items[index];
            items[index] = item.IsNull ? item : Casts.ApplyModifier(_item, item, isExplicit);
        }

        return Value.FromArray(new ArrayValue(array.Element, array.Lengths, array.LowerBounds, items));
    }
}
