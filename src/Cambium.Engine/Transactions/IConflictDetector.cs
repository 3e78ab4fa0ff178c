namespace Cambium.Engine.Transactions;

/// <summary>Decides whether a commit stands in the way of a transaction. Stateless; sessions and the committer use it at once.</summary>
internal interface IConflictDetector
{
    /// <summary>The first conflict between what a transaction noted and wrote and one later commit; null when there is none.</summary>
    Conflict? Find(Transaction transaction, CommitNode commit);
}
