using System.Text;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library.RegularExpressions;

/// <summary>
/// Reads regular expressions in PostgreSQL's dialect. Quantifiers say whether they prefer more or less; of a branch the first part that has a
/// preference decides, several branches always prefer more, {m} leaves its operand's.
/// </summary>
internal sealed class RegexParser
{
    /// <summary>Of repetitions.</summary>
    private const int RepetitionsMax = 255;

    /// <summary>Parentheses inside each other.</summary>
    private const int NestingMax = 1000;

    private readonly string _pattern;
    private readonly List<RegexGroup?> _groups = [null];
    private RegexOptions _options;
    private int _position;
    private int _depth;
    private int _lookDepth;

    private RegexParser(string pattern, RegexOptions options)
    {
        _pattern = pattern;
        _options = options;
    }

    /// <exception cref="RegexSyntaxException">With PostgreSQL's words.</exception>
    internal static ParsedRegex Parse(string pattern, RegexOptions options)
    {
        var parser = new RegexParser(pattern, options);
        parser.ReadPrefixes();
        RegexNode root = parser._options.Flavor == RegexFlavor.Literal ? parser.Literal() : parser.Alternatives();
        if (parser._position < pattern.Length)
        {
            throw new RegexSyntaxException("parentheses () not balanced");
        }

        return new ParsedRegex(root, parser._groups.Count - 1, parser._options.IgnoresCase);
    }

    private bool IsAtEnd => _position >= _pattern.Length;

    private bool IsAdvanced => _options.Flavor == RegexFlavor.Advanced;

    /// <summary>***: and ***= name the flavor, (?letters) at the beginning sets options.</summary>
    private void ReadPrefixes()
    {
        if (_options.Flavor == RegexFlavor.Literal)
        {
            return;
        }

        if (Takes("***="))
        {
            _options = _options with { Flavor = RegexFlavor.Literal };
            return;
        }

        if (Takes("***:"))
        {
            _options = _options with { Flavor = RegexFlavor.Advanced };
        }
        else if (_pattern.StartsWith("***", StringComparison.Ordinal))
        {
            throw new RegexSyntaxException("quantifier operand invalid");
        }

        if (IsAdvanced && LooksAt("(?") && _position + 2 < _pattern.Length && char.IsAsciiLetter(_pattern[_position + 2]))
        {
            _position += 2;
            while (!IsAtEnd && _pattern[_position] != ')')
            {
                _options = _options.With(_pattern[_position++]) ?? throw new RegexSyntaxException("invalid embedded option");
            }

            if (IsAtEnd)
            {
                throw new RegexSyntaxException("invalid embedded option");
            }

            _position++;
        }
    }

    private RegexSequence Literal()
    {
        List<RegexNode> parts = [];
        while (!IsAtEnd)
        {
            parts.Add(Character(CodePointSet.Of(NextCodePoint())));
        }

        return new RegexSequence(parts);
    }

    private RegexNode Alternatives()
    {
        if (++_depth > NestingMax)
        {
            throw new RegexSyntaxException("regular expression is too complex");
        }

        List<RegexNode> branches = [Branch()];
        while (_options.Flavor != RegexFlavor.Basic && Takes("|"))
        {
            branches.Add(Branch());
        }

        _depth--;
        return branches.Count == 1 ? branches[0] : new RegexAlternation(branches);
    }

    /// <summary>
    /// Quantified atoms one after the other. Neighbours that capture nothing and agree in their preference are one part when a match is taken
    /// apart; what captures, or prefers otherwise, stands alone, and what follows it begins anew.
    /// </summary>
    private RegexNode Branch()
    {
        List<RegexNode> chain = [];
        List<RegexNode> run = [];
        RegexPreference preference = RegexPreference.None;
        bool isFirst = true;
        while (SkipsIgnored() && !IsAtEnd && !LooksAtBranchEnd())
        {
            RegexNode next = Quantified(isFirst);
            isFirst = false;
            bool differs = next.Preference != RegexPreference.None && preference != RegexPreference.None && next.Preference != preference;
            if (next.HasGroups || next.IsMixed || differs)
            {
                AddRun(chain, run);
                chain.Add(next);
                run = [];
                preference = RegexPreference.None;
                continue;
            }

            run.Add(next);
            preference = preference == RegexPreference.None ? next.Preference : preference;
        }

        AddRun(chain, run);
        if (chain.Count > NestingMax)
        {
            throw new RegexSyntaxException("regular expression is too complex");
        }

        RegexNode branch = chain.Count == 0 ? new RegexSequence([]) : chain[^1];
        for (int i = chain.Count - 2; i >= 0; i--)
        {
            branch = new RegexSequence([chain[i], branch]);
        }

        return branch;
    }

    private static void AddRun(List<RegexNode> chain, List<RegexNode> run)
    {
        if (run.Count > 0)
        {
            chain.Add(run.Count == 1 ? run[0] : new RegexSequence(run));
        }
    }

    /// <summary>In POSIX's extended expressions a closing parenthesis that nothing opened stands for itself.</summary>
    private bool LooksAtBranchEnd() => _options.Flavor == RegexFlavor.Basic
        ? LooksAt(@"\)") && _depth > 1
        : LooksAt("|") || (LooksAt(")") && (_depth > 1 || IsAdvanced));

    private RegexNode Quantified(bool isFirst)
    {
        CancellationPoint.Tick();
        RegexNode atom = Atom(isFirst);
        SkipsIgnored();
        if (!TakesQuantifier(out int min, out int max, out RegexPreference own))
        {
            return atom;
        }

        if (atom is RegexAssertion or RegexLook)
        {
            throw new RegexSyntaxException("quantifier operand invalid");
        }

        SkipsIgnored();
        if (LooksAtQuantifier())
        {
            throw new RegexSyntaxException("quantifier operand invalid");
        }

        if (max == 0)
        {
            return new RegexSequence([]);
        }

        return min == 1 && max == 1 && (own == RegexPreference.None || atom is RegexCharacter) ? atom : new RegexRepetition(atom, min, max, own);
    }

    private bool LooksAtQuantifier() => !IsAtEnd && _options.Flavor != RegexFlavor.Basic
        && (_pattern[_position] is '*' or '+' or '?' || (_pattern[_position] == '{' && _position + 1 < _pattern.Length && char.IsAsciiDigit(_pattern[_position + 1])));

    private bool TakesQuantifier(out int min, out int max, out RegexPreference own)
    {
        (min, max, own) = (1, 1, RegexPreference.None);
        bool isBasic = _options.Flavor == RegexFlavor.Basic;
        if (Takes("*"))
        {
            (min, max) = (0, int.MaxValue);
        }
        else if (!isBasic && Takes("+"))
        {
            (min, max) = (1, int.MaxValue);
        }
        else if (!isBasic && Takes("?"))
        {
            (min, max) = (0, 1);
        }
        else if (isBasic ? Takes(@"\{") : LooksAtQuantifier() && Takes("{"))
        {
            min = max = Count();
            bool isRange = Takes(",");
            if (isRange)
            {
                max = !IsAtEnd && char.IsAsciiDigit(_pattern[_position]) ? Count() : int.MaxValue;
                if (min > max)
                {
                    throw new RegexSyntaxException("invalid repetition count(s)");
                }
            }

            if (!Takes(isBasic ? @"\}" : "}"))
            {
                throw new RegexSyntaxException(IsAtEnd ? "braces {} not balanced" : "invalid repetition count(s)");
            }

            bool isLazy = IsAdvanced && Takes("?");
            own = !isRange ? RegexPreference.None : isLazy ? RegexPreference.Shortest : RegexPreference.Longest;
            return true;
        }
        else
        {
            return false;
        }

        own = IsAdvanced && Takes("?") ? RegexPreference.Shortest : RegexPreference.Longest;
        return true;
    }

    private int Count()
    {
        int count = 0;
        int digits = 0;
        while (!IsAtEnd && char.IsAsciiDigit(_pattern[_position]))
        {
            count = Math.Min((count * 10) + (_pattern[_position++] - '0'), RepetitionsMax + 1);
            digits++;
        }

        return digits > 0 && count <= RepetitionsMax ? count : throw new RegexSyntaxException(IsAtEnd && digits == 0 ? "braces {} not balanced" : "invalid repetition count(s)");
    }

    private RegexNode Atom(bool isFirst)
    {
        bool isBasic = _options.Flavor == RegexFlavor.Basic;
        char c = _pattern[_position];
        switch (c)
        {
            case '(' when !isBasic:
                _position++;
                return Parenthesized(")");
            case '[':
                _position++;
                return Bracket();
            case '.':
                _position++;
                return new RegexCharacter(_options.DotTakesNewline ? CodePointSet.All : CodePointSet.Newline.Complement());
            case '^' when !isBasic || isFirst:
                _position++;
                return new RegexAssertion(_options.AnchorsMatchLines ? RegexAssertionKind.LineStart : RegexAssertionKind.TextStart);
            case '$' when !isBasic || _position + 1 == _pattern.Length || string.CompareOrdinal(_pattern, _position + 1, @"\)", 0, 2) == 0:
                _position++;
                return new RegexAssertion(_options.AnchorsMatchLines ? RegexAssertionKind.LineEnd : RegexAssertionKind.TextEnd);
            case '*' or '+' or '?' when !isBasic:
                throw new RegexSyntaxException("quantifier operand invalid");
            case '{' when !isBasic && LooksAtQuantifier():
                throw new RegexSyntaxException("quantifier operand invalid");
            case '\\' when IsAdvanced:
                _position++;
                return Escape();
            case '\\':
                _position++;
                return PosixEscape();
            default:
                return Character(CodePointSet.Of(NextCodePoint()));
        }
    }

    /// <summary>A backslash of a POSIX flavor, which takes away a meaning; in basic expressions it also gives one to parentheses.</summary>
    private RegexNode PosixEscape()
    {
        if (IsAtEnd)
        {
            throw new RegexSyntaxException(@"invalid escape \ sequence");
        }

        if (_options.Flavor == RegexFlavor.Basic)
        {
            if (Takes("("))
            {
                return Parenthesized(@"\)");
            }

            if (_pattern[_position] is '<' or '>')
            {
                return new RegexAssertion(_pattern[_position++] == '<' ? RegexAssertionKind.WordStart : RegexAssertionKind.WordEnd);
            }

            if (_pattern[_position] is >= '1' and <= '9')
            {
                return BackReference(_pattern[_position++] - '0');
            }
        }

        return Character(CodePointSet.Of(NextCodePoint()));
    }

    private RegexNode Parenthesized(string close)
    {
        bool isLook = false;
        bool isBehind = false;
        bool isNegated = false;
        bool isCapturing = _lookDepth == 0;
        if (IsAdvanced && Takes("?"))
        {
            isCapturing = false;
            if (Takes("=") || Takes("!"))
            {
                isLook = true;
                isNegated = _pattern[_position - 1] == '!';
            }
            else if (Takes("<=") || Takes("<!"))
            {
                (isLook, isBehind) = (true, true);
                isNegated = _pattern[_position - 1] == '!';
            }
            else if (!Takes(":"))
            {
                throw new RegexSyntaxException("quantifier operand invalid");
            }
        }

        int number = _groups.Count;
        if (isCapturing)
        {
            _groups.Add(null);
        }

        _lookDepth += isLook ? 1 : 0;
        RegexNode operand = Alternatives();
        _lookDepth -= isLook ? 1 : 0;
        if (!Takes(close))
        {
            throw new RegexSyntaxException("parentheses () not balanced");
        }

        if (isLook)
        {
            return new RegexLook(operand, isBehind, isNegated);
        }

        if (isCapturing)
        {
            return _groups[number] = new RegexGroup(operand, number);
        }

        // In parentheses a condition is an expression like others: it may be repeated.
        return operand is RegexAssertion or RegexLook ? new RegexSequence([operand]) : operand;
    }

    private RegexNode Bracket()
    {
        if (Takes("[:<:]]"))
        {
            return new RegexAssertion(RegexAssertionKind.WordStart);
        }

        if (Takes("[:>:]]"))
        {
            return new RegexAssertion(RegexAssertionKind.WordEnd);
        }

        CodePointSet set = new RegexBracketReader(_pattern, _position, IsAdvanced).Read(out bool isNegated, out _position);
        if (_options.IgnoresCase)
        {
            set = set.WithOtherCases();
        }

        return new RegexCharacter(!isNegated ? set : _options.DotTakesNewline ? set.Complement() : CodePointSet.Union([set, CodePointSet.Newline]).Complement());
    }

    private RegexNode Escape()
    {
        RegexEscape escape = RegexEscape.Read(_pattern, ref _position, _groups.Count - 1);
        return escape switch
        {
            { Set: { } set } => new RegexCharacter(set),
            { Assertion: { } kind } => new RegexAssertion(kind),
            { BackReference: > 0 and int number } => BackReference(number),
            _ => Character(CodePointSet.Of(escape.CodePoint)),
        };
    }

    private RegexBackReference BackReference(int number) => _lookDepth == 0 && number < _groups.Count && _groups[number] is { } group
        ? new RegexBackReference(group)
        : throw new RegexSyntaxException("invalid backreference number");

    private RegexCharacter Character(CodePointSet set) => new(_options.IgnoresCase ? set.WithOtherCases() : set);

    private int NextCodePoint()
    {
        Rune.DecodeFromUtf16(_pattern.AsSpan(_position), out Rune rune, out int length);
        _position += length;
        return rune.Value;
    }

    /// <summary>Skips comments, and blanks in expanded expressions.</summary>
    private bool SkipsIgnored()
    {
        while (!IsAtEnd)
        {
            if (_options.IsExpanded && char.IsWhiteSpace(_pattern[_position]))
            {
                _position++;
            }
            else if (_options.IsExpanded && _pattern[_position] == '#')
            {
                int end = _pattern.IndexOf('\n', _position);
                _position = end < 0 ? _pattern.Length : end;
            }
            else if (IsAdvanced && LooksAt("(?#"))
            {
                int end = _pattern.IndexOf(')', _position);
                _position = end < 0 ? _pattern.Length : end + 1;
            }
            else
            {
                break;
            }
        }

        return true;
    }

    private bool LooksAt(string text) => string.CompareOrdinal(_pattern, _position, text, 0, text.Length) == 0;

    private bool Takes(string text)
    {
        bool isThere = LooksAt(text);
        _position += isThere ? text.Length : 0;
        return isThere;
    }
}
