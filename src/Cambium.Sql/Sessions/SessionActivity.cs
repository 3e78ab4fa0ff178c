namespace Cambium.Sql.Sessions;

/// <summary>What a session was doing when somebody looked.</summary>
/// <param name="State">pg_stat_activity's words: active, idle, idle in transaction, idle in transaction (aborted).</param>
/// <param name="Query">The running or last statement's text.</param>
/// <param name="WaitEventType">pg_stat_activity's word; null when it works.</param>
/// <param name="WaitEvent">The same.</param>
public sealed record SessionActivity(
    string State,
    string Query,
    string ApplicationName,
    DateTimeOffset? TransactionStarted,
    DateTimeOffset? QueryStarted,
    DateTimeOffset StateChanged,
    string? WaitEventType,
    string? WaitEvent);
