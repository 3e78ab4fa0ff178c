using System.Globalization;

namespace Cambium.Sql.Functions.Library.RegularExpressions;

/// <summary>What stands behind a backslash: a character, a class of characters, a condition, or a back reference.</summary>
internal readonly record struct RegexEscape(int CodePoint = 0, CodePointSet? Set = null, RegexAssertionKind? Assertion = null, int BackReference = 0)
{
    /// <param name="pattern">The whole pattern.</param>
    /// <param name="position">Of the character behind the backslash; moves behind the escape.</param>
    /// <param name="groupsSoFar">Numbers up to this are back references, others octal.</param>
    /// <exception cref="RegexSyntaxException">Not an escape.</exception>
    internal static RegexEscape Read(string pattern, ref int position, int groupsSoFar)
    {
        if (position >= pattern.Length)
        {
            throw Invalid();
        }

        char c = pattern[position++];
        switch (c)
        {
            case 'a':
                return new RegexEscape('\a');
            case 'b':
                return new RegexEscape('\b');
            case 'B':
                return new RegexEscape('\\');
            case 'c':
                return position < pattern.Length ? new RegexEscape(pattern[position++] & 0x1F) : throw Invalid();
            case 'e':
                return new RegexEscape('\x1b');
            case 'f':
                return new RegexEscape('\f');
            case 'n':
                return new RegexEscape('\n');
            case 'r':
                return new RegexEscape('\r');
            case 't':
                return new RegexEscape('\t');
            case 'v':
                return new RegexEscape('\v');
            case 'u':
                return new RegexEscape(Digits(pattern, ref position, 16, 4, 4));
            case 'U':
                return new RegexEscape(Digits(pattern, ref position, 16, 8, 8));
            case 'x':
                return new RegexEscape(Digits(pattern, ref position, 16, 1, 255));
            case 'd':
                return new RegexEscape(Set: CharacterClasses.Digit);
            case 'D':
                return new RegexEscape(Set: CharacterClasses.Digit.Complement());
            case 's':
                return new RegexEscape(Set: CharacterClasses.Space);
            case 'S':
                return new RegexEscape(Set: CharacterClasses.Space.Complement());
            case 'w':
                return new RegexEscape(Set: CharacterClasses.Word);
            case 'W':
                return new RegexEscape(Set: CharacterClasses.Word.Complement());
            case 'A':
                return new RegexEscape(Assertion: RegexAssertionKind.TextStart);
            case 'Z':
                return new RegexEscape(Assertion: RegexAssertionKind.TextEnd);
            case 'm':
                return new RegexEscape(Assertion: RegexAssertionKind.WordStart);
            case 'M':
                return new RegexEscape(Assertion: RegexAssertionKind.WordEnd);
            case 'y':
                return new RegexEscape(Assertion: RegexAssertionKind.WordEdge);
            case 'Y':
                return new RegexEscape(Assertion: RegexAssertionKind.NoWordEdge);
            case >= '1' and <= '9':
                return Number(pattern, ref position, groupsSoFar);
            case '0':
                position--;
                return new RegexEscape(Digits(pattern, ref position, 8, 1, 3));
            default:
                return char.IsAsciiLetter(c) ? throw Invalid() : new RegexEscape(char.IsHighSurrogate(c) && position < pattern.Length ? char.ConvertToUtf32(c, pattern[position++]) : c);
        }
    }

    private static RegexEscape Number(string pattern, ref int position, int groupsSoFar)
    {
        int start = position - 1;
        int end = start;
        while (end < pattern.Length && char.IsAsciiDigit(pattern[end]))
        {
            end++;
        }

        // A single digit is always a back reference, more only when there are as many groups.
        int number = end - start <= 3 ? int.Parse(pattern.AsSpan(start, end - start), CultureInfo.InvariantCulture) : int.MaxValue;
        if (end - start == 1 || number <= groupsSoFar)
        {
            position = end;
            return new RegexEscape(BackReference: number);
        }

        position = start;
        return new RegexEscape(Digits(pattern, ref position, 8, 1, 3));
    }

    private static int Digits(string pattern, ref int position, int radix, int min, int max)
    {
        long value = 0;
        int count = 0;
        while (count < max && position < pattern.Length && DigitOf(pattern[position]) is var digit && digit < radix)
        {
            value = Math.Min((value * radix) + digit, int.MaxValue);
            position++;
            count++;
        }

        return count >= min && value <= CodePointSet.CodePointMax ? (int)value : throw Invalid();
    }

    private static int DigitOf(char c) => char.IsAsciiHexDigit(c) ? Convert.ToInt32(c.ToString(), 16) : int.MaxValue;

    private static RegexSyntaxException Invalid() => new(@"invalid escape \ sequence");
}
