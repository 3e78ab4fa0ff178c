using System.Text;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>A template of to_char, to_date and to_timestamp, split into fields and literal characters.</summary>
internal static class TimeTemplate
{
    // Longer names before those they start with.
    private static readonly string[] s_names =
    [
        "SSSSS", "SSSS", "Y,YYY", "YYYY", "YYY", "YY", "Y", "IYYY", "IYY", "IY", "IDDD", "ID", "IW", "I", "HH24", "HH12", "HH", "MI", "MS", "MONTH", "MON", "MM", "US", "SS",
        "A.M.", "P.M.", "AM", "PM", "A.D.", "B.C.", "AD", "BC", "CC", "DDD", "DD", "DAY", "DY", "D", "WW", "W", "Q", "J", "RM", "TZH", "TZM", "TZ", "OF",
        "FF1", "FF2", "FF3", "FF4", "FF5", "FF6", "FX",
    ];

    private static readonly ParsedTexts<string, List<Field>> s_parsed = new(Parse);

    internal enum Case
    {
        Upper,
        Lower,
        Mixed,
    }

    /// <param name="Name">The field in upper case; null for a literal character.</param>
    /// <param name="Text">The literal character, or the field as written.</param>
    /// <param name="Prefix">FM or TM before it, in upper case, otherwise empty.</param>
    /// <param name="Ordinal">th or TH after it, otherwise empty.</param>
    /// <param name="IsQuoted">A literal character between double quotes: never a separator.</param>
    internal readonly record struct Field(string? Name, string Text, string Prefix, string Ordinal, bool IsQuoted)
    {
        internal Case Case => char.IsLower(Text[0]) ? Case.Lower : Text.Length > 1 && char.IsLower(Text[1]) ? Case.Mixed : Case.Upper;

        /// <summary>Numbers are padded with zeros.</summary>
        internal bool Fills => Prefix != "FM";

        /// <summary>Names are padded with blanks.</summary>
        internal bool FillsNames => Prefix.Length == 0;

        /// <summary>Reads and writes digits alone.</summary>
        internal bool IsNumber => Name is not (null or "MONTH" or "MON" or "DAY" or "DY" or "RM" or "TZ" or "TZH" or "OF" or "FX"
            or "AM" or "PM" or "A.M." or "P.M." or "AD" or "BC" or "A.D." or "B.C.");

        /// <summary>A blank or punctuation outside quotes.</summary>
        internal bool IsSeparator => Name is null && !IsQuoted && (Blanks.IsBlank(Text[0]) || IsSeparatorCharacter(Text[0]));
    }

    internal static bool IsSeparatorCharacter(char c) => c is > ' ' and < '\u007f' && !char.IsAsciiLetterOrDigit(c);

    internal static IReadOnlyList<Field> Get(string template) => s_parsed.Get(template);

    private static List<Field> Parse(string template)
    {
        List<Field> fields = [];
        int i = 0;
        while (i < template.Length)
        {
            string prefix = Affix(template, i, "FM") ?? Affix(template, i, "TM") ?? "";
            i += prefix.Length;
            if (Array.Find(s_names, name => IsNameAt(template, i, name)) is { } name)
            {
                string text = template.Substring(i, name.Length);
                i += name.Length;
                string ordinal = Affix(template, i, "TH") ?? "";
                i += (Affix(template, i, "SP") ?? ordinal).Length;
                fields.Add(new Field(name, text, prefix.ToUpperInvariant(), ordinal, false));
            }
            else if (i < template.Length && template[i] == '"')
            {
                i = ReadQuoted(template, i + 1, fields);
            }
            else if (i < template.Length)
            {
                // A backslash means something before a double quote only.
                i += template[i] == '\\' && i + 1 < template.Length && template[i + 1] == '"' ? 1 : 0;
                i = AddCharacter(template, i, fields, isQuoted: false);
            }
        }

        return fields;
    }

    private static int ReadQuoted(string template, int start, List<Field> fields)
    {
        int i = start;
        while (i < template.Length && template[i] != '"')
        {
            i += template[i] == '\\' && i + 1 < template.Length ? 1 : 0;
            i = AddCharacter(template, i, fields, isQuoted: true);
        }

        return i + 1;
    }

    private static int AddCharacter(string template, int i, List<Field> fields, bool isQuoted)
    {
        Rune.DecodeFromUtf16(template.AsSpan(i), out _, out int length);
        fields.Add(new Field(null, template.Substring(i, length), "", "", isQuoted));
        return i + length;
    }

    private static string? Affix(string template, int at, string affix) =>
        IsAt(template, at, affix) ? affix : IsAt(template, at, affix.ToLowerInvariant()) ? affix.ToLowerInvariant() : null;

    /// <summary>Names are written in one case throughout; those of months and days in mixed case too.</summary>
    private static bool IsNameAt(string template, int at, string name) =>
        IsAt(template, at, name) || IsAt(template, at, name.ToLowerInvariant())
        || (name is "MONTH" or "MON" or "DAY" or "DY" && IsAt(template, at, name[0] + name[1..].ToLowerInvariant()));

    private static bool IsAt(string template, int at, string text) => string.CompareOrdinal(template, at, text, 0, text.Length) == 0;
}
