using System.Collections.Frozen;
using System.Text;

namespace Cambium.Engine.Values;

/// <summary>SQL identifiers in text: quoting as quote_ident does.</summary>
public static class Identifier
{
    /// <summary>Keywords that cannot stand unquoted where a column name is wanted (PostgreSQL quotes all but its unreserved ones).</summary>
    private static readonly FrozenSet<string> s_keywords = 
        """
        all analyse analyze and any array as asc asymmetric authorization between bigint binary bit boolean both case cast char character
        check coalesce collate collation column concurrently constraint create cross current_catalog current_date current_role
        current_schema current_time current_timestamp current_user dec decimal default deferrable desc distinct do else end except exists
        extract false fetch float for foreign freeze from full grant greatest group grouping having ilike in initially inner inout int
        integer intersect interval into is isnull join lateral leading least left like limit localtime localtimestamp national natural
        nchar none normalize not notnull null nullif numeric offset on only or order out outer overlaps overlay placing position precision
        primary real references returning right row select session_user setof similar smallint some substring symmetric table tablesample
        then time timestamp to trailing treat trim true union unique user using values varchar variadic verbose when where window with
        xmlattributes xmlconcat xmlelement xmlexists xmlforest xmlnamespaces xmlparse xmlpi xmlroot xmlserialize xmltable
        """.Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries).ToFrozenSet(StringComparer.Ordinal);

    /// <summary>Of UTF-8: longer names are cut.</summary>
    public const int BytesMax = 63;

    /// <summary>Names are cut to <see cref="BytesMax"/>, at a character's edge.</summary>
    public static string Cut(string name) => name.Length <= BytesMax / 3 || Encoding.UTF8.GetByteCount(name) <= BytesMax
        ? name
        : Encoding.UTF8.GetString(Utf8Text.Clip(Encoding.UTF8.GetBytes(name), BytesMax));

    /// <summary>The identifier as SQL text, with quotes only where they are needed.</summary>
    public static string Quote(string name)
    {
        if (IsPlain(name) && !s_keywords.Contains(name))
        {
            return name;
        }

        return InQuotes(name);
    }

    /// <summary>The identifier as SQL text, in quotes whether they are needed or not.</summary>
    public static string InQuotes(string name) => "\"" + name.Replace("\"", "\"\"", StringComparison.Ordinal) + "\"";

    private static bool IsPlain(string name)
    {
        if (name.Length == 0 || !(char.IsAsciiLetterLower(name[0]) || name[0] == '_'))
        {
            return false;
        }

        foreach (char c in name)
        {
            CancellationPoint.Tick();
            if (!(char.IsAsciiLetterLower(c) || char.IsAsciiDigit(c) || c == '_'))
            {
                return false;
            }
        }

        return true;
    }
}
