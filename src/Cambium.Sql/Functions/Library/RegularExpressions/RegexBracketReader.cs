using System.Text;

namespace Cambium.Sql.Functions.Library.RegularExpressions;

/// <summary>A bracket expression: characters, ranges, [:classes:], [.names.], [=equivalents=], and escapes where the flavor has them.</summary>
internal sealed class RegexBracketReader(string pattern, int position, bool hasEscapes)
{
    private readonly List<CodePointSet> _sets = [];
    private int _position = position;

    /// <param name="isNegated">It began with ^.</param>
    /// <param name="end">Behind the closing bracket.</param>
    internal CodePointSet Read(out bool isNegated, out int end)
    {
        isNegated = Peek() == '^';
        _position += isNegated ? 1 : 0;
        bool isFirst = true;
        while (Peek() is var c && (c != ']' || isFirst))
        {
            if (c == '\0' && _position >= pattern.Length)
            {
                throw new RegexSyntaxException("brackets [] not balanced");
            }

            isFirst = false;
            ReadMember();
        }

        end = _position + 1;
        return CodePointSet.Union(_sets);
    }

    private void ReadMember()
    {
        int? first = Element();
        bool isRange = Peek() == '-' && _position + 1 < pattern.Length && pattern[_position + 1] != ']';
        if (!isRange)
        {
            if (first is { } single)
            {
                _sets.Add(CodePointSet.Of(single));
            }

            return;
        }

        _position++;
        if (first is null || Element() is not { } last || last < first)
        {
            throw new RegexSyntaxException("invalid character range");
        }

        _sets.Add(CodePointSet.Of(first.Value, last));
    }

    /// <returns>A character; null: a class, which is added already and begins no range.</returns>
    private int? Element()
    {
        char c = Peek();
        if (c == '[' && _position + 1 < pattern.Length && pattern[_position + 1] is var kind and (':' or '.' or '='))
        {
            int end = pattern.IndexOf($"{kind}]", _position + 2, StringComparison.Ordinal);
            if (end < 0)
            {
                throw new RegexSyntaxException("brackets [] not balanced");
            }

            string name = pattern[(_position + 2)..end];
            _position = end + 2;
            if (kind != ':')
            {
                int named = CollatingElement(name);
                if (kind == '.')
                {
                    return named;
                }

                _sets.Add(CodePointSet.Of(named));
                return null;
            }

            _sets.Add(CharacterClasses.Get(name) ?? throw new RegexSyntaxException("invalid character class"));
            return null;
        }

        if (c == '\\' && hasEscapes)
        {
            _position++;
            RegexEscape escape = RegexEscape.Read(pattern, ref _position, groupsSoFar: 0);
            if (escape.Set is { } set)
            {
                _sets.Add(set);
                return null;
            }

            return escape.Assertion is null && escape.BackReference == 0 ? escape.CodePoint : throw new RegexSyntaxException(@"invalid escape \ sequence");
        }

        if (_position >= pattern.Length)
        {
            throw new RegexSyntaxException("brackets [] not balanced");
        }

        Rune.DecodeFromUtf16(pattern.AsSpan(_position), out Rune rune, out int length);
        _position += length;
        return rune.Value;
    }

    private static int CollatingElement(string name)
    {
        if (Rune.DecodeFromUtf16(name, out Rune rune, out int length) == System.Buffers.OperationStatus.Done && length == name.Length)
        {
            return rune.Value;
        }

        int index = Array.IndexOf(s_names, name);
        return index >= 0 ? index : throw new RegexSyntaxException("invalid collating element");
    }

    /// <summary>POSIX's names of the characters of ASCII, by their codes.</summary>
    private static readonly string[] s_names =
    [
        "NUL", "SOH", "STX", "ETX", "EOT", "ENQ", "ACK", "alert", "backspace", "tab", "newline", "vertical-tab", "form-feed", "carriage-return", "SO", "SI",
        "DLE", "DC1", "DC2", "DC3", "DC4", "NAK", "SYN", "ETB", "CAN", "EM", "SUB", "ESC", "IS4", "IS3", "IS2", "IS1",
        "space", "exclamation-mark", "quotation-mark", "number-sign", "dollar-sign", "percent-sign", "ampersand", "apostrophe",
        "left-parenthesis", "right-parenthesis", "asterisk", "plus-sign", "comma", "hyphen", "period", "slash",
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "colon", "semicolon", "less-than-sign", "equals-sign", "greater-than-sign", "question-mark",
        "commercial-at", .. Enumerable.Range('A', 26).Select(c => ((char)c).ToString()), "left-square-bracket", "backslash", "right-square-bracket", "circumflex", "underscore",
        "grave-accent", .. Enumerable.Range('a', 26).Select(c => ((char)c).ToString()), "left-brace", "vertical-line", "right-brace", "tilde", "DEL",
    ];

    private char Peek() => _position < pattern.Length ? pattern[_position] : '\0';
}
