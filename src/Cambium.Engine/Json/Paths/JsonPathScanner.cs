using System.Globalization;
using System.Text;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Engine.Json.Paths;

/// <summary>Cuts a jsonpath into tokens.</summary>
internal sealed class JsonPathScanner(string text)
{
    private const string Special = "?%$.[]{}()|&!=<>@#,*:-+/\"";

    private int _position;

    /// <exception cref="SqlErrorException">42601.</exception>
    internal JsonPathToken Next()
    {
        SkipBlanks();
        int start = _position;
        if (start >= text.Length)
        {
            return new JsonPathToken('e', "", start, start);
        }

        char c = text[start];
        if (char.IsAsciiDigit(c) || (c == '.' && start + 1 < text.Length && char.IsAsciiDigit(text[start + 1])))
        {
            return ReadNumber();
        }

        if (c == '"')
        {
            return new JsonPathToken('s', ReadQuoted(), start, _position);
        }

        if (c == '$')
        {
            return ReadVariable();
        }

        if (!IsSpecial(c))
        {
            return new JsonPathToken('i', ReadName(), start, _position);
        }

        string pair = start + 1 < text.Length ? text.Substring(start, 2) : "";
        string symbol = pair switch
        {
            "==" or "!=" or "<=" or ">=" or "&&" or "||" or "**" => pair,
            "<>" => pair,
            _ => c.ToString(),
        };
        _position += symbol.Length;
        symbol = symbol switch { "=" => "==", "<>" => "!=", _ => symbol };
        return new JsonPathToken(symbol[0], symbol, start, _position);
    }

    /// <summary>Shows the last piece that PostgreSQL's scanner cuts: of a string its closing quote, of a name what ends it if that is a blank.</summary>
    internal SqlErrorException SyntaxError(in JsonPathToken token)
    {
        (int start, int end) = token.Kind switch
        {
            's' => (token.End - 1, token.End),
            'v' when text[token.End - 1] == '"' => (token.End - 1, token.End),
            'i' => (token.End, EndOfBlanks(token.End)),
            _ => (token.Start, token.End),
        };
        return start == end ? new SqlErrorException(SqlState.SyntaxError, "syntax error at end of jsonpath input") : Error("syntax error", start, end);
    }

    private int EndOfBlanks(int position)
    {
        while (position < text.Length && Blanks.IsBlank(text[position]))
        {
            position++;
        }

        return position;
    }

    private static bool IsSpecial(char c) => Special.Contains(c, StringComparison.Ordinal);

    private SqlErrorException Error(string message, int start, int end) =>
        new(SqlState.SyntaxError, $"{message} at or near \"{text[start..Math.Min(end, text.Length)]}\" of jsonpath input");

    private void SkipBlanks()
    {
        while (_position < text.Length)
        {
            if (text[_position] is ' ' or '\t' or '\n' or '\r' or '\f')
            {
                _position++;
            }
            else if (string.CompareOrdinal(text, _position, "/*", 0, 2) == 0)
            {
                int end = text.IndexOf("*/", _position + 2, StringComparison.Ordinal);
                if (end < 0)
                {
                    throw new SqlErrorException(SqlState.SyntaxError, "unexpected end of comment at end of jsonpath input");
                }

                _position = end + 2;
            }
            else
            {
                return;
            }
        }
    }

    /// <summary>The longest of a number, a number with one character too many, and a name that begins with digits.</summary>
    private JsonPathToken ReadNumber()
    {
        int start = _position;
        SkipNumber();
        if (_position < text.Length && text[_position] is 'e' or 'E')
        {
            SkipExponent(start);
        }

        if (_position == text.Length || !IsNamePart(text[_position]))
        {
            return new JsonPathToken('n', text[start.._position], start, _position);
        }

        int junk = _position + 1;
        int nameEnd = start;
        while (nameEnd < text.Length && IsNamePart(text[nameEnd]))
        {
            nameEnd++;
        }

        // A character of several bytes is more than one too many.
        if (nameEnd <= junk && (nameEnd < junk || char.IsAscii(text[junk - 1])))
        {
            throw Error("trailing junk after numeric literal", start, junk);
        }

        _position = start;
        return new JsonPathToken('i', ReadName(), start, _position);
    }

    /// <summary>Digits, of which a 0 is never followed by others, and a point with digits behind it.</summary>
    private void SkipNumber()
    {
        if (text[_position] == '0')
        {
            _position++;
        }
        else
        {
            SkipDigits();
        }

        if (_position < text.Length && text[_position] == '.')
        {
            _position++;
            SkipDigits();
        }
    }

    private void SkipExponent(int start)
    {
        int letter = _position++;
        bool isSigned = _position < text.Length && text[_position] is '+' or '-';
        _position += isSigned ? 1 : 0;
        int digits = _position;
        SkipDigits();
        if (digits == _position)
        {
            _position = isSigned ? throw Error("invalid numeric literal", start, _position) : letter;
        }
    }

    private static bool IsNamePart(char c) => c != '\\' && !IsSpecial(c) && !Blanks.IsBlank(c);

    private void SkipDigits()
    {
        while (_position < text.Length && char.IsAsciiDigit(text[_position]))
        {
            _position++;
        }
    }

    private JsonPathToken ReadVariable()
    {
        int start = _position++;
        if (_position < text.Length && text[_position] == '"')
        {
            return new JsonPathToken('v', ReadQuoted(), start, _position);
        }

        return _position < text.Length && !IsSpecial(text[_position]) && !Blanks.IsBlank(text[_position])
            ? new JsonPathToken('v', ReadName(), start, _position)
            : new JsonPathToken('$', "$", start, _position);
    }

    private string ReadName()
    {
        StringBuilder name = new();
        while (_position < text.Length && !IsSpecial(text[_position]) && !Blanks.IsBlank(text[_position]))
        {
            if (text[_position] == '\\')
            {
                ReadEscape(name);
            }
            else
            {
                name.Append(text[_position++]);
            }
        }

        return name.ToString();
    }

    private string ReadQuoted()
    {
        int start = _position++;
        StringBuilder value = new();
        while (_position < text.Length && text[_position] != '"')
        {
            if (text[_position] == '\\')
            {
                ReadEscape(value);
            }
            else
            {
                value.Append(text[_position++]);
            }
        }

        if (_position >= text.Length)
        {
            throw Error("unterminated quoted string", start, text.Length);
        }

        _position++;
        return value.ToString();
    }

    private void ReadEscape(StringBuilder into)
    {
        int start = _position++;
        if (_position >= text.Length)
        {
            throw new SqlErrorException(SqlState.SyntaxError, "unexpected end after backslash at end of jsonpath input");
        }

        char c = text[_position++];
        switch (c)
        {
            case 'b':
                into.Append('\b');
                break;
            case 'f':
                into.Append('\f');
                break;
            case 'n':
                into.Append('\n');
                break;
            case 'r':
                into.Append('\r');
                break;
            case 't':
                into.Append('\t');
                break;
            case 'v':
                into.Append('\v');
                break;
            case 'x':
                AppendCode(into, ReadHex(start, 2, 2));
                break;
            case 'u' when _position < text.Length && text[_position] == '{':
                _position++;
                int code = ReadHex(start, 1, 6);
                if (_position >= text.Length || text[_position++] != '}')
                {
                    throw Error("invalid Unicode escape sequence", start, _position);
                }

                AppendCode(into, code);
                break;
            case 'u':
                AppendCode(into, ReadHex(start, 4, 4));
                break;
            default:
                into.Append(c);
                break;
        }
    }

    private int ReadHex(int start, int digitsMin, int digitsMax)
    {
        int from = _position;
        while (_position < text.Length && _position - from < digitsMax && char.IsAsciiHexDigit(text[_position]))
        {
            _position++;
        }

        return _position - from >= digitsMin
            ? int.Parse(text.AsSpan(from, _position - from), NumberStyles.HexNumber, CultureInfo.InvariantCulture)
            : throw Error(digitsMax == 2 ? "invalid hexadecimal character sequence" : "invalid Unicode escape sequence", start, _position);
    }

    private void AppendCode(StringBuilder into, int code)
    {
        if (code == 0)
        {
            throw new SqlErrorException(SqlState.UntranslatableCharacter, "unsupported Unicode escape sequence", "\\u0000 cannot be converted to text.");
        }

        bool followsHigh = into.Length > 0 && char.IsHighSurrogate(into[^1]);
        bool isLow = code is >= 0xDC00 and <= 0xDFFF;
        if (followsHigh != isLow)
        {
            throw new SqlErrorException(
                SqlState.InvalidTextRepresentation, "invalid input syntax for type jsonpath",
                isLow ? "Unicode low surrogate must follow a high surrogate." : "Unicode high surrogate must not follow a high surrogate.");
        }

        if (code > 0x10FFFF)
        {
            throw new SqlErrorException(SqlState.SyntaxError, "invalid Unicode code point");
        }

        into.Append(code > 0xFFFF ? char.ConvertFromUtf32(code) : ((char)code).ToString());
        if (char.IsHighSurrogate(into[^1]) && string.CompareOrdinal(text, _position, "\\u", 0, 2) != 0)
        {
            throw new SqlErrorException(SqlState.InvalidTextRepresentation, "invalid input syntax for type jsonpath", "Unicode low surrogate must follow a high surrogate.");
        }
    }
}
