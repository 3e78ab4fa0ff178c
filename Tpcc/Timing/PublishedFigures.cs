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

    private static readonly int[] SimulatedClerks = [1, 10, 20, 30, 40, 50, 60, 100];

    /// <summary>A simulation of the clerk of timing open under different conflict rules, spread about 8; in order of what they let through.</summary>
    private static readonly (string Rule, int[] Figures)[] Simulated =
    [
        ("rows, serializable", [18, 84, 116, 133, 147, 155, 162, 177]),
        ("rows, write/write only", [18, 139, 214, 260, 287, 311, 330, 374]),
        (ColumnRuleName, [18, 153, 263, 338, 390, 426, 457, 533]),
        ("number never collides", [18, 171, 339, 501, 658, 812, 962, 1524]),
    ];

    /// <summary>The rule whose figures timing open shall reach.</summary>
    public const string ColumnRuleName = "columns, serializable";

    /// <summary>Names of the simulated rules, the strictest first.</summary>
    public static IEnumerable<string> Rules => Simulated.Select(static rule => rule.Rule);

    /// <summary>As printed there; two figures are of two machines. Null where nothing was published.</summary>
    public static string? PublishedText(int clerks) => Published.GetValueOrDefault(clerks);

    /// <summary>The highest published figure for that number of clerks.</summary>
    public static int? PublishedMax(int clerks) =>
        PublishedText(clerks)?.Split('/').Max(figure => int.Parse(figure, System.Globalization.CultureInfo.InvariantCulture));

    public static IEnumerable<int> PublishedClerks => Published.Keys;

    /// <summary>What a rule gives in the simulation; null for numbers of clerks it was not run with.</summary>
    public static int? Simulate(string rule, int clerks)
    {
        int index = Array.IndexOf(SimulatedClerks, clerks);
        return index < 0 ? null : Simulated.First(candidate => candidate.Rule == rule).Figures[index];
    }

    public static int? ColumnRule(int clerks) => Simulate(ColumnRuleName, clerks);
}
