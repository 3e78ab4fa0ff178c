using System.Collections.Immutable;

namespace Cambium.Trees;

/// <summary>Builds a tree from entries in strictly ascending key order.</summary>
public sealed class TreeBuilder
{
    private readonly ImmutableList<KeyValuePair<byte[], byte[]>>.Builder _entries = ImmutableList.CreateBuilder<KeyValuePair<byte[], byte[]>>();

    public void Append(ReadOnlySpan<byte> key, ReadOnlySpan<byte> value)
    {
        if (_entries.Count > 0 && key.SequenceCompareTo(_entries[^1].Key) <= 0)
        {
            throw new ArgumentException("Keys must be appended in strictly ascending order.", nameof(key));
        }

        _entries.Add(new(key.ToArray(), value.ToArray()));
    }

    public Tree Finish() => new(_entries.ToImmutable());
}
