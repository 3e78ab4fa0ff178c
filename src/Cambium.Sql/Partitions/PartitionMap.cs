using System.Collections;
using Cambium.Engine.Catalog;
using Cambium.Engine.Values;

namespace Cambium.Sql.Partitions;

/// <summary>The bounds of a table's partitions, decoded and in order. Partitions are known by their places in <see cref="Partitioning.Partitions"/>. Immutable.</summary>
internal sealed class PartitionMap
{
    private readonly DataType[] _types;
    private readonly DataType[] _orders;
    private readonly PartitionHash? _hash;
    private readonly ListEntry[] _values = [];
    private readonly RangeEntry[] _ranges = [];
    private readonly int[] _remainders = [];
    private readonly int[] _hashed = [];
    private readonly int _nullPlace = -1;

    /// <param name="hash">Of a table that is partitioned by hash; null where no key is looked up.</param>
    public PartitionMap(Partitioning partitioning, PartitionHash? hash = null)
    {
        _hash = hash;
        Strategy = partitioning.Strategy;
        Count = partitioning.Partitions.Length;
        DefaultPlace = partitioning.DefaultPlace;
        _types = [.. partitioning.Key.Select(part => part.Type.Type.Underlying())];
        _orders = [.. partitioning.Key.Select(part => part.OrderType)];
        (PartitionBound Bound, int Place)[] bounds = [.. partitioning.Partitions.Select((partition, place) => (partition.Bound, place)).Where(entry => !entry.Bound.IsDefault)];
        switch (Strategy)
        {
            case PartitionStrategy.List:
                List<ListEntry> values = [];
                foreach ((PartitionBound bound, int place) in bounds)
                {
                    foreach (PartitionDatum datum in bound.Values)
                    {
                        if (datum.Stored is null)
                        {
                            _nullPlace = place;
                        }
                        else
                        {
                            values.Add(new ListEntry(datum.Decode(_types[0]), place));
                        }
                    }
                }

                values.Sort((left, right) => Compare(0, left.Value, right.Value));
                _values = [.. values];
                break;
            case PartitionStrategy.Range:
                _ranges = [.. bounds.Select(entry => new RangeEntry(Decode(entry.Bound.From), Decode(entry.Bound.To), entry.Place))];
                Array.Sort(_ranges, (left, right) => Compare(left.From, right.From));
                break;
            default:
                _hashed = [.. bounds.OrderBy(static entry => entry.Bound.Modulus).ThenBy(static entry => entry.Bound.Remainder).Select(static entry => entry.Place)];
                _remainders = new int[bounds.Length == 0 ? 1 : bounds.Max(entry => entry.Bound.Modulus)];
                Array.Fill(_remainders, -1);
                foreach ((PartitionBound bound, int place) in bounds)
                {
                    for (int remainder = bound.Remainder; remainder < _remainders.Length; remainder += bound.Modulus)
                    {
                        _remainders[remainder] = place;
                    }
                }

                break;
        }
    }

    /// <summary>A value of a bound: an end of all values, or one of them.</summary>
    internal readonly record struct Datum(int Kind, Value Value);

    private readonly record struct ListEntry(Value Value, int Place);

    private sealed record RangeEntry(Datum[] From, Datum[] To, int Place);

    public PartitionStrategy Strategy { get; }

    /// <summary>How many partitions there are.</summary>
    public int Count { get; }

    /// <summary>-1 without a default partition.</summary>
    public int DefaultPlace { get; }

    public int KeyLength => _types.Length;

    public DataType TypeOf(int part) => _types[part];

    /// <summary>The partition for a key, the default one if no other takes it; -1 for none.</summary>
    public int Find(ReadOnlySpan<Value> key)
    {
        int place = FindBound(key);
        return place >= 0 ? place : DefaultPlace;
    }

    /// <summary>The partitions that may hold keys within an interval of the key's first parts; list and range only. NULLs are in no interval.</summary>
    /// <param name="lower">Values of the first parts; empty: from the beginning.</param>
    /// <param name="upper">Empty: to the end.</param>
    public void AddInterval(Value[] lower, bool lowerInclusive, Value[] upper, bool upperInclusive, BitArray found)
    {
        if (Strategy == PartitionStrategy.List)
        {
            foreach (ListEntry entry in _values)
            {
                bool isAbove = lower.Length == 0 || Compare(0, entry.Value, lower[0]) is var low && (low > 0 || (low == 0 && lowerInclusive));
                bool isBelow = upper.Length == 0 || Compare(0, entry.Value, upper[0]) is var high && (high < 0 || (high == 0 && upperInclusive));
                if (isAbove && isBelow)
                {
                    found[entry.Place] = true;
                }
            }

            AddDefault(found);
            return;
        }

        // The default partition takes what lies between the others.
        bool isCovered = true;
        Datum[]? reached = null;
        foreach (RangeEntry range in _ranges)
        {
            // All keys that begin with the values lie between the prefix followed by MINVALUE and the prefix followed by MAXVALUE.
            bool endsBefore = lower.Length > 0 && ComparePrefix(range.To, lower, lowerInclusive ? -1 : 1) <= 0;
            bool beginsBehind = upper.Length > 0 && ComparePrefix(range.From, upper, upperInclusive ? 1 : -1) >= 0;
            if (endsBefore || beginsBehind)
            {
                continue;
            }

            isCovered &= reached is null
                ? lower.Length == 0 ? range.From.All(static datum => datum.Kind < 0) : ComparePrefix(range.From, lower, lowerInclusive ? -1 : 1) <= 0
                : Compare(reached, range.From) >= 0;
            reached = range.To;
            found[range.Place] = true;
        }

        isCovered &= reached is not null && (upper.Length == 0 ? reached.All(static datum => datum.Kind > 0) : ComparePrefix(reached, upper, upperInclusive ? 1 : -1) >= 0);
        if (!isCovered)
        {
            AddDefault(found);
        }
    }

    /// <summary>The partitions that may hold keys with NULL (or with values only) in one part.</summary>
    public void AddNulls(bool areNull, BitArray found)
    {
        if (Strategy == PartitionStrategy.List && areNull)
        {
            int place = _nullPlace >= 0 ? _nullPlace : DefaultPlace;
            if (place >= 0)
            {
                found[place] = true;
            }

            return;
        }

        if (areNull)
        {
            AddDefault(found);
            return;
        }

        for (int place = 0; place < Count; place++)
        {
            found[place] = true;
        }

        if (Strategy == PartitionStrategy.List && _nullPlace >= 0 && !Array.Exists(_values, entry => entry.Place == _nullPlace))
        {
            found[_nullPlace] = false;
        }
    }

    /// <summary>All partitions in the order of their bounds: NULL alone behind the values, the default last.</summary>
    public int[] Ordered()
    {
        IEnumerable<int> bounds = Strategy switch
        {
            PartitionStrategy.Range => _ranges.Select(static range => range.Place),
            PartitionStrategy.List => _values.Select(static entry => entry.Place).Append(_nullPlace),
            _ => _hashed,
        };
        return [.. bounds.Append(DefaultPlace).Where(static place => place >= 0).Distinct()];
    }

    /// <summary>The partitions in the order of their keys when that is the order of all rows: ranges, without a default; null otherwise.</summary>
    public int[]? InOrder() => Strategy == PartitionStrategy.Range && DefaultPlace < 0 ? [.. _ranges.Select(range => range.Place)] : null;

    internal int Compare(Datum[] left, Datum[] right)
    {
        for (int part = 0; part < left.Length; part++)
        {
            int order = Compare(part, left[part], right[part]);
            if (order != 0 || left[part].Kind != 0)
            {
                return order;
            }
        }

        return 0;
    }

    internal Datum[] Decode(IReadOnlyList<PartitionDatum> bound) => [.. bound.Select((datum, part) => new Datum(datum.Kind, datum.Kind == 0 ? datum.Decode(_types[part]) : Value.Null))];

    private int FindBound(ReadOnlySpan<Value> key)
    {
        switch (Strategy)
        {
            case PartitionStrategy.Hash:
                return _remainders[(int)(_hash!.Of(key) % (ulong)_remainders.Length)];
            case PartitionStrategy.List:
                return key[0].IsNull ? _nullPlace : FindValue(key[0]);
            default:
                foreach (Value value in key)
                {
                    if (value.IsNull)
                    {
                        return -1;
                    }
                }

                return FindRange(key);
        }
    }

    private int FindValue(in Value value)
    {
        int low = 0;
        int high = _values.Length - 1;
        while (low <= high)
        {
            int middle = (low + high) >>> 1;
            int order = Compare(0, value, _values[middle].Value);
            if (order == 0)
            {
                return _values[middle].Place;
            }

            (low, high) = order < 0 ? (low, middle - 1) : (middle + 1, high);
        }

        return -1;
    }

    private int FindRange(ReadOnlySpan<Value> key)
    {
        int low = 0;
        int high = _ranges.Length - 1;
        while (low <= high)
        {
            int middle = (low + high) >>> 1;
            if (ComparePrefix(_ranges[middle].From, key, 0) > 0)
            {
                high = middle - 1;
            }
            else if (ComparePrefix(_ranges[middle].To, key, 0) <= 0)
            {
                low = middle + 1;
            }
            else
            {
                return _ranges[middle].Place;
            }
        }

        return -1;
    }

    private void AddDefault(BitArray found)
    {
        if (DefaultPlace >= 0)
        {
            found[DefaultPlace] = true;
        }
    }

    /// <summary>Compares a bound with the values of the key's first parts.</summary>
    /// <param name="rest">The bound's other side: -1 before all keys that begin with the values, 1 behind them, 0 a whole key.</param>
    private int ComparePrefix(Datum[] bound, ReadOnlySpan<Value> values, int rest)
    {
        for (int part = 0; part < bound.Length; part++)
        {
            if (part >= values.Length)
            {
                return bound[part].Kind == rest ? 0 : rest < 0 ? 1 : -1;
            }

            int order = Compare(part, bound[part], new Datum(0, values[part]));
            if (order != 0)
            {
                return order;
            }
        }

        // A bound stands before the keys that begin with it.
        return rest > 0 ? -1 : 0;
    }

    private int Compare(int part, in Datum left, in Datum right) =>
        left.Kind != right.Kind || left.Kind != 0 ? left.Kind.CompareTo(right.Kind) : Compare(part, left.Value, right.Value);

    /// <summary>OIDs have no sign, and integers that are taken for some none either.</summary>
    private int Compare(int part, in Value left, in Value right) =>
        _orders[part].Form == ValueForm.UInt32 ? ((uint)left.Int64).CompareTo((uint)right.Int64) : ValueComparer.Compare(_orders[part], left, right);
}
