using System.Collections.Immutable;

namespace Cambium.Trees;

/// <summary>A transient series of changes to a tree; one owner, one thread. <see cref="Freeze"/> gives the new version.</summary>
public sealed class TreeEdit
{
    private Tree _tree;
    private ImmutableList<KeyValuePair<byte[], byte[]>> _entries;

    internal TreeEdit(Tree tree)
    {
        _tree = tree;
        _entries = tree.Entries;
    }

    public long Count => _entries.Count;

    public bool TryGet(ReadOnlySpan<byte> key, out PageSlice value) => new Tree(_entries).TryGet(key, out value);

    public bool TryInsert(ReadOnlySpan<byte> key, ReadOnlySpan<byte> value)
    {
        KeyValuePair<byte[], byte[]> entry = new(key.ToArray(), value.ToArray());
        int index = _entries.BinarySearch(entry, Tree.KeyOrder.Instance);
        if (index < 0)
        {
            _entries = _entries.Insert(~index, entry);
        }

        return index < 0;
    }

    public void Set(ReadOnlySpan<byte> key, ReadOnlySpan<byte> value)
    {
        Remove(key);
        TryInsert(key, value);
    }

    public bool Remove(ReadOnlySpan<byte> key)
    {
        int index = _entries.BinarySearch(new(key.ToArray(), []), Tree.KeyOrder.Instance);
        _entries = index < 0 ? _entries : _entries.RemoveAt(index);
        return index >= 0;
    }

    public int RemoveRange(in KeyRange range)
    {
        Tree tree = new(_entries);
        int count = (int)tree.CountRange(range);
        _entries = count == 0 ? _entries : _entries.RemoveRange(range.Lower is null ? 0 : (int)tree.Rank(range.Lower), count);
        return count;
    }

    /// <summary>The version with all changes so far; the same instance as before when there are none. The edit stays usable.</summary>
    public Tree Freeze() => ReferenceEquals(_entries, _tree.Entries) ? _tree : _tree = new Tree(_entries);
}
