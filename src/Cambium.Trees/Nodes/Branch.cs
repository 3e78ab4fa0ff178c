namespace Cambium.Trees.Nodes;

/// <summary>
/// An inner node: children, and between each two of them a separator: at or below every key to its right and above every key
/// to its left, as short as possible.
/// </summary>
/// <param name="owner">See <see cref="Node"/>.</param>
/// <param name="separators">A page of the separators, one less than children, with empty values.</param>
/// <param name="children">At least as long as there are children; the rest is room for the owner.</param>
internal sealed class Branch(object? owner, byte[] separators, Child[] children) : Node(owner)
{
    internal const int ChildrenMax = 128;

    internal const int SeparatorBytesMax = 4096;

    internal byte[] Separators { get; set; } = separators;

    internal Child[] Children { get; set; } = children;

    internal Page Page => new(Separators);

    internal int ChildCount => Page.Count + 1;

    internal override bool IsUnderfull => ChildCount < ChildrenMax / 4;

    internal override long EntryCount => CountBefore(ChildCount);

    internal override byte[] FirstKey() => Children[0].Node.FirstKey();

    /// <summary>The child whose range holds <paramref name="key"/>.</summary>
    internal int Find(ReadOnlySpan<byte> key)
    {
        int slot = Page.Find(key, out bool found);
        return found ? slot + 1 : slot;
    }

    /// <summary>Entries below the first <paramref name="index"/> children.</summary>
    internal long CountBefore(int index)
    {
        long count = 0;
        foreach (ref readonly Child child in Children.AsSpan(0, index))
        {
            count += child.Count;
        }

        return count;
    }
}
