using Cambium.Engine.Transactions;
using Cambium.Engine.Values;

namespace Cambium.Sql.Execution;

/// <summary>The time in which a function in SQL or PL/pgSQL is called: a stable one sees what its caller sees, and nothing newer.</summary>
internal readonly ref struct RoutineCall
{
    private readonly CallContext _call;
    private readonly StatementView? _outer;

    public RoutineCall(CallContext call, StatementView? caller)
    {
        (_call, _outer) = (call, call.CallerView);
        call.CallerView = caller;
    }

    public void Dispose() => _call.CallerView = _outer;
}
