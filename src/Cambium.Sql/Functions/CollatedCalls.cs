using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;

namespace Cambium.Sql.Functions;

/// <summary>Calls with texts of which some are in an order of ICU: which one counts for the function.</summary>
internal static class CollatedCalls
{
    /// <summary>The call's types, all texts among them in the order that counts.</summary>
    internal static CallTypes Types(BoundCall call)
    {
        if (!call.Children.Any(static argument => argument.Type.Type.Order is not null))
        {
            return call.Types;
        }

        // text_pattern_lt and its kin compare bytes, whatever the collation.
        TextOrder? order = IsSystems(call.Function) && call.Function.Name.Contains("_pattern_", StringComparison.Ordinal) ? null : Collations.Carried(DataType.Text, call.Children).Type.Order;
        return call.Types with { Arguments = [.. call.Types.Arguments.Select(type => new SqlType(type.Type.Ordered(order), type.Modifier))] };
    }

    /// <summary>What a function does in bytes that is to be done where texts of other bytes are equal; null when it may.</summary>
    internal static SqlErrorException? Refusal(ScalarFunction function, CallTypes types) =>
        IsSystems(function) && types.Arguments.Any(static type => type.Type.Order is { IsDeterministic: false }) && Purpose(function.Name) is { } purpose
            ? NotSupported(purpose)
            : null;

    internal static SqlErrorException NotSupported(string purpose) => new(SqlState.FeatureNotSupported, $"nondeterministic collations are not supported for {purpose}");

    /// <summary>Functions of users may have any name.</summary>
    private static bool IsSystems(ScalarFunction function) => function.Oid < SystemCatalog.FirstUserId;

    private static string? Purpose(string function) => function switch
    {
        "position" or "strpos" or "replace" or "split_part" or "starts_with" => "substring searches",
        "like_escape" or "similar_to_escape" => null,
        _ when function.EndsWith("iclike", StringComparison.Ordinal) || function.EndsWith("icnlike", StringComparison.Ordinal) => "ILIKE",
        _ when function.EndsWith("like", StringComparison.Ordinal) => "LIKE",
        _ when function.Contains("regex", StringComparison.Ordinal) => "regular expressions",
        _ => null,
    };
}
