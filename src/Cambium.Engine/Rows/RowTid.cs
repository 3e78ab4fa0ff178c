using System.Buffers.Binary;
using System.Diagnostics.CodeAnalysis;
using Cambium.Engine.Catalog;
using Cambium.Engine.Values;

namespace Cambium.Engine.Rows;

/// <summary>
/// Where a row of a table lies, as <c>ctid</c> says it: its key as a block and an offset, which stay the same as long as the key does.
/// </summary>
/// <remarks>
/// A key that is one integer from 1 on, as that of every table without a primary key is, counts through the lower half of the blocks: (0,1), (0,2), …
/// Other keys have no room in 48 bits: they are hashed into the upper half, and the tid carries the key behind its six bytes. So tids of two rows are
/// never equal as long as they stay in the server; one that comes back as text has only the 48 bits, and is equal to every tid that begins with them.
/// </remarks>
public sealed class RowTid
{
    /// <summary>Offsets 1 to 65535; 0 is none, as in PostgreSQL.</summary>
    private const int OffsetsPerBlock = ushort.MaxValue;

    private const uint FirstHashedBlock = 1U << 31;

    /// <summary>The last block's number means no block.</summary>
    private const uint HashedBlocks = uint.MaxValue - FirstHashedBlock;

    private const long NumbersMax = (long)FirstHashedBlock * OffsetsPerBlock;

    private readonly DataType? _numbers;

    public RowTid(TableDefinition table)
    {
        _numbers = table.PrimaryKey switch
        {
            null => DataType.Int8,
            { Parts: [{ Descending: false } part] } when part.Type.Type.Form is ValueForm.Int16 or ValueForm.Int32 or ValueForm.Int64 or ValueForm.UInt32 or ValueForm.UInt64 => part.Type.Type,
            _ => null,
        };
    }

    /// <summary>The tid of the row with a key.</summary>
    public Value Of(ReadOnlySpan<byte> rowKey)
    {
        if (_numbers is not null)
        {
            ReadOnlySpan<byte> rest = rowKey;
            long number = KeyEncoding.Read(ref rest, _numbers).Int64 - 1;
            if (number is >= 0 and < NumbersMax)
            {
                return TidText.Create((uint)(number / OffsetsPerBlock), (ushort)((number % OffsetsPerBlock) + 1));
            }
        }

        ulong hash = StableHash.Of(rowKey);
        byte[] tid = new byte[TidText.Size + rowKey.Length];
        BinaryPrimitives.WriteUInt32BigEndian(tid, FirstHashedBlock + (uint)((hash >> 32) % HashedBlocks));
        BinaryPrimitives.WriteUInt16BigEndian(tid.AsSpan(4), (ushort)(((uint)hash % OffsetsPerBlock) + 1));
        rowKey.CopyTo(tid.AsSpan(TidText.Size));
        return Value.FromUtf8(tid);
    }

    /// <summary>
    /// The only key a row with the tid can have, or null with true when no row can have it. False: the tid has lost its key, so only a look at every
    /// row can tell.
    /// </summary>
    public bool TryGetKey(in Value tid, [MaybeNullWhen(false)] out byte[]? rowKey)
    {
        rowKey = null;
        uint block = BinaryPrimitives.ReadUInt32BigEndian(tid.Utf8);
        int offset = BinaryPrimitives.ReadUInt16BigEndian(tid.Utf8[4..]);
        if (offset == 0)
        {
            return true;
        }

        if (block >= FirstHashedBlock)
        {
            rowKey = tid.ByteLength > TidText.Size ? tid.Utf8[TidText.Size..].ToArray() : null;
            return rowKey is not null || block == uint.MaxValue;
        }

        if (_numbers is not null)
        {
            long number = ((long)block * OffsetsPerBlock) + offset;
            rowKey = number <= Max(_numbers.Form) ? KeyEncoding.Encode(_numbers, Value.FromInt64(number)) : null;
        }

        return true;
    }

    private static long Max(ValueForm form) => form switch
    {
        ValueForm.Int16 => short.MaxValue,
        ValueForm.Int32 => int.MaxValue,
        ValueForm.UInt32 => uint.MaxValue,
        _ => long.MaxValue,
    };
}
