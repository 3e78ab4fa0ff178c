using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using Cambium.Sql.Statements;

namespace Cambium.Sql.Sessions;

/// <summary>
/// What a session's transactions teach about its statements, and which of them line up because of it. A transaction that was refused over a
/// row it had read and then written teaches that the statement which read the row had better have said FOR UPDATE.
/// </summary>
/// <remarks>
/// Only statements in an open block line up: what is answered after its commit is run again without anybody noticing. What can't say FOR UPDATE
/// (aggregates, joins, functions) can't be foreseen either. See decision 0035.
/// </remarks>
internal sealed class SessionForesight(SqlSession session)
{
    private readonly List<(WriteForesight Foresight, int TableId, bool Waited)> _taken = [];
    private WriteForesight? _running;
    private Conflict? _lost;

    /// <summary>The plan to run: another one of the same statement that lines up for its rows, if that is to be expected of its transaction.</summary>
    public StatementPlan PlanFor(PreparedStatement statement, StatementPlan plan)
    {
        _running = null;
        SessionTransaction transactions = session.Transactions;
        if (!plan.Foresight.IsActive || transactions.Block != TransactionBlock.Explicit || transactions.Characteristics.IsReadOnly
            || session.Replay.IsRunning || !session.Derived.ForeseenPatience.IsForeseen || statement.LiningUpPlan() is not { } liningUp)
        {
            return plan;
        }

        _running = plan.Foresight;
        return liningUp;
    }

    /// <summary>The running statement has a place in line for a row.</summary>
    public void Entered(TableDefinition table, bool waited)
    {
        if (_running is not { } foresight)
        {
            return;
        }

        int known = _taken.FindIndex(taken => taken.Foresight == foresight);
        if (known < 0)
        {
            session.Database.Engine.Counters.CountForeseen();
            _taken.Add((foresight, table.Id, waited));
        }
        else if (waited)
        {
            _taken[known] = _taken[known] with { Waited = true };
        }
    }

    /// <summary>The transaction is refused; its steps are still known.</summary>
    /// <returns>Whether its next run will line up for what it lost.</returns>
    public bool Lost(Conflict conflict)
    {
        // Told early, it may not have come to writing the row: its next run may.
        _lost = conflict;
        return Learn(conflict);
    }

    /// <summary>The transaction has committed; its steps are still known.</summary>
    public void Won(Transaction? engine)
    {
        if (_lost is { } lost && engine is not null)
        {
            _lost = null;
            Learn(lost);
        }

        long now = Environment.TickCount64;
        foreach ((WriteForesight foresight, int tableId, bool waited) in _taken)
        {
            foresight.Count(engine is not null && engine.Lines.HasWritten(tableId), waited, now);
        }
    }

    /// <summary>The transaction is over.</summary>
    public void End()
    {
        _running = null;
        _taken.Clear();
    }

    private bool Learn(Conflict conflict)
    {
        int statement = session.Transactions.State.Engine?.Lines.FindReaderOfWritten(conflict) ?? 0;
        return statement > 0 && session.Record.Steps.FirstOrDefault(step => step.StatementNumber == statement)?.Plan is { } plan && plan.Foresight.Learn(Environment.TickCount64);
    }
}
