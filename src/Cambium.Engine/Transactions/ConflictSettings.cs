namespace Cambium.Engine.Transactions;

/// <summary>How a transaction's conflicts are decided; part of the session's settings.</summary>
/// <param name="Merge">False: a row that somebody else changed can't be written at all.</param>
/// <param name="Refresh">
/// Move the snapshot forward when a statement starts and nothing read so far has changed. Whoever turns it on must set
/// <see cref="Transaction.HoldsSnapshot"/> while cursors and suspended portals are open: they note what they read when they end.
/// </param>
public sealed record ConflictSettings(
    ConflictGranularity Granularity = ConflictGranularity.Predicate,
    WriteConflictRule WriteConflicts = WriteConflictRule.Reads,
    bool Merge = true,
    bool Refresh = false)
{
    public static ConflictSettings Default { get; } = new();
}
