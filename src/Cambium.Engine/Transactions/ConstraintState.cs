using System.Collections.Immutable;

namespace Cambium.Engine.Transactions;

/// <summary>What a transaction has put off, and what SET CONSTRAINTS has said: a savepoint keeps it, and goes back to it.</summary>
/// <param name="Deferred">Tests for the commit.</param>
/// <param name="Modes">Constraints that are deferred or not because they were named.</param>
/// <param name="ModeOfAll">What ALL was set to; null: each constraint as it was declared.</param>
internal sealed record ConstraintState(ImmutableList<PendingTest> Deferred, ImmutableDictionary<int, bool> Modes, bool? ModeOfAll)
{
    public static readonly ConstraintState Initial = new([], ImmutableDictionary<int, bool>.Empty, null);
}
