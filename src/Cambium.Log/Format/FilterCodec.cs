using Cambium.Log.Records;

namespace Cambium.Log.Format;

/// <summary>Filters to bytes and back; the grammar stands at <see cref="LogRecordWriter"/>.</summary>
internal static class FilterCodec
{
    /// <summary>Nesting above this is taken for damage: the executor makes filters of a few levels only.</summary>
    public const int DepthMax = 200;

    public static void Write(LogBytes bytes, Filter? filter)
    {
        switch (filter)
        {
            case null:
                bytes.WriteByte((byte)FilterTag.None);
                break;
            case Filter.Comparison comparison:
                Start(bytes, FilterTag.Comparison, comparison.ColumnId);
                bytes.WriteByte((byte)comparison.Op);
                bytes.WriteBytes(comparison.Constant.Span);
                break;
            case Filter.In membership:
                Start(bytes, FilterTag.In, membership.ColumnId);
                bytes.WriteVarint(membership.Constants.Count);
                foreach (ReadOnlyMemory<byte> constant in membership.Constants)
                {
                    bytes.WriteBytes(constant.Span);
                }

                break;
            case Filter.IsNull isNull:
                Start(bytes, FilterTag.IsNull, isNull.ColumnId);
                break;
            case Filter.Prefix prefix:
                Start(bytes, FilterTag.Prefix, prefix.ColumnId);
                bytes.WriteBytes(prefix.Bytes.Span);
                break;
            case Filter.And and:
                WriteParts(bytes, FilterTag.And, and.Parts);
                break;
            case Filter.Or or:
                WriteParts(bytes, FilterTag.Or, or.Parts);
                break;
            case Filter.Not not:
                bytes.WriteByte((byte)FilterTag.Not);
                Write(bytes, not.Operand);
                break;
        }
    }

    private static void Start(LogBytes bytes, FilterTag tag, int columnId)
    {
        bytes.WriteByte((byte)tag);
        bytes.WriteVarint(columnId);
    }

    private static void WriteParts(LogBytes bytes, FilterTag tag, IReadOnlyList<Filter> parts)
    {
        bytes.WriteByte((byte)tag);
        bytes.WriteVarint(parts.Count);
        foreach (Filter part in parts)
        {
            Write(bytes, part);
        }
    }
}
