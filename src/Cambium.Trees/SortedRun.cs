using System.Runtime.CompilerServices;

namespace Cambium.Trees;

/// <summary>Entries of a run in the order of their keys; of equal keys the one that came first is first. Read by one thread at a time.</summary>
public sealed class SortedRun
{
    private readonly EntryRun? _run;
    private readonly int[]? _order;
    private readonly ulong[]? _heads;
    private readonly byte[]? _key;
    private readonly int _first;

    /// <summary>Of entries that are to be read from their run.</summary>
    /// <param name="order">The entries' indexes.</param>
    /// <param name="heads">Of their keys; null: they are found when they are needed.</param>
    /// <param name="shape">Null when there are none.</param>
    internal SortedRun(EntryRun run, int[] order, ulong[]? heads, KeyShape? shape)
    {
        _run = run;
        _order = order;
        _heads = heads;
        Shape = shape;
        Count = order.Length;
    }

    /// <summary>Of keys without values that are whole in their heads: nothing else is needed any more.</summary>
    internal SortedRun(ulong[] heads, KeyShape shape)
    {
        _heads = heads;
        _key = shape.NewKey();
        Shape = shape;
        Count = heads.Length;
    }

    private SortedRun(SortedRun whole, int first, int end)
    {
        _run = whole._run;
        _order = whole._order;
        _heads = whole._heads;
        _key = whole._key is null ? null : whole.Shape!.NewKey();
        _first = whole._first + first;
        Shape = whole.Shape;
        Count = end - first;
    }

    public int Count { get; }

    internal KeyShape? Shape { get; }

    /// <summary>Valid until the next is asked for.</summary>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public ReadOnlySpan<byte> KeyAt(int place)
    {
        if (_key is null)
        {
            return _run!.KeyAt(_order![_first + place]);
        }

        Shape!.Restore(_heads![_first + place], _key);
        return _key;
    }

    public ReadOnlySpan<byte> ValueAt(int place) => _key is null ? _run!.ValueAt(_order![_first + place]).Span : default;

    /// <summary>Some of the entries, that another thread may read meanwhile.</summary>
    internal SortedRun Slice(int first, int end) => new(this, first, end);

    /// <summary>How many entries have a key below this one.</summary>
    internal int CountBelow(ReadOnlySpan<byte> key)
    {
        int low = 0;
        for (int high = Count; low < high;)
        {
            int middle = low + ((high - low) / 2);
            if (KeyAt(middle).SequenceCompareTo(key) < 0)
            {
                low = middle + 1;
            }
            else
            {
                high = middle;
            }
        }

        return low;
    }

    /// <summary>Whether two entries have the same key.</summary>
    public bool HasSameKey(int place, int other) => _key is null ? KeyAt(place).SequenceEqual(KeyAt(other)) : _heads![_first + place] == _heads[_first + other];

    internal ulong HeadAt(int place) => _heads is null ? Shape!.HeadOf(KeyAt(place)) : _heads[_first + place];
}
