using System.Buffers.Binary;
using System.Numerics;
using System.Text;

namespace Cambium.Tests.Storage.Documented;

/// <summary>Bytes read from front to back in the terms of docs/formats.md. Uses nothing of the product's.</summary>
internal sealed class DocumentedBytes(byte[] bytes, int offset = 0)
{
    public int Offset { get; private set; } = offset;

    public bool IsAtEnd => Offset == bytes.Length;

    public byte U8() => Take(1)[0];

    public ushort U16() => BinaryPrimitives.ReadUInt16LittleEndian(Take(2));

    public int I32() => BinaryPrimitives.ReadInt32LittleEndian(Take(4));

    public uint U32() => BinaryPrimitives.ReadUInt32LittleEndian(Take(4));

    public long I64() => BinaryPrimitives.ReadInt64LittleEndian(Take(8));

    public Guid Id() => new(Take(16));

    public byte[] Raw(int count) => Take(count).ToArray();

    public byte[] Bytes() => Raw((int)Varint());

    public string Text() => Encoding.UTF8.GetString(Bytes());

    public void Zeros(int count) => Require(Take(count).IndexOfAnyExcept((byte)0) < 0, "zeros are missing");

    public void Magic(string magic) => Require(Encoding.ASCII.GetString(Take(magic.Length)) == magic, $"the magic {magic} is missing");

    public long Varint()
    {
        ulong value = 0;
        for (int shift = 0; ; shift += 7)
        {
            byte next = U8();
            value |= (ulong)(next & 0x7F) << shift;
            if (next < 0x80)
            {
                return (long)value;
            }
        }
    }

    public long Zigzag()
    {
        ulong value = (ulong)Varint();
        return (long)(value >> 1) ^ -(long)(value & 1);
    }

    public List<T> Many<T>(Func<T> read)
    {
        List<T> items = [];
        for (long count = Varint(); items.Count < count;)
        {
            items.Add(read());
        }

        return items;
    }

    public static uint Crc32C(params byte[][] parts)
    {
        uint crc = uint.MaxValue;
        foreach (byte value in parts.SelectMany(static part => part))
        {
            crc = BitOperations.Crc32C(crc, value);
        }

        return ~crc;
    }

    public static void Require(bool condition, string problem)
    {
        if (!condition)
        {
            throw new InvalidDataException(problem);
        }
    }

    private ReadOnlySpan<byte> Take(int count)
    {
        Require(Offset + count <= bytes.Length, "the bytes end too early");
        Offset += count;
        return bytes.AsSpan(Offset - count, count);
    }
}
