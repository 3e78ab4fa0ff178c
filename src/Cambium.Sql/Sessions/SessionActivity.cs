namespace Cambium.Sql.Sessions;

/// <summary>What a session is doing: an immutable picture, replaced whole whenever it changes.</summary>
/// <param name="State">pg_stat_activity's words: active, idle, idle in transaction, idle in transaction (aborted).</param>
/// <param name="Query">The running or last statement's text.</param>
public sealed record SessionActivity(
    string State,
    string Query,
    string ApplicationName,
    DateTimeOffset? TransactionStarted,
    DateTimeOffset? QueryStarted,
    DateTimeOffset StateChanged)
{
    public static readonly SessionActivity None = new("idle", "", "", null, null, default);
}
