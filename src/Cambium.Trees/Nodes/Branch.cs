using Cambium.Trees.Pages;

namespace Cambium.Trees.Nodes;

/// <summary>
/// An inner node: children, and between each two of them a separator: at or below every key to its right and above every key
/// to its left, as short as possible.
/// </summary>
/// <remarks>
/// A branch stays hot once it is: its children are the cells that versions share, and two sets of them for the same place would
/// be loaded, and written anew, apart from each other. All branches together are some hundredth of the data.
/// </remarks>
internal sealed class Branch : Node
{
    internal const int ChildrenMax = 128;

    internal const int SeparatorBytesMax = 4096;

    // Either both are there or, of a cold branch, neither.
    private byte[]? _separators;
    private Child[]? _children;

    /// <param name="owner">See <see cref="Node"/>.</param>
    /// <param name="separators">A page of the separators, one less than children, with empty values.</param>
    /// <param name="children">At least as long as there are children; the rest is room for the owner.</param>
    internal Branch(object? owner, byte[] separators, Child[] children)
        : base(owner)
    {
        _separators = separators;
        _children = children;
    }

    /// <summary>A cold branch.</summary>
    internal Branch(PageLocation location)
        : base(location)
    {
    }

    internal byte[] Separators
    {
        get => _separators ?? LoadSeparators();
        set => _separators = value;
    }

    internal Child[] Children
    {
        get => _children ?? LoadChildren();
        set => _children = value;
    }

    internal Page Page => new(Separators);

    internal int ChildCount => Page.Count + 1;

    internal override bool IsHot => Volatile.Read(ref _separators) is not null;

    internal override bool IsUnderfull => ChildCount < ChildrenMax / 4;

    internal override long EntryCount => CountBefore(ChildCount);

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

    /// <summary>The children for looking at: those of a cold branch aren't the cells that versions share, and it stays cold.</summary>
    internal ReadOnlySpan<Child> PeekChildren()
    {
        if (IsHot || !TryGetLocation(out PageLocation location))
        {
            return Children.AsSpan(0, ChildCount);
        }

        return NodeRecord.ReadBranch(location).Children;
    }

    // Apart, so that the test for a cold branch is all that callers take in.
    private byte[] LoadSeparators() => Load().Separators;

    private Child[] LoadChildren() => Load().Children;

    private (byte[] Separators, Child[] Children) Load()
    {
        PageLocation location;
        while (!TryGetLocation(out location))
        {
            // The checkpointer is just noting a new place.
        }

        (byte[] separators, Child[] children) = NodeRecord.ReadBranch(location);
        children = Interlocked.CompareExchange(ref _children, children, null) ?? children;
        Volatile.Write(ref _separators, separators);
        return (separators, children);
    }
}
