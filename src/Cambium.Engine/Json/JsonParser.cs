using System.Buffers.Text;
using System.Globalization;
using System.Text;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Engine.Json;

/// <summary>Reads JSON text strictly (RFC 8259), with PostgreSQL's messages.</summary>
public ref struct JsonParser
{
    /// <summary>Containers in each other; PostgreSQL stops where its stack does.</summary>
    internal const int DepthMax = 6400;

    private readonly ReadOnlySpan<byte> _text;

    // jsonb and functions need the strings themselves; validating json only reads past them.
    private readonly bool _decodesStrings;
    private int _position;
    private int _depth;

    private JsonParser(ReadOnlySpan<byte> text, bool decodesStrings)
    {
        _text = text;
        _decodesStrings = decodesStrings;
    }

    /// <exception cref="SqlErrorException">22P02, 22P05, 54001.</exception>
    public static JsonValue Parse(ReadOnlySpan<byte> text) => Parse(text, decodesStrings: true);

    /// <summary>Checks text for the type json, which keeps it as it is.</summary>
    /// <exception cref="SqlErrorException">22P02, 54001.</exception>
    public static void Validate(ReadOnlySpan<byte> text) => Parse(text, decodesStrings: false);

    private static JsonValue Parse(ReadOnlySpan<byte> text, bool decodesStrings)
    {
        JsonParser parser = new(text, decodesStrings);
        JsonValue value = parser.ReadValue();
        parser.SkipBlanks();
        if (parser._position < text.Length)
        {
            throw parser.Unexpected("Expected end of input");
        }

        return value;
    }

    private void SkipBlanks()
    {
        while (_position < _text.Length && _text[_position] is (byte)' ' or (byte)'\t' or (byte)'\n' or (byte)'\r')
        {
            _position++;
            if (_position == _text.Length)
            {
                break;
            }
        }
    }

    private readonly byte Peek() => _position < _text.Length ? _text[_position] : (byte)0;

    private JsonValue ReadValue()
    {
        Values.CancellationPoint.Tick();
        SkipBlanks();
        int start = _position;
        JsonValue value = Peek() switch
        {
            (byte)'{' => ReadObject(),
            (byte)'[' => ReadArray(),
            (byte)'"' => JsonValue.FromString(ReadString()),
            (byte)'-' or (>= (byte)'0' and <= (byte)'9') => ReadNumber(),
            _ => ReadWord(),
        };
        return value.At(start, _position);
    }

    private JsonValue ReadObject()
    {
        Enter();
        List<JsonMember> members = [];
        SkipBlanks();
        if (Peek() == '}')
        {
            Leave();
            return JsonValue.FromMembers(members);
        }

        while (true)
        {
            SkipBlanks();
            if (Peek() != '"')
            {
                throw Unexpected(members.Count == 0 ? "Expected string or \"}\"" : "Expected string");
            }

            string name = ReadString();
            SkipBlanks();
            if (Peek() != ':')
            {
                throw Unexpected("Expected \":\"");
            }

            _position++;
            members.Add(new JsonMember(name, ReadValue()));
            if (!ReadSeparator('}', "Expected \",\" or \"}\""))
            {
                return JsonValue.FromMembers(members);
            }
        }
    }

    private JsonValue ReadArray()
    {
        Enter();
        List<JsonValue> items = [];
        SkipBlanks();
        if (Peek() == ']')
        {
            Leave();
            return JsonValue.FromItems(items);
        }

        do
        {
            items.Add(ReadValue());
        }
        while (ReadSeparator(']', "Expected \",\" or \"]\""));
        return JsonValue.FromItems(items);
    }

    /// <summary>True after a comma, false after the end.</summary>
    private bool ReadSeparator(char end, string expected)
    {
        SkipBlanks();
        if (Peek() == end)
        {
            Leave();
            return false;
        }

        if (Peek() != ',')
        {
            throw Unexpected(expected);
        }

        _position++;
        return true;
    }

    private void Enter()
    {
        _position++;
        if (++_depth > DepthMax)
        {
            throw new SqlErrorException(SqlState.StatementTooComplex, "stack depth limit exceeded");
        }
    }

    private void Leave()
    {
        _position++;
        _depth--;
    }

    private JsonValue ReadWord()
    {
        ReadOnlySpan<byte> word = _text.Slice(_position, TokenLength());
        JsonKind? kind = word.SequenceEqual("true"u8) ? JsonKind.True
            : word.SequenceEqual("false"u8) ? JsonKind.False
            : word.SequenceEqual("null"u8) ? JsonKind.Null
            : null;
        if (kind is null)
        {
            throw Unexpected("Expected JSON value");
        }

        _position += word.Length;
        return JsonValue.FromKind(kind.Value);
    }

    private JsonValue ReadNumber()
    {
        ReadOnlySpan<byte> token = _text.Slice(_position, TokenLength());
        if (!IsNumber(token))
        {
            throw Invalid($"Token \"{Encoding.UTF8.GetString(token)}\" is invalid.", _position + token.Length);
        }

        _position += token.Length;
        return Numeric.TryParse(token, out Numeric number) ? JsonValue.FromNumber(number) : throw Numeric.Overflow();
    }

    private static bool IsNumber(ReadOnlySpan<byte> token)
    {
        int i = token[0] == '-' ? 1 : 0;
        int integerStart = i;
        i = SkipDigits(token, i);
        if (i == integerStart || (token[integerStart] == '0' && i > integerStart + 1))
        {
            return false;
        }

        if (i < token.Length && token[i] == '.')
        {
            int fraction = i + 1;
            i = SkipDigits(token, fraction);
            if (i == fraction)
            {
                return false;
            }
        }

        if (i < token.Length && token[i] is (byte)'e' or (byte)'E')
        {
            int exponent = i + 1;
            if (exponent < token.Length && token[exponent] is (byte)'+' or (byte)'-')
            {
                exponent++;
            }

            i = SkipDigits(token, exponent);
            if (i == exponent)
            {
                return false;
            }
        }

        return i == token.Length;
    }

    private static int SkipDigits(ReadOnlySpan<byte> token, int i)
    {
        while (i < token.Length && char.IsAsciiDigit((char)token[i]))
        {
            i++;
        }

        return i;
    }

    private string ReadString()
    {
        int start = _position++;
        int run = _position;
        StringBuilder? decoded = null;
        while (true)
        {
            if (_position >= _text.Length)
            {
                throw Invalid($"Token \"{Encoding.UTF8.GetString(_text[start..])}\" is invalid.", _text.Length);
            }

            Values.CancellationPoint.Step(_position);
            byte c = _text[_position];
            if (c == '"')
            {
                break;
            }

            if (c < ' ')
            {
                throw Invalid($"Character with value 0x{c:x2} must be escaped.", _position);
            }

            if (c != '\\')
            {
                _position++;
                continue;
            }

            decoded ??= new StringBuilder();
            decoded.Append(Encoding.UTF8.GetString(_text[run.._position]));
            ReadEscape(start, decoded);
            run = _position;
        }

        string rest = _decodesStrings || decoded is null ? Encoding.UTF8.GetString(_text[run.._position]) : "";
        _position++;
        if (decoded is null)
        {
            return rest;
        }

        decoded.Append(rest);
        return decoded.ToString();
    }

    private void ReadEscape(int stringStart, StringBuilder decoded)
    {
        _position++;
        if (_position >= _text.Length)
        {
            throw Invalid($"Token \"{Encoding.UTF8.GetString(_text[stringStart..])}\" is invalid.", _text.Length);
        }

        byte c = _text[_position++];
        switch (c)
        {
            case (byte)'"' or (byte)'\\' or (byte)'/':
                decoded.Append((char)c);
                break;
            case (byte)'b':
                decoded.Append('\b');
                break;
            case (byte)'f':
                decoded.Append('\f');
                break;
            case (byte)'n':
                decoded.Append('\n');
                break;
            case (byte)'r':
                decoded.Append('\r');
                break;
            case (byte)'t':
                decoded.Append('\t');
                break;
            case (byte)'u':
                ReadUnicode(decoded);
                break;
            default:
                throw Invalid($"Escape sequence \"\\{(char)c}\" is invalid.", _position);
        }
    }

    private void ReadUnicode(StringBuilder decoded)
    {
        char unit = ReadHex();
        if (!_decodesStrings)
        {
            return;
        }

        if (unit == 0)
        {
            throw new SqlErrorException(SqlState.UntranslatableCharacter, "unsupported Unicode escape sequence", "\\u0000 cannot be converted to text.")
            {
                Where = Context(_position),
            };
        }

        if (char.IsLowSurrogate(unit))
        {
            throw Invalid("Unicode low surrogate must follow a high surrogate.", _position);
        }

        decoded.Append(unit);
        if (char.IsHighSurrogate(unit))
        {
            bool isEscape = _position + 1 < _text.Length && _text[_position] == '\\' && _text[_position + 1] == 'u';
            if (!isEscape)
            {
                throw Invalid("Unicode low surrogate must follow a high surrogate.", Math.Min(_position + 1, _text.Length));
            }

            _position += 2;
            char low = ReadHex();
            if (!char.IsLowSurrogate(low))
            {
                throw Invalid(char.IsHighSurrogate(low)
                    ? "Unicode high surrogate must not follow a high surrogate."
                    : "Unicode low surrogate must follow a high surrogate.", _position);
            }

            decoded.Append(low);
        }
    }

    private char ReadHex()
    {
        ReadOnlySpan<byte> digits = _text.Slice(_position, Math.Min(4, _text.Length - _position));
        if (digits.Length < 4 || !Utf8Parser.TryParse(digits, out ushort unit, out int consumed, 'x') || consumed != 4)
        {
            throw Invalid("\"\\u\" must be followed by four hexadecimal digits.", Math.Min(_position + 3, _text.Length));
        }

        _position += 4;
        return (char)unit;
    }

    /// <summary>Bytes of the token at the position: a word, a number, a string, or one character.</summary>
    private readonly int TokenLength()
    {
        int end = _position;
        if (end < _text.Length && _text[end] == '"')
        {
            for (end++; end < _text.Length && _text[end] != '"'; end++)
            {
                end += _text[end] == '\\' ? 1 : 0;
            }

            return Math.Min(end + 1, _text.Length) - _position;
        }

        while (end < _text.Length && (char.IsAsciiLetterOrDigit((char)_text[end]) || _text[end] is (byte)'_' or (byte)'+' or (byte)'-' or (byte)'.' or >= 0x80))
        {
            end++;
        }

        return Math.Max(end - _position, _position < _text.Length ? 1 : 0);
    }

    private readonly SqlErrorException Unexpected(string expected)
    {
        if (_position >= _text.Length)
        {
            return Invalid("The input string ended unexpectedly.", _text.Length);
        }

        ReadOnlySpan<byte> token = _text.Slice(_position, TokenLength());
        string text = Encoding.UTF8.GetString(token);
        bool isToken = token[0] is (byte)'{' or (byte)'}' or (byte)'[' or (byte)']' or (byte)',' or (byte)':' or (byte)'"'
            || text is "true" or "false" or "null" || ((token[0] == '-' || char.IsAsciiDigit((char)token[0])) && IsNumber(token));
        return Invalid(isToken ? $"{expected}, but found \"{text}\"." : $"Token \"{text}\" is invalid.", _position + token.Length);
    }

    private readonly SqlErrorException Invalid(string detail, int end) =>
        new(SqlState.InvalidTextRepresentation, "invalid input syntax for type json", detail) { Where = Context(end) };

    /// <summary>The line with the error, up to it, at most fifty bytes.</summary>
    private readonly string Context(int end)
    {
        ReadOnlySpan<byte> before = _text[..end];
        int lineStart = before.LastIndexOf((byte)'\n') + 1;
        int line = before.Count((byte)'\n') + 1;
        int start = lineStart;
        while (end - start >= 50 || (start < end && (_text[start] & 0xC0) == 0x80))
        {
            start++;
        }

        // Three dots would take the place of as many characters.
        start = start - lineStart <= 3 ? lineStart : start;
        bool isCut = end < _text.Length && _text[end] is not ((byte)'\n' or (byte)'\r');
        string shown = Encoding.UTF8.GetString(_text[start..end]);
        return string.Create(CultureInfo.InvariantCulture, $"JSON data, line {line}: {(start > lineStart ? "..." : "")}{shown}{(isCut ? "..." : "")}");
    }
}
