namespace Cambium.Engine.Transactions;

/// <summary>A commit under way; belongs to the session that began it.</summary>
public sealed class PendingCommit
{
    private readonly Database _database;
    private readonly PipelineRequest? _request;
    private readonly Transaction? _transaction;
    private readonly CommitResult _result;
    private bool _isDone;

    internal PendingCommit(Database database, PipelineRequest request, Transaction transaction)
    {
        _database = database;
        _request = request;
        _transaction = transaction;
    }

    internal PendingCommit(Database database, CommitResult result)
    {
        _database = database;
        _result = result;
    }

    /// <summary>Whether the outcome is known.</summary>
    public bool IsDecided => _request?.IsDecided ?? true;

    /// <summary>The outcome, waiting for it if need be; drives the pipeline when the database has no threads of its own.</summary>
    public CommitResult Wait()
    {
        if (_request is null)
        {
            return _result;
        }

        _database.WaitFor(_request);
        if (!_isDone)
        {
            _isDone = true;
            if (_request.Result.Outcome == CommitOutcome.Committed)
            {
                _transaction!.FinishCommit();
            }
        }

        return _request.Result;
    }
}
