using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>Kinds of objects that no database has any of: whatever is named isn't there, and IF EXISTS passes over it.</summary>
internal static class AbsentKinds
{
    /// <summary>The sentence that an object of such a kind isn't there; null for kinds that there are.</summary>
    public static string? Undefined(ObjectKind kind, QualifiedName name)
    {
        string? noun = kind switch
        {
            ObjectKind.ForeignDataWrapper => "foreign-data wrapper",
            ObjectKind.ForeignServer => "server",
            ObjectKind.Conversion => "conversion",
            ObjectKind.Subscription => "subscription",
            ObjectKind.TextSearchParser => "text search parser",
            ObjectKind.TextSearchTemplate => "text search template",
            _ => null,
        };
        return noun is null ? null : $"{noun} \"{name}\" does not exist";
    }
}
