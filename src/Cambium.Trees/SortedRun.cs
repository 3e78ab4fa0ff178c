using System.Runtime.CompilerServices;

namespace Cambium.Trees;

/// <summary>Entries of a run in the order of their keys; of equal keys the one that came first is first. Read by one thread at a time.</summary>
public sealed class SortedRun
{
    private readonly EntryRun? _run;
    private readonly int[]? _order;
    private readonly ulong[]? _heads;
    private readonly byte[]? _key;

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

    public int Count { get; }

    internal KeyShape? Shape { get; }

    /// <summary>Where the entry stands in its run, if it was sorted so that this is known.</summary>
    public int IndexAt(int place) => _order![place];

    /// <summary>Valid until the next is asked for.</summary>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public ReadOnlySpan<byte> KeyAt(int place)
    {
        if (_key is null)
        {
            return _run!.KeyAt(_order![place]);
        }

        Shape!.Restore(_heads![place], _key);
        return _key;
    }

    public ReadOnlySpan<byte> ValueAt(int place) => _key is null ? _run!.ValueAt(_order![place]).Span : default;

    /// <summary>Whether two entries have the same key.</summary>
    internal bool HasSameKey(int place, int other) => _key is null ? KeyAt(place).SequenceEqual(KeyAt(other)) : _heads![place] == _heads[other];

    internal ulong HeadAt(int place) => _heads is null ? Shape!.HeadOf(KeyAt(place)) : _heads[place];
}
