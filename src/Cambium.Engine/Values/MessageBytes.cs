using System.Buffers.Binary;
using System.Text;
using Cambium.Engine.Errors;

namespace Cambium.Engine.Values;

/// <summary>
/// Takes the parts of a value in binary format off the front of its bytes. Where there are too few, that is 08P01; what is left behind the last part is
/// <see cref="Incorrect"/>, or for types that look themselves <see cref="RequireEnd"/>.
/// </summary>
internal static class MessageBytes
{
    internal static byte TakeByte(ref ReadOnlySpan<byte> bytes)
    {
        if (bytes.IsEmpty)
        {
            throw Violation("no data left in message");
        }

        byte value = bytes[0];
        bytes = bytes[1..];
        return value;
    }

    internal static int TakeUInt16(ref ReadOnlySpan<byte> bytes) => BinaryPrimitives.ReadUInt16BigEndian(Take(ref bytes, sizeof(ushort)));

    internal static int TakeInt32(ref ReadOnlySpan<byte> bytes) => BinaryPrimitives.ReadInt32BigEndian(Take(ref bytes, sizeof(int)));

    internal static long TakeInt64(ref ReadOnlySpan<byte> bytes) => BinaryPrimitives.ReadInt64BigEndian(Take(ref bytes, sizeof(long)));

    internal static ReadOnlySpan<byte> Take(ref ReadOnlySpan<byte> bytes, int count)
    {
        if (count < 0 || count > bytes.Length)
        {
            throw Violation("insufficient data left in message");
        }

        ReadOnlySpan<byte> taken = bytes[..count];
        bytes = bytes[count..];
        return taken;
    }

    /// <summary>Text with a zero behind.</summary>
    internal static string TakeText(ref ReadOnlySpan<byte> bytes)
    {
        int end = bytes.IndexOf((byte)0);
        if (end < 0)
        {
            throw Violation("invalid string in message");
        }

        string text = Encoding.UTF8.GetString(bytes[..end]);
        bytes = bytes[(end + 1)..];
        return text;
    }

    internal static void RequireEnd(ReadOnlySpan<byte> bytes)
    {
        if (!bytes.IsEmpty)
        {
            throw Violation("invalid message format");
        }
    }

    /// <exception cref="SqlErrorException">08P01: there are fewer bytes; 22P03: there are more.</exception>
    internal static void RequireSize(ReadOnlySpan<byte> bytes, int size)
    {
        Take(ref bytes, size);
        if (!bytes.IsEmpty)
        {
            throw Incorrect();
        }
    }

    internal static SqlErrorException Incorrect() => Invalid("incorrect binary data format");

    /// <summary>A part that the type doesn't have.</summary>
    internal static SqlErrorException Invalid(string message, string? detail = null) => new(SqlState.InvalidBinaryRepresentation, message, detail: detail);

    private static SqlErrorException Violation(string message) => new(SqlState.ProtocolViolation, message);
}
