namespace Cambium.Engine.Transactions;

/// <summary>The answer to a commit.</summary>
/// <param name="Outcome">What happened.</param>
/// <param name="Position">The commit's position in the log; of a read-only transaction its snapshot's.</param>
/// <param name="Conflict">What it conflicted with, when it did.</param>
public readonly record struct CommitResult(CommitOutcome Outcome, long Position, Conflict? Conflict = null);
