using System.Text.Json.Serialization;
using Cambium.Engine.Values;

namespace Cambium.Engine.Catalog;

/// <summary>One part of an index key: a column or an expression.</summary>
/// <param name="ColumnId">The column; 0 for an expression.</param>
/// <param name="ExpressionSql">The expression's text; null for a column.</param>
/// <param name="Type">The part's type, in the order of the part.</param>
/// <param name="OperatorClass">Its name; null for the type's default. Kept for descriptions, and for those that order by bytes whatever the collation is (text_pattern_ops).</param>
/// <param name="Collation">The one named for it, or its column's; null for its type's.</param>
/// <param name="OperatorClassId">The class where a user has made it, the type's default one too. Catalogs written by earlier releases have its name alone.</param>
public sealed record IndexKeyPart(int ColumnId, string? ExpressionSql, SqlType Type, bool Descending = false, bool NullsFirst = false, string? OperatorClass = null, string? Collation = null, int? OperatorClassId = null)
{
    public SqlType Type { get => IsByBytes ? new SqlType(field.Type.Ordered(null), field.Modifier) : field.Collated(Collation); init; } = Type;

    /// <summary>Its operator class orders by bytes, whatever the collation.</summary>
    public bool IsByBytes => OperatorClassId is null && OperatorClass is not null && OperatorClass.EndsWith("_pattern_ops", StringComparison.Ordinal);

    /// <summary>
    /// The type in whose order partitions' bounds are: another than the part's where its class is that of a type that values of this one are taken for. Trees keep to the part's own order,
    /// which nobody sees of an index that isn't unique.
    /// </summary>
    [JsonIgnore]
    public DataType OrderType => (OperatorClassId, OperatorClass) switch
    {
        (null, "oid_ops") when Type.Type.Underlying() == DataType.Int4 => DataType.OidType,
        (null, "bpchar_ops") when Type.Type.Underlying() is var own && (own == DataType.Text || own == DataType.Varchar) => DataType.Bpchar.Collated(Collation),
        _ => Type.Type.Underlying(),
    };

    /// <summary>Its <see cref="OrderType"/> is not its own.</summary>
    [JsonIgnore]
    public bool IsReordered => OrderType != Type.Type.Underlying();

    public bool IsExpression => ColumnId == 0;
}
