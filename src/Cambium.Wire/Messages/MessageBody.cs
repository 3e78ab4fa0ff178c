using System.Buffers.Binary;
using System.Text;

namespace Cambium.Wire.Messages;

/// <summary>Walks the fields of one message's body. Every read checks the length first and throws 08P01 instead of running over.</summary>
public ref struct MessageBody(ReadOnlySpan<byte> bytes)
{
    internal static readonly UTF8Encoding StrictUtf8 = new(encoderShouldEmitUTF8Identifier: false, throwOnInvalidBytes: true);

    private ReadOnlySpan<byte> _rest = bytes;

    public readonly int Remaining => _rest.Length;

    public readonly ReadOnlySpan<byte> Rest => _rest;

    public byte ReadByte() => Take(1)[0];

    public short ReadInt16() => BinaryPrimitives.ReadInt16BigEndian(Take(2));

    /// <summary>A count of at most 65,535, as Bind and Parse use it.</summary>
    public int ReadUInt16() => BinaryPrimitives.ReadUInt16BigEndian(Take(2));

    public int ReadInt32() => BinaryPrimitives.ReadInt32BigEndian(Take(4));

    public ReadOnlySpan<byte> Take(int count)
    {
        if (count < 0 || count > _rest.Length)
        {
            throw new ProtocolErrorException("insufficient data left in message") { IsWithinMessage = true };
        }

        ReadOnlySpan<byte> taken = _rest[..count];
        _rest = _rest[count..];
        return taken;
    }

    /// <summary>The bytes up to a zero byte, which is consumed.</summary>
    public ReadOnlySpan<byte> ReadCStringBytes()
    {
        int end = _rest.IndexOf((byte)0);
        if (end < 0)
        {
            throw new ProtocolErrorException("invalid string in message") { IsWithinMessage = true };
        }

        ReadOnlySpan<byte> taken = _rest[..end];
        _rest = _rest[(end + 1)..];
        return taken;
    }

    /// <exception cref="DecoderFallbackException">Not UTF-8; the session answers 22021 and goes on.</exception>
    public string ReadCString() => StrictUtf8.GetString(ReadCStringBytes());

    public readonly void ExpectEnd()
    {
        if (_rest.Length != 0)
        {
            throw new ProtocolErrorException("invalid message format") { IsWithinMessage = true };
        }
    }
}
