using System.Buffers.Binary;
using Cambium.Engine.Values;

namespace Cambium.Sql.Execution.Operators;

/// <summary>
/// Of a row's first sort key 64 bits that order as the keys do, where they differ: most comparisons of a sort are decided by two numbers at hand,
/// without a look at the rows. (PostgreSQL's abbreviated keys.)
/// </summary>
internal static class SortPrefix
{
    /// <summary>Whether values of a type have one.</summary>
    internal static bool Has(DataType type) => type.Form is ValueForm.Int16 or ValueForm.Int32 or ValueForm.Int64 or ValueForm.UInt32 or ValueForm.Text or ValueForm.Bytes or ValueForm.Uuid;

    /// <summary>Smaller for a row that comes first; equal for rows whose order it doesn't tell.</summary>
    internal static ulong Of(in SortKey key, in Value value)
    {
        if (value.IsNull)
        {
            return key.NullsFirst ? 0 : ulong.MaxValue;
        }

        ulong prefix = key.Type.Form is ValueForm.Text or ValueForm.Bytes or ValueForm.Uuid ? OfBytes(value.Utf8) : (ulong)value.Int64 ^ (1UL << 63);
        return key.IsDescending ? ~prefix : prefix;
    }

    private static ulong OfBytes(ReadOnlySpan<byte> bytes)
    {
        if (bytes.Length >= sizeof(ulong))
        {
            return BinaryPrimitives.ReadUInt64BigEndian(bytes);
        }

        Span<byte> padded = stackalloc byte[sizeof(ulong)];
        padded.Clear();
        bytes.CopyTo(padded);
        return BinaryPrimitives.ReadUInt64BigEndian(padded);
    }
}
