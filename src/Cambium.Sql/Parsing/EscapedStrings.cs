using System.Text;
using Cambium.Engine.Errors;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Parsing;

/// <summary>
/// Texts of clients with standard_conforming_strings off, where '…' knows escapes: those strings become E'…', and everything behind reads one
/// kind of text. Positions in errors behind such a string are those of the new text.
/// </summary>
internal static class EscapedStrings
{
    /// <param name="warn">Told of every string with escapes; null with escape_string_warning off.</param>
    /// <exception cref="SqlErrorException">0A000: U&amp;'…', which would be unsafe.</exception>
    public static string ToStandard(string sql, Action<SqlNotice>? warn)
    {
        StringLexer strings = new(sql);
        StringBuilder text = new(sql.Length + 16);
        int copied = 0;
        try
        {
            for (int at = strings.SkipBlanks(0); at < sql.Length; at = strings.SkipBlanks(at))
            {
                int start = at;
                switch (sql[at])
                {
                    case '\'':
                        at = EndOfString(strings, sql, start);
                        if (sql.IndexOf('\\', start, at - start) is >= 0 and var backslash)
                        {
                            // N'…' is such a string too; another name before it would take the E.
                            bool isNational = start > 0 && sql[start - 1] is 'n' or 'N' && (start == 1 || !IsNamePart(sql[start - 2]));
                            bool isAfterName = start > 0 && IsNamePart(sql[start - 1]);
                            text.Append(sql, copied, start - copied - (isNational ? 1 : 0)).Append(isNational ? "bpchar E" : isAfterName ? " E" : "E");
                            copied = start;
                            warn?.Invoke(Warning(backslash + 1 < sql.Length ? sql[backslash + 1] : ' ') with { Position = SqlErrorException.InCharacters(sql, start + 1) });
                        }

                        break;
                    case '"':
                        strings.QuotedName(at, at + 1, out at);
                        break;
                    case '$':
                        at = strings.DollarQuoted(at, out _, out int end) ? end : at + 1;
                        break;
                    case var first when IsNamePart(first):
                        at = PrefixedOrWord(sql, strings, at);
                        break;
                    default:
                        at++;
                        break;
                }
            }
        }
        catch (SqlErrorException error) when (error.SqlState != SqlState.FeatureNotSupported)
        {
            // Something without an end, which the parser tells of.
        }

        return text.Append(sql, copied, sql.Length - copied).ToString();
    }

    /// <summary>Behind the quote that ends the string; the end of the text where none does.</summary>
    private static int EndOfString(StringLexer strings, string sql, int start)
    {
        try
        {
            strings.Escaped(start, start + 1, out int end);
            return end;
        }
        catch (SqlErrorException)
        {
            return sql.Length;
        }
    }

    private static int PrefixedOrWord(string sql, StringLexer strings, int at)
    {
        char next = at + 1 < sql.Length ? sql[at + 1] : ' ';
        switch (char.ToUpperInvariant(sql[at]))
        {
            case 'E' when next == '\'':
                strings.Escaped(at, at + 2, out int end);
                return end;
            case 'B' or 'X' when next == '\'':
                strings.Bits(at, at + 2, "bit string literal", out end);
                return end;
            case 'U' when next == '&' && at + 2 < sql.Length && sql[at + 2] == '\'':
                throw SyntaxErrors.At(
                    sql, at, "unsafe use of string constant with Unicode escapes", SqlState.FeatureNotSupported,
                    detail: "String constants with Unicode escapes cannot be used when standard_conforming_strings is off.");
            default:
                while (at < sql.Length && IsNamePart(sql[at]))
                {
                    at++;
                }

                return at;
        }
    }

    private static SqlNotice Warning(char escaped) => escaped switch
    {
        '\'' => Warning("\\'", "Use '' to write quotes in strings, or use the escape string syntax (E'...')."),
        '\\' => Warning("\\\\", "Use the escape string syntax for backslashes, e.g., E'\\\\'."),
        _ => Warning("escape", "Use the escape string syntax for escapes, e.g., E'\\r\\n'."),
    };

    private static SqlNotice Warning(string what, string hint) =>
        SqlNotice.Warning(SqlState.NonstandardUseOfEscapeCharacter, $"nonstandard use of {what} in a string literal", hint: hint);

    private static bool IsNamePart(char c) => char.IsAsciiLetterOrDigit(c) || c is '_' or '$' or >= '\u0080';
}
