using System.Buffers;
using System.Buffers.Binary;
using System.Text;

namespace Cambium.Wire.Messages;

/// <summary>
/// Builds backend messages in one buffer and writes it to the stream when it is full or flushed.
/// Also an <see cref="IBufferWriter{T}"/> for the body of the message begun last.
/// </summary>
/// <remarks>
/// Single-threaded. A full buffer is written to the socket, which may block: that stalls this session's thread only, so a
/// result of any length to a client that does not read holds one buffer. Messages can be
/// taken back as long as none of them has left (the first of a long answer leave early, that clients see rows while a query runs); answers that may have to be taken back wait (<see cref="Holds"/>), what is long in a file.
/// </remarks>
public sealed class MessageWriter : IBufferWriter<byte>
{
    private const int InitialBufferBytes = 8 * 1024;
    private const int FlushThresholdBytes = 64 * 1024;
    private const int HeldInMemoryBytesMax = 1024 * 1024;

    private Stream _stream;
    private byte[] _buffer = new byte[InitialBufferBytes];
    private int _end;
    private int _messageStart = -1;
    private long _bytesSent;
    private Trial? _trial;
    private byte[]? _trialBuffer;
    private int _full = InitialBufferBytes;

    // What waits before the buffer's bytes: the first _heldBytes of the stream.
    private Stream? _held;
    private long _heldBytes;

    // For messages about something: these get through, with ? for what has no place.
    private Encoding? _lenient;

    public MessageWriter(Stream stream) => _stream = stream;

    /// <summary>Told of everything just before it is sent.</summary>
    public BytesSink? Sending { get; set; }

    /// <summary>Asked when the buffer is full: true when what is in it waits for <see cref="Flush"/>.</summary>
    public Func<bool>? Holds { get; set; }

    /// <summary>Makes a place for what waits and is too long for the buffer. Null, or when writing there fails: it doesn't wait.</summary>
    public Func<Stream>? HeldPlace { get; set; }

    /// <summary>Bytes written since the beginning, sent or not.</summary>
    public long Position => _bytesSent + _heldBytes + _end;

    /// <summary>The client's encoding of text; null for UTF-8. Fails for what it has no place for.</summary>
    public Encoding? TextEncoding
    {
        get;
        set
        {
            field = value;
            _lenient = value is null ? null : Lenient(value);
        }
    }

    public void SwitchTo(Stream stream) => _stream = stream;

    /// <summary>Whether nothing written since <see cref="Position"/> was <paramref name="position"/> has been sent.</summary>
    public bool CanRewind(long position) => position >= _bytesSent;

    /// <summary>Whether everything written until <see cref="Position"/> was <paramref name="position"/> has been sent.</summary>
    public bool HasSent(long position) => position <= _bytesSent;

    /// <summary>Whether all messages written since <see cref="Position"/> was <paramref name="position"/>, the beginning of one, are of that type and in the buffer.</summary>
    public bool HasOnly(byte type, long position)
    {
        long at = position - _bytesSent - _heldBytes;
        while (at >= 0 && at < _end && _buffer[at] == type)
        {
            at += 1 + BinaryPrimitives.ReadInt32BigEndian(_buffer.AsSpan((int)at + 1));
        }

        return at == _end;
    }

    /// <summary>Takes back everything written since <see cref="Position"/> was <paramref name="position"/>.</summary>
    /// <param name="removed">Gets the bytes taken back; null: they are dropped.</param>
    /// <returns>False when some of it has been sent; then nothing changes.</returns>
    public bool TryRewind(long position, Stream? removed)
    {
        if (!CanRewind(position))
        {
            return false;
        }

        long start = position - _bytesSent;
        if (start < _heldBytes)
        {
            if (removed is not null)
            {
                ReadHeld(start, (bytes, _) => removed.Write(bytes));
            }

            removed?.Write(_buffer, 0, _end);
            (_heldBytes, _end) = (start, 0);
        }
        else
        {
            int at = (int)(start - _heldBytes);
            removed?.Write(_buffer, at, _end - at);
            _end = at;
        }

        _messageStart = -1;
        return true;
    }

    public void Begin(byte type)
    {
        Ensure(5);
        _messageStart = _end;
        _buffer[_end] = type;
        _end += 5;
    }

    public void End()
    {
        BinaryPrimitives.WriteInt32BigEndian(_buffer.AsSpan(_messageStart + 1), _end - _messageStart - 1);
        _messageStart = -1;
        SendIfFull();
    }

    /// <summary>Writes whole messages that were taken back.</summary>
    public void Append(ReadOnlySpan<byte> bytes)
    {
        WriteBytes(bytes);
        SendIfFull();
    }

    /// <summary>
    /// From here to <see cref="EndTrial"/> nothing is sent: what is written goes to <paramref name="sink"/>, with positions counted from the
    /// trial's start. What was written before waits.
    /// </summary>
    public void BeginTrial(BytesSink sink)
    {
        _trial = new Trial(sink, _buffer, _end, _bytesSent, _heldBytes, _full);
        (_buffer, _end, _bytesSent, _heldBytes, _full, _messageStart) = (_trialBuffer ?? new byte[InitialBufferBytes], 0, 0, 0, FlushThresholdBytes, -1);
    }

    public void EndTrial()
    {
        Trial trial = _trial!;
        Abandon();
        Flush();
        _trialBuffer = _buffer;
        (_buffer, _end, _bytesSent, _heldBytes, _full, _messageStart) = (trial.Buffer, trial.End, trial.BytesSent, trial.HeldBytes, trial.Full, -1);
        _trial = null;
    }

    /// <summary>Drops the message begun last: its body could not be made (a value failed to print).</summary>
    public void Abandon()
    {
        if (_messageStart >= 0)
        {
            _end = _messageStart;
            _messageStart = -1;
        }
    }

    public void Flush()
    {
        if (_trial is not null)
        {
            _trial.Sink(_buffer.AsSpan(0, _end), _bytesSent);
            _bytesSent += _end;
            _end = 0;
            return;
        }

        SendHeld();
        if (_end > 0)
        {
            Sending?.Invoke(_buffer.AsSpan(0, _end), _bytesSent);
            _stream.Write(_buffer, 0, _end);
            _bytesSent += _end;
            _end = 0;
            if (_buffer.Length > 16 * FlushThresholdBytes)
            {
                _buffer = new byte[InitialBufferBytes];
            }
        }

        _stream.Flush();
    }

    public void WriteByte(byte value)
    {
        Ensure(1);
        _buffer[_end++] = value;
    }

    public void WriteInt16(int value)
    {
        Ensure(2);
        BinaryPrimitives.WriteInt16BigEndian(_buffer.AsSpan(_end), (short)value);
        _end += 2;
    }

    public void WriteInt32(int value)
    {
        Ensure(4);
        BinaryPrimitives.WriteInt32BigEndian(_buffer.AsSpan(_end), value);
        _end += 4;
    }

    public void WriteBytes(ReadOnlySpan<byte> bytes)
    {
        Ensure(bytes.Length);
        bytes.CopyTo(_buffer.AsSpan(_end));
        _end += bytes.Length;
    }

    public void WriteCString(string text)
    {
        Encoding encoding = _lenient ?? Encoding.UTF8;
        int count = encoding.GetByteCount(text);
        Ensure(count + 1);
        encoding.GetBytes(text, _buffer.AsSpan(_end));
        _end += count;
        _buffer[_end++] = 0;
    }

    /// <summary>Leaves four bytes for a length that is known later; <see cref="EndLength"/> fills it.</summary>
    public int BeginLength()
    {
        Ensure(4);
        int at = _end - _messageStart;
        _end += 4;
        return at;
    }

    /// <summary>Converts the UTF-8 text since <see cref="BeginLength"/> into the client's encoding.</summary>
    /// <exception cref="EncoderFallbackException">It has no place for a character.</exception>
    public void EncodeText(int at)
    {
        Span<byte> text = _buffer.AsSpan((_messageStart + at + 4).._end);
        if (TextEncoding is not null && !Ascii.IsValid(text))
        {
            byte[] converted = TextEncoding.GetBytes(Encoding.UTF8.GetString(text));
            _end -= text.Length;
            WriteBytes(converted);
        }
    }

    /// <summary>Writes the number of bytes since <see cref="BeginLength"/> into the place it left.</summary>
    public void EndLength(int at)
    {
        int start = _messageStart + at;
        BinaryPrimitives.WriteInt32BigEndian(_buffer.AsSpan(start), _end - start - 4);
    }

    public void Advance(int count) => _end += count;

    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        Ensure(Math.Max(sizeHint, 1));
        return _buffer.AsMemory(_end);
    }

    public Span<byte> GetSpan(int sizeHint = 0)
    {
        Ensure(Math.Max(sizeHint, 1));
        return _buffer.AsSpan(_end);
    }

    private void SendIfFull()
    {
        if (_end < _full)
        {
            return;
        }

        if (_trial is not null || Holds?.Invoke() != true)
        {
            int next = Math.Min(2 * _full, FlushThresholdBytes);
            Flush();
            _full = next;
        }
        else if (_full < HeldInMemoryBytesMax)
        {
            _full *= 2;
        }
        else
        {
            Hold();
        }
    }

    private void Hold()
    {
        try
        {
            _held ??= HeldPlace?.Invoke();
            if (_held is not null)
            {
                _held.Position = _heldBytes;
                _held.Write(_buffer, 0, _end);
                _heldBytes += _end;
                _end = 0;
                return;
            }
        }
        catch (IOException)
        {
            // No place to wait in.
        }

        Flush();
    }

    private void SendHeld()
    {
        _full = InitialBufferBytes;
        if (_held is null)
        {
            return;
        }

        ReadHeld(0, (bytes, position) =>
        {
            Sending?.Invoke(bytes, _bytesSent + position);
            _stream.Write(bytes);
        });
        _bytesSent += _heldBytes;
        _heldBytes = 0;
        _held.Dispose();
        _held = null;
    }

    private void ReadHeld(long start, BytesSink read)
    {
        byte[] part = new byte[FlushThresholdBytes];
        _held!.Position = start;
        for (long at = start; at < _heldBytes;)
        {
            int count = (int)Math.Min(part.Length, _heldBytes - at);
            _held.ReadExactly(part, 0, count);
            read(part.AsSpan(0, count), at);
            at += count;
        }
    }

    private void Ensure(int count)
    {
        if (_buffer.Length - _end < count)
        {
            Array.Resize(ref _buffer, (int)Math.Min(Array.MaxLength, Math.Max(2L * _buffer.Length, (long)_end + count)));
        }
    }

    /// <summary>A trial under way, and what waits for its end.</summary>
    private sealed record Trial(BytesSink Sink, byte[] Buffer, int End, long BytesSent, long HeldBytes, int Full);

    private static Encoding Lenient(Encoding encoding)
    {
        var lenient = (Encoding)encoding.Clone();
        lenient.EncoderFallback = EncoderFallback.ReplacementFallback;
        return lenient;
    }
}
