using System.Text;

namespace Cambium.Engine.Values;

/// <summary>Characters of UTF-8 text, counted as PostgreSQL does: code points.</summary>
public static class Utf8Text
{
    /// <summary>Number of code points.</summary>
    public static int Length(ReadOnlySpan<byte> text)
    {
        int count = 0;
        foreach (byte b in text)
        {
            count += (b & 0xC0) != 0x80 ? 1 : 0;
        }

        return count;
    }

    /// <summary>Byte offset of the code point with that index, or the text's length when there are fewer.</summary>
    public static int OffsetOf(ReadOnlySpan<byte> text, int index)
    {
        if (index <= 0)
        {
            return 0;
        }

        int offset = 0;
        while (offset < text.Length && index > 0)
        {
            offset++;
            while (offset < text.Length && (text[offset] & 0xC0) == 0x80)
            {
                offset++;
            }

            index--;
        }

        return offset;
    }

    /// <summary>The longest start of the text of at most that many bytes that ends between characters.</summary>
    public static ReadOnlySpan<byte> Clip(ReadOnlySpan<byte> text, int bytesMax)
    {
        if (text.Length <= bytesMax)
        {
            return text;
        }

        int end = bytesMax;
        while (end > 0 && (text[end] & 0xC0) == 0x80)
        {
            end--;
        }

        return text[..end];
    }

    /// <summary>Offset of the first byte that isn't text: part of no character, or zero.</summary>
    public static int FirstInvalid(ReadOnlySpan<byte> text)
    {
        int offset = 0;
        while (offset < text.Length && text[offset] != 0 && Rune.DecodeFromUtf8(text[offset..], out _, out int consumed) == System.Buffers.OperationStatus.Done)
        {
            offset += consumed;
        }

        return Math.Min(offset, text.Length - 1);
    }
}
