namespace Cambium.Engine.Transactions;

/// <summary>How a transaction's conflicts are decided; part of the session's settings.</summary>
/// <param name="Merge">False: a row that somebody else changed can't be written at all.</param>
public sealed record ConflictSettings(
    ConflictGranularity Granularity = ConflictGranularity.Predicate,
    WriteConflictRule WriteConflicts = WriteConflictRule.Reads,
    bool Merge = true)
{
    public static ConflictSettings Default { get; } = new();
}
