namespace Cambium.Sql.Execution.Operators;

/// <summary>A row to be sorted: its prefix and where it is.</summary>
internal readonly struct SortEntry : IComparable<SortEntry>
{
    /// <summary>Size of an entry.</summary>
    internal const int Bytes = 24;

    private const int PrefixBytes = 16;

    /// <summary>Fewer than that are sorted by comparing them.</summary>
    private const int RadixRowsMin = 128;

    private readonly ulong _high;
    private readonly ulong _low;

    internal SortEntry(UInt128 prefix, int row)
    {
        _high = (ulong)(prefix >> 64);
        _low = (ulong)prefix;
        Row = row;
    }

    internal int Row { get; }

    /// <summary>By prefix; equal ones as they came.</summary>
    public int CompareTo(SortEntry other) =>
        _high != other._high ? _high.CompareTo(other._high)
        : _low != other._low ? _low.CompareTo(other._low)
        : Row.CompareTo(other.Row);

    internal bool HasSamePrefix(in SortEntry other) => _high == other._high && _low == other._low;

    /// <summary>Sorts entries that lie in the order of their rows, stably.</summary>
    /// <returns>These or another array of the same length.</returns>
    /// <remarks>Many are sorted byte by byte, the last byte first (LSD radix sort); bytes in which all are equal, most of a prefix's, are passed over.</remarks>
    internal static SortEntry[] Sort(SortEntry[] entries, QueryContext context)
    {
        if (entries.Length < RadixRowsMin)
        {
            Array.Sort(entries);
            return entries;
        }

        SortEntry[]? other = null;
        (ulong high, ulong low) = Differences(entries);
        for (int place = 0; place < PrefixBytes; place++)
        {
            bool isHigh = place >= sizeof(ulong);
            int shift = place % sizeof(ulong) * 8;
            if ((byte)((isHigh ? high : low) >> shift) != 0)
            {
                context.CheckCancellation();
                other ??= new SortEntry[entries.Length];
                Distribute(entries, other, isHigh, shift);
                (entries, other) = (other, entries);
            }
        }

        return entries;
    }

    /// <summary>The bits that are not the same in all.</summary>
    private static (ulong High, ulong Low) Differences(SortEntry[] entries)
    {
        SortEntry first = entries[0];
        (ulong high, ulong low) = (0, 0);
        foreach (ref readonly SortEntry entry in entries.AsSpan())
        {
            high |= entry._high ^ first._high;
            low |= entry._low ^ first._low;
        }

        return (high, low);
    }

    private static void Distribute(SortEntry[] from, SortEntry[] to, bool isHigh, int shift)
    {
        Span<int> next = stackalloc int[256];
        next.Clear();
        foreach (ref readonly SortEntry entry in from.AsSpan())
        {
            next[(byte)((isHigh ? entry._high : entry._low) >> shift)]++;
        }

        int sum = 0;
        foreach (ref int start in next)
        {
            (start, sum) = (sum, sum + start);
        }

        foreach (ref readonly SortEntry entry in from.AsSpan())
        {
            to[next[(byte)((isHigh ? entry._high : entry._low) >> shift)]++] = entry;
        }
    }
}
