using System.Text;
using Cambium.Engine.Errors;

namespace Cambium.Engine.Values;

/// <summary>Bit strings, kept as texts of 0 and 1.</summary>
public static class BitText
{
    /// <summary>101, B101 or XFF.</summary>
    /// <exception cref="SqlErrorException">22P02.</exception>
    public static Value Parse(ReadOnlySpan<byte> text)
    {
        bool isHex = !text.IsEmpty && text[0] is (byte)'x' or (byte)'X';
        if (isHex || (!text.IsEmpty && text[0] is (byte)'b' or (byte)'B'))
        {
            text = text[1..];
        }

        StringBuilder bits = new();
        foreach (byte c in text)
        {
            CancellationPoint.Tick();
            if (isHex && char.IsAsciiHexDigit((char)c))
            {
                int digit = Convert.ToInt32(((char)c).ToString(), 16);
                bits.Append((char)('0' + (digit >> 3))).Append((char)('0' + ((digit >> 2) & 1))).Append((char)('0' + ((digit >> 1) & 1))).Append((char)('0' + (digit & 1)));
            }
            else if (!isHex && c is (byte)'0' or (byte)'1')
            {
                bits.Append((char)c);
            }
            else
            {
                throw new SqlErrorException(SqlState.InvalidTextRepresentation, $"\"{(char)c}\" is not a valid {(isHex ? "hexadecimal" : "binary")} digit");
            }
        }

        return Value.FromText(bits.ToString());
    }

    /// <summary>The lowest bits, with the sign before them.</summary>
    public static Value FromInteger(long number, int length)
    {
        byte[] bits = new byte[length];
        for (int index = 0; index < length; index++)
        {
            int place = length - 1 - index;
            bits[index] = ((number >> Math.Min(place, 63)) & 1) != 0 ? (byte)'1' : (byte)'0';
        }

        return Value.FromUtf8(bits);
    }
}
