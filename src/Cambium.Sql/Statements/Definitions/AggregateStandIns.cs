using Cambium.Engine.Values;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>
/// Types that stand in for the polymorphic ones of an aggregate, which are only known when it is called, while its functions are looked for. No function takes them but
/// those that take any type.
/// </summary>
internal static class AggregateStandIns
{
    private static readonly DataType s_element = DataType.CreateEnum(-1, -2, "", "anyelement", []);
    private static readonly DataType s_range = DataType.CreateRange(-3, -4, "", "anyrange", s_element, (-5, -6, "anymultirange"));

    public static SqlType Of(SqlType type) => type.Type.Oid switch
    {
        2283 or 2776 or 3500 or 5077 or 5079 => s_element,
        2277 or 5078 => s_element.Array!,
        3831 or 5080 => s_range,
        4537 or 4538 => s_range.Multirange!,
        _ => type,
    };

    /// <summary>What a type computed for stand-ins stands for, in the family that the arguments are of.</summary>
    public static DataType Polymorphic(DataType type, IReadOnlyList<SqlType> arguments)
    {
        bool isCompatible = arguments.Any(static argument => IsCompatible(argument.Type));
        return type == s_element ? (isCompatible ? DataType.AnyCompatible : DataType.AnyElement)
            : type == s_element.Array ? (isCompatible ? DataType.AnyCompatibleArray : DataType.AnyArray)
            : type == s_range ? (isCompatible ? DataType.AnyCompatibleRange : DataType.AnyRange)
            : type == s_range.Multirange ? (isCompatible ? DataType.AnyCompatibleMultirange : DataType.AnyMultirange)
            : type;
    }

    /// <summary>Whether it is one of the anycompatible family.</summary>
    public static bool IsCompatible(DataType type) => type.Oid is 5077 or 5078 or 5079 or 5080 or 4538;
}
