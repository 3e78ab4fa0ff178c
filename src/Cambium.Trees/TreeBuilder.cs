using System.Runtime.CompilerServices;
using Cambium.Trees.Nodes;

namespace Cambium.Trees;

/// <summary>Builds a tree bottom-up from entries in strictly ascending key order, every leaf and branch full but the last.</summary>
public sealed class TreeBuilder
{
    private readonly PageBuffer _leaf = new();
    private readonly List<byte[]> _overflow = [];
    private readonly List<Level> _levels = [];
    private byte[]? _separator;

    // Of an appended tree, as long as nothing stands behind it.
    private byte[]? _last;
    private long _count;

    /// <exception cref="ArgumentException">The key is not above the last one, or too long.</exception>
    public void Append(ReadOnlySpan<byte> key, ReadOnlySpan<byte> value)
    {
        if (!TryAppend(key, value))
        {
            throw new ArgumentException("Keys must be appended in strictly ascending order.", nameof(key));
        }
    }

    /// <summary>Appends an entry, unless its key is not above the last one.</summary>
    /// <exception cref="ArgumentException">The key is too long.</exception>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public bool TryAppend(ReadOnlySpan<byte> key, ReadOnlySpan<byte> value)
    {
        if (key.Length > Tree.KeyBytesMax)
        {
            throw new ArgumentException($"A key has {key.Length} bytes; the limit is {Tree.KeyBytesMax}.", nameof(key));
        }

        if (_leaf.Count > 0)
        {
            if (!key.IsAfter(_leaf.LastKey))
            {
                return false;
            }

            int inlineLength = value.Length > Leaf.InlineValueBytesMax ? Page.OverflowIndexBytes : value.Length;
            if (_leaf.UsedBytesWith(key, inlineLength) > Leaf.BytesMax)
            {
                byte[] separator = Separator.Between(_leaf.LastKey, key);
                FlushLeaf();
                _separator = separator;
            }
        }
        else if (_last is not null)
        {
            if (!key.IsAfter(_last))
            {
                return false;
            }

            _separator = Separator.Between(_last, key);
            _last = null;
        }

        if (value.Length > Leaf.InlineValueBytesMax)
        {
            _leaf.Add(key, BitConverter.GetBytes(_overflow.Count), overflow: true);
            _overflow.Add(value.ToArray());
        }
        else
        {
            _leaf.Add(key, value, overflow: false);
        }

        _count++;
        return true;
    }

    /// <summary>Appends the entries of a tree, whose leaves both share then, unless its first key is not above the last one.</summary>
    public bool TryAppend(Tree tree)
    {
        TreeCursor cursor = tree.GetCursor();
        if (!cursor.SeekFirst())
        {
            return true;
        }

        ReadOnlySpan<byte> last = _leaf.Count > 0 ? _leaf.LastKey : _last;
        if (_count > 0 && !cursor.Key.IsAfter(last))
        {
            return false;
        }

        byte[]? separator = _count > 0 ? Separator.Between(last, cursor.Key) : null;
        if (_leaf.Count > 0)
        {
            FlushLeaf();
        }

        AddLeaves(tree.Root, tree.Count, separator);
        _count += tree.Count;
        cursor.SeekLast();
        _last = cursor.Key.ToArray();
        return true;
    }

    /// <summary>The tree of all entries; the builder is then empty again.</summary>
    public Tree Finish()
    {
        if (_count == 0)
        {
            return Tree.Empty;
        }

        if (_leaf.Count > 0)
        {
            FlushLeaf();
        }

        for (int height = 0; height < _levels.Count - 1 || _levels[height].Children.Count > 1; height++)
        {
            FlushBranch(height);
        }

        Tree tree = new(_levels[^1].Children[0].Node, _levels.Count - 1, _count);
        _levels.Clear();
        _separator = null;
        _last = null;
        _count = 0;
        return tree;
    }

    /// <summary>The nodes of one height that wait for their parent, and the separators between them.</summary>
    private sealed class Level
    {
        internal PageBuffer Separators { get; } = new();

        internal List<Child> Children { get; } = [];

        /// <summary>Separates the first of the children from what is left of it; null at the left edge.</summary>
        internal byte[]? Lower { get; set; }
    }

    /// <param name="separator">Separates the node from what is left of it.</param>
    private void AddLeaves(Node node, long count, byte[]? separator)
    {
        if (node is not Branch branch)
        {
            AddChild(0, separator, new Child(node, count));
            return;
        }

        for (int index = 0; index < branch.ChildCount; index++)
        {
            Child child = branch.Children[index];
            AddLeaves(child.Node, child.Count, index == 0 ? separator : branch.Page.KeyAt(index - 1));
        }
    }

    private void FlushLeaf()
    {
        Leaf leaf = new(owner: null, _leaf.ToPage(), _overflow.Count == 0 ? null : [.. _overflow]);
        Child child = new(leaf, _leaf.Count);
        _leaf.Clear();
        _overflow.Clear();
        AddChild(0, _separator, child);
    }

    private void AddChild(int height, byte[]? separator, Child child)
    {
        if (height == _levels.Count)
        {
            _levels.Add(new Level());
        }

        Level level = _levels[height];
        if (level.Children.Count == Branch.ChildrenMax
            || (level.Children.Count > 1 && level.Separators.UsedBytesWith(separator, 0) > Branch.SeparatorBytesMax))
        {
            FlushBranch(height);
        }

        if (level.Children.Count == 0)
        {
            level.Lower = separator;
        }
        else
        {
            level.Separators.Add(separator, default, overflow: false);
        }

        level.Children.Add(child);
    }

    private void FlushBranch(int height)
    {
        Level level = _levels[height];
        Branch branch = new(owner: null, level.Separators.ToPage(), [.. level.Children]);
        Child child = new(branch, branch.EntryCount);
        level.Separators.Clear();
        level.Children.Clear();
        AddChild(height + 1, level.Lower, child);
    }
}
