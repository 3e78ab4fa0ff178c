using System.Text;
using Cambium.Engine.Errors;

namespace Cambium.Sql.Functions.Library;

/// <summary>SQL's SIMILAR TO patterns as regular expressions.</summary>
internal static class SimilarPattern
{
    internal static string ToRegex(string pattern, string escape)
    {
        if (escape.EnumerateRunes().Count() > 1)
        {
            throw new SqlErrorException(SqlState.InvalidEscapeSequence, "invalid escape string", hint: "Escape string must be empty or one character.");
        }

        StringBuilder result = new("^(?:");
        bool inBracket = false;
        int quotes = 0;
        for (int i = 0; i < pattern.Length; i++)
        {
            char c = pattern[i];
            if (escape.Length > 0 && string.CompareOrdinal(pattern, i, escape, 0, escape.Length) == 0)
            {
                i += escape.Length;
                if (i == pattern.Length)
                {
                    break;
                }

                char next = pattern[i];
                if (next == '"' && !inBracket)
                {
                    // escape-double-quote divides the pattern for SUBSTRING(text SIMILAR pattern ESCAPE e).
                    if (quotes == 2)
                    {
                        throw new SqlErrorException(SqlState.InvalidUseOfEscapeCharacter, "SQL regular expression may not contain more than two escape-double-quote separators");
                    }

                    result.Append(quotes++ == 0 ? "){1,1}?(" : "){1,1}(?:");
                }
                else
                {
                    result.Append('\\').Append(next);
                }
            }
            else if (inBracket)
            {
                inBracket = c != ']';
                result.Append(c == '\\' ? "\\\\" : c.ToString());
            }
            else
            {
                inBracket = c == '[';
                result.Append(c switch
                {
                    '%' => ".*",
                    '_' => ".",
                    '(' => "(?:",
                    '\\' or '.' or '^' or '$' => "\\" + c,
                    _ => c.ToString(),
                });
            }
        }

        return result.Append(")$").ToString();
    }
}
