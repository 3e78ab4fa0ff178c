using System.Collections.Frozen;

namespace Cambium.Engine.Times;

/// <summary>Words that have a meaning in dates and times, in lower case.</summary>
internal static class DateTimeWords
{
    internal static readonly string[] MonthNames =
        ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];

    internal static readonly string[] DayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

    private static readonly FrozenDictionary<string, Meaning> s_words = FindWords().ToFrozenDictionary(StringComparer.Ordinal);

    /// <param name="Value">The month's number; 1 for pm and bc; the <see cref="DateTimeSpecial"/>; of a unit, its letter, n for minutes, or 0 where no number may follow.</param>
    internal readonly record struct Meaning(DateTimeWordKind Kind, int Value);

    internal static Meaning Find(string word) => s_words.GetValueOrDefault(word);

    private static IEnumerable<KeyValuePair<string, Meaning>> FindWords()
    {
        static KeyValuePair<string, Meaning> Word(string word, DateTimeWordKind kind, int value = 0) => new(word, new Meaning(kind, value));
        for (int month = 1; month <= MonthNames.Length; month++)
        {
            string name = MonthNames[month - 1].ToLowerInvariant();
            yield return Word(name, DateTimeWordKind.Month, month);
            if (name.Length > 3)
            {
                yield return Word(name[..3], DateTimeWordKind.Month, month);
            }
        }

        yield return Word("sept", DateTimeWordKind.Month, 9);
        foreach (string name in DayNames.SelectMany(static name => (string[])[name, name[..3]]).Concat(["tues", "weds", "thur", "thurs"]))
        {
            yield return Word(name.ToLowerInvariant(), DateTimeWordKind.DayOfWeek);
        }

        foreach ((string word, char unit) in ((string, char)[])
            [("y", 'y'), ("m", 'm'), ("d", 'd'), ("h", 'h'), ("mm", 'n'), ("s", 's'), ("j", 'j'), ("jd", 'j'), ("julian", 'j'), ("dow", '\0'), ("doy", '\0'), ("isodow", '\0'), ("isoyear", '\0')])
        {
            yield return Word(word, DateTimeWordKind.Unit, unit);
        }

        yield return Word("at", DateTimeWordKind.Ignored);
        yield return Word("on", DateTimeWordKind.Ignored);
        yield return Word("am", DateTimeWordKind.Meridiem);
        yield return Word("pm", DateTimeWordKind.Meridiem, 1);
        yield return Word("ad", DateTimeWordKind.Era);
        yield return Word("bc", DateTimeWordKind.Era, 1);
        yield return Word("dst", DateTimeWordKind.Daylight);
        yield return Word("epoch", DateTimeWordKind.Special, (int)DateTimeSpecial.Epoch);
        yield return Word("infinity", DateTimeWordKind.Special, (int)DateTimeSpecial.Infinity);
        yield return Word("-infinity", DateTimeWordKind.Special, (int)DateTimeSpecial.MinusInfinity);
        yield return Word("now", DateTimeWordKind.Now);
        yield return Word("yesterday", DateTimeWordKind.Yesterday);
        yield return Word("today", DateTimeWordKind.Today);
        yield return Word("tomorrow", DateTimeWordKind.Tomorrow);
        yield return Word("allballs", DateTimeWordKind.Midnight);
        yield return Word("t", DateTimeWordKind.Clock);
    }
}
