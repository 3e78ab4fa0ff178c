using System.Buffers.Binary;
using Cambium.Engine.Values;

namespace Cambium.Sql.Execution.Operators;

/// <summary>
/// Of a row's sort keys the first 128 bits, which order as the keys do where they differ: a sort is decided by numbers at hand, without a look at the
/// rows. As many keys as there is room for, each a bit for NULL and its own bits behind it. (PostgreSQL's abbreviated keys, of more than one key.)
/// </summary>
internal sealed class SortPrefix
{
    private const int Bits = 128;

    private readonly List<Field> _fields = [];

    internal SortPrefix(ReadOnlySpan<SortKey> keys)
    {
        int room = Bits;
        foreach (ref readonly SortKey key in keys)
        {
            int whole = WholeWidth(key.Type.Form);
            int width = Math.Min(whole, room - 1);
            if (width <= 0)
            {
                return;
            }

            _fields.Add(new Field(key, width, whole - width));
            room -= 1 + width;
            if (width < whole || !IsExact(key.Type.Form))
            {
                return;
            }
        }

        IsWhole = true;
    }

    /// <summary>Whether rows with equal prefixes have equal keys: nothing is left to compare.</summary>
    internal bool IsWhole { get; }

    /// <summary>Smaller for a row that comes first; equal for rows whose order it doesn't tell.</summary>
    internal UInt128 Of(ReadOnlySpan<Value> row)
    {
        UInt128 prefix = 0;
        foreach (Field field in _fields)
        {
            prefix = (prefix << (1 + field.Width)) | field.Of(row[field.Key.Place]);
        }

        return prefix;
    }

    /// <summary>Bits that tell all there is to tell, or all that could be of use; 0: the type's order isn't one of bits.</summary>
    private static int WholeWidth(ValueForm form) => form switch
    {
        ValueForm.Boolean => 1,
        ValueForm.Int16 => 16,
        ValueForm.Int32 or ValueForm.UInt32 => 32,
        ValueForm.Int64 or ValueForm.UInt64 or ValueForm.Float4 or ValueForm.Float8 or ValueForm.Enum or ValueForm.Numeric => 64,
        ValueForm.Text or ValueForm.CollatedText or ValueForm.Bytes or ValueForm.Uuid => Bits,
        _ => 0,
    };

    private static bool IsExact(ValueForm form) => form is not (ValueForm.Numeric or ValueForm.Text or ValueForm.CollatedText or ValueForm.Bytes or ValueForm.Uuid);

    /// <summary>A key with its place in the prefix.</summary>
    /// <param name="Width">Bits behind the one that tells whether it is NULL.</param>
    /// <param name="Cut">Bits at the end that there was no room for.</param>
    private readonly record struct Field(SortKey Key, int Width, int Cut)
    {
        internal UInt128 Of(in Value value)
        {
            UInt128 mark = UInt128.One << Width;
            if (value.IsNull)
            {
                return Key.NullsFirst ? 0 : mark;
            }

            UInt128 bits = First(value);
            return (Key.IsDescending ? bits ^ (mark - 1) : bits) | (Key.NullsFirst ? mark : 0);
        }

        private UInt128 First(in Value value)
        {
            switch (Key.Type.Form)
            {
                case ValueForm.Boolean or ValueForm.UInt32 or ValueForm.UInt64:
                    return (ulong)value.Int64 >> Cut;
                case ValueForm.Int16 or ValueForm.Int32 or ValueForm.Int64:
                    return FirstOf(value.Int64);
                case ValueForm.Float4 or ValueForm.Float8 or ValueForm.Enum:
                    return FirstOf(OrderOf(value.Double));
                case ValueForm.Numeric:
                    return FirstOf(OrderOf(value.Numeric.ToDouble()));
                case ValueForm.CollatedText:
                    return BytesOf(Key.Type.Order!.Key(Key.Type.Compared(value))) >> Cut;
                default:
                    return BytesOf(value.Utf8) >> Cut;
            }
        }

        /// <summary>A signed number of the key's bits as an unsigned one that orders alike.</summary>
        private ulong FirstOf(long number) => (ulong)(number + (1L << (Width + Cut - 1))) >> Cut;

        private static long OrderOf(double value)
        {
            if (double.IsNaN(value))
            {
                return long.MaxValue;
            }

            // -0 equals 0.
            long bits = value == 0 ? 0 : BitConverter.DoubleToInt64Bits(value);
            return bits < 0 ? ~bits ^ long.MinValue : bits;
        }

        private static UInt128 BytesOf(ReadOnlySpan<byte> bytes)
        {
            const int Size = Bits / 8;
            if (bytes.Length >= Size)
            {
                return BinaryPrimitives.ReadUInt128BigEndian(bytes);
            }

            Span<byte> padded = stackalloc byte[Size];
            padded.Clear();
            bytes.CopyTo(padded);
            return BinaryPrimitives.ReadUInt128BigEndian(padded);
        }
    }
}
