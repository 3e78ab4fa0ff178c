using System.Collections.Frozen;

namespace Cambium.Engine.Times;

/// <summary>The words for units of time.</summary>
internal static class IntervalUnits
{
    private static readonly FrozenDictionary<string, IntervalUnit> s_units = new (IntervalUnit Unit, string Words)[]
    {
        (IntervalUnit.Microsecond, "us usec usecs usecond useconds microsecon"),
        (IntervalUnit.Millisecond, "ms msec msecs mseconds msecond millisecon"),
        (IntervalUnit.Second, "s sec secs second seconds"),
        (IntervalUnit.Minute, "m min mins minute minutes"),
        (IntervalUnit.Hour, "h hr hrs hour hours"),
        (IntervalUnit.Day, "d day days"),
        (IntervalUnit.Week, "w week weeks"),
        (IntervalUnit.Month, "mon mons month months"),
        (IntervalUnit.Year, "y yr yrs year years"),
        (IntervalUnit.Decade, "dec decs decade decades"),
        (IntervalUnit.Century, "c cent century centuries"),
        (IntervalUnit.Millennium, "mil mils millennia millennium"),
    }.SelectMany(entry => entry.Words.Split(' ').Select(word => (word, entry.Unit))).ToFrozenDictionary(pair => pair.word, pair => pair.Unit, StringComparer.Ordinal);

    /// <summary>The unit a lower-case word means; like PostgreSQL, ten letters decide.</summary>
    internal static IntervalUnit Find(string word) => s_units.GetValueOrDefault(word.Length > 10 ? word[..10] : word);
}
