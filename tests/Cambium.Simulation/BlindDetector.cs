using Cambium.Engine.Transactions;

namespace Cambium.Simulation;

/// <summary>A validator with a planted bug: it overlooks one kind of conflict.</summary>
internal sealed class BlindDetector(ConflictKind overlooked) : IConflictDetector
{
    private readonly ConflictDetector _detector = new();

    public Conflict? Find(Transaction transaction, CommitNode commit) =>
        _detector.Find(transaction, commit) is { } conflict && conflict.Kind != overlooked ? conflict : null;
}
