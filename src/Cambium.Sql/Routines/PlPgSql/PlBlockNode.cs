using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>BEGIN … END: sets its variables anew, then runs its statements; with handlers inside a subtransaction.</summary>
/// <param name="variables">Declared here, each with what it starts with.</param>
internal sealed class PlBlockNode(int line, string? label, PlInitialization[] variables, PlNode[] body, PlHandler[] handlers, RoutineVariable? sqlState, RoutineVariable? sqlErrorMessage)
    : PlNode(line, "statement block")
{
    public override PlCompletion Execute(PlFrame frame)
    {
        PlCompletion completion = frame.TryResume(out object state)
            ? state is SqlErrorException error ? Handle(error, frame) : ExecuteBody(frame)
            : Begin(frame);
        if (completion == PlCompletion.Exit && label is not null && frame.Label == label)
        {
            frame.Label = null;
            return PlCompletion.Next;
        }

        return completion;
    }

    private PlCompletion Begin(PlFrame frame)
    {
        frame.Phase = "during statement block local variable initialization";
        foreach (PlInitialization variable in variables)
        {
            frame.PhaseLine = variable.Line;
            variable.Run(frame);
        }

        frame.Phase = null;
        frame.PhaseLine = 0;
        return handlers.Length == 0 ? ExecuteBody(frame) : ExecuteGuarded(frame);
    }

    private PlCompletion ExecuteBody(PlFrame frame)
    {
        PlCompletion completion = ExecuteAll(body, frame);
        if (completion == PlCompletion.Suspend)
        {
            frame.Leave(this);
        }

        return completion;
    }

    private PlCompletion ExecuteGuarded(PlFrame frame)
    {
        // Where no statement can be run there is nothing to undo.
        SessionSavepoints? savepoints = frame.Host.HasSession ? frame.Session.Transactions.Savepoints : null;
        NamedSavepoint? savepoint = savepoints?.BeginSubtransaction();
        SqlErrorException? caught = null;
        frame.Subtransactions++;
        try
        {
            PlCompletion completion = ExecuteAll(body, frame);
            savepoints?.EndSubtransaction(savepoint!);
            return completion;
        }
        catch (Exception exception) when ((caught = Caught(exception, frame)) is not null)
        {
            // Goes on below, so that what the handler raises does not pile up on the stack.
        }
        finally
        {
            frame.Subtransactions--;
        }

        frame.Phase = null;
        frame.PhaseLine = 0;
        frame.Label = null;
        savepoints?.UndoSubtransaction(savepoint!);
        if (caught is { SqlState: SqlState.QueryCanceled, IsRaised: false })
        {
            // When it was cancelled is nothing that could be repeated.
            frame.Session.Record.Forbid();
            frame.Session.Cancellation.Handle();
            frame.Session.Calls.Cancellation = frame.Session.Cancellation.Token;
        }

        return Handle(caught!, frame);
    }

    /// <summary>The error, where one of the handlers is for it. That a replay has used up its time in the committer's turn is none of the statement's errors.</summary>
    private SqlErrorException? Caught(Exception exception, PlFrame frame)
    {
        bool isCancelled = exception is OperationCanceledException;
        SqlErrorException? error = isCancelled && frame.Host.HasSession ? frame.Session.Cancellation.ToError() : exception as SqlErrorException;
        if (error is null || (frame.Host.HasSession && !frame.Session.Cancellation.MayGoOn))
        {
            return null;
        }

        frame.Host.Lines.Describe(error);
        return HandlerOf(error) is null ? null : error;
    }

    private PlCompletion Handle(SqlErrorException error, PlFrame frame)
    {
        SqlErrorException? outer = frame.Handled;
        frame.Handled = error;
        frame.Values[sqlState!.Slot] = Value.FromText(error.SqlState);
        frame.Values[sqlErrorMessage!.Slot] = Value.FromText(error.Message);
        PlCompletion completion = ExecuteAll(HandlerOf(error)!.Body, frame);
        frame.Handled = outer;
        if (completion == PlCompletion.Suspend)
        {
            frame.Leave(error);
        }

        return completion;
    }

    private PlHandler? HandlerOf(SqlErrorException error)
    {
        // A conflict is the transaction's: whatever the function did with it, the commit would fail.
        if (error is { SqlState: SqlState.TRSerializationFailure, IsRaised: false })
        {
            return null;
        }

        return Array.Find(handlers, handler => handler.Catches(error.SqlState));
    }
}
