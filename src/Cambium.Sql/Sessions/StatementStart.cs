using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Log.Records;
using Cambium.Sql.Execution;
using Cambium.Sql.Statements;
using Cambium.Trees.Pages;

namespace Cambium.Sql.Sessions;

/// <summary>
/// How a statement begins: on which snapshot and by which plan. It begins once more where it has had to line up for a row, where an index it lacked has come back, and
/// where a page of an index can't be read.
/// </summary>
internal sealed class StatementStart(SqlSession session)
{
    /// <summary>
    /// A statement whose rows change each time before it is in line for them goes on with what it has. Restarts after a wait don't count: somebody has
    /// finished each time, and who is slow to go on may find again and again that a later comer was before it at the next row.
    /// </summary>
    private const int RestartsMax = 20;

    private (IAnswerBuffer Buffer, long Start, long Edits)? _restart;

    private SessionTransaction Transactions => session.Transactions;

    /// <summary>The running statement may begin once more: nothing of its answer has been sent, and it has changed nothing.</summary>
    public bool CanRestart => _restart is { } point && point.Buffer.CanRewind(point.Start) && Transactions.Engine.EditCount == point.Edits;

    /// <summary>Takes a snapshot, before the statement is bound.</summary>
    public void Enter(Portal portal)
    {
        PreparedStatement statement = portal.Statement;
        if (Transactions.Engine.StatementNumber == 0)
        {
            session.Contention.BeginTransaction(Transactions.Engine, statement.CacheText ?? statement.Text);
        }

        BeginStatement(portal);
        Transactions.Engine.Cancellation = session.Cancellation.Token;
        if (Transactions.Engine is { KnownConflict: { } conflict, HasEdits: true } && !session.Record.IsUnseen)
        {
            MeetConflict(conflict, portal);
        }
    }

    /// <summary>The plan; made once more when a page of an index couldn't be read for the estimates, without that index.</summary>
    public StatementPlan Plan(PreparedStatement statement)
    {
        try
        {
            return statement.CurrentPlan();
        }
        catch (PageDamageException damage) when (session.Database.Engine.Report(damage) && Transactions.Engine.CanMoveForward && !session.HasUnfinishedQuery)
        {
            Transactions.RestartStatement();
            return statement.CurrentPlan();
        }
    }

    /// <summary>
    /// Works on the missing indexes that the statement would be better off with, and plans it anew when one has come back: it may lack others
    /// still, and a join that lacks one of two takes longest of all.
    /// </summary>
    public StatementPlan HelpRecovery(PreparedStatement statement, StatementPlan plan)
    {
        for (int left = plan.LackedTrees.Count; left > 0 && plan.LackedTrees.Count > 0; left--)
        {
            if (session.HasUnfinishedQuery || !Transactions.Engine.CanMoveForward || !session.Database.Engine.HelpRecovery(plan.LackedTrees, session.Cancellation.Token))
            {
                break;
            }

            Transactions.RestartStatement();
            plan = statement.CurrentPlan();
        }

        return plan;
    }

    /// <summary>
    /// Runs a statement from its start; once more, without the index, when a page of one can't be read and nothing of the answer has been sent.
    /// </summary>
    public PortalResult Run(Portal portal, StatementPlan plan, IRowReceiver receiver, long rowsMax)
    {
        long start = (receiver as IAnswerBuffer)?.Position ?? 0;
        long edits = Transactions.HasSnapshot ? Transactions.Engine.EditCount : 0;
        for (int tries = 1; ; tries++)
        {
            try
            {
                return Start(portal, plan, receiver, rowsMax, ref start);
            }
            catch (PageDamageException damage)
            {
                const int TriesMax = 3;
                if (!session.Database.Engine.Report(damage))
                {
                    throw;
                }

                if (tries == TriesMax || session.HasUnfinishedQuery || !Transactions.Engine.CanMoveForward
                    || Transactions.Engine.EditCount != edits || receiver is not IAnswerBuffer buffer || !buffer.TryRewind(start, removed: null))
                {
                    throw IndexDamaged(damage);
                }

                portal.Reset();
                Transactions.RestartStatement();
                plan = portal.Statement.CurrentPlan();
            }
        }
    }

    /// <summary>Runs a statement from its start; a query that had to line up for a row, again when it was its turn.</summary>
    /// <param name="start">Where its answer begins: elsewhere when those before it have answered anew.</param>
    private PortalResult Start(Portal portal, StatementPlan plan, IRowReceiver receiver, long rowsMax, ref long start)
    {
        StatementPlan own = plan;
        if (receiver is not IAnswerBuffer buffer || !(plan = session.Foresight.PlanFor(portal.Statement, own)).LocksRows)
        {
            return portal.Run(own, receiver, rowsMax);
        }

        plan = MeetKnownConflict(portal, plan, isForeseen: plan != own);
        start = buffer.Position;
        _restart = (buffer, start, Transactions.Engine.EditCount);
        try
        {
            for (int restarts = 0; ;)
            {
                try
                {
                    return portal.Run(plan, receiver, rowsMax);
                }
                catch (StatementRestartException restart)
                {
                    restarts += restart.HasWaited ? 0 : 1;
                    _restart = null;
                    buffer.TryRewind(start, removed: null);
                    portal.Reset();
                    Transactions.RestartStatement();
                    own = portal.Statement.CurrentPlan();
                    plan = session.Foresight.PlanFor(portal.Statement, own);
                    plan = MeetKnownConflict(portal, plan, isForeseen: plan != own);
                    start = buffer.Position;
                    _restart = restarts <= RestartsMax ? (buffer, start, Transactions.Engine.EditCount) : null;
                }
            }
        }
        finally
        {
            _restart = null;
        }
    }

    /// <summary>
    /// A statement that lines up has begun in a transaction that can't commit as it is: who asks for a row means to write it. Where nobody has asked,
    /// the transaction is run again if that helps; else it may well be one that only reads, and goes on without a place in line.
    /// </summary>
    /// <returns>The plan to run the statement by.</returns>
    private StatementPlan MeetKnownConflict(Portal portal, StatementPlan plan, bool isForeseen)
    {
        if (Transactions.Engine.KnownConflict is not { } conflict)
        {
            return plan;
        }

        if (!isForeseen)
        {
            MeetConflict(conflict, portal);
            return portal.Statement.CurrentPlan();
        }

        if (session.Replay.IsRunning || session.Replay.TryRun(turn: null) != ReplayOutcome.Done)
        {
            return portal.Statement.CurrentPlan();
        }

        BeginStatement(portal);
        return session.Foresight.PlanFor(portal.Statement, portal.Statement.CurrentPlan());
    }

    /// <summary>The transaction can't commit as it is: it is run again up to the statement that has just begun, or told now.</summary>
    /// <exception cref="SqlErrorException">40001.</exception>
    private void MeetConflict(Conflict conflict, Portal portal)
    {
        if (session.Replay.IsRunning)
        {
            return;
        }

        if (session.Replay.TryRun(turn: null) == ReplayOutcome.Done)
        {
            BeginStatement(portal);
            return;
        }

        if (!session.Derived.Replay.WarnsEarly || session.Record.IsUnseen)
        {
            return;
        }

        session.Contention.Lost(conflict);
        session.Database.Engine.Report(conflict);
        session.Database.Engine.Counters.CountEarlyWarning();
        throw ConflictError.From(conflict, session);
    }

    private void BeginStatement(Portal portal)
    {
        string text = portal.Statement.Text;
        Transactions.BeginStatement(text);
        if (session.Derived.LogsStatements)
        {
            Transaction engine = Transactions.Engine;
            engine.LogStatement(new StatementText(engine.StatementNumber, text, portal.ParameterTexts(), default, default));
        }
    }

    public static SqlErrorException IndexDamaged(PageDamageException damage) => new(
        SqlState.IndexCorrupted, $"an index is damaged: {damage.Message}", hint: "The index is being rebuilt. Run the transaction again.", innerException: damage);
}
