using Cambium.Engine.Values;
using Cambium.Sql.Functions;

namespace Cambium.Sql.Execution.Expressions;

/// <summary>A call of a volatile function: answered as before when the transaction's statements are run again.</summary>
internal sealed class RecordedCallNode(int functionOid, CompiledExpression call) : CompiledExpression
{
    public static bool Records(FunctionDefinition function) => function is { Volatility: Volatility.Volatile, HasBody: false, IsRepeated: false };

    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        if (context.Call.Recorded is not { } recorded)
        {
            return call.Evaluate(row, context);
        }

        if (!recorded.TryTake(functionOid, out Value result))
        {
            result = call.Evaluate(row, context);
            recorded.Add(functionOid, result);
        }

        return result;
    }
}
