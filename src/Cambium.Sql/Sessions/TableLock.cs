namespace Cambium.Sql.Sessions;

/// <summary>What a transaction has said of a table with LOCK TABLE: for pg_locks.</summary>
/// <param name="Mode">As the statement names it: ACCESS EXCLUSIVE.</param>
/// <param name="WaitsSince">Null when it has its turn.</param>
internal sealed record TableLock(int TableId, string Mode, DateTimeOffset? WaitsSince);
