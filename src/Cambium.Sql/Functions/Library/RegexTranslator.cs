using System.Globalization;
using System.Text;
using System.Text.RegularExpressions;

namespace Cambium.Sql.Functions.Library;

/// <summary>
/// Writes PostgreSQL's advanced regular expressions as .NET's: classes like [[:alpha:]], escapes \m \M \y \Y \A \Z, constraint
/// and option prefixes (?i) and ***=, newline sensitivity. What differs and stays: alternatives match leftmost, not longest.
/// </summary>
internal sealed class RegexTranslator
{
    /// <summary>Of repetitions, as PostgreSQL has it.</summary>
    private const int RepetitionsMax = 255;

    /// <summary>Parentheses inside each other: the runtime's parser recurses.</summary>
    private const int NestingMax = 1000;

    private readonly string _flags;
    private string _pattern;
    private int _position;

    internal RegexTranslator(string pattern, string flags)
    {
        _pattern = pattern;
        _flags = flags;
    }

    internal CompiledPattern Translate()
    {
        string flags = _flags;
        if (_pattern.StartsWith("***=", StringComparison.Ordinal))
        {
            flags += "q";
            _pattern = _pattern[4..];
        }
        else if (_pattern.StartsWith("***:", StringComparison.Ordinal))
        {
            _pattern = _pattern[4..];
        }

        if (_pattern.StartsWith("(?", StringComparison.Ordinal) && _pattern.Length > 3 && char.IsAsciiLetter(_pattern[2]) && _pattern.IndexOf(')', StringComparison.Ordinal) is > 0 and int end
            && _pattern[2..end].All(char.IsAsciiLetter))
        {
            flags += _pattern[2..end];
            _pattern = _pattern[(end + 1)..];
        }

        RegexOptions options = RegexOptions.CultureInvariant;
        bool dotMatchesNewline = true;
        bool anchorsMatchLines = false;
        bool isLiteral = false;
        bool isExpanded = false;
        foreach (char flag in flags)
        {
            switch (flag)
            {
                case 'i':
                    options |= RegexOptions.IgnoreCase;
                    break;
                case 'c':
                    options &= ~RegexOptions.IgnoreCase;
                    break;
                case 'n' or 'm':
                    (dotMatchesNewline, anchorsMatchLines) = (false, true);
                    break;
                case 's':
                    (dotMatchesNewline, anchorsMatchLines) = (true, false);
                    break;
                case 'p':
                    (dotMatchesNewline, anchorsMatchLines) = (false, false);
                    break;
                case 'w':
                    (dotMatchesNewline, anchorsMatchLines) = (true, true);
                    break;
                case 'q':
                    isLiteral = true;
                    break;
                case 'x':
                    isExpanded = true;
                    break;
            }
        }

        string translated = isLiteral ? Regex.Escape(_pattern) : Body(dotMatchesNewline, anchorsMatchLines, isExpanded);
        return new CompiledPattern(translated, options);
    }

    private string Body(bool dotMatchesNewline, bool anchorsMatchLines, bool isExpanded)
    {
        StringBuilder result = new(_pattern.Length + 8);
        int depth = 0;
        while (_position < _pattern.Length)
        {
            char c = _pattern[_position++];
            switch (c)
            {
                case '[':
                    Bracket(result, dotMatchesNewline);
                    break;
                case '\\':
                    Escape(result);
                    break;
                case '.':
                    result.Append(dotMatchesNewline ? @"[\s\S]" : @"[^\n]");
                    break;
                case '^':
                    result.Append(anchorsMatchLines ? "(?m:^)" : @"\A");
                    break;
                case '$':
                    result.Append(anchorsMatchLines ? "(?m:$)" : @"\z");
                    break;
                case '#' when isExpanded:
                    while (_position < _pattern.Length && _pattern[_position] != '\n')
                    {
                        _position++;
                    }

                    break;
                case var blank when isExpanded && char.IsWhiteSpace(blank):
                    break;
                case ' ' or '#':
                    result.Append('\\').Append(c);
                    break;
                case '{' when !(_position < _pattern.Length && char.IsAsciiDigit(_pattern[_position])):
                    result.Append(@"\{");
                    break;
                case '{':
                    CheckRepetitions();
                    result.Append(c);
                    break;
                case '(' when ++depth > NestingMax:
                    throw new ArgumentException("regular expression is too complex");
                case ')':
                    depth--;
                    result.Append(c);
                    break;
                default:
                    result.Append(c);
                    break;
            }
        }

        return result.ToString();
    }

    /// <summary>The bounds after an opening brace.</summary>
    private void CheckRepetitions()
    {
        int end = _pattern.IndexOf('}', _position);
        foreach (string bound in end < 0 ? [] : _pattern[_position..end].Split(','))
        {
            if (bound.Length > 0 && bound.All(char.IsAsciiDigit) && (bound.Length > 3 || int.Parse(bound, CultureInfo.InvariantCulture) > RepetitionsMax))
            {
                throw new ArgumentException("invalid repetition count(s)");
            }
        }
    }

    /// <summary>A bracket expression, the opening bracket being read.</summary>
    private void Bracket(StringBuilder result, bool dotMatchesNewline)
    {
        string rest = _pattern[_position..];
        if (rest.StartsWith("[:<:]]", StringComparison.Ordinal) || rest.StartsWith("[:>:]]", StringComparison.Ordinal))
        {
            result.Append(rest[2] == '<' ? @"\b(?=\w)" : @"\b(?<=\w)");
            _position += 6;
            return;
        }

        result.Append('[');
        if (Peek() == '^')
        {
            result.Append(dotMatchesNewline ? "^" : @"^\n");
            _position++;
        }

        bool isFirst = true;
        while (_position < _pattern.Length && (isFirst || _pattern[_position] != ']'))
        {
            isFirst = false;
            char c = _pattern[_position++];
            if (c == '[' && Peek() is ':' or '.' or '=')
            {
                char kind = _pattern[_position];
                int end = _pattern.IndexOf($"{kind}]", _position + 1, StringComparison.Ordinal);
                if (end < 0)
                {
                    throw new ArgumentException("brackets [] not balanced");
                }

                string name = _pattern[(_position + 1)..end];
                result.Append(kind == ':' ? ClassOf(name) : Regex.Escape(name));
                _position = end + 2;
            }
            else if (c == '\\' && _position < _pattern.Length)
            {
                char escaped = _pattern[_position++];
                result.Append('\\').Append(escaped);
            }
            else
            {
                result.Append(c is '[' or ']' or '\\' ? "\\" : "").Append(c);
            }
        }

        if (_position >= _pattern.Length)
        {
            throw new ArgumentException("brackets [] not balanced");
        }

        _position++;
        result.Append(']');
    }

    private static string ClassOf(string name) => name switch
    {
        "alpha" => @"\p{L}",
        "digit" => "0-9",
        "alnum" => @"\p{L}\p{Nd}",
        "upper" => @"\p{Lu}",
        "lower" => @"\p{Ll}",
        "space" => @"\s",
        "blank" => @" \t",
        "punct" => @"!-/:-@\[-`{-~",
        "cntrl" => @"\x00-\x1f\x7f",
        "graph" => @"\x21-\x7e\p{L}",
        "print" => @"\x20-\x7e\p{L}",
        "xdigit" => "0-9A-Fa-f",
        "word" => @"\w",
        "ascii" => @"\x00-\x7f",
        _ => throw new ArgumentException("invalid character class"),
    };

    private void Escape(StringBuilder result)
    {
        if (_position >= _pattern.Length)
        {
            throw new ArgumentException("invalid escape \\ sequence");
        }

        char c = _pattern[_position++];
        result.Append(c switch
        {
            'm' => @"\b(?=\w)",
            'M' => @"\b(?<=\w)",
            'y' => @"\b",
            'Y' => @"\B",
            'Z' => @"\z",
            'd' => "[0-9]",
            'D' => "[^0-9]",
            'A' or 'w' or 'W' or 's' or 'S' or 'n' or 'r' or 't' or 'f' or 'v' or 'a' or 'e' or 'x' or 'u' or 'c' => "\\" + c,
            'b' => @"\x08",
            'B' => @"\\",
            >= '1' and <= '9' => "\\" + c,
            '0' => @"\0",
            _ when char.IsAsciiLetter(c) => throw new ArgumentException("invalid escape \\ sequence"),
            _ => Regex.Escape(c.ToString()),
        });
    }

    private char Peek() => _position < _pattern.Length ? _pattern[_position] : '\0';
}
