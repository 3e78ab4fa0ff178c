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

    public static Filter? Read(ref LogByteReader reader, int depth = 0)
    {
        if (depth > DepthMax)
        {
            throw new InvalidDataException("a filter is nested too deeply");
        }

        FilterTag tag = (FilterTag)reader.ReadByte();
        return tag switch
        {
            FilterTag.None => null,
            FilterTag.Comparison => new Filter.Comparison(reader.ReadInt32(), (FilterOperator)reader.ReadByte(), reader.ReadBytes()),
            FilterTag.In => ReadMembership(ref reader),
            FilterTag.IsNull => new Filter.IsNull(reader.ReadInt32()),
            FilterTag.Prefix => new Filter.Prefix(reader.ReadInt32(), reader.ReadBytes()),
            FilterTag.And => new Filter.And(ReadParts(ref reader, depth)),
            FilterTag.Or => new Filter.Or(ReadParts(ref reader, depth)),
            FilterTag.Not => new Filter.Not(ReadPart(ref reader, depth)),
            _ => throw new InvalidDataException($"unknown filter {(byte)tag:X2}"),
        };
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

    private static Filter.In ReadMembership(ref LogByteReader reader)
    {
        int columnId = reader.ReadInt32();
        ReadOnlyMemory<byte>[] constants = new ReadOnlyMemory<byte>[reader.ReadCount()];
        for (int i = 0; i < constants.Length; i++)
        {
            constants[i] = reader.ReadBytes();
        }

        return new Filter.In(columnId, constants);
    }

    private static Filter[] ReadParts(ref LogByteReader reader, int depth)
    {
        Filter[] parts = new Filter[reader.ReadCount()];
        for (int i = 0; i < parts.Length; i++)
        {
            parts[i] = ReadPart(ref reader, depth);
        }

        return parts;
    }

    private static Filter ReadPart(ref LogByteReader reader, int depth) =>
        Read(ref reader, depth + 1) ?? throw new InvalidDataException("a filter lacks a part");
}
