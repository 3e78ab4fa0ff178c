using System.Buffers;
using Cambium.Engine.Errors;

namespace Cambium.Engine.Values;

/// <summary>
/// Binary form of ranges: flags (1 empty, 2 lower bound inclusive, 4 upper, 8 lower bound infinite, 16 upper), then each finite bound as length
/// and bytes. A multirange is its number of ranges, each as length and bytes.
/// </summary>
internal static class RangeBinary
{
    private const int Empty = 1;
    private const int LowerInclusive = 2;
    private const int UpperInclusive = 4;
    private const int LowerInfinite = 8;
    private const int UpperInfinite = 16;

    internal static void Write(DataType subtype, RangeValue range, IBufferWriter<byte> output, CharacterEncoding? client)
    {
        RangeBound lower = range.Lower;
        RangeBound upper = range.Upper;
        int flags = range.IsEmpty ? Empty : Flags(lower, LowerInclusive, LowerInfinite) | Flags(upper, UpperInclusive, UpperInfinite);
        output.Write([(byte)flags]);
        if ((flags & (Empty | LowerInfinite)) == 0)
        {
            BinaryFormat.WriteItem(subtype, lower.Value, output, client);
        }

        if ((flags & (Empty | UpperInfinite)) == 0)
        {
            BinaryFormat.WriteItem(subtype, upper.Value, output, client);
        }
    }

    internal static void Write(DataType multirange, MultirangeValue value, IBufferWriter<byte> output, CharacterEncoding? client)
    {
        BinaryFormat.WriteInt32(output, value.Ranges.Length);
        foreach (RangeValue range in value.Ranges)
        {
            BinaryFormat.WriteItem(multirange.Range!, Value.FromObject(range), output, client);
        }
    }

    /// <exception cref="SqlErrorException">22P03 and 08P01.</exception>
    internal static RangeValue Read(RangeRules rules, ReadOnlySpan<byte> bytes, CharacterEncoding? client)
    {
        int flags = MessageBytes.TakeByte(ref bytes);
        Value lower = (flags & (Empty | LowerInfinite)) != 0 ? Value.Null : BinaryFormat.TakeItem(rules.Subtype, ref bytes, client);
        Value upper = (flags & (Empty | UpperInfinite)) != 0 ? Value.Null : BinaryFormat.TakeItem(rules.Subtype, ref bytes, client);
        MessageBytes.RequireEnd(bytes);
        return (flags & Empty) != 0 ? RangeValue.Empty : rules.Create(lower, (flags & LowerInclusive) != 0, upper, (flags & UpperInclusive) != 0);
    }

    internal static MultirangeValue ReadMultirange(DataType multirange, ReadOnlySpan<byte> bytes, CharacterEncoding? client)
    {
        int count = MessageBytes.TakeInt32(ref bytes);
        List<RangeValue> ranges = [];
        for (int i = 0; i < count; i++)
        {
            Value range = BinaryFormat.TakeItem(multirange.Range!, ref bytes, client);
            ranges.Add(range.IsNull ? throw MessageBytes.Incorrect() : range.Range);
        }

        MessageBytes.RequireEnd(bytes);
        return multirange.RangeRules!.Union(ranges);
    }

    private static int Flags(in RangeBound bound, int inclusive, int infinite) => bound.IsInfinite ? infinite : bound.IsInclusive ? inclusive : 0;
}
