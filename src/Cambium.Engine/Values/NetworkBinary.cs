using System.Buffers;

namespace Cambium.Engine.Values;

/// <summary>Binary form of inet and cidr: family (2 or 3), bits, whether a cidr, size, address; one byte each but the last.</summary>
internal static class NetworkBinary
{
    private const byte V4 = 2;
    private const byte V6 = 3;

    internal static void Write(DataType type, in Value value, IBufferWriter<byte> output)
    {
        NetworkAddress address = new(value);
        output.Write([address.IsV4 ? V4 : V6, (byte)address.Bits, type == DataType.Cidr ? (byte)1 : (byte)0, (byte)address.Size]);
        output.Write(address.Address);
    }

    internal static Value Read(DataType type, ReadOnlySpan<byte> bytes)
    {
        byte family = MessageBytes.TakeByte(ref bytes);
        if (family is not (V4 or V6))
        {
            throw MessageBytes.Invalid($"invalid address family in external \"{type.Name}\" value");
        }

        int size = family == V4 ? 4 : 16;
        int bits = MessageBytes.TakeByte(ref bytes);
        if (bits > size * 8)
        {
            throw MessageBytes.Invalid($"invalid bits in external \"{type.Name}\" value");
        }

        // Whether it is a cidr says the type.
        MessageBytes.TakeByte(ref bytes);
        if (MessageBytes.TakeByte(ref bytes) != size)
        {
            throw MessageBytes.Invalid($"invalid length in external \"{type.Name}\" value");
        }

        MessageBytes.RequireSize(bytes, size);
        Value value = NetworkAddress.Create(bytes, bits);
        NetworkAddress address = new(value);
        return type == DataType.Cidr && !address.Address.SequenceEqual(address.Network)
            ? throw MessageBytes.Invalid("invalid external \"cidr\" value", "Value has bits set to right of mask.")
            : value;
    }
}
