using System.Buffers;
using System.Buffers.Binary;
using System.Numerics;
using Cambium.Engine.Values;
using Cambium.Engine.Values.Extensions;

namespace Cambium.Sql.Functions.Library;

/// <summary>hashtext() and its siblings: the numbers PostgreSQL's hash operator classes give. Each type has one function, another with a seed.</summary>
internal static class HashFunctions
{
    private const string Names =
        "hashint2 hashint4 hashint8 hashoid hashchar hashname hashtext hashbpchar hashfloat4 hashfloat8 hash_numeric hash_array hash_record hash_range"
        + " timestamp_hash time_hash timetz_hash interval_hash uuid_hash pg_lsn_hash hashmacaddr hashmacaddr8 hashinet hashoidvector";

    internal static void Register(LibraryBuilder library)
    {
        foreach (string name in Names.Split(' '))
        {
            library.Scalar(name, static types =>
            {
                DataType type = types.Arguments[0].Type.Underlying();
                return (args, _) => Value.FromInt32((int)Hash(type, args[0], null));
            });
            library.Scalar(name.Contains('_', StringComparison.Ordinal) ? name + "_extended" : name + "extended", static types =>
            {
                DataType type = types.Arguments[0].Type.Underlying();
                return (args, _) => Value.FromInt64((long)Hash(type, args[0], (ulong)args[1].Int64));
            });
        }
    }

    /// <summary>The 64 bits of a value with a seed, as its type's function with a seed has them.</summary>
    internal static ulong Extended(DataType type, in Value value, ulong seed) => Hash(type, value, seed);

    /// <param name="given">The seed; null where 32 bits are wanted, which are the lower ones.</param>
    private static ulong Hash(DataType type, in Value value, ulong? given)
    {
        ulong seed = given ?? 0;
        switch (type.Form)
        {
            case ValueForm.Boolean or ValueForm.Int16 or ValueForm.Int32 or ValueForm.UInt32:
                return PostgresHash.UInt32((uint)value.Int64, seed);
            case ValueForm.Int64 or ValueForm.UInt64:
                return PostgresHash.Int64(value.Int64, seed);
            case ValueForm.Float4 or ValueForm.Float8 or ValueForm.Enum:
                // An enum's label by its place in the order, which it keeps. PostgreSQL takes the label's oid: no number that a dump could rely on.
                return HashDouble(value.Double, seed);
            case ValueForm.Numeric:
                return HashNumeric(value.Numeric, seed);
            case ValueForm.Interval:
                return PostgresHash.Int64((long)value.Interval.Span, seed);
            case ValueForm.TimeTz:
                return PostgresHash.Int64(value.TimeTz.Micros, seed) ^ PostgresHash.UInt32((uint)value.TimeTz.Zone, seed);
            case ValueForm.Array when type.Kind == TypeKind.Base:
                return HashVector(value.Array, seed);
            case ValueForm.Array:
                return HashArray(type.Element!, value.Array, given);
            case ValueForm.Record:
                return HashRecord(value.Record, given);
            case ValueForm.Range:
                return HashRange(type.RangeRules!.Subtype, value.Range, given);
            case ValueForm.PaddedText:
                return PostgresHash.Bytes(type.Compared(value), seed);
            case ValueForm.CollatedText:
                return PostgresHash.Bytes(type.Order!.Identity(type.Compared(value)), seed);
            case ValueForm.FoldedText:
                return PostgresHash.Bytes(CaseInsensitiveText.Fold(value.Utf8), seed);
            case ValueForm.Text when type.Equals(DataType.Char):
                return PostgresHash.UInt32((uint)(value.ByteLength == 0 ? 0 : (sbyte)value.Utf8[0]), seed);
            default:
                return type.Category == DataTypeCategory.Network ? HashAddress(value, seed) : PostgresHash.Bytes(value.Utf8, seed);
        }
    }

    private static ulong HashDouble(double value, ulong seed)
    {
        if (value == 0)
        {
            return seed;
        }

        Span<byte> bytes = stackalloc byte[8];
        BinaryPrimitives.WriteUInt64LittleEndian(bytes, double.IsNaN(value) ? 0x7FF8_0000_0000_0000UL : BitConverter.DoubleToUInt64Bits(value));
        return PostgresHash.Bytes(bytes, seed);
    }

    /// <summary>Over the groups of four digits, so that the scale doesn't count.</summary>
    private static ulong HashNumeric(in Numeric value, ulong seed)
    {
        if (!value.IsFinite)
        {
            return seed;
        }

        if (value.Sign == 0)
        {
            return seed == 0 ? uint.MaxValue : seed - 1;
        }

        ArrayBufferWriter<byte> written = new();
        BinaryFormat.Write(DataType.Numeric, Value.FromNumeric(value), written);
        ReadOnlySpan<byte> binary = written.WrittenSpan;
        short weight = BinaryPrimitives.ReadInt16BigEndian(binary[2..]);
        byte[] digits = binary[8..].ToArray();
        for (int i = 0; i < digits.Length; i += 2)
        {
            (digits[i], digits[i + 1]) = (digits[i + 1], digits[i]);
        }

        return PostgresHash.Bytes(digits, seed) ^ (ulong)weight;
    }

    private static ulong HashArray(DataType element, ArrayValue array, ulong? seed) => HashItems(array.Items, _ => element, seed, start: 1);

    private static ulong HashRecord(RecordValue record, ulong? seed) => HashItems(record.Items, i => record.Types[i].Type.Underlying(), seed, start: 0);

    private static ulong HashItems(Value[] items, Func<int, DataType> typeOf, ulong? seed, ulong start)
    {
        ulong result = start;
        for (int i = 0; i < items.Length; i++)
        {
            result = (result * 31) + (items[i].IsNull ? 0 : Hash(typeOf(i), items[i], seed));
        }

        return result;
    }

    private static ulong HashVector(ArrayValue vector, ulong seed)
    {
        byte[] bytes = new byte[vector.Count * 4];
        for (int i = 0; i < vector.Count; i++)
        {
            BinaryPrimitives.WriteUInt32LittleEndian(bytes.AsSpan(i * 4), vector.Items[i].UInt32);
        }

        return PostgresHash.Bytes(bytes, seed);
    }

    private static ulong HashRange(DataType subtype, RangeValue range, ulong? seed)
    {
        uint flags = range.IsEmpty ? 1u
            : (range.Lower.IsInclusive ? 2u : 0) | (range.Upper.IsInclusive ? 4u : 0) | (range.Lower.IsInfinite ? 8u : 0) | (range.Upper.IsInfinite ? 16u : 0);
        ulong lower = range.Lower.IsInfinite ? 0 : Hash(subtype, range.Lower.Value, seed);
        ulong upper = range.Upper.IsInfinite ? 0 : Hash(subtype, range.Upper.Value, seed);
        ulong result = PostgresHash.UInt32(flags, seed ?? 0);
        return seed is null
            ? BitOperations.RotateLeft((uint)result ^ (uint)lower, 1) ^ (uint)upper
            : RotateHalves(result ^ lower) ^ upper;
    }

    /// <summary>Both halves of 32 bits by one to the left.</summary>
    private static ulong RotateHalves(ulong value) =>
        ((ulong)BitOperations.RotateLeft((uint)(value >> 32), 1) << 32) | BitOperations.RotateLeft((uint)value, 1);

    /// <summary>Family, bits, and the address.</summary>
    private static ulong HashAddress(in Value value, ulong seed)
    {
        NetworkAddress address = new(value);
        byte[] bytes = [address.IsV4 ? (byte)2 : (byte)3, (byte)address.Bits, .. address.Address];
        return PostgresHash.Bytes(bytes, seed);
    }
}
