using Cambium.Trees.Nodes;

namespace Cambium.Trees;

/// <summary>One side of a <see cref="TreeDiff"/>: a walk that can step over nodes without opening them.</summary>
internal sealed class DiffSide
{
    private readonly KeyRange _range;
    private readonly Stack<Frame> _frames = new();
    private readonly int _height;
    private Leaf? _leaf;
    private int _slot;
    private byte[]? _position;

    internal DiffSide(Tree tree, KeyRange range)
    {
        _range = range;
        _height = tree.Height;
        Node = tree.Root;
    }

    /// <summary>An opened branch: the child the walk is at, and the lower bound of the whole branch.</summary>
    private sealed record Frame(Branch Branch, byte[] Lower)
    {
        internal int Index { get; set; }
    }

    /// <summary>The node the walk stands before; null when it stands on an entry, or has ended.</summary>
    internal Node? Node { get; private set; }

    /// <summary>The height of <see cref="Node"/> above the leaves.</summary>
    internal int Level => _height - _frames.Count;

    internal int NodesVisited { get; private set; }

    /// <summary>Whether nothing of the range is left.</summary>
    internal bool HasEnded
        => (Node is null && _leaf is null) || (_range.Upper is not null && Position.SequenceCompareTo(_range.Upper) >= 0);

    /// <summary>The key of the entry, or a bound at or below all keys of the unopened node.</summary>
    internal ReadOnlySpan<byte> Position => _position ??= ReadPosition();

    internal PageSlice Value => _leaf!.ValueAt(_slot);

    internal void OpenNode()
    {
        NodesVisited++;
        if (Node is Branch branch)
        {
            _frames.Push(new Frame(branch, ReadPosition()) { Index = _range.Lower is null ? 0 : branch.Find(_range.Lower) });
            EnterChild();
            return;
        }

        _leaf = (Leaf)Node!;
        _slot = (_range.Lower is null ? 0 : _leaf.Page.Find(_range.Lower, out _)) - 1;
        Node = null;
        MoveNext();
    }

    internal void SkipNode()
    {
        Node = null;
        LeaveNode();
    }

    /// <summary>From an entry to the next, or to before the next node.</summary>
    internal void MoveNext()
    {
        _position = null;
        if (++_slot == _leaf!.Page.Count)
        {
            _leaf = null;
            LeaveNode();
        }
    }

    private void LeaveNode()
    {
        _position = null;
        while (_frames.TryPeek(out Frame? frame))
        {
            if (++frame.Index < frame.Branch.ChildCount)
            {
                EnterChild();
                return;
            }

            _frames.Pop();
        }
    }

    private void EnterChild()
    {
        Frame frame = _frames.Peek();
        Node = frame.Branch.Children[frame.Index].Node;
        _position = null;
    }

    private byte[] ReadPosition()
    {
        if (_leaf is not null)
        {
            return _leaf.Page.KeyAt(_slot);
        }

        return _frames.TryPeek(out Frame? frame)
            ? frame.Index == 0 ? frame.Lower : frame.Branch.Page.KeyAt(frame.Index - 1)
            : [];
    }
}
