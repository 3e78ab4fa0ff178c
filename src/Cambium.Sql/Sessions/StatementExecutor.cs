using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Execution;
using Cambium.Sql.Statements;
using Cambium.Sql.Syntax;
using Cambium.Trees.Pages;

namespace Cambium.Sql.Sessions;

/// <summary>
/// Runs portals: sets up the transaction, timeout and clock of each statement, turns its failure into the transaction's, and
/// repeats whole transactions whose conflict the client needn't see.
/// </summary>
internal sealed class StatementExecutor(SqlSession session, AnswerSegment segment)
{
    private PortalResult _result;
    private (IAnswerBuffer Buffer, long Start, long Edits)? _restart;

    private SessionTransaction Transactions => session.Transactions;

    /// <summary>The running statement may begin once more: nothing of its answer has been sent, and it has changed nothing.</summary>
    public bool CanRestart => _restart is { } point && point.Buffer.CanRewind(point.Start) && Transactions.Engine.EditCount == point.Edits;

    /// <summary>The running simple query string has more than one statement.</summary>
    public bool IsInStatementList { get; private set; }

    /// <summary>What runs now may not end the transaction: it is not alone in it.</summary>
    public bool IsAtomic => Transactions.Block != TransactionBlock.Implicit || IsInStatementList;

    public PreparedStatement Prepare(string name, string sql, Statement? statement, ReadOnlySpan<int> parameterTypeOids)
    {
        SqlType[] given = new SqlType[parameterTypeOids.Length];
        PreparedStatement prepared = new(name, sql, statement, given, session.Analyzer, session.Now);
        RequireUsable(prepared);
        if (statement is not null and not (CommitStatement or RollbackStatement or RollbackToSavepointStatement))
        {
            Transactions.EnsureBegun();
        }

        for (int index = 0; index < given.Length; index++)
        {
            given[index] = parameterTypeOids[index] is 0 or 705 ? DataType.Unknown : session.Names.GetType(parameterTypeOids[index]);
        }

        prepared.CurrentPlan();
        return prepared;
    }

    public Portal Bind(string name, PreparedStatement statement, Value[] parameters, Dictionary<string, Portal> portals)
    {
        RequireUsable(statement);
        if (parameters.Length != statement.ParameterTypes.Count)
        {
            throw new SqlErrorException(
                SqlState.ProtocolViolation,
                string.Create(
                    System.Globalization.CultureInfo.InvariantCulture,
                    $"bind message supplies {parameters.Length} parameters, but prepared statement \"{statement.Name}\" requires {statement.ParameterTypes.Count}"));
        }

        Portal portal = new(session, name, statement, parameters);
        if (name.Length == 0)
        {
            if (portals.Remove("", out Portal? before))
            {
                before.Reset();
            }
        }
        else if (portals.ContainsKey(name))
        {
            throw new SqlErrorException(SqlState.DuplicateCursor, $"portal \"{name}\" already exists");
        }

        if (!statement.RunsInFailedTransaction)
        {
            Transactions.EnsureBegun();
        }

        portals[name] = portal;
        return portal;
    }

    /// <summary>Extended protocol's Execute.</summary>
    public PortalResult Execute(Portal portal, IRowReceiver receiver, long rowsMax)
    {
        Open(receiver);
        segment.Record(portal, receiver, rowsMax, endsTransaction: false, segment.Position);
        return RunRecorded(portal, receiver, rowsMax, endsTransaction: false);
    }

    /// <summary>One statement of a simple query string.</summary>
    public void ExecuteSimple(PreparedStatement prepared, int statementCount, bool isLast, ISimpleReceiver receiver)
    {
        IsInStatementList = statementCount > 1;
        Portal portal = new(session, "", prepared, []);
        try
        {
            Open(receiver);
            segment.Record(portal, receiver, 0, endsTransaction: isLast, segment.Position);
            RunRecorded(portal, receiver, 0, endsTransaction: isLast);
        }
        finally
        {
            IsInStatementList = false;
            portal.Reset();
        }
    }

    /// <summary>Commits the implicit transaction, if that is what is open.</summary>
    public void CommitImplicit()
    {
        if (Transactions.Block != TransactionBlock.Implicit)
        {
            return;
        }

        try
        {
            Transactions.Commit();
        }
        catch (SqlErrorException error) when (AnswerSegment.IsConflict(error) && Repeat(Transactions.Commit))
        {
            // The transaction has been run again, and committed.
        }

        segment.Close();
    }

    /// <summary>COMMIT or ROLLBACK in the middle of a statement that goes on in the next transaction.</summary>
    /// <exception cref="SqlErrorException">40001 and the errors of COMMIT.</exception>
    public void EndTransactionInside(bool isCommit)
    {
        string text = Transactions.Engine.GetStatementText(Transactions.Engine.StatementNumber);
        if (isCommit)
        {
            Transactions.Commit();
        }
        else
        {
            Transactions.Rollback();
        }

        // A conflict before the first COMMIT repeats the whole statement; now part of it is done for good.
        segment.Forbid();
        Transactions.EnsureBegun();
        session.StartStatement();
        Transactions.Engine.BeginStatement(text);
    }

    private void Open(IRowReceiver receiver)
    {
        if (!segment.IsOpen)
        {
            segment.Open(receiver as IAnswerBuffer, canRepeat: Transactions.Block is TransactionBlock.None or TransactionBlock.Implicit);
        }
    }

    private PortalResult RunRecorded(Portal portal, IRowReceiver receiver, long rowsMax, bool endsTransaction)
    {
        try
        {
            Run(portal, receiver, rowsMax, endsTransaction);
        }
        catch (SqlErrorException error) when (AnswerSegment.IsConflict(error))
        {
            segment.EndStep();
            if (!Repeat(commit: null))
            {
                throw;
            }
        }

        segment.EndStep();
        if (Transactions.Block == TransactionBlock.None)
        {
            segment.Close();
        }

        return _result;
    }

    private bool Repeat(Action? commit) => segment.TryRepeat(
        steps =>
        {
            Transactions.Rollback();
            foreach (AnswerSegment.Step step in steps)
            {
                step.Portal.Reset();
            }
        },
        step =>
        {
            session.Reopen(step.Portal);
            Run(step.Portal, step.Receiver, step.RowsMax, step.EndsTransaction);
        },
        commit,
        session.Settings.TransactionAttempts);

    private void Run(Portal portal, IRowReceiver receiver, long rowsMax, bool endsTransaction)
    {
        RunInTransaction(portal, receiver, rowsMax);
        if (endsTransaction && Transactions.Block == TransactionBlock.Implicit)
        {
            Transactions.Commit();
        }

        if (_result.Outcome == PortalOutcome.Completed && receiver is ISimpleReceiver simple && portal.Statement.IsSimple)
        {
            simple.Completed(_result.CommandTag);
        }
    }

    private void RunInTransaction(Portal portal, IRowReceiver receiver, long rowsMax)
    {
        RequireUsable(portal.Statement);
        Transactions.EnsureBegun();
        session.StartStatement();
        session.Cancellation.Begin(session.Settings.StatementTimeout);
        try
        {
            if (!portal.IsStarted && SnapshotRules.NeedsSnapshot(portal.Statement.Statement))
            {
                // Before the statement is bound, so that it is bound to the catalog it will run on.
                Transactions.BeginStatement(portal.Statement.Text);
            }

            StatementPlan plan = portal.Statement.CurrentPlan();
            if (!plan.IsRepeatable)
            {
                segment.Forbid();
            }

            _result = portal.IsStarted ? portal.Run(plan, receiver, rowsMax) : Start(portal, plan, receiver, rowsMax);
            if (plan.NeedsSnapshot && _result.Outcome != PortalOutcome.Suspended && Transactions is { HasSnapshot: true, Engine: Transaction { IsFinished: false } engine })
            {
                engine.EndStatement();
            }
        }
        catch (SqlErrorException)
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
            session.Cancellation.End();
        }
    }

    /// <summary>Runs a statement from its start; a query that had to line up for a row, again when it was its turn.</summary>
    private PortalResult Start(Portal portal, StatementPlan plan, IRowReceiver receiver, long rowsMax)
    {
        if (plan is not SelectPlan { LocksRows: true } || receiver is not IAnswerBuffer buffer)
        {
            return portal.Run(plan, receiver, rowsMax);
        }

        long start = buffer.Position;
        _restart = (buffer, start, Transactions.Engine.EditCount);
        try
        {
            while (true)
            {
                try
                {
                    return portal.Run(plan, receiver, rowsMax);
                }
                catch (StatementRestartException)
                {
                    buffer.TryRewind(start, out _);
                    portal.Reset();
                    Transactions.RestartStatement();
                    _restart = (buffer, start, Transactions.Engine.EditCount);
                    plan = portal.Statement.CurrentPlan();
                }
            }
        }
        finally
        {
            _restart = null;
        }
    }

    private SqlErrorException Translate(Exception exception) => exception switch
    {
        OperationCanceledException => session.Cancellation.ToError(),
        InsufficientExecutionStackException => new SqlErrorException(
            SqlState.StatementTooComplex, "stack depth limit exceeded", hint: "The statement is nested too deeply.", innerException: exception),
        PageDamageException damage => StorageErrors.From(damage),
        OutOfMemoryException => new SqlErrorException(SqlState.OutOfMemory, "out of memory", innerException: exception),
        _ => new SqlErrorException(SqlState.InternalError, $"internal error: {exception.Message}", innerException: exception),
    };

    private void RequireUsable(PreparedStatement statement)
    {
        if (Transactions.Block == TransactionBlock.Failed && !statement.RunsInFailedTransaction)
        {
            throw new SqlErrorException(
                SqlState.InFailedSqlTransaction, "current transaction is aborted, commands ignored until end of transaction block");
        }
    }
}
