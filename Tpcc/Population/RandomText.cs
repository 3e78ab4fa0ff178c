namespace Tpcc.Population;

/// <summary>Random strings and numbers of clauses 4.3.2 and 4.3.3.</summary>
internal static class RandomText
{
    private const string Alphanumerics = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    private const string Original = "ORIGINAL";

    private static readonly string[] Syllables = ["BAR", "OUGHT", "ABLE", "PRI", "PRES", "ESE", "ANTI", "CALLY", "ATION", "EING"];

    /// <summary>Clause 4.3.2.3: the syllables of the three digits of <paramref name="number"/>, 0 to 999.</summary>
    public static string LastName(int number) => Syllables[number / 100] + Syllables[number / 10 % 10] + Syllables[number % 10];

    /// <summary>A random a-string: letters and digits, <paramref name="lengthMin"/> to <paramref name="lengthMax"/> characters.</summary>
    public static string Letters(Random random, int lengthMin, int lengthMax) =>
        string.Create(random.Next(lengthMin, lengthMax + 1), random, static (text, source) => source.GetItems(Alphanumerics, text));

    /// <summary>A random n-string: digits.</summary>
    public static string Digits(Random random, int length) =>
        string.Create(length, random, static (text, source) => source.GetItems("0123456789", text));

    /// <summary>Clause 4.3.2.7: four digits and 11111.</summary>
    public static string Zip(Random random) => Digits(random, 4) + "11111";

    /// <summary>26 to 50 characters, one string in ten with ORIGINAL at a random place (I_DATA, S_DATA).</summary>
    public static string Data(Random random)
    {
        string text = Letters(random, 26, 50);
        if (random.Next(10) != 0)
        {
            return text;
        }

        int start = random.Next(text.Length - Original.Length + 1);
        return string.Concat(text.AsSpan(0, start), Original, text.AsSpan(start + Original.Length));
    }

    public static bool IsOriginal(string data) => data.Contains(Original, StringComparison.Ordinal);

    /// <summary>A decimal with <paramref name="scale"/> digits after the point, evenly between the given unscaled bounds, both included.</summary>
    public static decimal Decimal(Random random, int unscaledMin, int unscaledMax, byte scale) =>
        new(random.Next(unscaledMin, unscaledMax + 1), 0, 0, isNegative: false, scale);
}
