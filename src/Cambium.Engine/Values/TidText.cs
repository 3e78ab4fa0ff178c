using System.Buffers.Binary;
using System.Globalization;
using System.Text;
using Cambium.Engine.Errors;

namespace Cambium.Engine.Values;

/// <summary>The text of a tid: <c>(block,offset)</c>, read as tidin does.</summary>
internal static class TidText
{
    /// <summary>Bytes of a block and an offset, big-endian: how a tid begins, and all of it that clients see.</summary>
    internal const int Size = 6;

    internal static string Format(in Value value) => string.Create(
        CultureInfo.InvariantCulture, $"({BinaryPrimitives.ReadUInt32BigEndian(value.Utf8)},{BinaryPrimitives.ReadUInt16BigEndian(value.Utf8[4..])})");

    /// <exception cref="SqlErrorException">22P02.</exception>
    internal static Value Parse(ReadOnlySpan<byte> text)
    {
        int start = text.IndexOf((byte)'(') + 1;
        ReadOnlySpan<byte> rest = text[start..];
        int end = rest.IndexOf((byte)')');
        int comma = rest.IndexOf((byte)',');
        if (start == 0 || comma < 0 || end < comma
            || !TryReadNumber(rest[..comma], out long block) || block is < int.MinValue or > uint.MaxValue
            || !TryReadNumber(rest[(comma + 1)..end], out long offset) || offset is < 0 or > ushort.MaxValue)
        {
            throw new SqlErrorException(SqlState.InvalidTextRepresentation, $"invalid input syntax for type tid: \"{Encoding.UTF8.GetString(text)}\"");
        }

        return Create((uint)block, (ushort)offset);
    }

    internal static Value Create(uint block, ushort offset)
    {
        byte[] bytes = new byte[Size];
        BinaryPrimitives.WriteUInt32BigEndian(bytes, block);
        BinaryPrimitives.WriteUInt16BigEndian(bytes.AsSpan(4), offset);
        return Value.FromUtf8(bytes);
    }

    /// <summary>As strtoul reads: blanks and a sign may lead.</summary>
    private static bool TryReadNumber(ReadOnlySpan<byte> digits, out long number) => long.TryParse(
        digits, NumberStyles.AllowLeadingWhite | NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out number);
}
