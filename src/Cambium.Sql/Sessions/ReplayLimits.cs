namespace Cambium.Sql.Sessions;

/// <summary>How much a session does to keep a transaction from being refused.</summary>
/// <param name="IsOn">Statements whose answers have been sent may be run again.</param>
/// <param name="WarnsEarly">A transaction that can't commit is told at its next statement.</param>
/// <param name="StatementsMax">Statements remembered; a longer transaction isn't run again.</param>
/// <param name="BytesMax">COPY data remembered, for each COPY.</param>
/// <param name="Time">How long the statements may take in all.</param>
/// <param name="Turn">The same for a run in the committer's turn, while which nobody else commits.</param>
/// <param name="TriesMax">Runs after which a conflict is told after all.</param>
internal sealed record ReplayLimits(bool IsOn, bool WarnsEarly, int StatementsMax, long BytesMax, TimeSpan Time, TimeSpan Turn, int TriesMax);
