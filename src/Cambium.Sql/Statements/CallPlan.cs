using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Routines;
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
        return new CallPlan(call, [.. binding.Catalog.Notes], binding.Parameters.Resolve());
    }

    public override IStatementRun Start(StatementContext context)
    {
        CatalogReader.NoteAgain(_notes, context.Transaction.Reads);
        return new CallRun(_call, context, Columns);
    }

    private sealed class CallRun(ProcedureCall call, StatementContext context, IReadOnlyList<ResultColumn>? columns) : CompleteRun(columns)
    {
        private readonly IReadOnlyList<ResultColumn>? _columns = columns;

        protected override string Execute(IRowReceiver receiver)
        {
            Value result = call.Run(context.Session, context.ToQueryContext(), context.Session.Executor.IsAtomic);
            if (_columns is not null)
            {
                receiver.Row(result.IsNull ? new Value[_columns.Count] : result.Record.Items);
            }

            return "CALL";
        }
    }
}
