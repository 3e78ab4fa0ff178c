using System.Buffers.Binary;

namespace Cambium.Wire.Messages;

/// <summary>
/// Reads whole frontend messages from a stream into one reused buffer.
/// <code>
/// byte   type
/// int32  length, of itself and the body
/// bytes  body
/// </code>
/// Single-threaded; a body stays valid until the next read. Startup packets have no type byte.
/// </summary>
public sealed class MessageReader
{
    private const int InitialBufferBytes = 16 * 1024;
    private const int LengthBytes = 4;
    private const int LargeBytes = 1 << 20;

    /// <summary>What names and numbers alone can need; PostgreSQL's PQ_SMALL_MESSAGE_LIMIT.</summary>
    private const int SmallMessageBytesMax = 10_000;

    private Stream _stream;
    private byte[] _buffer = new byte[InitialBufferBytes];
    private int _start;
    private int _end;

    public MessageReader(Stream stream, int messageBytesMax)
    {
        _stream = stream;
        MessageBytesMax = messageBytesMax;
    }

    /// <summary>Length beyond which a message is a protocol error, its type aside.</summary>
    public int MessageBytesMax { get; set; }

    /// <summary>True when a further whole message can be read without waiting for the network.</summary>
    public bool HasBufferedMessage
    {
        get
        {
            int available = _end - _start;
            return available >= 1 + LengthBytes
                && available >= 1 + (long)BinaryPrimitives.ReadUInt32BigEndian(_buffer.AsSpan(_start + 1));
        }
    }

    /// <summary>True when the next message has arrived, at least its type, and is of that type.</summary>
    public bool IsNext(FrontendMessageType type) => _end > _start && _buffer[_start] == (byte)type;

    /// <summary>True when bytes are waiting that no one has read; after SSLRequest that would be an injected prefix (CVE-2021-23222).</summary>
    public bool HasBufferedBytes => _end > _start;

    /// <summary>Called with the length of a message of more than a megabyte before it is taken in; throws when there is no room for it.</summary>
    public Action<int>? MakesRoom { get; set; }

    /// <summary>Goes on over another stream: TLS over the same socket.</summary>
    public void SwitchTo(Stream stream) => _stream = stream;

    /// <summary>Reads a startup packet (no type byte).</summary>
    /// <returns>
    /// False at a clean end of the stream before its first byte, and for a length that no such packet has: whoever sent it doesn't speak
    /// the protocol, or gave up before it began to, and gets no answer.
    /// </returns>
    public bool TryReadStartup(int packetBytesMax, out MessageBody body)
    {
        body = default;
        if (!Fill(LengthBytes, isEndAllowed: true))
        {
            return false;
        }

        int length = BinaryPrimitives.ReadInt32BigEndian(_buffer.AsSpan(_start));
        if (length < 2 * LengthBytes || length > packetBytesMax)
        {
            return false;
        }

        Fill(length, isEndAllowed: false);
        body = new MessageBody(_buffer.AsSpan(_start + LengthBytes, length - LengthBytes));
        _start += length;
        return true;
    }

    /// <summary>Reads the next message, waiting for it. When there is no room for it, it is passed over: the next call reads the one behind it.</summary>
    /// <returns>False at a clean end of the stream.</returns>
    public bool TryRead(out FrontendMessageType type, out MessageBody body)
    {
        type = default;
        body = default;
        if (!Fill(1 + LengthBytes, isEndAllowed: true))
        {
            return false;
        }

        type = (FrontendMessageType)_buffer[_start];
        int length = BinaryPrimitives.ReadInt32BigEndian(_buffer.AsSpan(_start + 1));
        if (length < LengthBytes)
        {
            throw new ProtocolErrorException("invalid message length");
        }

        int limit = LimitOf(type);
        if (length > limit)
        {
            throw new ProtocolErrorException($"message of {length} bytes exceeds the limit of {limit}");
        }

        try
        {
            if (length > LargeBytes)
            {
                MakesRoom?.Invoke(length);
            }

            Fill(1 + length, isEndAllowed: false);
        }
        catch (Exception exception) when (exception is not (IOException or ObjectDisposedException))
        {
            PassOver(1 + length);
            throw;
        }

        body = new MessageBody(_buffer.AsSpan(_start + 1 + LengthBytes, length - LengthBytes));
        _start += 1 + length;
        return true;
    }

    /// <summary>Told by the type, before a client that has lost the thread is waited for: there may never be as many bytes as it seems to announce.</summary>
    private int LimitOf(FrontendMessageType type) => type switch
    {
        FrontendMessageType.Query or FrontendMessageType.Parse or FrontendMessageType.Bind or FrontendMessageType.FunctionCall or FrontendMessageType.CopyData
            or FrontendMessageType.Password => MessageBytesMax,
        FrontendMessageType.Describe or FrontendMessageType.Execute or FrontendMessageType.Close or FrontendMessageType.Flush or FrontendMessageType.Sync
            or FrontendMessageType.CopyDone or FrontendMessageType.CopyFail or FrontendMessageType.Terminate => Math.Min(MessageBytesMax, SmallMessageBytesMax),
        _ => throw new ProtocolErrorException($"invalid frontend message type {(byte)type}"),
    };

    /// <summary>Reads that much, from its first byte on, and keeps nothing of it.</summary>
    private void PassOver(int bytes)
    {
        int buffered = Math.Min(bytes, _end - _start);
        _start += buffered;
        for (int left = bytes - buffered, count; left > 0; left -= count)
        {
            _start = _end = 0;
            count = _stream.Read(_buffer, 0, Math.Min(left, _buffer.Length));
            if (count == 0)
            {
                throw new EndOfStreamException("unexpected end of the connection within a message");
            }
        }
    }

    private bool Fill(int needed, bool isEndAllowed)
    {
        if (_end - _start >= needed)
        {
            return true;
        }

        while (_end - _start < needed)
        {
            MakeRoom(needed);
            int count = _stream.Read(_buffer, _end, _buffer.Length - _end);
            if (count == 0)
            {
                if (isEndAllowed && _end == _start)
                {
                    return false;
                }

                throw new EndOfStreamException("unexpected end of the connection within a message");
            }

            _end += count;
        }

        return true;
    }

    private void MakeRoom(int needed)
    {
        if (_start == _end)
        {
            _start = _end = 0;
            // One huge message must not pin its buffer for the rest of the session.
            if (_buffer.Length > 64 * InitialBufferBytes && needed <= InitialBufferBytes)
            {
                _buffer = new byte[InitialBufferBytes];
            }
        }

        if (_end < _buffer.Length)
        {
            return;
        }

        int count = _end - _start;
        // Doubles as bytes really arrive: an announced length alone must not make us allocate it.
        byte[] target = _start > 0 && count < _buffer.Length / 2
            ? _buffer
            : new byte[Math.Min(Math.Max(needed, InitialBufferBytes), 2 * _buffer.Length)];
        _buffer.AsSpan(_start, count).CopyTo(target);
        _buffer = target;
        _start = 0;
        _end = count;
    }
}
