namespace Cambium.Engine.Transactions;

/// <summary>The answer to a commit.</summary>
/// <param name="Outcome">What happened.</param>
/// <param name="Position">The commit's position in the log; of a read-only transaction its snapshot's.</param>
/// <param name="Conflict">What it conflicted with, when it did.</param>
/// <param name="Problem">What of the database is damaged, or what its log lacks, when that stood in the way.</param>
public readonly record struct CommitResult(CommitOutcome Outcome, long Position, Conflict? Conflict = null, IOException? Problem = null);
