using System.Numerics;
using System.Runtime.Intrinsics;
using System.Text;

namespace Cambium.Engine.Values;

/// <summary>Characters of UTF-8 text, counted as PostgreSQL does: code points.</summary>
public static class Utf8Text
{
    /// <summary>Number of code points.</summary>
    public static int Length(ReadOnlySpan<byte> text)
    {
        int count = 0;
        for (; text.Length > CancellationPoint.ChunkBytes; text = text[CancellationPoint.ChunkBytes..])
        {
            CancellationPoint.Check();
            count += Starts(text[..CancellationPoint.ChunkBytes]);
        }

        return count + Starts(text);
    }

    /// <summary>Byte offset of the code point with that index, or the text's length when there are fewer.</summary>
    public static int OffsetOf(ReadOnlySpan<byte> text, int index)
    {
        if (index <= 0)
        {
            return 0;
        }

        int offset = 0;
        while (index >= CancellationPoint.ChunkBytes && text.Length - offset > CancellationPoint.ChunkBytes)
        {
            CancellationPoint.Check();
            index -= Starts(text.Slice(offset, CancellationPoint.ChunkBytes));
            offset = EndOfCharacter(text, offset + CancellationPoint.ChunkBytes);
        }

        for (; offset < text.Length && index > 0; index--)
        {
            offset = EndOfCharacter(text, offset + 1);
        }

        return offset;
    }

    /// <summary>The same characters as a string; of a long text in steps, between which its statement may be cancelled.</summary>
    public static string Decode(in Value text)
    {
        if (text.ByteLength <= CancellationPoint.ChunkBytes)
        {
            return Encoding.UTF8.GetString(text.Utf8);
        }

        int count = 0;
        for (ReadOnlySpan<byte> rest = text.Utf8; rest.Length > 0;)
        {
            CancellationPoint.Check();
            ReadOnlySpan<byte> chunk = FirstChunk(rest);
            count += Encoding.UTF8.GetCharCount(chunk);
            rest = rest[chunk.Length..];
        }

        return string.Create(count, text, static (to, from) =>
        {
            for (ReadOnlySpan<byte> rest = from.Utf8; rest.Length > 0;)
            {
                CancellationPoint.Check();
                ReadOnlySpan<byte> chunk = FirstChunk(rest);
                to = to[Encoding.UTF8.GetChars(chunk, to)..];
                rest = rest[chunk.Length..];
            }
        });
    }

    /// <summary>The bytes of a string, in such steps too.</summary>
    public static byte[] Encode(string text)
    {
        if (text.Length <= CancellationPoint.ChunkBytes)
        {
            return Encoding.UTF8.GetBytes(text);
        }

        int count = 0;
        for (ReadOnlySpan<char> rest = text; rest.Length > 0;)
        {
            CancellationPoint.Check();
            ReadOnlySpan<char> chunk = Clip(rest, CancellationPoint.ChunkBytes);
            count = checked(count + Encoding.UTF8.GetByteCount(chunk));
            rest = rest[chunk.Length..];
        }

        byte[] bytes = GC.AllocateUninitializedArray<byte>(count);
        Span<byte> into = bytes;
        for (ReadOnlySpan<char> rest = text; rest.Length > 0;)
        {
            CancellationPoint.Check();
            ReadOnlySpan<char> chunk = Clip(rest, CancellationPoint.ChunkBytes);
            into = into[Encoding.UTF8.GetBytes(chunk, into)..];
            rest = rest[chunk.Length..];
        }

        return bytes;
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

    private static ReadOnlySpan<byte> FirstChunk(ReadOnlySpan<byte> bytes)
    {
        ReadOnlySpan<byte> chunk = Clip(bytes, CancellationPoint.ChunkBytes);

        // Bytes that aren't text may have no place between characters.
        return chunk.Length > 0 ? chunk : bytes[..CancellationPoint.ChunkBytes];
    }

    private static ReadOnlySpan<char> Clip(ReadOnlySpan<char> text, int unitsMax) =>
        text.Length <= unitsMax ? text : text[..(char.IsHighSurrogate(text[unitsMax - 1]) ? unitsMax - 1 : unitsMax)];

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

    /// <summary>How many characters begin there.</summary>
    private static int Starts(ReadOnlySpan<byte> text)
    {
        int count = 0;
        while (text.Length >= Vector128<sbyte>.Count)
        {
            // Bytes that go on with a character are the lowest numbers there are with a sign.
            count += BitOperations.PopCount(Vector128.GreaterThan(Vector128.Create(text).AsSByte(), Vector128.Create((sbyte)-65)).ExtractMostSignificantBits());
            text = text[Vector128<sbyte>.Count..];
        }

        foreach (byte b in text)
        {
            count += (b & 0xC0) != 0x80 ? 1 : 0;
        }

        return count;
    }

    private static int EndOfCharacter(ReadOnlySpan<byte> text, int offset)
    {
        while (offset < text.Length && (text[offset] & 0xC0) == 0x80)
        {
            offset++;
        }

        return offset;
    }
}
