using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Trees;

namespace Cambium.Engine.Rows;

/// <summary>
/// How the columns of a table lie in a row's bytes: every column is reached in constant time, and texts are slices of the row.
/// </summary>
/// <remarks>
/// <code>
/// 0            2  number of columns in this row; 0x8000 set when wide
/// 2            n  null bitmap, one bit a column, 1 = NULL, ceil(columns / 8) bytes
///              f  fixed slots in column order (kept for NULLs too); numeric of precision up to 18 is a scaled int64
///              v  end offset of every variable-length column from the start of the data, 2 bytes each, 4 when wide
///                 data
/// </code>
/// Columns are only ever added at the end: a row written before has fewer of them, everything in it lies where the layout of
/// that number of columns says, and the missing ones read as their <see cref="RowColumn.MissingValue"/>.
/// </remarks>
public sealed class RowLayout
{
    /// <summary>PostgreSQL's limit is 1600; the row's header has room for more.</summary>
    public const int ColumnsMax = 1600;

    private const int HeaderSize = 2;
    private const int WideFlag = 0x8000;

    private readonly Slot[] _slots;

    // Of the first k columns: bytes of their fixed slots, and how many are of variable length.
    private readonly int[] _fixedSizes;
    private readonly int[] _variableCounts;

    public RowLayout(IReadOnlyList<RowColumn> columns)
    {
        if (columns.Count > ColumnsMax)
        {
            throw TooManyColumns();
        }

        _slots = new Slot[columns.Count];
        _fixedSizes = new int[columns.Count + 1];
        _variableCounts = new int[columns.Count + 1];
        for (int i = 0; i < _slots.Length; i++)
        {
            SqlType type = columns[i].Type;
            if (type.Type.BaseType is { } baseType && type.Modifier < 0)
            {
                type = baseType;
            }

            bool isScaled = FixedSlot.IsScaledNumeric(type);
            int size = isScaled ? 8 : FixedSlot.Size(type.Type);
            _slots[i] = new Slot(type.Type, type.Type.Form, isScaled ? type.NumericScale : -1, size, size > 0 ? _fixedSizes[i] : _variableCounts[i], columns[i].MissingValue);
            _fixedSizes[i + 1] = _fixedSizes[i] + size;
            _variableCounts[i + 1] = _variableCounts[i] + (size > 0 ? 0 : 1);
        }
    }

    /// <summary>54011.</summary>
    public static SqlErrorException TooManyColumns() => new(SqlState.TooManyColumns, $"tables can have at most {ColumnsMax} columns");

    /// <summary>
    /// A type of the system's own that lies in rows as <paramref name="type"/> does. A dropped column has that, and holds on to no type that may be dropped after it.
    /// </summary>
    public static SqlType WithoutUserType(SqlType type)
    {
        if (type.Type.BaseType is { } baseType && type.Modifier < 0 && !IsOfUser(baseType.Type))
        {
            return baseType;
        }

        return !IsOfUser(type.Type) ? type : FixedSlot.Size(type.Type) switch
        {
            1 => DataType.Boolean,
            2 => DataType.Int2,
            4 => DataType.Int4,
            8 => DataType.Int8,
            12 => DataType.TimeTz,
            16 => DataType.Uuid,
            _ => DataType.Bytea,
        };
    }

    private static bool IsOfUser(DataType type) => (uint)type.Oid >= SystemCatalog.FirstUserId;

    public int ColumnCount => _slots.Length;

    public bool IsNull(in PageSlice row, int ordinal)
    {
        ReadOnlySpan<byte> bytes = row.Span;
        int columns = BinaryPrimitives.ReadUInt16LittleEndian(bytes) & ~WideFlag;
        return ordinal < columns ? IsNull(bytes, ordinal) : _slots[ordinal].MissingValue.IsNull;
    }

    /// <summary>One column of a row. Texts share the page's bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public Value Read(in PageSlice row, int ordinal)
    {
        ReadOnlySpan<byte> bytes = row.Span;
        int header = BinaryPrimitives.ReadUInt16LittleEndian(bytes);
        int columns = header & ~WideFlag;
        if (ordinal >= columns)
        {
            return _slots[ordinal].MissingValue;
        }

        return IsNull(bytes, ordinal) ? Value.Null : Read(row, ordinal, columns, (header & WideFlag) != 0);
    }

    /// <summary>Reads some columns, each into its place.</summary>
    public RowColumns Columns(ReadOnlySpan<int> ordinals, ReadOnlySpan<int> places)
    {
        int columns = _slots.Length;
        int fixedStart = HeaderSize + ((columns + 7) >> 3);
        int ends = fixedStart + _fixedSizes[columns];
        RowColumns.Column[] read = new RowColumns.Column[ordinals.Length];
        for (int i = 0; i < read.Length; i++)
        {
            int ordinal = ordinals[i];
            Slot slot = _slots[ordinal];
            bool isFixed = slot.Size > 0;
            read[i] = new RowColumns.Column(
                slot.Kind,
                ordinal,
                places[i],
                HeaderSize + (ordinal >> 3),
                (byte)(1 << (ordinal & 7)),
                isFixed ? fixedStart + slot.Position : ends + (slot.Position << 1),
                isFixed || slot.Position == 0 ? -1 : ends + ((slot.Position - 1) << 1),
                slot.Scale,
                slot.Type);
        }

        return new RowColumns(this, columns, ends + (_variableCounts[columns] << 1), read);
    }

    /// <summary>The first columns of a row, as many as <paramref name="into"/> has room for.</summary>
    public void ReadAll(in PageSlice row, Span<Value> into)
    {
        ReadOnlySpan<byte> bytes = row.Span;
        int header = BinaryPrimitives.ReadUInt16LittleEndian(bytes);
        int columns = header & ~WideFlag;
        bool isWide = (header & WideFlag) != 0;
        int count = Math.Min(into.Length, _slots.Length);
        for (int i = 0; i < count; i++)
        {
            into[i] = i >= columns ? _slots[i].MissingValue : IsNull(bytes, i) ? Value.Null : Read(row, i, columns, isWide);
        }
    }

    /// <summary>Appends a row of all columns.</summary>
    /// <returns>Bytes appended.</returns>
    public int Encode(ReadOnlySpan<Value> values, RowBuffer output)
    {
        int start = output.Length;
        if (!TryEncode(values, output, start, isWide: false))
        {
            TryEncode(values, output, start, isWide: true);
        }

        return output.Length - start;
    }

    public byte[] Encode(ReadOnlySpan<Value> values)
    {
        RowBuffer buffer = new();
        Encode(values, buffer);
        return buffer.ToArray();
    }

    /// <summary>Whether a column keeps two values as the same bytes. What only equals, as 1.0 and 1.00 do, is not the same.</summary>
    public bool AreSame(int ordinal, in Value left, in Value right)
    {
        if (left.IsNull || right.IsNull || left.IsSharedWith(right))
        {
            return left.IsNull == right.IsNull;
        }

        ref readonly Slot slot = ref _slots[ordinal];
        if (slot.Scale >= 0)
        {
            return left.Numeric.CompareTo(right.Numeric) == 0;
        }

        if (slot.Size > 0)
        {
            Span<byte> both = stackalloc byte[2 * slot.Size];
            FixedSlot.Write(slot.Form, left, both[..slot.Size]);
            FixedSlot.Write(slot.Form, right, both[slot.Size..]);
            return both[..slot.Size].SequenceEqual(both[slot.Size..]);
        }

        RowBuffer buffer = new();
        VariableEncoding.Write(slot.Type, left, buffer);
        int length = buffer.Length;
        VariableEncoding.Write(slot.Type, right, buffer);
        return buffer.WrittenSpan[..length].SequenceEqual(buffer.WrittenSpan[length..]);
    }

    private static bool IsNull(ReadOnlySpan<byte> row, int ordinal) => (row[HeaderSize + (ordinal >> 3)] & (1 << (ordinal & 7))) != 0;

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private Value Read(in PageSlice row, int ordinal, int columns, bool isWide)
    {
        ref readonly Slot slot = ref _slots[ordinal];
        int fixedStart = row.Offset + HeaderSize + ((columns + 7) >> 3);
        if (slot.Size > 0)
        {
            int at = fixedStart + slot.Position;
            return slot.Scale >= 0 ? FixedSlot.ReadScaled(slot.Scale, row.Array.AsSpan(at)) : FixedSlot.Read(slot.Form, row.Array, at);
        }

        int ends = fixedStart + _fixedSizes[columns];
        int data = ends + (_variableCounts[columns] << (isWide ? 2 : 1));
        int from = slot.Position == 0 ? 0 : ReadEnd(row.Array, ends, slot.Position - 1, isWide);
        int to = ReadEnd(row.Array, ends, slot.Position, isWide);
        return slot.Kind == RowColumns.Kind.Slice
            ? Value.FromUtf8(row.Array, data + from, to - from)
            : VariableEncoding.Read(slot.Type, row.Array, data + from, to - from);
    }

    private static int ReadEnd(byte[] array, int ends, int index, bool isWide) => isWide
        ? BinaryPrimitives.ReadInt32LittleEndian(array.AsSpan(ends + (index << 2)))
        : BinaryPrimitives.ReadUInt16LittleEndian(array.AsSpan(ends + (index << 1)));

    /// <summary>False, with the buffer cut back, when the data outgrows 2-byte offsets.</summary>
    private bool TryEncode(ReadOnlySpan<Value> values, RowBuffer output, int start, bool isWide)
    {
        int columns = _slots.Length;
        int bitmapSize = (columns + 7) >> 3;
        int fixedStart = HeaderSize + bitmapSize;
        int ends = fixedStart + _fixedSizes[columns];
        int data = ends + (_variableCounts[columns] << (isWide ? 2 : 1));
        Span<byte> head = output.Append(data);
        head.Clear();
        BinaryPrimitives.WriteUInt16LittleEndian(head, (ushort)(columns | (isWide ? WideFlag : 0)));
        for (int i = 0; i < columns; i++)
        {
            ref readonly Slot slot = ref _slots[i];
            ref readonly Value value = ref values[i];
            if (value.IsNull)
            {
                output.Written(start + HeaderSize + (i >> 3), 1)[0] |= (byte)(1 << (i & 7));
            }
            else if (slot.Scale >= 0)
            {
                FixedSlot.WriteScaled(value.Numeric, slot.Scale, output.Written(start + fixedStart + slot.Position, 8));
            }
            else if (slot.Size > 0)
            {
                FixedSlot.Write(slot.Form, value, output.Written(start + fixedStart + slot.Position, slot.Size));
            }
            else
            {
                VariableEncoding.Write(slot.Type, value, output);
            }

            if (slot.Size == 0)
            {
                int end = output.Length - start - data;
                if (isWide)
                {
                    BinaryPrimitives.WriteInt32LittleEndian(output.Written(start + ends + (slot.Position << 2), 4), end);
                }
                else if (end > ushort.MaxValue)
                {
                    output.CutBack(start);
                    return false;
                }
                else
                {
                    BinaryPrimitives.WriteUInt16LittleEndian(output.Written(start + ends + (slot.Position << 1), 2), (ushort)end);
                }
            }
        }

        return true;
    }

    /// <param name="Type">The column's type.</param>
    /// <param name="Form">The type's form, at hand.</param>
    /// <param name="Scale">Scale of a numeric kept as a scaled integer; -1 for everything else.</param>
    /// <param name="Size">Bytes of the fixed slot; 0 for a variable-length column.</param>
    /// <param name="Position">Offset in the fixed part, or index among the variable-length columns.</param>
    /// <param name="MissingValue">What older rows have here.</param>
    private readonly record struct Slot(DataType Type, ValueForm Form, int Scale, int Size, int Position, Value MissingValue)
    {
        internal RowColumns.Kind Kind { get; } = Scale >= 0 ? RowColumns.Kind.Scaled : Form switch
        {
            ValueForm.Int32 => RowColumns.Kind.Int32,
            ValueForm.Int64 or ValueForm.UInt64 => RowColumns.Kind.Int64,
            _ when Size > 0 => RowColumns.Kind.Fixed,
            ValueForm.Text or ValueForm.PaddedText or ValueForm.CollatedText or ValueForm.FoldedText or ValueForm.Bytes or ValueForm.Jsonb or ValueForm.Tid => RowColumns.Kind.Slice,
            _ => RowColumns.Kind.Variable,
        };
    }
}
