namespace Cambium.Engine.Transactions;

/// <summary>An open database: the newest root, and the only way to a newer one.</summary>
public sealed class Database : IDisposable
{
    /// <summary>The newest published, hence durable, root.</summary>
    public DatabaseRoot Root => throw new NotImplementedException();

    /// <summary>The last conflicts, oldest first.</summary>
    public IReadOnlyList<Conflict> RecentConflicts => throw new NotImplementedException();

    /// <summary>Replays the log and starts the committer.</summary>
    public static Database Open(DatabaseOptions options) => throw new NotImplementedException();

    public Transaction Begin(TransactionOptions options) => throw new NotImplementedException();

    public void Dispose() => throw new NotImplementedException();
}
