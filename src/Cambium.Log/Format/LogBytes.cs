using System.Buffers.Binary;
using System.Numerics;
using System.Text;

namespace Cambium.Log.Format;

/// <summary>
/// A growing byte buffer with the log's primitives: unsigned LEB128 integers, zigzag signed ones, and byte strings and
/// UTF-8 text with their length in front. Fixed-width integers are little-endian. Allocates only when it grows.
/// </summary>
public sealed class LogBytes
{
    private byte[] _buffer;
    private int _length;

    /// <param name="capacity">First size in bytes.</param>
    public LogBytes(int capacity = 256) => _buffer = new byte[capacity];

    /// <summary>Bytes written so far.</summary>
    public int Length => _length;

    /// <summary>What was written; valid until the next write.</summary>
    public Span<byte> Written => _buffer.AsSpan(0, _length);

    /// <summary>Forgets everything behind <paramref name="length"/>, and a buffer grown past <paramref name="keepBytesMax"/> with it.</summary>
    public void Truncate(int length, int keepBytesMax = int.MaxValue)
    {
        _length = length;
        if (_buffer.Length > keepBytesMax && length <= keepBytesMax)
        {
            Array.Resize(ref _buffer, keepBytesMax);
        }
    }

    /// <summary>Adds <paramref name="count"/> bytes to be filled in at once.</summary>
    public Span<byte> Reserve(int count)
    {
        if (_buffer.Length - _length < count)
        {
            Grow(count);
        }

        Span<byte> reserved = _buffer.AsSpan(_length, count);
        _length += count;
        return reserved;
    }

    public void WriteByte(byte value) => Reserve(1)[0] = value;

    public void WriteInt64(long value) => BinaryPrimitives.WriteInt64LittleEndian(Reserve(sizeof(long)), value);

    public void WriteRaw(ReadOnlySpan<byte> bytes) => bytes.CopyTo(Reserve(bytes.Length));

    /// <summary>Writes 1 to 10 bytes, seven bits each, lowest first; the high bit says that more follow.</summary>
    public void WriteVarint(ulong value)
    {
        if (value < 0x80)
        {
            WriteByte((byte)value);
            return;
        }

        Span<byte> target = Reserve((BitOperations.Log2(value) / 7) + 1);
        for (int index = 0; index < target.Length - 1; index++)
        {
            target[index] = (byte)(value | 0x80);
            value >>= 7;
        }

        target[^1] = (byte)value;
    }

    public void WriteVarint(int value) => WriteVarint((uint)value);

    public void WriteVarint(long value) => WriteVarint((ulong)value);

    /// <summary>Small numbers of either sign stay short: 0, -1, 1, -2 … are written as 0, 1, 2, 3 ….</summary>
    public void WriteZigzag(long value) => WriteVarint((ulong)((value << 1) ^ (value >> 63)));

    public void WriteBytes(ReadOnlySpan<byte> bytes)
    {
        WriteVarint(bytes.Length);
        WriteRaw(bytes);
    }

    public void WriteText(string text)
    {
        int size = Encoding.UTF8.GetByteCount(text);
        WriteVarint(size);
        Encoding.UTF8.GetBytes(text, Reserve(size));
    }

    private void Grow(int count)
    {
        long wanted = (long)_length + count;
        if (wanted > Array.MaxLength)
        {
            throw new LogRecordSizeException(Array.MaxLength);
        }

        long doubled = Math.Min(Array.MaxLength, 2L * _buffer.Length);
        byte[] larger = GC.AllocateUninitializedArray<byte>((int)Math.Max(wanted, doubled));
        Written.CopyTo(larger);
        _buffer = larger;
    }
}
