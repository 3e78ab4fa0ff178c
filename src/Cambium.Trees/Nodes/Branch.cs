using Cambium.Trees.Pages;

namespace Cambium.Trees.Nodes;

/// <summary>
/// An inner node: children, and between each two of them a separator: at or below every key to its right and above every key
/// to its left, as short as possible.
/// </summary>
/// <remarks>
/// Of branches only those right above leaves are made cold, when all of these are. Read again, such a branch has other cells for the same
/// places than versions that copied it meanwhile: they are loaded apart from each other, and <see cref="TreeWriter"/> looks after each.
/// Higher branches stay: all together they are some ten-thousandth of the data.
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

    /// <summary>A cold branch with writes that wait for its content.</summary>
    internal Branch(DeferredWrites writes)
        : base(writes)
    {
    }

    /// <summary>Bytes that its content takes in memory, with the cells of its children; 0 while it is cold, but for writes that wait.</summary>
    internal long HotBytes
    {
        get
        {
            const int ChildBytes = 16;
            const int NodeBytes = 64;
            if (Owner is DeferredWrites writes)
            {
                return writes.HeldBytes;
            }

            return Volatile.Read(ref _separators) is { } separators && Volatile.Read(ref _children) is { } children
                ? separators.Length + (children.Length * (ChildBytes + NodeBytes))
                : 0;
        }
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

    /// <summary>Of a branch right above leaves: has the processor fetch the page of a child that is to be read next, and the cell of the one behind it.</summary>
    internal void PrefetchLeaves(int next)
    {
        ReadOnlySpan<Child> children = Children.AsSpan(0, ChildCount);
        if (next < children.Length)
        {
            ((Leaf)children[next].Node).Prefetch();
        }

        if (next + 1 < children.Length)
        {
            Prefetch.Object(children[next + 1].Node);
        }
    }

    internal override bool IsUnderfull => ChildCount < ChildrenMax / 4;

    internal override long EntryCount => CountBefore(ChildCount);

    /// <summary>All its leaves were cold when <see cref="ClockHand"/> last came by.</summary>
    internal bool IsIdle { get; set; }

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

    /// <summary>
    /// The children of a written branch as they are written, for looking at: not the cells that versions share. What the branch has in
    /// memory may have been read from an earlier place.
    /// </summary>
    internal ReadOnlySpan<Child> PeekChildren() => TryGetLocation(out PageLocation location) ? NodeRecord.ReadBranch(location).Children : Children.AsSpan(0, ChildCount);

    /// <summary>Lets go of the content of a written branch, whose children are leaves and cold.</summary>
    internal void Evict()
    {
        if (IsWritten)
        {
            Volatile.Write(ref _separators, null);
            Volatile.Write(ref _children, null);
        }
    }

    // Apart, so that the test for a cold branch is all that callers take in.
    private byte[] LoadSeparators() => Load().Separators;

    private Child[] LoadChildren() => Load().Children;

    private (byte[] Separators, Child[] Children) Load()
    {
        while (true)
        {
            if (Owner is DeferredWrites writes)
            {
                (byte[] Separators, Child[] Children) content = Keep(writes.PassOn());
                Settle(writes);
                return content;
            }

            if (TryGetLocation(out PageLocation location))
            {
                (byte[] Separators, Child[] Children) content = Keep(NodeRecord.ReadBranch(location));
                location.File.Store.Account.AddLoaded(HotBytes);
                return content;
            }

            // Another thread has just settled deferred writes, or the checkpointer is noting a new place.
            if (Volatile.Read(ref _children) is { } children && Volatile.Read(ref _separators) is { } separators)
            {
                return (separators, children);
            }
        }
    }

    /// <summary>All who read the content get the same children, whoever was first.</summary>
    private (byte[] Separators, Child[] Children) Keep((byte[] Separators, Child[] Children) content)
    {
        Child[] children = Interlocked.CompareExchange(ref _children, content.Children, null) ?? content.Children;
        Volatile.Write(ref _separators, content.Separators);
        return (content.Separators, children);
    }
}
