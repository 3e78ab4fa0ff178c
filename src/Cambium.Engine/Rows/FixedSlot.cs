using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using Cambium.Engine.Values;

namespace Cambium.Engine.Rows;

/// <summary>Values that take the same number of bytes in every row, little-endian.</summary>
internal static class FixedSlot
{
    /// <summary>Precision up to which a numeric column is a 64-bit integer scaled by the column's scale.</summary>
    internal const int ScaledPrecisionMax = 18;

    /// <summary>A scaled numeric's bits for NaN; no number of 18 digits has them.</summary>
    private const long ScaledNaN = long.MinValue;

    /// <summary>Bytes of a type's slot; 0 for types of variable length.</summary>
    internal static int Size(DataType type) => type.Form switch
    {
        ValueForm.Boolean => 1,
        ValueForm.Int16 => 2,
        ValueForm.Int32 or ValueForm.UInt32 or ValueForm.Float4 => 4,
        ValueForm.Int64 or ValueForm.UInt64 or ValueForm.Float8 or ValueForm.Enum => 8,
        ValueForm.TimeTz => 12,
        ValueForm.Interval or ValueForm.Uuid => 16,
        _ => 0,
    };

    internal static bool IsScaledNumeric(SqlType type) =>
        type.Type.Form == ValueForm.Numeric && type.Modifier >= 0 && type.NumericPrecision <= ScaledPrecisionMax && type.NumericScale is >= 0 and <= ScaledPrecisionMax;

    internal static void Write(ValueForm form, in Value value, Span<byte> slot)
    {
        switch (form)
        {
            case ValueForm.Boolean:
                slot[0] = value.Boolean ? (byte)1 : (byte)0;
                break;
            case ValueForm.Int16:
                BinaryPrimitives.WriteInt16LittleEndian(slot, (short)value.Int32);
                break;
            case ValueForm.Int32 or ValueForm.UInt32:
                BinaryPrimitives.WriteInt32LittleEndian(slot, value.Int32);
                break;
            case ValueForm.Float4:
                BinaryPrimitives.WriteSingleLittleEndian(slot, (float)value.Double);
                break;
            case ValueForm.TimeTz:
                BinaryPrimitives.WriteInt64LittleEndian(slot, value.TimeTz.Micros);
                BinaryPrimitives.WriteInt32LittleEndian(slot[8..], value.TimeTz.Zone);
                break;
            case ValueForm.Interval:
                BinaryPrimitives.WriteInt64LittleEndian(slot, value.Interval.Micros);
                BinaryPrimitives.WriteInt32LittleEndian(slot[8..], value.Interval.Days);
                BinaryPrimitives.WriteInt32LittleEndian(slot[12..], value.Interval.Months);
                break;
            case ValueForm.Uuid:
                value.Utf8.CopyTo(slot);
                break;
            default:
                BinaryPrimitives.WriteInt64LittleEndian(slot, value.Int64);
                break;
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    internal static Value Read(ValueForm form, byte[] array, int offset)
    {
        ReadOnlySpan<byte> slot = array.AsSpan(offset);
        return form switch
        {
            ValueForm.Boolean => Value.FromBoolean(slot[0] != 0),
            ValueForm.Int16 => Value.FromInt32(BinaryPrimitives.ReadInt16LittleEndian(slot)),
            ValueForm.Int32 => Value.FromInt32(BinaryPrimitives.ReadInt32LittleEndian(slot)),
            ValueForm.UInt32 => Value.FromUInt32(BinaryPrimitives.ReadUInt32LittleEndian(slot)),
            ValueForm.Float4 => Value.FromDouble(BinaryPrimitives.ReadSingleLittleEndian(slot)),
            ValueForm.TimeTz => Value.FromObject(new TimeTz(BinaryPrimitives.ReadInt64LittleEndian(slot), BinaryPrimitives.ReadInt32LittleEndian(slot[8..]))),
            ValueForm.Interval => Value.FromObject(new Interval(
                BinaryPrimitives.ReadInt32LittleEndian(slot[12..]), BinaryPrimitives.ReadInt32LittleEndian(slot[8..]), BinaryPrimitives.ReadInt64LittleEndian(slot))),
            ValueForm.Uuid => Value.FromUtf8(array, offset, 16),
            _ => Value.FromInt64(BinaryPrimitives.ReadInt64LittleEndian(slot)),
        };
    }

    internal static void WriteScaled(in Numeric value, int scale, Span<byte> slot)
    {
        long scaled = value.IsNaN ? ScaledNaN : value.IsSmall && value.Scale == scale ? value.Bits : (long)NumericArithmetic.Round(value, scale).Unscaled;
        BinaryPrimitives.WriteInt64LittleEndian(slot, scaled);
    }

    internal static Value ReadScaled(int scale, ReadOnlySpan<byte> slot)
    {
        long scaled = BinaryPrimitives.ReadInt64LittleEndian(slot);
        return Value.FromNumeric(scaled == ScaledNaN ? Numeric.NaN : Numeric.Create(scaled, scale));
    }
}
