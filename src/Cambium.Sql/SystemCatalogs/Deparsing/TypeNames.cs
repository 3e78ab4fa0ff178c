using Cambium.Engine.Values;

namespace Cambium.Sql.SystemCatalogs.Deparsing;

/// <summary>Types as format_type prints them: types of users with their schema where the search path doesn't find it.</summary>
internal static class TypeNames
{
    public static string Format(SqlType type, SessionFormat format) => OfUser(type, format) ?? type.Format();

    /// <summary>The text of an item of a row or a result: a whole row shows its type, or it would be taken for all of its columns.</summary>
    public static string Item(string text, DataType type, SessionFormat format) => text.EndsWith(".*", StringComparison.Ordinal) ? $"{text}::{Format(type, format)}" : text;

    /// <summary>Where there are no modifiers: a function's <c>character</c> is of any length, what columns and casts have to call <c>bpchar</c>.</summary>
    public static string WithoutModifier(DataType type, SessionFormat format) => OfUser(type, format) ?? type.DisplayName;

    private static string? OfUser(SqlType type, SessionFormat format)
    {
        SqlType element = type.Type.IsArray ? new SqlType(type.Type.Element!, type.Modifier) : type;
        return element.Type.SchemaName is null || format.Names?.NameOf(DataType.Regtype, (uint)element.Type.Oid) is not { } name ? null
            : name + element.ModifierText + (type.Type.IsArray ? "[]" : "");
    }
}
