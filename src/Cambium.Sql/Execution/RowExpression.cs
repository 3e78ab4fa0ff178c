using Cambium.Engine.Values;
using Cambium.Sql.Execution.Expressions;

namespace Cambium.Sql.Execution;

/// <summary>A compiled expression over rows of known columns, with the slots it needs: a default, a SET value, a RETURNING item.</summary>
public sealed class RowExpression
{
    private readonly CompiledExpression _expression;
    private readonly SlotAllocator _slots;

    internal RowExpression(CompiledExpression expression, SlotAllocator slots)
    {
        _expression = expression;
        _slots = slots;
    }

    public Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        context.EnsureOuter(_slots.Count);
        return _expression.Evaluate(row, context);
    }

    public bool IsTrue(ReadOnlySpan<Value> row, QueryContext context)
    {
        context.EnsureOuter(_slots.Count);
        return _expression.IsTrue(row, context);
    }
}
