namespace Cambium.Trees;

/// <summary>A position in one version of a tree; moves in both directions. One thread at a time; reusable.</summary>
public sealed class TreeCursor
{
    private Tree _tree;
    private long _index = -1;

    internal TreeCursor(Tree tree) => _tree = tree;

    public bool IsValid => _index >= 0 && _index < _tree.Count;

    public ReadOnlySpan<byte> Key => _tree.Entries[(int)_index].Key;

    public PageSlice Value => new(_tree.Entries[(int)_index].Value, 0, _tree.Entries[(int)_index].Value.Length);

    public void Reset(Tree tree)
    {
        _tree = tree;
        _index = -1;
    }

    public bool SeekFirst() => SeekRank(0);

    public bool SeekLast() => SeekRank(_tree.Count - 1);

    public bool Seek(ReadOnlySpan<byte> key) => SeekRank(_tree.Rank(key));

    public bool SeekBefore(ReadOnlySpan<byte> key) => SeekRank(_tree.Rank(key) - 1);

    public bool SeekRank(long rank)
    {
        _index = rank;
        return IsValid;
    }

    public bool MoveNext() => IsValid && SeekRank(_index + 1);

    public bool MovePrevious() => IsValid && SeekRank(_index - 1);
}
