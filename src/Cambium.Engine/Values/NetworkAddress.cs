using System.Buffers.Binary;

namespace Cambium.Engine.Values;

/// <summary>
/// inet and cidr values as bytes that sort as the types do:
/// <code>
/// family 4 or 6 (1), address without its host part (4 or 16), length of the prefix in bits (1), whole address (4 or 16)
/// </code>
/// </summary>
public readonly ref struct NetworkAddress
{
    private readonly ReadOnlySpan<byte> _bytes;

    public NetworkAddress(in Value value)
    {
        _bytes = value.Utf8;
    }

    public int Family => _bytes[0];

    public bool IsV4 => Family == 4;

    public int Size => IsV4 ? 4 : 16;

    /// <summary>Bits of a whole address.</summary>
    public int BitsMax => Size * 8;

    public int Bits => _bytes[1 + Size];

    public ReadOnlySpan<byte> Address => _bytes[(2 + Size)..];

    public ReadOnlySpan<byte> Network => _bytes.Slice(1, Size);

    public UInt128 Number => ToNumber(Address);

    /// <summary>Ones where the host part is.</summary>
    public UInt128 HostMask => Bits == 0 ? All(IsV4) : All(IsV4) & ~(All(IsV4) << (BitsMax - Bits));

    /// <summary>Whether the other one's network lies in this one's.</summary>
    public bool Contains(in NetworkAddress other) =>
        Family == other.Family && Bits <= other.Bits && ((Number ^ other.Number) & ~HostMask & All(IsV4)) == 0;

    public static UInt128 All(bool isV4) => isV4 ? uint.MaxValue : UInt128.MaxValue;

    public static UInt128 ToNumber(ReadOnlySpan<byte> address) =>
        address.Length == 4 ? BinaryPrimitives.ReadUInt32BigEndian(address) : BinaryPrimitives.ReadUInt128BigEndian(address);

    public static Value Create(bool isV4, UInt128 number, int bits)
    {
        byte[] address = new byte[isV4 ? 4 : 16];
        if (isV4)
        {
            BinaryPrimitives.WriteUInt32BigEndian(address, (uint)number);
        }
        else
        {
            BinaryPrimitives.WriteUInt128BigEndian(address, number);
        }

        return Create(address, bits);
    }

    public static Value Create(ReadOnlySpan<byte> address, int bits)
    {
        int size = address.Length;
        byte[] bytes = new byte[2 + (2 * size)];
        bytes[0] = size == 4 ? (byte)4 : (byte)6;
        address.CopyTo(bytes.AsSpan(1));
        address.CopyTo(bytes.AsSpan(2 + size));
        bytes[1 + size] = (byte)bits;
        for (int bit = bits; bit < size * 8; bit++)
        {
            bytes[1 + (bit / 8)] &= (byte)~(0x80 >> (bit % 8));
        }

        return Value.FromUtf8(bytes);
    }
}
