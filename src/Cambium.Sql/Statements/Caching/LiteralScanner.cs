using System.Globalization;

namespace Cambium.Sql.Statements.Caching;

/// <summary>
/// Finds the literals of a statement without parsing it, and makes a text in which each is replaced by a mark: the same for
/// all statements that differ in literals only. Knows just enough of SQL's words; on anything unusual (comments, escape
/// strings, dollar quotes, several statements) it gives up.
/// </summary>
internal sealed class LiteralScanner
{
    private const int TextLengthMax = 8 * 1024;

    private readonly List<LiteralToken> _tokens = [];
    private char[] _normalised = new char[512];
    private int _length;

    public IReadOnlyList<LiteralToken> Tokens => _tokens;

    /// <summary>The text with marks instead of literals.</summary>
    public ReadOnlySpan<char> Normalised => _normalised.AsSpan(0, _length);

    /// <returns>Whether it knows its way around the text.</returns>
    public bool TryScan(string sql)
    {
        _tokens.Clear();
        _length = 0;
        if (sql.Length > TextLengthMax)
        {
            return false;
        }

        if (_normalised.Length < sql.Length)
        {
            _normalised = new char[sql.Length * 2];
        }

        // Behind the last literal: what stands between two is copied at once.
        int copied = 0;
        int at = 0;
        while (at < sql.Length)
        {
            char current = sql[at];
            LiteralKind kind = LiteralKind.Text;
            int end;
            if (current <= ' ')
            {
                at++;
                continue;
            }

            if (char.IsAsciiLetter(current) || current == '_' || current > 127)
            {
                at = WordEnd(sql, at);
                if (at < sql.Length && (sql[at] == '\'' || (sql[at] == '&' && sql[at - 1] is 'u' or 'U' && at + 1 < sql.Length && sql[at + 1] is '\'' or '"')))
                {
                    return false;
                }

                continue;
            }

            if (char.IsAsciiDigit(current) || (current == '.' && at + 1 < sql.Length && char.IsAsciiDigit(sql[at + 1])))
            {
                end = NumberEnd(sql, at, out kind);
            }
            else if (current is '\'' or '"')
            {
                end = QuoteEnd(sql, at, current);
            }
            else if (IsUnusual(sql, at, current))
            {
                return false;
            }
            else
            {
                at++;
                continue;
            }

            if (end < 0)
            {
                return false;
            }

            if (current != '"')
            {
                Copy(sql, copied, at);
                Mark(kind, at, end);
                copied = end;
            }

            at = end;
        }

        Copy(sql, copied, sql.Length);
        return true;
    }

    private void Copy(string sql, int start, int end)
    {
        sql.AsSpan(start, end - start).CopyTo(_normalised.AsSpan(_length));
        _length += end - start;
    }

    private static bool IsUnusual(string sql, int at, char current)
    {
        char next = at + 1 < sql.Length ? sql[at + 1] : ' ';
        return current == '$' || (current == '-' && next == '-') || (current == '/' && next == '*')
            || (current == ';' && !sql.AsSpan(at + 1).IsWhiteSpace());
    }

    private static int WordEnd(string sql, int at)
    {
        while (at < sql.Length && (char.IsAsciiLetterOrDigit(sql[at]) || sql[at] is '_' or '$' || sql[at] > 127))
        {
            at++;
        }

        return at;
    }

    private static int NumberEnd(string sql, int start, out LiteralKind kind)
    {
        int at = start;
        bool isInteger = true;
        while (at < sql.Length && (char.IsAsciiDigit(sql[at]) || sql[at] == '.'))
        {
            isInteger &= sql[at] != '.';
            at++;
        }

        if (at < sql.Length && (char.IsAsciiLetter(sql[at]) || sql[at] == '_'))
        {
            // Exponents and worse.
            kind = default;
            return -1;
        }

        kind = !isInteger ? LiteralKind.Numeric
            : at - start < 10 || int.TryParse(sql.AsSpan(start, at - start), CultureInfo.InvariantCulture, out _) ? LiteralKind.Int4
            : at - start < 19 || long.TryParse(sql.AsSpan(start, at - start), CultureInfo.InvariantCulture, out _) ? LiteralKind.Int8
            : LiteralKind.Numeric;
        return at;
    }

    private static int QuoteEnd(string sql, int start, char quote)
    {
        int at = start + 1;
        while (at < sql.Length)
        {
            if (sql[at] == quote)
            {
                if (at + 1 >= sql.Length || sql[at + 1] != quote)
                {
                    return at + 1;
                }

                at++;
            }

            at++;
        }

        return -1;
    }

    private void Mark(LiteralKind kind, int start, int end)
    {
        _tokens.Add(new LiteralToken(kind, start, end - start));
        _normalised[_length++] = (char)(1 + (int)kind);
    }
}
