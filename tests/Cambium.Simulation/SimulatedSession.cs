using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Trees.Pages;

namespace Cambium.Simulation;

/// <summary>A client with one transaction after another, moved on a step at a time by the scheduler.</summary>
public sealed class SimulatedSession(Simulation simulation)
{
    private const int StepsInLineMax = 5;

    private Transaction? _transaction;
    private Stack<(Savepoint Savepoint, long Position)> _savepoints = [];
    private PendingCommit? _commit;
    private TransactionHistory? _history;
    private Queue<Operation> _todo = new();
    private Operation? _inLine;
    private int _stepsInLine;
    private bool _isRepeatable;

    // Its client is told nothing before it has committed, so another run may answer something else.
    private bool _isUnseen;

    /// <summary>Does the next thing: begin, a statement, commit, or looking for the answer. When a page can't be read the transaction is over.</summary>
    public void Step()
    {
        try
        {
            GoOn();
        }
        catch (PageDamageException damage)
        {
            GiveUp(damage);
        }
        catch (SqlErrorException error) when (error.InnerException is PageDamageException damage)
        {
            // Met while an index was being rebuilt.
            GiveUp(damage);
        }
    }

    private void GiveUp(PageDamageException damage)
    {
        simulation.Database.Report(damage);
        simulation.Damages++;
        RollBack();
    }

    private void GoOn()
    {
        if (_commit is not null)
        {
            Finish();
        }
        else if (_transaction is null)
        {
            Begin();
        }
        else if (_inLine is { } waiting)
        {
            LineUp(waiting);
        }
        else if (_todo.TryDequeue(out Operation? operation))
        {
            Start(operation);
        }
        else if (simulation.GivesUp())
        {
            RollBack();
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
        _inLine = null;
    }

    private void Begin()
    {
        string session = simulation.NextSessionName();
        _transaction = simulation.Database.Begin(Options(session));
        _savepoints = [];
        _isRepeatable = true;
        _isUnseen = simulation.IsUnseen();
        _history = new TransactionHistory(session, _transaction.Snapshot.Position);
        simulation.Histories.Add(_history);
        _todo = new Queue<Operation>(simulation.Workload.NextTransaction());
    }

    private TransactionOptions Options(string session) => new() { Session = session, User = "simulated", Conflicts = simulation.Conflicts };

    private void RollBack()
    {
        _transaction!.Rollback();
        _history!.IsRolledBack = true;
        Disconnect();
    }

    private void Start(Operation operation)
    {
        _transaction!.BeginStatement(operation.Text);
        if (!CanGoOn(operation))
        {
            return;
        }

        if (operation.LinesUpFor is null)
        {
            Run(operation);
            return;
        }

        _inLine = operation;
        _stepsInLine = 0;
        LineUp(operation);
    }

    /// <summary>A transaction that can't commit as it is may be run again before its next statement, or told then; its client may also go on.</summary>
    private bool CanGoOn(Operation next)
    {
        if (_isUnseen || _transaction is not { KnownConflict: not null, HasEdits: true })
        {
            return true;
        }

        if (_isRepeatable && simulation.Replays(out _) && TryReplay(inTurn: null) is { } again)
        {
            _transaction = again;
            _transaction.BeginStatement(next.Text);
            simulation.Repairs.InTheMiddle++;
            return true;
        }

        if (simulation.WarnsEarly())
        {
            RollBack();
            simulation.Repairs.Warnings++;
            return false;
        }

        return true;
    }

    /// <summary>Looks whether its turn for the row has come; what was read until then is read anew.</summary>
    private void LineUp(Operation operation)
    {
        bool hasTurn = new EngineStore(_transaction!).TryLineUp("bank", operation.LinesUpFor!.Value, operation.IsForeseen, out bool hasChanged);
        if (!hasTurn && ++_stepsInLine <= StepsInLineMax)
        {
            return;
        }

        _inLine = null;
        if (_stepsInLine > 0 || hasChanged)
        {
            _transaction!.RestartStatement();
            if (operation.IsForeseen)
            {
                simulation.Repairs.Foreseen++;
            }
            else
            {
                simulation.Repairs.Waits++;
            }
        }

        if (!CanGoOn(operation))
        {
            return;
        }

        Run(operation);
        if (simulation.Mistake == PlantedMistake.ForgottenRead)
        {
            _transaction!.Reads.ForgetStatement();
        }
    }

    private void Run(Operation operation)
    {
        string answer = Run(_transaction!, _savepoints, operation);
        _history!.Snapshot = _transaction!.Snapshot.Position;

        // A failing disk is no answer that a serial execution would know of; the statement was undone.
        if (IsOfDisk(answer))
        {
            _isRepeatable = false;
        }
        else
        {
            _history.Statements.Add((operation, answer));
        }
    }

    private static bool IsOfDisk(string answer) => answer is "error 57P03" or "error 53100";

    private string Run(Transaction transaction, Stack<(Savepoint Savepoint, long Position)> savepoints, Operation operation)
    {
        EngineStore store = new(transaction, savepoints, simulation.Mistake);
        if (operation.IsOfSavepoints)
        {
            return operation.Run(store);
        }

        Savepoint savepoint = transaction.CreateSavepoint();
        string answer = StatementRunner.Run(
            operation with { Run = statement => RunWhole(transaction, operation, statement) }, store, () => transaction.RollbackTo(savepoint));
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
        catch (SqlErrorException error) when (error.InnerException is not PageDamageException)
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
                        simulation.Repairs.AtCommit++;
                        return;
                    }
                }
                else if (simulation.Database.CommitInTurn(TryReplayInTurn) is { Outcome: not CommitOutcome.Conflict } outcome)
                {
                    result = outcome;
                    simulation.Repairs.InTurn++;
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
        Stack<(Savepoint Savepoint, long Position)> savepoints = [];
        List<(Operation Operation, string Answer)> statements = [];
        foreach ((Operation operation, string answer) in _history.Statements)
        {
            again.BeginStatement(operation.Text);
            string now = Run(again, savepoints, operation);
            if (IsOfDisk(now) || (now != answer && !_isUnseen && simulation.Mistake != PlantedMistake.OtherAnswers))
            {
                _transaction!.Resume();
                return null;
            }

            statements.Add((operation, _isUnseen && simulation.Mistake != PlantedMistake.OldAnswers ? now : answer));
        }

        _history.Statements.Clear();
        _history.Statements.AddRange(statements);
        _history.Snapshot = again.Snapshot.Position;
        _savepoints = savepoints;
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
