using System.Buffers.Binary;
using Cambium.Engine.Values;
using Cambium.Trees;

namespace Cambium.Engine.Rows;

/// <summary>
/// Some columns of a table's rows, each with its place among the values that are read. Where they lie in a row that has all columns is known
/// before the first row is read; older rows, which have fewer, and wide ones are read column by column.
/// </summary>
public sealed class RowColumns
{
    private readonly RowLayout _layout;
    private readonly int _header;
    private readonly int _data;
    private readonly Column[] _columns;

    internal RowColumns(RowLayout layout, int header, int data, Column[] columns)
    {
        _layout = layout;
        _header = header;
        _data = data;
        _columns = columns;
    }

    /// <summary>How a column's value is read.</summary>
    internal enum Kind : byte
    {
        /// <summary>By <see cref="FixedSlot"/>.</summary>
        Fixed,
        Int32,
        Int64,

        /// <summary>A numeric as a scaled integer.</summary>
        Scaled,

        /// <summary>Bytes that the value shares with the row.</summary>
        Slice,

        /// <summary>By <see cref="VariableEncoding"/>.</summary>
        Variable,
    }

    /// <summary>The columns of a row, each into its place. Texts share the page's bytes.</summary>
    public void Read(in PageSlice row, Span<Value> into)
    {
        ReadOnlySpan<byte> bytes = row.Span;
        if (BinaryPrimitives.ReadUInt16LittleEndian(bytes) != _header)
        {
            foreach (ref readonly Column column in _columns.AsSpan())
            {
                into[column.Place] = _layout.Read(row, column.Ordinal);
            }

            return;
        }

        foreach (ref readonly Column column in _columns.AsSpan())
        {
            if ((bytes[column.NullByte] & column.NullBit) != 0)
            {
                into[column.Place] = Value.Null;
                continue;
            }

            into[column.Place] = column.Kind switch
            {
                Kind.Int32 => Value.FromInt32(BinaryPrimitives.ReadInt32LittleEndian(bytes[column.Position..])),
                Kind.Int64 => Value.FromInt64(BinaryPrimitives.ReadInt64LittleEndian(bytes[column.Position..])),
                Kind.Scaled => FixedSlot.ReadScaled(column.Scale, bytes[column.Position..]),
                Kind.Fixed => FixedSlot.Read(column.Type.Form, row.Array, row.Offset + column.Position),
                _ => ReadVariable(row, bytes, column),
            };
        }
    }

    private Value ReadVariable(in PageSlice row, ReadOnlySpan<byte> bytes, in Column column)
    {
        // The first begins where the data does; the others where the one before them ends.
        int from = _data + (column.Start < 0 ? 0 : BinaryPrimitives.ReadUInt16LittleEndian(bytes[column.Start..]));
        int length = _data + BinaryPrimitives.ReadUInt16LittleEndian(bytes[column.Position..]) - from;
        return column.Kind == Kind.Slice
            ? Value.FromUtf8(row.Array, row.Offset + from, length)
            : VariableEncoding.Read(column.Type, row.Array, row.Offset + from, length);
    }

    /// <param name="NullByte">Offset of the byte of the null bitmap, from the row's beginning, as are the others.</param>
    /// <param name="NullBit">Mask of its bit.</param>
    /// <param name="Position">Offset of the fixed slot, or of the end offset of a column of variable length.</param>
    /// <param name="Start">Offset of the end offset of the one before; -1 when it is the first.</param>
    /// <param name="Scale">Of a scaled numeric.</param>
    internal readonly record struct Column(Kind Kind, int Ordinal, int Place, int NullByte, byte NullBit, int Position, int Start, int Scale, DataType Type);
}
