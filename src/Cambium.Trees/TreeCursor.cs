using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using Cambium.Trees.Nodes;

namespace Cambium.Trees;

/// <summary>
/// A position in one version of a tree, or none. Moves in both directions and hands out keys and values without allocating.
/// One thread at a time; reusable for other versions through <see cref="Reset"/>.
/// </summary>
public sealed class TreeCursor
{
    // Not the slot of the cursor without a position, so that asking that for its key is noticed.
    private const int NoKey = -2;

    private Tree _tree = Tree.Empty;
    private Branch[] _path = [];
    private int[] _indexes = [];

    // The leaf under the cursor with the places of its parts, so that a step inside it touches nothing else.
    private Leaf _leaf = Leaf.Empty;
    private byte[] _bytes = Leaf.Empty.Bytes;
    private int _slot = -1;
    private int _count;

    // The key of the entry in _keySlot, put together when first asked for; the leaf's prefix stays in front.
    private byte[] _key = new byte[64];
    private int _keyLength;
    private int _keySlot = NoKey;
    private bool _hasPrefix;

    public bool IsValid => (uint)_slot < (uint)_count;

    /// <summary>Valid until the cursor moves.</summary>
    public ReadOnlySpan<byte> Key
    {
        get
        {
            if (_keySlot != _slot)
            {
                ReadKey();
            }

            return _key.AsSpan(0, _keyLength);
        }
    }

    /// <summary>Valid for ever.</summary>
    public PageSlice Value
    {
        get
        {
            ThrowUnlessValid();
            Page page = new(_bytes);
            PageSlice value = page.InlineValue(_slot);
            return page.IsOverflow(_slot) ? _leaf.LargeValue(value) : value;
        }
    }

    /// <summary>Turns to another version, without a position.</summary>
    public void Reset(Tree tree)
    {
        _tree = tree;
        Array.Clear(_path);
        if (_path.Length < tree.Height)
        {
            _path = new Branch[tree.Height + 1];
            _indexes = new int[tree.Height + 1];
        }

        Leave();
    }

    public bool SeekFirst() => Descend(_tree.Root, 0, fromEnd: false);

    public bool SeekLast() => Descend(_tree.Root, 0, fromEnd: true);

    /// <summary>Goes to the first entry at or above <paramref name="key"/>.</summary>
    public bool Seek(ReadOnlySpan<byte> key)
    {
        int slot = FindLeaf(key);
        return slot < _count ? SetSlot(slot) : NextLeaf();
    }

    /// <summary>Goes to the last entry below <paramref name="key"/>.</summary>
    public bool SeekBefore(ReadOnlySpan<byte> key)
    {
        int slot = FindLeaf(key) - 1;
        return slot >= 0 ? SetSlot(slot) : PreviousLeaf();
    }

    /// <summary>Goes to the entry that has <paramref name="rank"/> entries below it.</summary>
    public bool SeekRank(long rank)
    {
        if (rank < 0 || rank >= _tree.Count)
        {
            return Leave();
        }

        Node node = _tree.Root;
        for (int depth = 0; depth < _tree.Height; depth++)
        {
            Branch branch = (Branch)node;
            int index = 0;
            while (rank >= branch.Children[index].Count)
            {
                rank -= branch.Children[index++].Count;
            }

            node = Enter(depth, branch, index);
        }

        EnterLeaf((Leaf)node);
        return SetSlot((int)rank);
    }

    /// <returns>False when there is no next entry, or no position to go on from; the cursor then has none.</returns>
    public bool MoveNext()
    {
        int slot = _slot + 1;
        if ((uint)slot < (uint)_count)
        {
            _slot = slot;
            return true;
        }

        return IsValid && NextLeaf();
    }

    /// <inheritdoc cref="MoveNext"/>
    public bool MovePrevious()
    {
        if (_slot > 0)
        {
            _slot--;
            return true;
        }

        return IsValid && PreviousLeaf();
    }

    private int FindLeaf(ReadOnlySpan<byte> key)
    {
        Node node = _tree.Root;
        for (int depth = 0; depth < _tree.Height; depth++)
        {
            Branch branch = (Branch)node;
            node = Enter(depth, branch, branch.Find(key));
        }

        EnterLeaf((Leaf)node);
        return new Page(_bytes).Find(key, out _);
    }

    private bool NextLeaf()
    {
        for (int depth = _tree.Height - 1; depth >= 0; depth--)
        {
            Branch branch = _path[depth];
            int index = _indexes[depth] + 1;
            if (index < branch.ChildCount)
            {
                if (depth == _tree.Height - 1)
                {
                    branch.PrefetchLeaves(index + 1);
                }

                return Descend(Enter(depth, branch, index), depth + 1, fromEnd: false);
            }
        }

        return Leave();
    }

    private bool PreviousLeaf()
    {
        for (int depth = _tree.Height - 1; depth >= 0; depth--)
        {
            if (_indexes[depth] > 0)
            {
                return Descend(Enter(depth, _path[depth], _indexes[depth] - 1), depth + 1, fromEnd: true);
            }
        }

        return Leave();
    }

    /// <summary>Goes to the first or last entry below a node.</summary>
    private bool Descend(Node node, int depth, bool fromEnd)
    {
        for (; depth < _tree.Height; depth++)
        {
            Branch branch = (Branch)node;
            node = Enter(depth, branch, fromEnd ? branch.ChildCount - 1 : 0);
        }

        EnterLeaf((Leaf)node);
        return _count == 0 ? Leave() : SetSlot(fromEnd ? _count - 1 : 0);
    }

    private Node Enter(int depth, Branch branch, int index)
    {
        _path[depth] = branch;
        _indexes[depth] = index;
        return branch.Children[index].Node;
    }

    private void EnterLeaf(Leaf leaf)
    {
        leaf.Touch();
        _leaf = leaf;
        _bytes = leaf.Bytes;
        _count = new Page(_bytes).Count;
        _keySlot = NoKey;
        _hasPrefix = false;
    }

    private bool SetSlot(int slot)
    {
        _slot = slot;
        return true;
    }

    private bool Leave()
    {
        EnterLeaf(Leaf.Empty);
        _slot = -1;
        return false;
    }

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private void ReadKey()
    {
        ThrowUnlessValid();
        Page page = new(_bytes);
        int prefixLength = page.PrefixLength;
        int length = page.KeyLength(_slot);
        if (_key.Length < length + Page.HeadBytes)
        {
            _key = new byte[Math.Max(2 * _key.Length, length + Page.HeadBytes)];
            _hasPrefix = false;
        }

        if (!_hasPrefix)
        {
            page.Prefix.CopyTo(_key);
            _hasPrefix = true;
        }

        // Always four bytes: there is room for them, and what is beyond the key's end is not handed out.
        BinaryPrimitives.WriteUInt32BigEndian(_key.AsSpan(prefixLength), page.HeadAt(_slot));
        if (length - prefixLength > Page.HeadBytes)
        {
            page.KeyRest(_slot).CopyTo(_key.AsSpan(prefixLength + Page.HeadBytes));
        }

        _keyLength = length;
        _keySlot = _slot;
    }

    private void ThrowUnlessValid()
    {
        if (!IsValid)
        {
            throw new InvalidOperationException("The cursor has no position.");
        }
    }
}
