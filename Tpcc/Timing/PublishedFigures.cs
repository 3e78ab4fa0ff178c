namespace Tpcc.Timing;

/// <summary>
/// New orders in ten minutes on one warehouse by number of clerks: what StrongDBMS's authors published (Crowe &amp; Laux), and what
/// a simulation of the same clerk gives under column-granular conflicts.
/// </summary>
internal static class PublishedFigures
{
    /// <summary>All figures are of runs this long.</summary>
    public static readonly TimeSpan Duration = TimeSpan.FromMinutes(10);

    private static readonly SortedDictionary<int, string> Published = new()
    {
        [1] = "16",
        [10] = "138 / 129",
        [20] = "199 / 220",
        [30] = "241 / 254",
        [40] = "409",
        [50] = "331",
        [60] = "328",
    };

    private static readonly SortedDictionary<int, int> Simulated = new()
    {
        [1] = 18, [10] = 153, [20] = 263, [30] = 338, [40] = 390, [50] = 426, [60] = 457, [100] = 533,
    };

    /// <summary>As printed there; two figures are of two machines. Null where nothing was published.</summary>
    public static string? PublishedText(int clerks) => Published.GetValueOrDefault(clerks);

    /// <summary>The highest published figure for that number of clerks.</summary>
    public static int? PublishedMax(int clerks) =>
        PublishedText(clerks)?.Split('/').Max(figure => int.Parse(figure, System.Globalization.CultureInfo.InvariantCulture));

    public static IEnumerable<int> PublishedClerks => Published.Keys;

    public static int? ColumnRule(int clerks) => Simulated.TryGetValue(clerks, out int figure) ? figure : null;
}
