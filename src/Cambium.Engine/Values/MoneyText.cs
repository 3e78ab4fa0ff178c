using System.Text;
using Cambium.Engine.Errors;

namespace Cambium.Engine.Values;

/// <summary>Text of money as PostgreSQL reads it: cents, with signs, parentheses for less than nothing, a currency symbol and commas almost anywhere.</summary>
internal static class MoneyText
{
    private const int Decimals = 2;

    private static readonly Int128 s_tooLarge = (Int128)ulong.MaxValue;

    /// <returns>Cents.</returns>
    /// <exception cref="SqlErrorException">22P02; 22003.</exception>
    internal static long Parse(string text)
    {
        int at = Skip(text, 0);
        bool isNegative = at < text.Length && text[at] is '-' or '(';
        at = Skip(text, isNegative || (at < text.Length && text[at] == '+') ? at + 1 : at);
        Int128 cents = 0;
        int decimals = -1;
        for (; at < text.Length; at++)
        {
            if (char.IsAsciiDigit(text[at]) && decimals < Decimals)
            {
                // Too large stays too large, however many digits follow.
                cents = Int128.Min((cents * 10) + (text[at] - '0'), s_tooLarge);
                decimals += decimals < 0 ? 0 : 1;
            }
            else if (text[at] == '.' && decimals < 0)
            {
                decimals = 0;
            }
            else if (text[at] != ',')
            {
                break;
            }
        }

        bool roundsUp = at < text.Length && text[at] is >= '5' and <= '9';
        for (int missing = Math.Max(decimals, 0); missing < Decimals; missing++)
        {
            cents *= 10;
        }

        cents += roundsUp ? 1 : 0;
        while (at < text.Length && char.IsAsciiDigit(text[at]))
        {
            at++;
        }

        for (; at < text.Length; at++)
        {
            isNegative |= text[at] == '-';
            if (!IsBlank(text[at]) && text[at] is not (')' or '-' or '+' or '$'))
            {
                throw TextFormat.Invalid("money", Encoding.UTF8.GetBytes(text));
            }
        }

        cents = isNegative ? -cents : cents;
        return cents >= long.MinValue && cents <= long.MaxValue
            ? (long)cents
            : throw new SqlErrorException(SqlState.NumericValueOutOfRange, $"value \"{text}\" is out of range for type money");
    }

    /// <summary>Behind blanks and one currency symbol among them.</summary>
    private static int Skip(string text, int at)
    {
        bool hasSymbol = false;
        while (at < text.Length && (IsBlank(text[at]) || (text[at] == '$' && !hasSymbol)))
        {
            hasSymbol |= text[at++] == '$';
        }

        return at;
    }

    private static bool IsBlank(char character) => Blanks.Characters.Contains(character);
}
