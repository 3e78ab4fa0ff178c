using Cambium.Engine.Errors;
using Cambium.Engine.Times;

namespace Cambium.Engine.Values;

/// <summary>
/// Order, canonical form and algebra of the ranges over one type, as PostgreSQL's rangetypes.c and multirangetypes.c define them. A multirange is
/// treated as the list of its ranges, a range as a list of one, or of none when it is empty.
/// </summary>
public sealed class RangeRules
{
    private readonly ValueComparison _compare;
    private readonly bool _isDiscrete;

    internal RangeRules(DataType subtype, bool isDiscrete)
    {
        Subtype = subtype;
        _compare = ValueComparer.GetComparison(subtype);
        _isDiscrete = isDiscrete;
    }

    public DataType Subtype { get; }

    /// <summary>A range in canonical form: empty if nothing is in it, and [lower,upper) over a type of single steps.</summary>
    /// <exception cref="SqlErrorException">22000: the bounds are the wrong way round; 22003, 22008: the next value is out of the type's range.</exception>
    public RangeValue Create(in Value lower, bool isLowerInclusive, in Value upper, bool isUpperInclusive) =>
        Create(new RangeBound(lower, isLowerInclusive && !lower.IsNull, true), new RangeBound(upper, isUpperInclusive && !upper.IsNull, false));

    private RangeValue Create(in RangeBound lower, in RangeBound upper)
    {
        if (IsEmpty(lower, upper))
        {
            return RangeValue.Empty;
        }

        if (!_isDiscrete)
        {
            return new RangeValue(lower, upper);
        }

        RangeBound first = !lower.IsInfinite && !lower.IsInclusive && !IsUnbounded(lower) ? new RangeBound(Next(lower.Value), true, true) : lower;
        RangeBound behind = upper.IsInclusive && !IsUnbounded(upper) ? new RangeBound(Next(upper.Value), false, false) : upper;
        return IsEmpty(first, behind) ? RangeValue.Empty : new RangeValue(first, behind);
    }

    /// <summary>Empty ranges first, then by lower bounds, then by upper ones.</summary>
    public int Compare(RangeValue left, RangeValue right)
    {
        CancellationPoint.Tick();
        if (left.IsEmpty || right.IsEmpty)
        {
            return right.IsEmpty.CompareTo(left.IsEmpty);
        }

        int order = Compare(left.Lower, right.Lower);
        return order != 0 ? order : Compare(left.Upper, right.Upper);
    }

    public int Compare(MultirangeValue left, MultirangeValue right)
    {
        int common = Math.Min(left.Ranges.Length, right.Ranges.Length);
        for (int i = 0; i < common; i++)
        {
            int order = Compare(left.Ranges[i], right.Ranges[i]);
            if (order != 0)
            {
                return order;
            }
        }

        return left.Ranges.Length.CompareTo(right.Ranges.Length);
    }

    public int Hash(RangeValue range) => range.IsEmpty ? 1 : HashCode.Combine(Hash(range.Lower), Hash(range.Upper));

    public bool Contains(RangeValue range, in Value value)
    {
        if (range.IsEmpty)
        {
            return false;
        }

        int lower = range.Lower.IsInfinite ? -1 : _compare(range.Lower.Value, value);
        int upper = range.Upper.IsInfinite ? 1 : _compare(range.Upper.Value, value);
        return (lower < 0 || (lower == 0 && range.Lower.IsInclusive)) && (upper > 0 || (upper == 0 && range.Upper.IsInclusive));
    }

    public bool Contains(RangeValue outer, RangeValue inner) => inner.IsEmpty
        || (!outer.IsEmpty && Compare(outer.Lower, inner.Lower) <= 0 && Compare(outer.Upper, inner.Upper) >= 0);

    public bool Contains(RangeValue[] outer, RangeValue[] inner) => Array.TrueForAll(inner, part => Array.Exists(outer, whole => Contains(whole, part)));

    public bool Overlaps(RangeValue left, RangeValue right) => !left.IsEmpty && !right.IsEmpty
        && Compare(left.Lower, right.Upper) <= 0 && Compare(right.Lower, left.Upper) <= 0;

    public bool Overlaps(RangeValue[] left, RangeValue[] right) => Array.Exists(left, one => Array.Exists(right, other => Overlaps(one, other)));

    public bool IsBefore(RangeValue[] left, RangeValue[] right) => left.Length > 0 && right.Length > 0 && Compare(left[^1].Upper, right[0].Lower) < 0;

    /// <summary>&amp;&lt;: doesn't reach beyond the right end of the other.</summary>
    public bool EndsWithin(RangeValue[] left, RangeValue[] right) => left.Length > 0 && right.Length > 0 && Compare(left[^1].Upper, right[^1].Upper) <= 0;

    /// <summary>&amp;&gt;: doesn't reach beyond the left end of the other.</summary>
    public bool StartsWithin(RangeValue[] left, RangeValue[] right) => left.Length > 0 && right.Length > 0 && Compare(left[0].Lower, right[0].Lower) >= 0;

    public bool AreAdjacent(RangeValue[] left, RangeValue[] right) => left.Length > 0 && right.Length > 0
        && (Touches(left[^1].Upper, right[0].Lower) || Touches(right[^1].Upper, left[0].Lower));

    /// <summary>The range from the first to the last value of both.</summary>
    public RangeValue Merge(RangeValue left, RangeValue right)
    {
        if (left.IsEmpty || right.IsEmpty)
        {
            return left.IsEmpty ? right : left;
        }

        return new RangeValue(
            Compare(left.Lower, right.Lower) <= 0 ? left.Lower : right.Lower,
            Compare(left.Upper, right.Upper) >= 0 ? left.Upper : right.Upper);
    }

    /// <exception cref="SqlErrorException">22000: there is a gap between them.</exception>
    public RangeValue Union(RangeValue left, RangeValue right) =>
        left.IsEmpty || right.IsEmpty || Overlaps(left, right) || AreAdjacent([left], [right])
            ? Merge(left, right)
            : throw new SqlErrorException(SqlState.DataException, "result of range union would not be contiguous");

    public RangeValue Intersect(RangeValue left, RangeValue right)
    {
        if (!Overlaps(left, right))
        {
            return RangeValue.Empty;
        }

        return Create(
            Compare(left.Lower, right.Lower) >= 0 ? left.Lower : right.Lower,
            Compare(left.Upper, right.Upper) <= 0 ? left.Upper : right.Upper);
    }

    /// <exception cref="SqlErrorException">22000: something is left on both sides.</exception>
    public RangeValue Minus(RangeValue left, RangeValue right)
    {
        RangeValue[] rest = Minus([left], [right]);
        return rest.Length <= 1
            ? rest.Length == 0 ? RangeValue.Empty : rest[0]
            : throw new SqlErrorException(SqlState.DataException, "result of range difference would not be contiguous");
    }

    /// <summary>The ranges put together: empty ones left out, those that overlap or touch made one.</summary>
    public MultirangeValue Union(IEnumerable<RangeValue> ranges)
    {
        List<RangeValue> united = [];
        foreach (RangeValue range in ranges.Where(range => !range.IsEmpty).Order(Comparer<RangeValue>.Create(Compare)))
        {
            if (united.Count > 0 && (Overlaps(united[^1], range) || AreAdjacent([united[^1]], [range])))
            {
                united[^1] = Merge(united[^1], range);
            }
            else
            {
                united.Add(range);
            }
        }

        return united.Count == 0 ? MultirangeValue.Empty : new MultirangeValue([.. united]);
    }

    public MultirangeValue Intersect(RangeValue[] left, RangeValue[] right) => Union(left.SelectMany(one => right.Select(other => Intersect(one, other))));

    /// <summary>What is left of the first without the second, in pieces.</summary>
    public RangeValue[] Minus(RangeValue[] left, RangeValue[] right)
    {
        List<RangeValue> rest = [.. left.Where(range => !range.IsEmpty)];
        foreach (RangeValue cut in right)
        {
            rest = [.. rest.SelectMany(range => Pieces(range, cut))];
        }

        return [.. rest];
    }

    private IEnumerable<RangeValue> Pieces(RangeValue range, RangeValue cut)
    {
        if (!Overlaps(range, cut))
        {
            yield return range;
            yield break;
        }

        if (Compare(range.Lower, cut.Lower) < 0)
        {
            yield return Create(range.Lower, cut.Lower.Inverted);
        }

        if (Compare(range.Upper, cut.Upper) > 0)
        {
            yield return Create(cut.Upper.Inverted, range.Upper);
        }
    }

    /// <summary>An exclusive lower bound lies just above its value, an exclusive upper one just below.</summary>
    private int Compare(in RangeBound left, in RangeBound right)
    {
        int order = CompareValues(left, right);
        return order != 0 || (left.IsInfinite && right.IsInfinite) ? order : Offset(left).CompareTo(Offset(right));
    }

    private static int Offset(in RangeBound bound) => bound.IsInclusive ? 0 : bound.IsLower ? 1 : -1;

    private int CompareValues(in RangeBound left, in RangeBound right)
    {
        if (left.IsInfinite || right.IsInfinite)
        {
            int first = left.IsInfinite ? left.IsLower ? -1 : 1 : 0;
            int second = right.IsInfinite ? right.IsLower ? -1 : 1 : 0;
            return first.CompareTo(second);
        }

        return _compare(left.Value, right.Value);
    }

    /// <summary>Whether nothing lies between an upper bound and the lower bound behind it, and nothing is in both.</summary>
    private bool Touches(in RangeBound upper, in RangeBound lower)
    {
        if (upper.IsInfinite || lower.IsInfinite)
        {
            return false;
        }

        int order = _compare(upper.Value, lower.Value);
        return order == 0 ? upper.IsInclusive != lower.IsInclusive
            : order < 0 && _isDiscrete && Create(upper.Inverted, lower.Inverted).IsEmpty;
    }

    private bool IsEmpty(in RangeBound lower, in RangeBound upper)
    {
        if (lower.IsInfinite || upper.IsInfinite)
        {
            return false;
        }

        int order = _compare(lower.Value, upper.Value);
        return order <= 0
            ? order == 0 && !(lower.IsInclusive && upper.IsInclusive)
            : throw new SqlErrorException(SqlState.DataException, "range lower bound must be less than or equal to range upper bound");
    }

    /// <summary>An infinite date, which is a value and has no next one.</summary>
    private bool IsUnbounded(in RangeBound bound) => Subtype == DataType.Date && CivilCalendar.IsInfinite(bound.Value.Int32);

    private Value Next(in Value value)
    {
        if (Subtype == DataType.Date)
        {
            int next = value.Int32 + 1;
            return next < CivilCalendar.DateEnd ? Value.FromInt32(next) : throw new SqlErrorException(SqlState.DatetimeFieldOverflow, "date out of range");
        }

        return CastFunctions.ToInteger(Subtype, (Int128)value.Int64 + 1);
    }

    private int Hash(in RangeBound bound) => bound.IsInfinite ? 0 : HashCode.Combine(ValueComparer.Hash(Subtype, bound.Value), bound.IsInclusive);
}
