using System.Collections.Immutable;

namespace Cambium.Trees;

/// <summary>An immutable version of an ordered map from byte keys to byte values; safe for any number of threads.</summary>
public sealed class Tree
{
    internal sealed class KeyOrder : IComparer<KeyValuePair<byte[], byte[]>>
    {
        internal static readonly KeyOrder Instance = new();

        public int Compare(KeyValuePair<byte[], byte[]> x, KeyValuePair<byte[], byte[]> y) => x.Key.AsSpan().SequenceCompareTo(y.Key);
    }

    internal Tree(ImmutableList<KeyValuePair<byte[], byte[]>> entries) => Entries = entries;

    public static Tree Empty { get; } = new([]);

    internal ImmutableList<KeyValuePair<byte[], byte[]>> Entries { get; }

    public long Count => Entries.Count;

    public bool TryGet(ReadOnlySpan<byte> key, out PageSlice value)
    {
        int index = Entries.BinarySearch(new(key.ToArray(), []), KeyOrder.Instance);
        value = index < 0 ? default : new PageSlice(Entries[index].Value, 0, Entries[index].Value.Length);
        return index >= 0;
    }

    public bool ContainsKey(ReadOnlySpan<byte> key) => TryGet(key, out _);

    public TreeCursor GetCursor() => new(this);

    public long Rank(ReadOnlySpan<byte> key)
    {
        int index = Entries.BinarySearch(new(key.ToArray(), []), KeyOrder.Instance);
        return index < 0 ? ~index : index;
    }

    public long CountRange(in KeyRange range)
        => Math.Max(0, (range.Upper is null ? Count : Rank(range.Upper)) - (range.Lower is null ? 0 : Rank(range.Lower)));

    public TreeEdit Edit() => new(this);

    public static IEnumerable<TreeChange> Diff(Tree older, Tree newer) => Diff(older, newer, KeyRange.All);

    public static IEnumerable<TreeChange> Diff(Tree older, Tree newer, KeyRange range)
    {
        foreach (KeyValuePair<byte[], byte[]> entry in older.Entries.Concat(newer.Entries).DistinctBy(e => Convert.ToHexString(e.Key)).Order(KeyOrder.Instance))
        {
            bool before = older.TryGet(entry.Key, out PageSlice old);
            bool after = newer.TryGet(entry.Key, out PageSlice now);
            if (range.Contains(entry.Key) && (before != after || !old.Span.SequenceEqual(now.Span)))
            {
                yield return new TreeChange(entry.Key, before ? old : null, after ? now : null);
            }
        }
    }
}
