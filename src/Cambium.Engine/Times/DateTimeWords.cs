using System.Collections.Frozen;

namespace Cambium.Engine.Times;

/// <summary>Words that have a meaning in dates and times, in lower case.</summary>
internal static class DateTimeWords
{
    internal static readonly string[] MonthNames =
        ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];

    internal static readonly string[] DayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

    private static readonly FrozenDictionary<string, DateTimeSpecial> s_specials = new Dictionary<string, DateTimeSpecial>
    {
        ["now"] = DateTimeSpecial.Now,
        ["today"] = DateTimeSpecial.Today,
        ["tomorrow"] = DateTimeSpecial.Tomorrow,
        ["yesterday"] = DateTimeSpecial.Yesterday,
        ["epoch"] = DateTimeSpecial.Epoch,
        ["infinity"] = DateTimeSpecial.Infinity,
        ["-infinity"] = DateTimeSpecial.MinusInfinity,
        ["+infinity"] = DateTimeSpecial.Infinity,
    }.ToFrozenDictionary(StringComparer.Ordinal);

    private static readonly FrozenSet<string> s_ignored = new[] { "at", "on", "dst" }
        .Concat(DayNames.Select(name => name.ToLowerInvariant()))
        .Concat(DayNames.Select(name => name[..3].ToLowerInvariant()))
        .Concat(["tues", "thur", "thurs", "wednes"])
        .ToFrozenSet(StringComparer.Ordinal);

    internal static bool IsIgnored(string word) => s_ignored.Contains(word);

    internal static DateTimeSpecial? Find(string word) => s_specials.TryGetValue(word, out DateTimeSpecial special) ? special : null;

    /// <summary>1 to 12 for a month's name or its first three letters (or sept), otherwise 0.</summary>
    internal static int FindMonth(string word)
    {
        for (int i = 0; i < MonthNames.Length; i++)
        {
            if (word.Equals(MonthNames[i], StringComparison.OrdinalIgnoreCase) || (word.Length == 3 && MonthNames[i].StartsWith(word, StringComparison.OrdinalIgnoreCase)))
            {
                return i + 1;
            }
        }

        return word == "sept" ? 9 : 0;
    }
}
