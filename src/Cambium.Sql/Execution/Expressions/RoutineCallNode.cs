using Cambium.Engine.Values;

namespace Cambium.Sql.Execution.Expressions;

/// <summary>A call of a function in SQL or PL/pgSQL.</summary>
internal sealed class RoutineCallNode(CompiledExpression call) : CompiledExpression
{
    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        using RoutineCall running = context.BeginCall();
        return call.Evaluate(row, context);
    }
}
