using System.Diagnostics;
using Cambium.Engine.Errors;
using Cambium.Engine.Memory;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Execution;
using Cambium.Sql.Statements;
using Cambium.Sql.Syntax;
using Cambium.Trees.Pages;

namespace Cambium.Sql.Sessions;

/// <summary>
/// Runs portals: sets up the transaction, timeout and clock of each statement, records it and its answer, and turns its failure into the
/// transaction's.
/// </summary>
internal sealed class StatementExecutor(SqlSession session)
{
    private readonly StatementStart _start = new(session);
    private PreparedStatement[] _list = [];
    private int _listIndex;

    /// <summary>The unnamed portal that was run again last.</summary>
    private Portal? _unnamedAgain;

    private SessionTransaction Transactions => session.Transactions;

    private TransactionRecord Record => session.Record;

    /// <inheritdoc cref="StatementStart.CanRestart"/>
    public bool CanRestart => _start.CanRestart;

    /// <summary>The running simple query string has more than one statement.</summary>
    public bool IsInStatementList { get; private set; }

    /// <summary>Another Execute has left the implicit transaction open that this one runs in: no Sync was between them.</summary>
    public bool FollowsInPipeline { get; private set; }

    /// <summary>The statements of the running simple query string that are still to come.</summary>
    public ReadOnlySpan<PreparedStatement> Following => _list.AsSpan(Math.Min(_listIndex + 1, _list.Length));

    /// <summary>What runs now may not end the transaction: it is not alone in it.</summary>
    public bool IsAtomic => Transactions.Block != TransactionBlock.Implicit || IsInStatementList;

    public PreparedStatement Prepare(string name, string sql, Statement? statement, ReadOnlySpan<int> parameterTypeOids)
    {
        SqlType[] given = new SqlType[parameterTypeOids.Length];
        PreparedStatement prepared = new(name, sql, statement, given, session.Analyzer, session.Now);
        RequireUsable(prepared);
        bool isWithin = statement is not null and not (CommitStatement or RollbackStatement or RollbackToSavepointStatement or PrepareTransactionStatement);
        if (isWithin)
        {
            Transactions.EnsureBegun();
        }

        for (int index = 0; index < given.Length; index++)
        {
            given[index] = parameterTypeOids[index] is 0 or 705 ? DataType.Unknown : session.Names.GetType(parameterTypeOids[index]);
        }

        Analyze(prepared, isWithin);
        return prepared;
    }

    /// <summary>Makes the plan of a prepared statement; so does the transaction when it is run again.</summary>
    /// <param name="isWithin">It runs within a transaction.</param>
    public void Analyze(PreparedStatement prepared, bool isWithin = true)
    {
        if (isWithin)
        {
            // Literals are read now: by the session's settings, names in them looked up.
            session.StartStatement();
        }

        RecordedStep step = Record.AddPrepared(prepared);
        try
        {
            prepared.CurrentPlan();
        }
        catch (SqlErrorException error)
        {
            step.Error = error;
            throw;
        }
        catch (IOException problem)
        {
            // Of the files that AS OF has opened: no client is written to here.
            step.Error = StorageErrors.From(problem);
            throw step.Error;
        }
    }

    /// <summary>Extended protocol's Execute.</summary>
    public PortalResult Execute(Portal portal, IRowReceiver receiver, long rowsMax)
    {
        // What may commit in its middle is committed at its end, if that is where the client ends the transaction anyway.
        bool isLast = portal.Statement.Statement is CallStatement or DoStatement && receiver is IAnswerBuffer { EndsBatch: true };
        PortalResult result = Run(portal, receiver, rowsMax, endsTransaction: isLast);
        FollowsInPipeline = Transactions.Block == TransactionBlock.Implicit;
        return result;
    }

    /// <summary>The statements of a simple query string.</summary>
    public void ExecuteSimple(PreparedStatement[] statements, ISimpleReceiver receiver)
    {
        _list = statements;
        IsInStatementList = statements.Length > 1;
        session.Portals.CloseUnnamed();
        try
        {
            for (_listIndex = 0; _listIndex < statements.Length; _listIndex++)
            {
                Portal portal = new(session, "", statements[_listIndex], []);
                try
                {
                    Run(portal, receiver, 0, endsTransaction: _listIndex == statements.Length - 1);
                }
                finally
                {
                    portal.Reset();
                }
            }
        }
        finally
        {
            _list = [];
            IsInStatementList = false;
        }
    }

    /// <summary>Commits the implicit transaction, if that is what is open.</summary>
    public void CommitImplicit()
    {
        FollowsInPipeline = false;
        if (Transactions.Block != TransactionBlock.Implicit)
        {
            return;
        }

        session.Cancellation.Begin(session.Settings.StatementTimeout);
        try
        {
            RecordedStep? last = Record.Steps.Count > 0 ? Record.Steps[^1] : null;
            Commit();
            if (last is { Result.Outcome: PortalOutcome.Committing })
            {
                // Run again, it had more to do than what it has been committed with.
                last = Finish(GoOn(last), endsTransaction: true);
                Complete(last.Portal!, last.Receiver!, last.Result);
            }
        }
        finally
        {
            session.Cancellation.End();
        }
    }

    /// <summary>ROLLBACK in the middle of a statement that goes on in another transaction. When that is run again, so is what was rolled back.</summary>
    public void RollbackInside()
    {
        string text = Transactions.Engine.GetStatementText(Transactions.Engine.StatementNumber);
        Transactions.RollbackInside();
        session.StartStatement(session.Calls.StatementStart);
        Transactions.BeginStatement(text);
    }

    /// <summary>A recorded step once more, to whatever its receiver does with the answer now.</summary>
    /// <exception cref="SqlErrorException">It failed, and with it the transaction.</exception>
    public void RunAgain(RecordedStep step)
    {
        (bool wasInStatementList, long bound) = (IsInStatementList, session.Portals.Bound);
        (IsInStatementList, session.Portals.Bound) = (step.IsInStatementList, step.Bound);
        try
        {
            RequireUsable(step.Statement);
            if (step.Portal is { } portal)
            {
                EndUnnamed(portal);
                Record.Buffer!.Form = step.Form!;
                RunStatement(step, step.Copy?.Again() ?? step.Receiver!, isAgain: true);
                if (step.IsAnswered)
                {
                    Complete(portal, step.Receiver!, step.Result);
                }
            }
            else
            {
                AnalyzeAgain(step.Statement);
            }
        }
        catch (Exception exception) when (session.Cancellation.IsLimitOver && exception is SqlErrorException or OperationCanceledException)
        {
            // Cut off in the committer's turn: the error says nothing about the transaction.
            throw new TurnUnavailableException();
        }
        finally
        {
            (IsInStatementList, session.Portals.Bound) = (wasInStatementList, bound);
        }
    }

    /// <summary>The unnamed portal ends where the next one was bound, or a query string came.</summary>
    private void EndUnnamed(Portal next)
    {
        if (next.Name.Length == 0)
        {
            if (!ReferenceEquals(_unnamedAgain, next))
            {
                _unnamedAgain?.EndRun();
            }

            _unnamedAgain = next;
        }
    }

    private PortalResult Run(Portal portal, IRowReceiver receiver, long rowsMax, bool endsTransaction)
    {
        RequireUsable(portal.Statement);
        Transactions.EnsureBegun();
        session.Cancellation.Begin(session.Settings.StatementTimeout);
        RecordedStep step;
        try
        {
            step = RunStep(Record.BeginStep(portal, receiver, rowsMax, IsInStatementList));
            if (endsTransaction || step.Result.Outcome == PortalOutcome.Committing)
            {
                step = Finish(step, endsTransaction);
            }
        }
        finally
        {
            session.Cancellation.End();
        }

        Complete(portal, receiver, step.Result);
        step.IsAnswered = true;
        Record.EndStep(step);
        return step.Result;
    }

    private RecordedStep RunStep(RecordedStep step)
    {
        try
        {
            RunStatement(step, Recording(step), isAgain: false);
        }
        catch (SqlErrorException error)
        {
            FailStep(step, error);
            throw;
        }

        Record.EndStep(step);
        return step;
    }

    /// <summary>Commits what the statement asks to have committed while it runs, and at its end if that ends the transaction.</summary>
    /// <returns>The last of its steps.</returns>
    private RecordedStep Finish(RecordedStep step, bool endsTransaction)
    {
        while (step.Result.Outcome == PortalOutcome.Committing || (endsTransaction && Transactions.Block == TransactionBlock.Implicit))
        {
            SuspendedStatement? suspended = step.Result.Outcome == PortalOutcome.Committing ? step.Portal!.Suspended : null;
            try
            {
                Commit();
            }
            catch (SqlErrorException error) when (suspended is not null)
            {
                suspended.Routine.AddContext(error);
                throw;
            }

            // A second run of it may have come to another place.
            if (step.Result.Outcome == PortalOutcome.Committing)
            {
                step = GoOn(step);
            }
        }

        return step;
    }

    private void Commit()
    {
        try
        {
            Transactions.Commit();
        }
        catch (Exception exception) when (exception is not SqlErrorException)
        {
            // Told that it failed, it may not be what the next statement finds open.
            Transactions.Rollback();
            if (session.Host.IsConnectionLost(exception))
            {
                throw;
            }

            throw Translate(exception);
        }
    }

    private RecordedStep GoOn(RecordedStep step)
    {
        step.Portal!.Reset();
        Transactions.EnsureBegun();
        RecordedStep next = Record.BeginStep(step.Portal, step.Receiver!, step.RowsMax, step.IsInStatementList, step.Portal.Suspended);
        next.StatementStart = step.StatementStart;
        return RunStep(next);
    }

    private void FailStep(RecordedStep step, SqlErrorException error)
    {
        step.Error = error;
        Record.Buffer?.Abandon();
        Record.EndStep(step);
        if (error.SqlState == SqlState.QueryCanceled)
        {
            // When it was cancelled is nothing that could be repeated.
            Record.Forbid();
        }
    }

    /// <summary>The receiver of a step; data of COPY FROM STDIN is kept on its way.</summary>
    private IRowReceiver Recording(RecordedStep step)
    {
        if (step.Statement.Statement is not CopyStatement { IsFrom: true })
        {
            return step.Receiver!;
        }

        Stream data = new SpillingStream(session.Derived.Replay.BytesMax, session.Database.Options.TemporaryDirectory);
        return step.Copy = new RecordedCopy(step.Receiver!, data, () => Record.StartAnswer(step));
    }

    private static void Complete(Portal portal, IRowReceiver receiver, PortalResult result)
    {
        if (!portal.Statement.IsSimple)
        {
            (receiver as IAnswerBuffer)?.Complete(result);
        }
        else if (result.Outcome == PortalOutcome.Completed && receiver is ISimpleReceiver simple)
        {
            simple.Completed(result.CommandTag);
        }
    }

    private void AnalyzeAgain(PreparedStatement statement)
    {
        try
        {
            statement.ForgetPlan();
            statement.CurrentPlan();
        }
        catch (SqlErrorException)
        {
            Transactions.Fail();
            throw;
        }
        catch (Exception exception) when (!EndsRun(exception))
        {
            Transactions.Fail();
            throw Translate(exception);
        }
    }

    private void RunStatement(RecordedStep step, IRowReceiver receiver, bool isAgain)
    {
        Portal portal = step.Portal!;
        long started = Stopwatch.GetTimestamp();
        session.StartStatement(step.StatementStart);
        step.StatementStart = session.Calls.StatementStart;
        try
        {
            if (!portal.IsStarted && SnapshotRules.NeedsSnapshot(portal.Statement.Statement))
            {
                // Before the statement is bound, so that it is bound to the catalog it will run on.
                _start.Enter(portal);
            }

            StatementPlan plan = step.Resumed?.Plan ?? _start.Plan(portal.Statement);
            if (!portal.IsStarted && step.Resumed is null)
            {
                plan.Workload?.CountRun();
                plan = _start.HelpRecovery(portal.Statement, plan);
            }

            (step.Plan, step.StatementNumber) = (plan, plan.NeedsSnapshot ? Transactions.Engine.StatementNumber : 0);
            if (plan.Repetition != Repetition.Again)
            {
                step.RunsOnce = true;
                if (plan.Repetition == Repetition.Never)
                {
                    Record.Forbid();
                }
            }

            if (plan is UtilityPlan { ChangesDefinitions: true })
            {
                Record.ForbidTurn();
            }

            step.Result = portal.IsStarted || step.Resumed is not null
                ? portal.Run(plan, receiver, step.RowsMax, step.Resumed?.Routine)
                : _start.Run(portal, plan, receiver, step.RowsMax);
            if (!isAgain && step.Result.Outcome == PortalOutcome.Completed)
            {
                session.Database.Statements.Count(
                    plan.IsShareable ? plan : null, session.Roles.Rights.RoleId, portal.Statement.Text, Stopwatch.GetElapsedTime(started), step.Result.Rows);
            }

            if (plan.NeedsSnapshot && Transactions is { HasSnapshot: true, Engine: Transaction { IsFinished: false } engine })
            {
                engine.EndStatement();
            }

            portal.EndStatement();
        }
        catch (SqlErrorException)
        {
            Transactions.Fail();
            throw;
        }
        catch (Exception exception) when (EndsRun(exception))
        {
            throw;
        }
        catch (Exception exception) when (session.Host.IsConnectionLost(exception))
        {
            Transactions.Fail();
            throw;
        }
        catch (Exception exception)
        {
            Transactions.Fail();
            throw Translate(exception);
        }
        finally
        {
            Record.Elapsed += Stopwatch.GetElapsedTime(started);
        }
    }

    /// <summary>Nothing went wrong but this run: whoever began it decides what follows.</summary>
    private static bool EndsRun(Exception exception) => exception is TurnUnavailableException or CannotRepeatException or StatementRestartException;

    private SqlErrorException Translate(Exception exception) => exception switch
    {
        // The runtime's sort wraps what a comparison throws.
        InvalidOperationException { InnerException: SqlErrorException error } => error,
        OperationCanceledException or InvalidOperationException { InnerException: OperationCanceledException } => session.Cancellation.ToError(),
        InsufficientExecutionStackException => new SqlErrorException(
            SqlState.StatementTooComplex, "stack depth limit exceeded", hint: "The statement is nested too deeply.", innerException: exception),
        PageDamageException damage => session.Database.Engine.Report(damage) ? StatementStart.IndexDamaged(damage) : StorageErrors.From(damage),
        IOException problem => StorageErrors.From(problem),
        OutOfMemoryException => MemoryGuard.Exhausted("A value or a list of the statement found no room within memory_limit.", cause: exception),
        _ => new SqlErrorException(SqlState.InternalError, $"internal error: {exception.Message}", innerException: exception),
    };

    private void RequireUsable(PreparedStatement statement)
    {
        if (!statement.RunsInFailedTransaction)
        {
            Transactions.RequireUsable();
        }
    }
}
