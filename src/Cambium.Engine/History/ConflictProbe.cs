using Cambium.Engine.Transactions;

namespace Cambium.Engine.History;

/// <summary>What a transaction has noted and edited so far, in words, and which commits of the recent past it would not have borne.</summary>
/// <param name="First">Position of the oldest commit compared.</param>
/// <param name="Last">Position of the newest; below <paramref name="First"/> when there was none to compare.</param>
/// <param name="Conflicts">At most one a commit, oldest first.</param>
public sealed record ConflictProbe(IReadOnlyList<string> Reads, IReadOnlyList<string> Writes, long First, long Last, IReadOnlyList<Conflict> Conflicts);
