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
        _transaction = simulation.Database.Begin(new TransactionOptions { Session = session, User = "simulated", Conflicts = simulation.Conflicts });
        _history = new TransactionHistory(session, _transaction.Snapshot.Position);
        simulation.Histories.Add(_history);
        _todo = new Queue<Operation>(simulation.Workload.NextTransaction());
    }

    private void Run(Operation operation)
    {
        Transaction transaction = _transaction!;
        transaction.BeginStatement(operation.Text);
        Savepoint savepoint = transaction.CreateSavepoint();
        string answer = StatementRunner.Run(
            operation with { Run = store => RunWhole(transaction, operation, store) },
            new EngineStore(transaction),
            () => transaction.RollbackTo(savepoint));
        transaction.Release(savepoint);
        _history!.Snapshot = transaction.Snapshot.Position;

        // A failing disk is no answer that a serial execution would know of; the statement was undone.
        if (answer is not ("error 57P03" or "error 53100"))
        {
            _history.Statements.Add((operation, answer));
        }
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
            _history!.Outcome = result.Outcome;
            _history.Position = result.Position;
            _history.Winner = result.Conflict?.WinnerSession;
            simulation.Count(result);
            Disconnect();
        }
    }
}
