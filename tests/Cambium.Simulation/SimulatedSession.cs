using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;

namespace Cambium.Simulation;

/// <summary>A client with one transaction after another, moved on a step at a time by the scheduler.</summary>
public sealed class SimulatedSession(Simulation simulation)
{
    private Transaction? _transaction;
    private PendingCommit? _commit;
    private TransactionHistory? _history;
    private Queue<Operation> _todo = new();
    private bool _isRepeatable;

    /// <summary>Does the next thing: begin, a statement, commit, or looking for the answer.</summary>
    public void Step()
    {
        if (_commit is not null)
        {
            Finish();
        }
        else if (_transaction is null)
        {
            Begin();
        }
        else if (_todo.TryDequeue(out Operation? operation))
        {
            Run(operation);
        }
        else if (simulation.GivesUp())
        {
            _transaction.Rollback();
            _history!.IsRolledBack = true;
            Disconnect();
        }
        else
        {
            _commit = _transaction.BeginCommit();
        }
    }

    /// <summary>The server went away.</summary>
    public void Disconnect()
    {
        _transaction = null;
        _commit = null;
    }

    private void Begin()
    {
        string session = simulation.NextSessionName();
        _transaction = simulation.Database.Begin(Options(session));
        _isRepeatable = true;
        _history = new TransactionHistory(session, _transaction.Snapshot.Position);
        simulation.Histories.Add(_history);
        _todo = new Queue<Operation>(simulation.Workload.NextTransaction());
    }

    private TransactionOptions Options(string session) => new() { Session = session, User = "simulated", Conflicts = simulation.Conflicts };

    private void Run(Operation operation)
    {
        string answer = Run(_transaction!, operation);
        _history!.Snapshot = _transaction!.Snapshot.Position;

        // A failing disk is no answer that a serial execution would know of; the statement was undone.
        if (answer is "error 57P03" or "error 53100")
        {
            _isRepeatable = false;
        }
        else
        {
            _history.Statements.Add((operation, answer));
        }
    }

    private static string Run(Transaction transaction, Operation operation)
    {
        transaction.BeginStatement(operation.Text);
        Savepoint savepoint = transaction.CreateSavepoint();
        string answer = StatementRunner.Run(
            operation with { Run = store => RunWhole(transaction, operation, store) },
            new EngineStore(transaction),
            () => transaction.RollbackTo(savepoint));
        transaction.Release(savepoint);
        return answer;
    }

    private static string RunWhole(Transaction transaction, Operation operation, IStore store)
    {
        try
        {
            string answer = operation.Run(store);
            transaction.EndStatement();
            return answer;
        }
        catch (SqlErrorException error)
        {
            throw new StatementException(error.SqlState);
        }
    }

    private void Finish()
    {
        if (_commit!.IsDecided)
        {
            CommitResult result = _commit.Wait();
            if (result.Outcome == CommitOutcome.Conflict && _isRepeatable && simulation.Replays(out bool inTurn))
            {
                if (!inTurn)
                {
                    if (TryReplay(inTurn: null) is { } again)
                    {
                        _transaction = again;
                        _commit = again.BeginCommit();
                        return;
                    }
                }
                else if (simulation.Database.CommitInTurn(TryReplayInTurn) is { Outcome: not CommitOutcome.Conflict } outcome)
                {
                    result = outcome;
                }
            }

            _transaction!.Rollback();
            _history!.Outcome = result.Outcome;
            _history.Position = result.Position;
            _history.Winner = result.Conflict?.WinnerSession;
            simulation.Count(result);
            Disconnect();
        }
    }

    /// <summary>Runs the statements again; null when an answer is another than the one that was given.</summary>
    private Transaction? TryReplay(DatabaseRoot? inTurn)
    {
        Transaction again = simulation.Database.BeginAgain(Options(_history!.Session), _transaction!, inTurn);
        foreach ((Operation operation, string answer) in _history.Statements)
        {
            if (Run(again, operation) != answer && !simulation.AcceptsOtherAnswers)
            {
                _transaction!.Resume();
                return null;
            }
        }

        _history.Snapshot = again.Snapshot.Position;
        return again;
    }

    private Transaction? TryReplayInTurn(DatabaseRoot newest)
    {
        try
        {
            if (TryReplay(newest) is { } again)
            {
                again.FinishStatements();
                return again;
            }
        }
        catch (TurnUnavailableException)
        {
            // It would have had to wait for a block of numbers.
        }

        return null;
    }
}
