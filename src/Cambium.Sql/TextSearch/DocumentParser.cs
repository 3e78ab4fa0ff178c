using System.Globalization;
using System.Text;
using System.Text.RegularExpressions;
using Cambium.Engine.Values;

namespace Cambium.Sql.TextSearch;

/// <summary>
/// Cuts a document into words, numbers, addresses, file names and tags, after PostgreSQL's default parser. What is none of these is blank.
/// </summary>
internal static partial class DocumentParser
{
    private const string HostPattern = """(?:[A-Za-z0-9](?:[A-Za-z0-9_-]*[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]*[A-Za-z0-9](?::[0-9]+)?""";

    /// <summary>Characters of the longest address or file name that is looked for.</summary>
    private const int AddressMax = 65_536;

    public static IEnumerable<DocumentToken> Parse(string text)
    {
        int position = 0;
        int blank = 0;
        while (position < text.Length)
        {
            CancellationPoint.Tick();
            List<DocumentToken> found = At(text, position, blank < position, out int length);
            if (found.Count == 0)
            {
                if (blank < position && text[position] is '<' or '-' or '+' or '&' or '/')
                {
                    // Something else could have begun here.
                    yield return new DocumentToken(TokenKind.Blank, text[blank..position]);
                    blank = position;
                }

                position++;
                continue;
            }

            if (blank < position)
            {
                yield return new DocumentToken(TokenKind.Blank, text[blank..position]);
            }

            foreach (DocumentToken token in found)
            {
                yield return token;
            }

            position += length;
            blank = position;
        }

        if (blank < position)
        {
            yield return new DocumentToken(TokenKind.Blank, text[blank..position]);
        }
    }

    /// <param name="isAfterBlank">What stands before belongs to no token: paths that begin with a dot or ~ don't begin there.</param>
    private static List<DocumentToken> At(string text, int position, bool isAfterBlank, out int length)
    {
        char c = text[position];
        length = 0;
        if (char.IsLetterOrDigit(c) && IsEndless(text, position))
        {
            // No address is so long, and patterns would look through all of it, each in one go.
            return Words(text, position, out length);
        }

        if (c == '<' && Try(Tag(), text, position, ref length))
        {
            return [new DocumentToken(TokenKind.Tag, text.Substring(position, length))];
        }

        if (c == '&' && Try(Entity(), text, position, ref length))
        {
            return [new DocumentToken(TokenKind.Entity, text.Substring(position, length))];
        }

        if (char.IsLetterOrDigit(c) && Address(text, position, out length) is { } address)
        {
            return address;
        }

        if (Number(text, position, out length) is { } number)
        {
            return [number];
        }

        if ((c == '/' || (c is '~' or '.' && !isAfterBlank) || char.IsAsciiLetterOrDigit(c)) && IsWordStart(text, position) && Try(File(), text, position, ref length))
        {
            return [new DocumentToken(TokenKind.File, text.Substring(position, length))];
        }

        return LetterLength(text, position) > 0 ? Words(text, position, out length) : [];
    }

    /// <summary>Whether no blank follows within <see cref="AddressMax"/> characters.</summary>
    private static bool IsEndless(string text, int position) =>
        text.Length - position > AddressMax && text.AsSpan(position, AddressMax).IndexOfAny(" \t\n\r") < 0;

    /// <summary>An e-mail address, a protocol, a URL or a host.</summary>
    private static List<DocumentToken>? Address(string text, int position, out int length)
    {
        length = 0;
        if (Try(Email(), text, position, ref length))
        {
            return [new DocumentToken(TokenKind.Email, text.Substring(position, length))];
        }

        if (Try(Protocol(), text, position, ref length))
        {
            return [new DocumentToken(TokenKind.Protocol, text.Substring(position, length))];
        }

        Match url = Url().Match(text, position);
        if (!url.Success)
        {
            return null;
        }

        length = url.Length;
        string host = url.Groups["host"].Value;
        string path = url.Groups["path"].Value;
        return path.Length == 0
            ? [new DocumentToken(TokenKind.Host, host)]
            : [new DocumentToken(TokenKind.Url, url.Value), new DocumentToken(TokenKind.Host, host, true), new DocumentToken(TokenKind.UrlPath, path, true)];
    }

    private static DocumentToken? Number(string text, int position, out int length)
    {
        length = 0;
        bool isSigned = text[position] is '-' or '+';
        if (!isSigned && !char.IsAsciiDigit(text[position]))
        {
            return null;
        }

        if (!isSigned && Try(Version(), text, position, ref length))
        {
            return new DocumentToken(TokenKind.Version, text.Substring(position, length));
        }

        Match match = Numeric().Match(text, position);
        if (!match.Success)
        {
            return null;
        }

        length = match.Length;
        TokenKind kind = match.Groups["exponent"].Success ? TokenKind.Scientific
            : match.Groups["fraction"].Success ? TokenKind.Float
            : isSigned ? TokenKind.Integer
            : TokenKind.Unsigned;
        return new DocumentToken(kind, match.Value);
    }

    /// <summary>A word, or words joined by hyphens: the whole, then its parts with the hyphens between them.</summary>
    private static List<DocumentToken> Words(string text, int position, out int length)
    {
        int end = WordEnd(text, position);
        List<string> parts = [text[position..end]];
        while (end + 1 < text.Length && text[end] == '-' && LetterLength(text, end + 1) > 0)
        {
            int next = WordEnd(text, end + 1);
            if (!text.AsSpan(end + 1, next - end - 1).ContainsAnyExceptInRange('0', '9'))
            {
                break;
            }

            parts.Add(text[(end + 1)..next]);
            end = next;
        }

        length = end - position;
        if (parts.Count == 1)
        {
            return [new DocumentToken(Kind(parts[0], TokenKind.AsciiWord, TokenKind.Word, TokenKind.NumberWord), parts[0])];
        }

        string whole = text[position..end];
        List<DocumentToken> tokens = [new DocumentToken(Kind(whole.Replace("-", "", StringComparison.Ordinal), TokenKind.HyphenatedAscii, TokenKind.Hyphenated, TokenKind.HyphenatedNumber), whole)];
        for (int i = 0; i < parts.Count; i++)
        {
            if (i > 0)
            {
                tokens.Add(new DocumentToken(TokenKind.Blank, "-", true));
            }

            tokens.Add(new DocumentToken(Kind(parts[i], TokenKind.HyphenatedAsciiPart, TokenKind.HyphenatedPart, TokenKind.HyphenatedNumberPart), parts[i], true));
        }

        return tokens;
    }

    private static TokenKind Kind(string word, TokenKind ascii, TokenKind letters, TokenKind numbers) =>
        word.All(char.IsAsciiLetter) ? ascii : word.Any(char.IsDigit) ? numbers : letters;

    private static int WordEnd(string text, int position)
    {
        while (position < text.Length)
        {
            CancellationPoint.Step(position);
            int length = char.GetUnicodeCategory(text[position]) is UnicodeCategory.NonSpacingMark or UnicodeCategory.SpacingCombiningMark ? 1 : LetterLength(text, position);
            if (length == 0)
            {
                break;
            }

            position += length;
        }

        return position;
    }

    /// <summary>How many characters a letter or a digit at a position has, of which one beyond the basic plane has two; 0 when none is there, as at an emoji.</summary>
    private static int LetterLength(string text, int position) =>
        char.IsLetterOrDigit(text[position]) || char.GetUnicodeCategory(text[position]) == UnicodeCategory.LetterNumber ? 1
        : Rune.TryGetRuneAt(text, position, out Rune rune) && Rune.IsLetterOrDigit(rune) ? rune.Utf16SequenceLength
        : 0;

    private static bool IsWordStart(string text, int position) => position == 0 || !char.IsLetterOrDigit(text[position - 1]);

    private static bool Try(Regex pattern, string text, int position, ref int length)
    {
        Match match = pattern.Match(text, position);
        length = match.Length;
        return match.Success;
    }

    [GeneratedRegex("""\G(?:<!--.*?-->|</?[A-Za-z](?:[^<>"']|"[^"]*"|'[^']*')*>|<[!?][A-Za-z][^<>]*>)""", RegexOptions.Singleline | RegexOptions.CultureInvariant)]
    private static partial Regex Tag();

    [GeneratedRegex("""\G&(?:[A-Za-z][A-Za-z0-9]*|#[0-9]+|#[xX][0-9A-Fa-f]+);""", RegexOptions.CultureInvariant)]
    private static partial Regex Entity();

    [GeneratedRegex("""\G[A-Za-z0-9](?:[A-Za-z0-9._+-]*[A-Za-z0-9_+-])?@""" + HostPattern, RegexOptions.CultureInvariant)]
    private static partial Regex Email();

    [GeneratedRegex("""\G[A-Za-z][A-Za-z0-9]*://""", RegexOptions.CultureInvariant)]
    private static partial Regex Protocol();

    [GeneratedRegex("""\G(?<host>""" + HostPattern + """)(?![\p{L}\p{Nd}])(?<path>/[^\s<>"']+)?""", RegexOptions.CultureInvariant)]
    private static partial Regex Url();

    [GeneratedRegex("""\G[0-9]+(?:\.[0-9]+){2,}(?![\p{L}\p{Nd}])""", RegexOptions.CultureInvariant)]
    private static partial Regex Version();

    [GeneratedRegex("""\G[+-]?[0-9]+(?<fraction>\.[0-9]+)?(?<exponent>[eE][+-]?[0-9]+)?(?![\p{L}\p{Nd}])(?!-\p{L})""", RegexOptions.CultureInvariant)]
    private static partial Regex Numeric();

    [GeneratedRegex("""\G(?:~?/[A-Za-z0-9_][A-Za-z0-9_.-]*(?:/[A-Za-z0-9_.-]+)*/?|\.{1,2}/[A-Za-z0-9_.-]+(?:/[A-Za-z0-9_.-]+)*|[A-Za-z0-9_][A-Za-z0-9_.-]*(?:/[A-Za-z0-9_.-]+)+|[0-9]*[A-Za-z][A-Za-z0-9]*(?:\.[A-Za-z0-9_][A-Za-z0-9_-]*)+)""", RegexOptions.CultureInvariant)]
    private static partial Regex File();
}
