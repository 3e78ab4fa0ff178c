using System.Diagnostics.CodeAnalysis;
using System.Text;

namespace Cambium.Sql.Parsing;

/// <summary>
/// White space, comments and everything in quotes. A method takes where the token starts (for errors) and where its content does, and
/// yields the value and the offset after the closing quote.
/// </summary>
internal sealed class StringLexer(string sql)
{
    /// <summary>The offset of the next token after white space, -- and nested /* */ comments.</summary>
    public int SkipBlanks(int position)
    {
        while (position < sql.Length)
        {
            char character = sql[position];
            if (character is ' ' or '\t' or '\n' or '\r' or '\f')
            {
                position++;
            }
            else if (character == '-' && At(position + 1) == '-')
            {
                position = SkipLine(position);
            }
            else if (character == '/' && At(position + 1) == '*')
            {
                position = SkipComment(position);
            }
            else
            {
                break;
            }
        }

        return position;
    }

    /// <summary>'…' with doubled quotes; literals on following lines continue it.</summary>
    public string Quoted(int start, int content, out int end) => Delimited(start, content, '\'', "unterminated quoted string", out end);

    /// <summary>B'…' and X'…'; the digits are left to the type's input.</summary>
    public string Bits(int start, int content, string what, out int end) => Delimited(start, content, '\'', $"unterminated {what}", out end);

    /// <summary>"…", not empty.</summary>
    public string QuotedName(int start, int content, out int end)
    {
        string name = Delimited(start, content, '"', "unterminated quoted identifier", out end);
        return name.Length > 0 ? name : throw SyntaxErrors.AtOrNear(sql, start, end, "zero-length delimited identifier");
    }

    /// <summary>E'…' with backslash escapes.</summary>
    public string Escaped(int start, int content, out int end)
    {
        EscapeDecoder decoder = new(sql);
        int position = content;
        while (true)
        {
            int stop = position < sql.Length ? sql.AsSpan(position).IndexOfAny('\\', '\'') : -1;
            if (stop < 0)
            {
                throw SyntaxErrors.AtOrNear(sql, start, sql.Length, "unterminated quoted string");
            }

            decoder.Append(sql.AsSpan(position, stop));
            position += stop;
            if (sql[position] == '\\')
            {
                if (position + 1 >= sql.Length)
                {
                    throw SyntaxErrors.AtOrNear(sql, start, sql.Length, "unterminated quoted string");
                }

                position = decoder.Escape(position);
            }
            else if (At(position + 1) == '\'')
            {
                decoder.Append("'");
                position += 2;
            }
            else if (Continuation(position + 1) is int next)
            {
                position = next;
            }
            else
            {
                end = position + 1;
                return decoder.Finish();
            }
        }
    }

    /// <summary>U&amp;'…' [UESCAPE 'c'].</summary>
    public string UnicodeQuoted(int start, int content, out int end)
    {
        string raw = Quoted(start, content, out end);
        return Unescape(raw, content, ref end);
    }

    /// <summary>U&amp;"…" [UESCAPE 'c'].</summary>
    public string UnicodeQuotedName(int start, int content, out int end)
    {
        string raw = QuotedName(start, content, out end);
        return Unescape(raw, content, ref end);
    }

    /// <summary>$tag$…$tag$; false when the dollar starts no tag.</summary>
    public bool DollarQuoted(int start, [NotNullWhen(true)] out string? value, out int end)
    {
        int tagEnd = start + 1;
        while (tagEnd < sql.Length && (char.IsAsciiLetterOrDigit(sql[tagEnd]) || sql[tagEnd] == '_' || sql[tagEnd] >= 0x80))
        {
            tagEnd++;
        }

        value = null;
        end = start;
        if (At(tagEnd) != '$')
        {
            return false;
        }

        ReadOnlySpan<char> tag = sql.AsSpan(start, tagEnd + 1 - start);
        int length = sql.AsSpan(tagEnd + 1).IndexOf(tag, StringComparison.Ordinal);
        if (length < 0)
        {
            throw SyntaxErrors.AtOrNear(sql, start, sql.Length, "unterminated dollar-quoted string");
        }

        value = sql.Substring(tagEnd + 1, length);
        end = tagEnd + 1 + length + tag.Length;
        return true;
    }

    private string Delimited(int start, int content, char quote, string error, out int end)
    {
        StringBuilder? builder = null;
        int position = content;
        while (true)
        {
            int length = position <= sql.Length ? sql.AsSpan(position).IndexOf(quote) : -1;
            if (length < 0)
            {
                throw SyntaxErrors.AtOrNear(sql, start, sql.Length, error);
            }

            int close = position + length;
            int? next = At(close + 1) == quote ? close + 2 : quote == '\'' ? Continuation(close + 1) : null;
            if (next is null && builder is null)
            {
                end = close + 1;
                return sql.Substring(position, length);
            }

            builder = (builder ?? new StringBuilder()).Append(sql, position, length);
            if (next is not int following)
            {
                end = close + 1;
                return builder.ToString();
            }

            if (following == close + 2 && sql[close + 1] == quote)
            {
                builder.Append(quote);
            }

            position = following;
        }
    }

    /// <summary>Where a literal goes on when only white space with a line break, and -- comments, stand before the next quote.</summary>
    private int? Continuation(int position)
    {
        bool hasBreak = false;
        while (position < sql.Length)
        {
            char character = sql[position];
            if (character is ' ' or '\t' or '\f' or '\n' or '\r')
            {
                hasBreak |= character is '\n' or '\r';
                position++;
            }
            else if (character == '-' && At(position + 1) == '-')
            {
                position = SkipLine(position);
            }
            else
            {
                return hasBreak && character == '\'' ? position + 1 : null;
            }
        }

        return null;
    }

    private string Unescape(string raw, int content, ref int end)
    {
        char escape = '\\';
        int next = SkipBlanks(end);
        if (next + 7 <= sql.Length && sql.AsSpan(next, 7).Equals("uescape", StringComparison.OrdinalIgnoreCase))
        {
            int quote = SkipBlanks(next + 7);
            if (At(quote) != '\'')
            {
                throw SyntaxErrors.AtOrNear(sql, quote, Math.Min(quote + 1, sql.Length), "UESCAPE must be followed by a simple string literal");
            }

            string text = Quoted(quote, quote + 1, out end);
            if (text.Length != 1 || char.IsAsciiHexDigit(text[0]) || text[0] is '+' or '\'' or '"' or ' ' or '\t' or '\n' or '\r' or '\f')
            {
                throw SyntaxErrors.AtOrNear(sql, quote, end, "invalid Unicode escape character");
            }

            escape = text[0];
        }

        return UnicodeEscapes.Decode(sql, raw, escape, content);
    }

    private int SkipLine(int position)
    {
        int length = sql.AsSpan(position).IndexOfAny('\n', '\r');
        return length < 0 ? sql.Length : position + length;
    }

    private int SkipComment(int start)
    {
        int depth = 0;
        int position = start;
        while (position + 1 < sql.Length)
        {
            if (sql[position] == '/' && sql[position + 1] == '*')
            {
                depth++;
                position += 2;
            }
            else if (sql[position] == '*' && sql[position + 1] == '/')
            {
                position += 2;
                if (--depth == 0)
                {
                    return position;
                }
            }
            else
            {
                position++;
            }
        }

        throw SyntaxErrors.AtOrNear(sql, start, sql.Length, "unterminated /* comment");
    }

    private char At(int position) => position < sql.Length ? sql[position] : '\0';
}
