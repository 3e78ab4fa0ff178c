using Cambium.Engine.Errors;

namespace Cambium.Sql.Sessions;

/// <summary>What a session's transaction has lent to others with pg_export_snapshot(): what it reads, without what it has changed itself, until it ends.</summary>
internal sealed class LentSnapshots(SqlSession session)
{
    private readonly List<string> _names = [];

    public bool Any => _names.Count > 0;

    /// <returns>The name under which SET TRANSACTION SNAPSHOT takes it up.</returns>
    /// <exception cref="SqlErrorException">25001: within a savepoint.</exception>
    public string Export()
    {
        if (session.Transactions.Savepoints.Any)
        {
            throw new SqlErrorException(SqlState.ActiveSqlTransaction, "cannot export a snapshot from a subtransaction");
        }

        string name = session.Database.Snapshots.Add(session.Transactions.Engine.Snapshot);
        _names.Add(name);
        return name;
    }

    public void Forget()
    {
        _names.ForEach(session.Database.Snapshots.Remove);
        _names.Clear();
    }
}
