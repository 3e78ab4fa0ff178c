using Cambium.Engine.Transactions;
using Cambium.Engine.Values;

namespace Cambium.Sql.Execution.Expressions;

/// <summary>A call of a function in SQL or PL/pgSQL, which is told what its caller sees: a stable one sees that and nothing newer.</summary>
internal sealed class RoutineCallNode(CompiledExpression call) : CompiledExpression
{
    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        StatementView? outer = context.Call.CallerView;
        context.Call.CallerView = context.Pin();
        try
        {
            return call.Evaluate(row, context);
        }
        finally
        {
            context.Call.CallerView = outer;
        }
    }
}
