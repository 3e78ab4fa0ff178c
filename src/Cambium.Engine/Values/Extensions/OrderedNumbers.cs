using System.Buffers.Binary;
using System.Numerics;
using System.Numerics.Tensors;
using System.Runtime.InteropServices;

namespace Cambium.Engine.Values.Extensions;

/// <summary>
/// Numbers in bytes that order as the numbers do: the highest byte first, the sign turned round, negative ones inverted. Both zeros are the same one.
/// </summary>
internal static class OrderedNumbers
{
    private const uint SignOfSingle = 0x8000_0000;
    private const ushort SignOfHalf = 0x8000;

    public static void Write(ReadOnlySpan<float> numbers, Span<byte> output)
    {
        for (int index = 0; index < numbers.Length; index++)
        {
            uint bits = BitConverter.SingleToUInt32Bits(numbers[index] == 0 ? 0 : numbers[index]);
            BinaryPrimitives.WriteUInt32BigEndian(output[(index * sizeof(float))..], (bits & SignOfSingle) == 0 ? bits | SignOfSingle : ~bits);
        }
    }

    public static void WriteHalves(ReadOnlySpan<float> numbers, Span<byte> output)
    {
        for (int index = 0; index < numbers.Length; index++)
        {
            ushort bits = BitConverter.HalfToUInt16Bits((Half)(numbers[index] == 0 ? 0 : numbers[index]));
            bits = bits == SignOfHalf ? (ushort)0 : bits;
            BinaryPrimitives.WriteUInt16BigEndian(output[(index * sizeof(ushort))..], (ushort)((bits & SignOfHalf) == 0 ? bits | SignOfHalf : ~bits));
        }
    }

    /// <summary>This and <see cref="ReadHalves"/> are what distances spend their time on.</summary>
    public static void Read(ReadOnlySpan<byte> bytes, Span<float> numbers)
    {
        Span<uint> bits = MemoryMarshal.Cast<float, uint>(numbers);
        FromBigEndian(MemoryMarshal.Cast<byte, uint>(bytes), bits);
        int index = 0;
        Vector<uint> sign = new(SignOfSingle);
        for (; index <= bits.Length - Vector<uint>.Count; index += Vector<uint>.Count)
        {
            Vector<uint> ordered = new(bits[index..]);
            Vector<uint> isPositive = Vector.AsVectorUInt32(Vector.ShiftRightArithmetic(Vector.AsVectorInt32(ordered), 31));
            (ordered ^ (sign | ~isPositive)).CopyTo(bits[index..]);
        }

        for (; index < bits.Length; index++)
        {
            bits[index] = (bits[index] & SignOfSingle) != 0 ? bits[index] & ~SignOfSingle : ~bits[index];
        }
    }

    public static void ReadHalves(ReadOnlySpan<byte> bytes, Span<float> numbers)
    {
        Span<ushort> bits = stackalloc ushort[256];
        for (int start = 0; start < numbers.Length; start += bits.Length)
        {
            Span<ushort> part = bits[..Math.Min(bits.Length, numbers.Length - start)];
            FromBigEndian(MemoryMarshal.Cast<byte, ushort>(bytes).Slice(start, part.Length), part);
            for (int index = 0; index < part.Length; index++)
            {
                part[index] = (ushort)((part[index] & SignOfHalf) != 0 ? part[index] & ~SignOfHalf : ~part[index]);
            }

            TensorPrimitives.ConvertToSingle(MemoryMarshal.Cast<ushort, Half>(part), numbers[start..]);
        }
    }

    private static void FromBigEndian(ReadOnlySpan<uint> source, Span<uint> destination)
    {
        if (BitConverter.IsLittleEndian)
        {
            BinaryPrimitives.ReverseEndianness(source, destination);
        }
        else
        {
            source.CopyTo(destination);
        }
    }

    private static void FromBigEndian(ReadOnlySpan<ushort> source, Span<ushort> destination)
    {
        if (BitConverter.IsLittleEndian)
        {
            BinaryPrimitives.ReverseEndianness(source, destination);
        }
        else
        {
            source.CopyTo(destination);
        }
    }
}
