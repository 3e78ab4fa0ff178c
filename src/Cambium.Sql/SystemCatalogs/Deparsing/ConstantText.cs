using Cambium.Engine.Values;

namespace Cambium.Sql.SystemCatalogs.Deparsing;

/// <summary>Constants as ruleutils prints them: with their type, unless their spelling tells it.</summary>
internal static class ConstantText
{
    /// <param name="showModifier">Print varchar(10), not varchar: for casts that were written. An interval's literal is read with its modifier, and always shows it.</param>
    /// <param name="isTyped">Print the type even so: what sorts or groups would be taken for a column's number otherwise.</param>
    public static string Print(in Value value, SqlType type, SessionFormat format, bool showModifier = false, bool isTyped = false)
    {
        SqlType shown = showModifier || type.Type == DataType.Interval ? type : type.Type;
        string label = type.Type == DataType.Unknown ? "" : "::" + TypeNames.Format(shown, format);
        if (value.IsNull)
        {
            return "NULL" + label;
        }

        if (type.Type == DataType.Boolean)
        {
            return (value.Boolean ? "true" : "false") + (isTyped ? label : "");
        }

        string text = TextFormat.ToText(type.Type, value, format);
        if (type.Type == DataType.Bpchar && !showModifier)
        {
            text = text.TrimEnd(' ');
        }

        if (type.Type == DataType.Int4 && text[0] != '-')
        {
            return text + (isTyped ? label : "");
        }

        if (type.Type == DataType.Numeric && char.IsAsciiDigit(text[0]) && text.Contains('.', StringComparison.Ordinal))
        {
            return isTyped || (showModifier && type.Modifier >= 0) ? text + label : text;
        }

        return Quote(text) + label;
    }

    /// <summary>For standard_conforming_strings: a backslash stands for itself.</summary>
    public static string Quote(string text) => "'" + text.Replace("'", "''", StringComparison.Ordinal) + "'";
}
