namespace Cambium.Engine.Memory;

/// <summary>How far an <see cref="EvictionRound"/> has come.</summary>
/// <param name="Tree">How many trees lie before it.</param>
/// <param name="Key">The key in the next tree; empty at its beginning.</param>
internal readonly record struct EvictionPlace(int Tree, ReadOnlyMemory<byte> Key)
{
    public bool IsAtOrBehind(in EvictionPlace other) => Tree != other.Tree ? Tree > other.Tree : Key.Span.SequenceCompareTo(other.Key.Span) >= 0;
}
