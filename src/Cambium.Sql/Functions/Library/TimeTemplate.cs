namespace Cambium.Sql.Functions.Library;

/// <summary>A template of to_char, to_date and to_timestamp, split into fields and literal text.</summary>
internal static class TimeTemplate
{
    // Longer names before those they start with.
    private static readonly string[] s_names =
    [
        "SSSSS", "SSSS", "Y,YYY", "YYYY", "YYY", "YY", "Y", "IYYY", "IYY", "IY", "IDDD", "ID", "IW", "I", "HH24", "HH12", "HH", "MI", "MS", "MONTH", "MON", "MM", "US", "SS",
        "A.M.", "P.M.", "AM", "PM", "A.D.", "B.C.", "AD", "BC", "CC", "DDD", "DD", "DAY", "DY", "D", "WW", "W", "Q", "J", "RM", "TZH", "TZM", "TZ", "OF",
        "FF1", "FF2", "FF3", "FF4", "FF5", "FF6",
    ];

    internal enum Case
    {
        Upper,
        Lower,
        Mixed,
    }

    /// <param name="Name">The field in upper case; null for literal text.</param>
    /// <param name="Text">The literal text, or the field as written.</param>
    /// <param name="Fills">Padded with blanks and zeros: without FM.</param>
    /// <param name="Ordinal">th or TH after it, otherwise empty.</param>
    internal readonly record struct Field(string? Name, string Text, bool Fills, string Ordinal)
    {
        internal Case Case => char.IsLower(Text[0]) ? Case.Lower : Text.Length > 1 && char.IsLower(Text[1]) ? Case.Mixed : Case.Upper;
    }

    internal static List<Field> Parse(string template)
    {
        List<Field> fields = [];
        int i = 0;
        while (i < template.Length)
        {
            if (template[i] == '"')
            {
                int end = i + 1;
                System.Text.StringBuilder literal = new();
                while (end < template.Length && template[end] != '"')
                {
                    end += template[end] == '\\' && end + 1 < template.Length ? 1 : 0;
                    literal.Append(template[end++]);
                }

                fields.Add(new Field(null, literal.ToString(), true, ""));
                i = end + 1;
                continue;
            }

            bool fills = true;
            int at = i;
            while (Matches(template, at, "FM") || Matches(template, at, "TM") || Matches(template, at, "FX"))
            {
                fills &= !Matches(template, at, "FM");
                at += 2;
            }

            string? name = s_names.FirstOrDefault(candidate => Matches(template, at, candidate));
            if (name is null)
            {
                i = at > i ? at : i;
                if (at == i || i < template.Length)
                {
                    fields.Add(new Field(null, template[i].ToString(), true, ""));
                    i++;
                }

                continue;
            }

            string text = template.Substring(at, name.Length);
            at += name.Length;
            string ordinal = Matches(template, at, "TH") ? template.Substring(at, 2) : "";
            fields.Add(new Field(name, text, fills, ordinal));
            i = at + ordinal.Length;
        }

        return fields;
    }

    private static bool Matches(string template, int at, string name) =>
        string.Compare(template, at, name, 0, name.Length, StringComparison.OrdinalIgnoreCase) == 0 && at + name.Length <= template.Length;
}
