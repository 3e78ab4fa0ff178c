using Cambium.Engine.Values;
using Cambium.Sql.Functions;

namespace Cambium.Sql.Execution.Expressions;

/// <summary>A call of a volatile function: answered as before when the transaction's statements are run again.</summary>
internal sealed class RecordedCallNode(int functionOid, CompiledExpression call) : CompiledExpression
{
    /// <summary>
    /// What these do belongs to the transaction or its session, so it is done again: sequences and new large objects (which remember by themselves), settings,
    /// NOTIFY, what is read and written of large objects.
    /// </summary>
    private static readonly HashSet<string> s_repeated =
    [
        "nextval", "setval", "currval", "lastval", "set_config", "set_limit", "pg_notify",
        "lo_close", "lo_creat", "lo_create", "lo_export", "lo_from_bytea", "lo_get", "lo_import", "lo_lseek", "lo_lseek64", "lo_open", "lo_put", "lo_tell", "lo_tell64",
        "lo_truncate", "lo_truncate64", "lo_unlink", "loread", "lowrite",
    ];

    public static bool Records(FunctionDefinition function) =>
        function.Volatility == Volatility.Volatile && !function.HasBody && !s_repeated.Contains(function.Name);

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
