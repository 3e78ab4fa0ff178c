using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Engine.Transactions;

/// <summary>
/// How values of a foreign key are compared with referenced ones of another type: types of one family for what they are, as PostgreSQL's operators of
/// two types do; others in the referenced type, to which they must convert implicitly.
/// </summary>
public static class ForeignKeyTypes
{
    private static readonly DataType[][] s_families =
    [
        [DataType.Int2, DataType.Int4, DataType.Int8],
        [DataType.Float4, DataType.Float8],
        [DataType.Date, DataType.Timestamp, DataType.TimestampTz],
        [DataType.Text, DataType.Varchar, DataType.NameType],
    ];

    /// <summary>Whether a foreign key of one type may reference a column of the other.</summary>
    public static bool AreComparable(DataType child, DataType parent) =>
        child == parent || AreOneFamily(child, parent) || (Casts.Find(child, parent, out CastContext context) is not null && context == CastContext.Implicit);

    /// <summary>A referencing value in the referenced column's type; false when no value of that is equal to it.</summary>
    internal static bool TryToParent(DataType child, DataType parent, in Value value, out Value converted)
    {
        if (AreOneFamily(child, parent))
        {
            return TryConvertExactly(child, parent, value, out converted);
        }

        converted = Convert(child, parent, value);
        return true;
    }

    /// <summary>Whether one referencing value at most is equal to each referenced one, so that children can be looked up by it.</summary>
    internal static bool IsInjective(DataType child, DataType parent) => child.Underlying() == parent.Underlying() || AreOneFamily(child, parent)
        || (s_families[0].Contains(child.Underlying()) && parent.Underlying() == DataType.Numeric)
        || (child.Underlying() == DataType.Bpchar && s_families[3].Contains(parent.Underlying()));

    /// <summary>The same value in another type; false when that has none.</summary>
    internal static bool TryConvertExactly(DataType from, DataType to, in Value value, out Value converted)
    {
        try
        {
            converted = Convert(from, to, value);
            return ValueComparer.Equals(from, value, Convert(to, from, converted));
        }
        catch (SqlErrorException error) when (error.SqlState is SqlState.NumericValueOutOfRange or SqlState.DatetimeFieldOverflow)
        {
            converted = default;
            return false;
        }
    }

    internal static Value Convert(DataType from, DataType to, in Value value)
    {
        if (from.Oid == to.Oid || from.Form == to.Form)
        {
            return value;
        }

        CastFunction? cast = Casts.Find(from, to, out _);
        return cast is null ? value : cast(value, CallContext.Detached());
    }

    private static bool AreOneFamily(DataType child, DataType parent) =>
        Array.Exists(s_families, family => family.Contains(child.Underlying()) && family.Contains(parent.Underlying()));
}
