using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Routines;
using Cambium.Sql.Routines.PlPgSql;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements;

/// <summary>CALL: runs a procedure; its outputs, if it has any, are one row.</summary>
internal sealed class CallPlan : StatementPlan
{
    private readonly ProcedureCall _call;
    private readonly IReadOnlyList<CatalogNote> _notes;

    private CallPlan(ProcedureCall call, IReadOnlyList<CatalogNote> notes, IReadOnlyList<SqlType> parameterTypes)
        : base(parameterTypes, call.Columns.Count == 0 ? null : call.Columns)
    {
        _call = call;
        _notes = notes;
    }

    public static CallPlan Create(CallStatement statement, BindingContext binding)
    {
        ProcedureCall call = ProcedureCall.Bind(statement, binding);
        return new CallPlan(call, [.. binding.Catalog.Notes], binding.ResolveParameters());
    }

    public override IStatementRun Start(StatementContext context)
    {
        if (context.Resumed is null)
        {
            CatalogReader.NoteAgain(_notes, context.Transaction.Reads);
        }

        return new CallRun(_call, context, Columns);
    }

    private sealed class CallRun(ProcedureCall call, StatementContext context, IReadOnlyList<ResultColumn>? columns) : CompleteRun(columns)
    {
        private readonly IReadOnlyList<ResultColumn>? _columns = columns;

        protected override bool IsSuspended => context.Suspension is not null;

        protected override string Execute(IRowReceiver receiver)
        {
            RoutineResult result = context.Resumed is { } resumed
                ? PlRoutine.Resume(context.Session.Routines, resumed)
                : call.Run(context.Session, context.ToQueryContext(), context.IsNested || context.Session.Executor.IsAtomic);
            context.Suspension = result.Suspension;
            if (_columns is not null && result.Suspension is null)
            {
                receiver.Row(result.Value.IsNull ? new Value[_columns.Count] : result.Value.Record.Items);
            }

            return "CALL";
        }
    }
}
