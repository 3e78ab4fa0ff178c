using Cambium.Engine.Values;
using Cambium.Sql.Execution.Expressions;

namespace Cambium.Sql.Execution;

/// <summary>A compiled expression over rows of known columns, with the slots it needs: a default, a SET value, a RETURNING item.</summary>
public sealed class RowExpression(CompiledExpression expression, int outerSlots)
{
    public Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        context.EnsureOuter(outerSlots);
        return expression.Evaluate(row, context);
    }

    public bool IsTrue(ReadOnlySpan<Value> row, QueryContext context)
    {
        context.EnsureOuter(outerSlots);
        return expression.IsTrue(row, context);
    }
}
