namespace Cambium.Engine.Transactions;

/// <summary>A set of column ids of one table. Ids up to 63 need no allocation.</summary>
public readonly struct ColumnSet : IEquatable<ColumnSet>
{
    // Stands for "every column" in the place of the high words: a flag of its own would make the many sets kept with rows half as large again.
    private static readonly ulong[] AllMark = [];

    private readonly ulong _low;
    private readonly ulong[]? _high;

    private ColumnSet(ulong low, ulong[]? high)
    {
        _low = low;
        _high = high;
    }

    /// <summary>Every column, also those added later.</summary>
    public static ColumnSet All => new(ulong.MaxValue, AllMark);

    public static ColumnSet Empty => default;

    public bool IsAll => ReferenceEquals(_high, AllMark);

    public bool IsEmpty => !IsAll && _low == 0 && (_high is null || Array.TrueForAll(_high, static word => word == 0));

    public static ColumnSet Of(int columnId) => Empty.With(columnId);

    public static ColumnSet Of(params ReadOnlySpan<int> columnIds)
    {
        ColumnSet set = default;
        foreach (int id in columnIds)
        {
            set = set.With(id);
        }

        return set;
    }

    public bool Contains(int columnId)
    {
        if (IsAll)
        {
            return true;
        }

        return columnId < 64
            ? (_low & (1UL << columnId)) != 0
            : _high is not null && (columnId >> 6) - 1 < _high.Length && (_high[(columnId >> 6) - 1] & (1UL << (columnId & 63))) != 0;
    }

    public ColumnSet With(int columnId)
    {
        if (IsAll)
        {
            return this;
        }

        if (columnId < 64)
        {
            return new ColumnSet(_low | (1UL << columnId), _high);
        }

        ulong[] high = new ulong[Math.Max(columnId >> 6, _high?.Length ?? 0)];
        _high?.CopyTo(high, 0);
        high[(columnId >> 6) - 1] |= 1UL << (columnId & 63);
        return new ColumnSet(_low, high);
    }

    public ColumnSet Union(in ColumnSet other)
    {
        if (IsAll || other.IsAll)
        {
            return All;
        }

        if (_high is null && other._high is null)
        {
            return new ColumnSet(_low | other._low, null);
        }

        ulong[] high = new ulong[Math.Max(_high?.Length ?? 0, other._high?.Length ?? 0)];
        _high?.CopyTo(high, 0);
        for (int i = 0; i < (other._high?.Length ?? 0); i++)
        {
            high[i] |= other._high![i];
        }

        return new ColumnSet(_low | other._low, high);
    }

    /// <summary>Whether both have a column in common. All overlaps everything but the empty set.</summary>
    public bool Overlaps(in ColumnSet other)
    {
        if (IsAll)
        {
            return !other.IsEmpty;
        }

        if (other.IsAll)
        {
            return !IsEmpty;
        }

        if ((_low & other._low) != 0)
        {
            return true;
        }

        for (int i = 0; i < Math.Min(_high?.Length ?? 0, other._high?.Length ?? 0); i++)
        {
            if ((_high![i] & other._high![i]) != 0)
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>This set without the columns of another; all stays all.</summary>
    public ColumnSet Except(in ColumnSet other)
    {
        if (IsAll)
        {
            return this;
        }

        if (other.IsAll)
        {
            return Empty;
        }

        ulong[]? high = (ulong[]?)_high?.Clone();
        for (int i = 0; i < Math.Min(high?.Length ?? 0, other._high?.Length ?? 0); i++)
        {
            high![i] &= ~other._high![i];
        }

        return new ColumnSet(_low & ~other._low, high);
    }

    public bool Equals(ColumnSet other) =>
        IsAll == other.IsAll && _low == other._low && _high.AsSpan().TrimEnd(0UL).SequenceEqual(other._high.AsSpan().TrimEnd(0UL));

    public override bool Equals(object? obj) => obj is ColumnSet other && Equals(other);

    public override int GetHashCode() => _low.GetHashCode();

    /// <summary>The ids in ascending order; nothing for <see cref="All"/>.</summary>
    public ColumnIds Ids => IsAll ? default : new ColumnIds(_low, _high);
}
