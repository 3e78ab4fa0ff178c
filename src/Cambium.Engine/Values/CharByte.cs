namespace Cambium.Engine.Values;

/// <summary>
/// The type "char": one byte, the zero byte being the empty text. A byte that isn't ASCII is no text by itself: it is shown and read as a backslash and three octal digits.
/// </summary>
internal static class CharByte
{
    private const int EscapeLength = 4;

    /// <summary>Whether a value is such a byte; text never is, since it is UTF-8.</summary>
    public static bool IsHigh(ReadOnlySpan<byte> value) => value.Length == 1 && value[0] >= 0x80;

    /// <summary>How a byte is shown that isn't ASCII: <c>\ooo</c>.</summary>
    public static byte[] Escape(byte value) => [(byte)'\\', (byte)('0' + (value >> 6)), (byte)('0' + ((value >> 3) & 7)), (byte)('0' + (value & 7))];

    /// <summary>The first byte of a text, or the one that it shows in octal.</summary>
    public static Value Parse(ReadOnlySpan<byte> text)
    {
        byte first = text.Length == EscapeLength && text[0] == '\\' && text[1..].IndexOfAnyExceptInRange((byte)'0', (byte)'7') < 0
            ? (byte)(((text[1] - '0') << 6) + ((text[2] - '0') << 3) + text[3] - '0')
            : text.IsEmpty ? (byte)0 : text[0];
        return first == 0 ? Value.FromUtf8([]) : Value.FromUtf8([first]);
    }
}
