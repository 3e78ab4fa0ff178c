using System.Text;

namespace Cambium.Engine.Values.Extensions;

/// <summary>citext: text that compares as its lower case does, and shows as it was written.</summary>
public static class CaseInsensitiveText
{
    internal static BaseTypeCode Code { get; } = new("citextin", ValueForm.FoldedText)
    {
        Category = DataTypeCategory.String,
        Casts =
        [
            new(DataType.Text, false, CastContext.Implicit),
            new(DataType.Varchar, false, CastContext.Implicit),
            new(DataType.Bpchar, false, CastContext.Assignment),
            new(DataType.Text, true, CastContext.Assignment),
            new(DataType.Varchar, true, CastContext.Assignment),
            new(DataType.Bpchar, true, CastContext.Assignment, static (in Value value, CallContext _) => value.Slice(0, DataType.Bpchar.Compared(value).Length)),
            new(DataType.Boolean, true, CastContext.Assignment, static (in Value value, CallContext _) => Value.FromUtf8(value.Boolean ? "true"u8 : "false"u8)),
            new(DataType.Inet, true, CastContext.Assignment, static (in Value value, CallContext _) => Value.FromText(NetworkText.Format(DataType.Cidr, value))),
        ],
    };

    /// <summary>Order of the lower cases, byte by byte. Allocates only behind the first character outside ASCII.</summary>
    public static int Compare(ReadOnlySpan<byte> left, ReadOnlySpan<byte> right)
    {
        int common = Math.Min(left.Length, right.Length);
        for (int i = 0; i < common; i++)
        {
            byte a = left[i];
            byte b = right[i];
            if ((a | b) >= 0x80)
            {
                return Fold(left[i..]).AsSpan().SequenceCompareTo(Fold(right[i..]));
            }

            int order = LowerAscii(a) - LowerAscii(b);
            if (order != 0)
            {
                return order;
            }
        }

        return left.Length.CompareTo(right.Length);
    }

    /// <summary>The lower case in UTF-8.</summary>
    public static byte[] Fold(ReadOnlySpan<byte> text)
    {
        if (text.ContainsAnyInRange((byte)0x80, (byte)0xFF))
        {
            return Encoding.UTF8.GetBytes(Encoding.UTF8.GetString(text).ToLowerInvariant());
        }

        byte[] folded = new byte[text.Length];
        for (int i = 0; i < folded.Length; i++)
        {
            folded[i] = LowerAscii(text[i]);
        }

        return folded;
    }

    private static byte LowerAscii(byte c) => c is >= (byte)'A' and <= (byte)'Z' ? (byte)(c | 0x20) : c;
}
