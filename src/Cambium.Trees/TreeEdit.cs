using Cambium.Trees.Nodes;
using Cambium.Trees.Pages;

namespace Cambium.Trees;

/// <summary>
/// A series of changes to a tree, made in place on nodes the edit has copied before; one owner, one thread. The tree it started
/// from never changes. <see cref="Freeze"/> gives the new version; the edit can then go on and copies again.
/// </summary>
/// <remarks>
/// A change walks down to its leaf, changes that leaf or a copy of it, and walks back up, hanging copies and halves of split
/// nodes into their parents. The path is copied once per version, however many changes go through it. A change right beside the
/// last one starts at that one's leaf: neighbours in ascending order walk down once.
/// </remarks>
public sealed class TreeEdit
{
    private readonly EditState _edit = new();
    private Tree _tree;
    private Node _root;
    private int _height;

    // The branches from the root down to the leaf last looked for, and the child taken in each.
    private Branch[] _path;
    private int[] _indexes;

    // The leaf at the end of that path while it is the edit's own and no node above it has changed its children; else null.
    private Leaf? _finger;

    internal TreeEdit(Tree tree)
    {
        _tree = tree;
        _root = tree.Root;
        _height = tree.Height;
        Count = tree.Count;
        _path = new Branch[_height + 1];
        _indexes = new int[_height + 1];
    }

    public long Count { get; private set; }

    /// <summary>Nodes made by this edit so far.</summary>
    internal int NodesAllocated => _edit.NodesAllocated;

    /// <summary>The value lies in a page the edit may own: it is valid only until the next change.</summary>
    public bool TryGet(ReadOnlySpan<byte> key, out PageSlice value)
    {
        if (_finger is { } finger)
        {
            int slot = finger.Page.Find(key, out bool found);
            if (found || (slot > 0 && slot < finger.Page.Count))
            {
                value = found ? finger.ValueAt(slot) : default;
                return found;
            }
        }

        return Tree.TryGet(_root, _height, key, out value);
    }

    public bool ContainsKey(ReadOnlySpan<byte> key) => TryGet(key, out _);

    /// <returns>False, and nothing changed, when the key is present.</returns>
    public bool TryInsert(ReadOnlySpan<byte> key, ReadOnlySpan<byte> value)
    {
        Leaf leaf = FindLeaf(key, out int slot, out bool found);
        if (found)
        {
            return false;
        }

        Insert(leaf, slot, key, value);
        return true;
    }

    /// <summary>Inserts the key or gives it another value; the same value again changes nothing.</summary>
    public void Set(ReadOnlySpan<byte> key, ReadOnlySpan<byte> value)
    {
        Leaf leaf = FindLeaf(key, out int slot, out bool found);
        if (!found)
        {
            Insert(leaf, slot, key, value);
        }
        else if (!leaf.ValueAt(slot).Span.SequenceEqual(value))
        {
            ReplaceLeaf(LeafEdit.Replace(_edit, leaf, slot, OutsideOf(leaf, value), IsRightEdge()), change: 0);
        }
    }

    /// <returns>False when the key is not present.</returns>
    public bool Remove(ReadOnlySpan<byte> key)
    {
        Leaf leaf = FindLeaf(key, out int slot, out bool found);
        if (found)
        {
            Count--;
            ReplaceShrunkLeaf(LeafEdit.RemoveRange(_edit, leaf, slot, slot + 1));
        }

        return found;
    }

    /// <summary>
    /// Inserts, updates or removes a key without reading what is cold on the way to it. An update waits above the first cold node, a write that
    /// changes counts above a cold leaf, until somebody reads that.
    /// </summary>
    /// <param name="write">Gives the new value from the old one; deferred once at most.</param>
    /// <param name="change">By how much the count changes: 1 when the key is known to be new, -1 when it is known to be removed, 0 when it was there and stays.</param>
    public void Defer(DeferredWrite write, int change)
    {
        ReadOnlySpan<byte> key = write.Key.Span;
        if (change == 0 && TryDeferAbove(write, key))
        {
            return;
        }

        Leaf leaf = FindLeaf(key);
        if (CanDefer(leaf, key, change) is not { } writes)
        {
            Apply(key, write);
            return;
        }

        writes.Add(write);
        ReplaceLeaf(new Split(ReferenceEquals(leaf.Owner, writes) ? leaf : new Leaf(writes), null, null), change);
        Count += change;
    }

    /// <summary>Removes all keys of a range and returns their number. Nodes wholly inside it are dropped unseen.</summary>
    public int RemoveRange(in KeyRange range)
    {
        long before = Count;
        long after = before;
        SetRoot(RangeRemoval.Remove(_edit, _root, range, ref after));
        Count = after;
        return checked((int)(before - after));
    }

    /// <summary>The version with all changes so far; the instance given last when nothing has changed since.</summary>
    public Tree Freeze()
    {
        if (!ReferenceEquals(_root, _tree.Root))
        {
            _finger = null;
            _edit.Freeze();
            _tree = new Tree(_root, _height, Count);
        }

        return _tree;
    }

    /// <summary>
    /// Puts a write on top of the first cold branch below the root on the way to its key, if there is one. Its nodes below stay as they are, for what the
    /// write changes is a value only: no leaf becomes too large for its format, none empty. The root is read: who comes first would have to hand on all of
    /// a tree's writes otherwise.
    /// </summary>
    private bool TryDeferAbove(DeferredWrite write, ReadOnlySpan<byte> key)
    {
        _finger = null;
        Node node = _root;
        for (int depth = 0; depth < _height; depth++)
        {
            Branch branch = (Branch)node;
            if (branch.IsHot || (depth == 0 && _height > 1 && TryRead(branch)))
            {
                int index = branch.Find(key);
                _path[depth] = branch;
                _indexes[depth] = index;
                node = branch.Children[index].Node;
            }
            else if (branch.Owner is DeferredWrites writes && ReferenceEquals(writes.Token, _edit.Token))
            {
                writes.Add(write);
                return true;
            }
            else if (branch.TryGetLocation(out PageLocation place))
            {
                writes = new DeferredWrites(_edit.Token, place);
                writes.Add(write);
                _root = ReplaceChild(new Branch(writes), depth, change: 0);
                return true;
            }
            else
            {
                return false;
            }
        }

        return false;
    }

    /// <returns>False when it can't be read: that is told to who needs it.</returns>
    private static bool TryRead(Branch branch)
    {
        try
        {
            return branch.IsWritten && branch.Children.Length > 0;
        }
        catch (PageDamageException)
        {
            return false;
        }
    }

    /// <summary>The leaf's deferred writes, or new ones; null when the write is to be applied at once.</summary>
    private DeferredWrites? CanDefer(Leaf leaf, ReadOnlySpan<byte> key, int change)
    {
        // A leaf must not become empty unnoticed, and a page has its limits.
        if (leaf.IsHot || _height == 0 || key.Length > DeferredWrites.KeyBytesMax || _path[_height - 1].Children[_indexes[_height - 1]].Count + change < 1)
        {
            return null;
        }

        if (leaf.Owner is DeferredWrites writes)
        {
            return ReferenceEquals(writes.Token, _edit.Token) && writes.HasRoom && writes.Place.Length <= DeferredWrites.PlaceBytesMax ? writes : null;
        }

        return leaf.TryGetLocation(out PageLocation location) && location.Length <= DeferredWrites.PlaceBytesMax ? new DeferredWrites(_edit.Token, location) : null;
    }

    private void Apply(ReadOnlySpan<byte> key, DeferredWrite write)
    {
        if (write.Apply(TryGet(key, out PageSlice before) ? before : null) is { } value)
        {
            Set(key, value);
        }
        else
        {
            Remove(key);
        }
    }

    private Leaf FindLeaf(ReadOnlySpan<byte> key, out int slot, out bool found)
    {
        if (_finger is { } finger)
        {
            slot = finger.Page.Find(key, out found);
            if (found || (slot > 0 && (slot < finger.Page.Count || IsBelowNextLeaf(key))))
            {
                return finger;
            }
        }

        Leaf leaf = FindLeaf(key);
        slot = leaf.Page.Find(key, out found);
        return leaf;
    }

    /// <summary>Whether a key is below all that stands to the right of the path.</summary>
    private bool IsBelowNextLeaf(ReadOnlySpan<byte> key)
    {
        for (int depth = _height - 1; depth >= 0; depth--)
        {
            int index = _indexes[depth];
            Page separators = _path[depth].Page;
            if (index < separators.Count)
            {
                return separators.Find(key, out bool found) <= index && !found;
            }
        }

        return true;
    }

    private Leaf FindLeaf(ReadOnlySpan<byte> key)
    {
        _finger = null;
        Node node = _root;
        for (int depth = 0; depth < _height; depth++)
        {
            Branch branch = (Branch)node;
            int index = branch.Find(key);
            _path[depth] = branch;
            _indexes[depth] = index;
            node = branch.Children[index].Node;
        }

        Leaf leaf = (Leaf)node;
        leaf.Touch();
        return leaf;
    }

    private void Insert(Leaf leaf, int slot, ReadOnlySpan<byte> key, ReadOnlySpan<byte> value)
    {
        if (key.Length > Tree.KeyBytesMax)
        {
            throw new ArgumentException($"A key has {key.Length} bytes; the limit is {Tree.KeyBytesMax}.", nameof(key));
        }

        ReplaceLeaf(LeafEdit.Insert(_edit, leaf, slot, key, OutsideOf(leaf, value), IsRightEdge()), change: 1);
        Count++;
    }

    /// <summary>The value, copied if it lies in the page that is about to be changed.</summary>
    private static ReadOnlySpan<byte> OutsideOf(Leaf leaf, ReadOnlySpan<byte> value)
        => value.Overlaps(leaf.Bytes) ? value.ToArray() : value;

    /// <summary>Whether the path goes to the last leaf of the tree.</summary>
    private bool IsRightEdge()
    {
        for (int depth = _height - 1; depth >= 0; depth--)
        {
            if (_indexes[depth] != _path[depth].ChildCount - 1)
            {
                return false;
            }
        }

        return true;
    }

    /// <summary>Hangs what became of the leaf at the end of the path into the tree.</summary>
    private void ReplaceLeaf(Split node, int change)
    {
        if (node.Right is null)
        {
            _finger = node.Left.Owner == _edit.Token ? node.Left as Leaf : null;
            _root = ReplaceChild(node.Left, _height, change);
            return;
        }

        _finger = null;
        bool isRightEdge = IsRightEdge();
        for (int depth = _height - 1; depth >= 0; depth--)
        {
            if (node.Right is null)
            {
                _root = ReplaceChild(node.Left, depth + 1, change);
                return;
            }

            node = BranchEdit.Insert(_edit, _path[depth], _indexes[depth], node, isRightEdge);
        }

        _root = node.Left;
        if (node.Right is not null)
        {
            _root = BranchEdit.Root(_edit, node.Left, node.Separator!, node.Right);
            SetHeight(_height + 1);
        }
    }

    /// <summary>Puts a node in the place of the one at the given depth of the path, on which everything above it becomes the edit's own.</summary>
    /// <returns>The root.</returns>
    private Node ReplaceChild(Node node, int depth, int change)
    {
        while (--depth >= 0)
        {
            ref Branch branch = ref _path[depth];
            int index = _indexes[depth];
            branch = BranchEdit.SetChild(_edit, branch, index, new Child(node, branch.Children[index].Count + change));
            node = branch;
        }

        return node;
    }

    /// <summary>Hangs a leaf with one entry less (null: with none) into the tree and merges what has become too small.</summary>
    private void ReplaceShrunkLeaf(Node? node)
    {
        _finger = null;
        for (int depth = _height - 1; depth >= 0; depth--)
        {
            Branch branch = _path[depth];
            int index = _indexes[depth];
            if (node is null)
            {
                node = BranchEdit.Remove(_edit, branch, index);
            }
            else
            {
                branch = BranchEdit.SetChild(_edit, branch, index, new Child(node, branch.Children[index].Count - 1));
                node = BranchEdit.MergeUnderfull(_edit, branch, index);
            }
        }

        SetRoot(node);
    }

    /// <summary>Takes a root of the present height, or none; a root with a single child gives way to it.</summary>
    private void SetRoot(Node? root)
    {
        _finger = null;
        int height = root is null ? 0 : _height;
        root ??= Leaf.Empty;
        while (root is Branch { ChildCount: 1 } branch)
        {
            root = branch.Children[0].Node;
            height--;
        }

        _root = root;
        SetHeight(height);
    }

    private void SetHeight(int height)
    {
        _height = height;
        if (_path.Length < height)
        {
            Array.Resize(ref _path, height + 2);
            Array.Resize(ref _indexes, height + 2);
        }
    }
}
