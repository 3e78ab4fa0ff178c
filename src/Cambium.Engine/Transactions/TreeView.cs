using Cambium.Trees;

namespace Cambium.Engine.Transactions;

/// <summary>
/// A tree as it was at one moment, for lookups of single keys: a version, and the few edits made since that no version holds
/// yet. Taking one copies nothing, and later edits don't show.
/// </summary>
public readonly struct TreeView
{
    private readonly Tree _tree;
    private readonly List<PendingEdit>? _pending;
    private readonly int _count;

    public TreeView(Tree tree) => _tree = tree;

    /// <param name="tree">The version.</param>
    /// <param name="pending">Edits on top of it, oldest first; may grow afterwards, but never shrinks or changes.</param>
    /// <param name="count">How many of them belong to the view.</param>
    internal TreeView(Tree tree, List<PendingEdit> pending, int count)
    {
        _tree = tree;
        _pending = pending;
        _count = count;
    }

    public bool TryGet(ReadOnlySpan<byte> key, out PageSlice value)
    {
        for (int i = _count - 1; i >= 0; i--)
        {
            if (_pending![i].IsOf(key, out bool found, out value))
            {
                return found;
            }
        }

        return _tree.TryGet(key, out value);
    }

    /// <summary>Whether both have the same value for a key, or neither has one.</summary>
    public bool HasSame(in TreeView other, ReadOnlySpan<byte> key)
    {
        bool isHere = TryGet(key, out PageSlice value);
        bool isThere = other.TryGet(key, out PageSlice otherValue);
        return isHere == isThere && (!isHere || value.Span.SequenceEqual(otherValue.Span));
    }

    /// <summary>The same as a version of its own, for scans.</summary>
    public Tree ToTree()
    {
        if (_count == 0)
        {
            return _tree;
        }

        TreeEdit edit = _tree.Edit();
        for (int i = 0; i < _count; i++)
        {
            _pending![i].ApplyTo(edit);
        }

        return edit.Freeze();
    }
}
