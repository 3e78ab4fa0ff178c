using System.Buffers.Binary;
using System.Text;

namespace Cambium.Log.Format;

/// <summary>Reads what <see cref="LogBytes"/> wrote. Every length is checked before it is trusted.</summary>
/// <exception cref="InvalidDataException">The bytes end too early or a number is out of range.</exception>
internal ref struct LogByteReader
{
    private readonly ReadOnlyMemory<byte> _memory;
    private readonly ReadOnlySpan<byte> _span;
    private int _offset;

    public LogByteReader(ReadOnlyMemory<byte> memory)
    {
        _memory = memory;
        _span = memory.Span;
        _offset = 0;
    }

    /// <summary>Bytes not read yet.</summary>
    public readonly int Remaining => _span.Length - _offset;

    /// <summary>Bytes read so far.</summary>
    public readonly int Offset => _offset;

    /// <summary>The next byte, which stays the next; -1 at the end.</summary>
    public readonly int PeekByte() => _offset < _span.Length ? _span[_offset] : -1;

    /// <summary>What was read since an offset.</summary>
    public readonly ReadOnlyMemory<byte> Since(int offset) => _memory[offset.._offset];

    public byte ReadByte()
    {
        Require(1);
        return _span[_offset++];
    }

    public long ReadInt64()
    {
        Require(sizeof(long));
        long value = BinaryPrimitives.ReadInt64LittleEndian(_span[_offset..]);
        _offset += sizeof(long);
        return value;
    }

    public ulong ReadVarint()
    {
        ulong value = 0;
        for (int shift = 0; shift < 64; shift += 7)
        {
            byte next = ReadByte();
            value |= (ulong)(next & 0x7F) << shift;
            if (next < 0x80)
            {
                return value;
            }
        }

        throw new InvalidDataException("an integer has more than ten bytes");
    }

    public long ReadPosition() => (long)ReadVarint();

    public int ReadInt32()
    {
        ulong value = ReadVarint();
        return value <= uint.MaxValue ? (int)(uint)value : throw new InvalidDataException($"{value} isn't a 32-bit integer");
    }

    /// <summary>A number of things of at least one byte each, so never more than there are bytes left.</summary>
    public int ReadCount()
    {
        ulong value = ReadVarint();
        return value <= (ulong)Remaining ? (int)value : throw new InvalidDataException($"count {value} exceeds the {Remaining} bytes left");
    }

    public long ReadZigzag()
    {
        ulong value = ReadVarint();
        return (long)(value >> 1) ^ -(long)(value & 1);
    }

    /// <summary>A slice of the memory given, not a copy.</summary>
    public ReadOnlyMemory<byte> ReadBytes() => ReadRaw(ReadCount());

    /// <summary>Goes behind a slice.</summary>
    public void PassBytes()
    {
        int count = ReadCount();
        _offset += count;
    }

    public ReadOnlyMemory<byte> ReadRaw(int count)
    {
        Require(count);
        ReadOnlyMemory<byte> bytes = _memory.Slice(_offset, count);
        _offset += count;
        return bytes;
    }

    /// <param name="texts">Remembers it; null: nobody does.</param>
    public string ReadText(RecentTexts? texts = null)
    {
        ReadOnlySpan<byte> bytes = ReadBytes().Span;
        return texts is null ? Encoding.UTF8.GetString(bytes) : texts.Get(bytes);
    }

    private readonly void Require(int count)
    {
        if (Remaining < count)
        {
            throw new InvalidDataException($"{count} bytes needed, {Remaining} left");
        }
    }
}
