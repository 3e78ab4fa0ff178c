using System.Text;

namespace Cambium.Sql.Functions.Library;

/// <summary>cash_words: an amount of money as it is written out on a check.</summary>
internal static class MoneyWords
{
    private static readonly string[] s_small =
    [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen",
        "eighteen", "nineteen",
    ];

    private static readonly string[] s_tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

    private static readonly (ulong Dollars, string Name)[] s_groups =
    [
        (1_000_000_000_000_000, " quadrillion "), (1_000_000_000_000, " trillion "), (1_000_000_000, " billion "), (1_000_000, " million "), (1_000, " thousand "), (1, ""),
    ];

    /// <param name="cents">May be negative.</param>
    public static string Write(long cents)
    {
        StringBuilder text = new(cents < 0 ? "minus " : "");
        ulong amount = cents < 0 ? unchecked(0 - (ulong)cents) : (ulong)cents;
        ulong dollars = amount / 100;
        foreach ((ulong one, string name) in s_groups)
        {
            if (dollars / one % 1000 is > 0 and var group)
            {
                text.Append(Word((int)group)).Append(name);
            }
        }

        text.Append(dollars == 0 ? "zero" : "").Append(dollars == 1 ? " dollar and " : " dollars and ");
        text.Append(Word((int)(amount % 100))).Append(amount % 100 == 1 ? " cent" : " cents");
        text[0] = char.ToUpperInvariant(text[0]);
        return text.ToString();
    }

    /// <summary>A number below 1000.</summary>
    private static string Word(int number)
    {
        int rest = number % 100;
        string below = rest < 20 ? s_small[rest] : rest % 10 == 0 ? s_tens[rest / 10] : $"{s_tens[rest / 10]} {s_small[rest % 10]}";
        return number < 100 ? below
            : rest == 0 ? $"{s_small[number / 100]} hundred"
            : $"{s_small[number / 100]} hundred {(rest < 20 ? "and " : "")}{below}";
    }
}
