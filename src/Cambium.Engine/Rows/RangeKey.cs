using Cambium.Engine.Values;

namespace Cambium.Engine.Rows;

/// <summary>Ranges in keys: bytes in the order of <see cref="RangeRules.Compare(RangeValue, RangeValue)"/>; the layout is with <see cref="KeyEncoding"/>.</summary>
internal static class RangeKey
{
    private const byte EmptyOrEnd = 0;
    private const byte BelowAll = 0;
    private const byte Finite = 1;
    private const byte AboveAll = 2;

    internal static void Append(ref KeyBuilder key, DataType subtype, RangeValue range)
    {
        if (range.IsEmpty)
        {
            key.AppendByte(EmptyOrEnd);
            return;
        }

        key.AppendByte(Finite);
        AppendBound(ref key, subtype, range.Lower);
        AppendBound(ref key, subtype, range.Upper);
    }

    internal static RangeValue Read(ref ReadOnlySpan<byte> key, RangeRules rules)
    {
        if (Take(ref key) == EmptyOrEnd)
        {
            return RangeValue.Empty;
        }

        Value lower = ReadBound(ref key, rules.Subtype, out byte afterLower);
        Value upper = ReadBound(ref key, rules.Subtype, out byte afterUpper);
        return rules.Create(lower, afterLower == 0, upper, afterUpper == 1);
    }

    internal static MultirangeValue ReadMultirange(ref ReadOnlySpan<byte> key, RangeRules rules)
    {
        List<RangeValue> ranges = [];
        while (key[0] != EmptyOrEnd)
        {
            ranges.Add(Read(ref key, rules));
        }

        key = key[1..];
        return rules.Union(ranges);
    }

    /// <summary>An exclusive lower bound sorts behind its value's inclusive one, an exclusive upper bound before it.</summary>
    private static void AppendBound(ref KeyBuilder key, DataType subtype, in RangeBound bound)
    {
        if (bound.IsInfinite)
        {
            key.AppendByte(bound.IsLower ? BelowAll : AboveAll);
            return;
        }

        key.AppendByte(Finite);
        KeyEncoding.AppendContent(ref key, subtype, bound.Value);
        key.AppendByte(bound.IsInclusive == bound.IsLower ? (byte)0 : (byte)1);
    }

    private static Value ReadBound(ref ReadOnlySpan<byte> key, DataType subtype, out byte after)
    {
        after = 0;
        if (Take(ref key) != Finite)
        {
            return Value.Null;
        }

        Value value = KeyDecoding.ReadContent(ref key, subtype);
        after = Take(ref key);
        return value;
    }

    private static byte Take(ref ReadOnlySpan<byte> key)
    {
        byte taken = key[0];
        key = key[1..];
        return taken;
    }
}
