namespace Cambium.Engine.Values;

/// <summary>How a type's values lie in a <see cref="Value"/>: several types share one form (date is an Int32, varchar is Text).</summary>
public enum ValueForm : byte
{
    /// <summary>Pseudo-types: no value of this type exists.</summary>
    None,

    Boolean,

    /// <summary>int2.</summary>
    Int16,

    /// <summary>int4, date.</summary>
    Int32,

    /// <summary>oid and its relatives: an unsigned number below 2^32.</summary>
    UInt32,

    /// <summary>int8, time, timestamps, money.</summary>
    Int64,

    /// <summary>float4, kept widened to a double.</summary>
    Float4,

    Float8,

    Numeric,

    /// <summary>UTF-8 bytes that compare byte by byte and hold no zero byte. Bit strings are texts of 0 and 1.</summary>
    Text,

    /// <summary>char(n): UTF-8 bytes, trailing blanks without meaning.</summary>
    PaddedText,

    /// <summary>citext: UTF-8 bytes that compare as their lower case does.</summary>
    FoldedText,

    /// <summary>Text or char(n) in a collation of ICU: UTF-8 bytes that compare by <see cref="DataType.Order"/>.</summary>
    CollatedText,

    /// <summary>bytea; inet, cidr and macaddr in bytes that sort as they do; geometric values in those of their binary format.</summary>
    Bytes,

    /// <summary>Sixteen bytes.</summary>
    Uuid,

    /// <summary>jsonb as normalised text, ordered as PostgreSQL orders jsonb.</summary>
    Jsonb,

    Interval,

    TimeTz,

    /// <summary>A double: the label's place in the enum's order.</summary>
    Enum,

    Array,

    Record,

    Range,

    Multirange,

    /// <summary>pg_lsn, xid8: 64 bits, kept as the number of the same bits that has a sign.</summary>
    UInt64,

    /// <summary>Six bytes, block and offset, and behind them the row key where it isn't all in these.</summary>
    Tid,
}
