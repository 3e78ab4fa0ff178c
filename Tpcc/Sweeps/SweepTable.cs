using System.Globalization;
using System.Text;
using Tpcc.Runs;
using Tpcc.Timing;

namespace Tpcc.Sweeps;

/// <summary>The series as a Markdown table: a row for each number of clerks, columns for each target.</summary>
internal static class SweepTable
{
    public static string Write(IReadOnlyList<RunResult> results)
    {
        string[] targets = [.. results.Select(result => result.Target).Distinct()];
        RunResult first = results[0];
        bool isWaiting = first.NewOrdersCeiling is not null;
        bool isOpen = first.Timing is TimingKind.Open or TimingKind.OpenLate;
        var text = new StringBuilder();
        text.Append(CultureInfo.InvariantCulture, $"New orders {Unit(isWaiting)}, {first.Warehouses} warehouse(s), timing {first.Timing}, form {first.Form}, {first.Seconds:0} s a run");
        text.AppendLine(first.Caveat is { } caveat ? $" ({caveat})." : ".").AppendLine();

        var headings = new List<string> { "clerks" };
        foreach (string target in targets)
        {
            headings.AddRange([target, "conflicts", "p99 ms", "holds"]);
        }

        if (isWaiting)
        {
            headings.Add("ceiling");
        }

        if (isOpen)
        {
            headings.Add("published");
            headings.AddRange(PublishedFigures.Rules.Select(rule => "simulated: " + rule));
        }

        AppendRow(text, headings);
        AppendRow(text, headings.Select((_, column) => column == 0 ? "---:" : "---"));
        foreach (IGrouping<int, RunResult> row in results.GroupBy(result => result.Clerks).OrderBy(group => group.Key))
        {
            AppendRow(text, Cells(row, targets, isWaiting, isOpen));
        }

        return text.ToString();
    }

    /// <summary>What the figures of a sweep count.</summary>
    public static string Unit(bool isWaiting) => isWaiting ? "in ten minutes" : "a second";

    public static double Figure(RunResult result) => result.NewOrdersInTenMinutes ?? result.NewOrdersPerSecond;

    /// <summary>The ceiling in the figure's unit.</summary>
    public static double? CeilingFigure(RunResult result) =>
        result.NewOrdersCeiling / result.Seconds / result.TimeScale * PublishedFigures.Duration.TotalSeconds;

    private static IEnumerable<string> Cells(IGrouping<int, RunResult> row, string[] targets, bool isWaiting, bool isOpen)
    {
        yield return Number(row.Key);
        foreach (string target in targets)
        {
            RunResult? result = row.LastOrDefault(candidate => candidate.Target == target);
            yield return result is null ? "" : Number(Figure(result));
            yield return result is null ? "" : Number(result.Kinds.Sum(kind => kind.Conflicts));
            yield return result is null ? "" : result.Kinds[0].P99Milliseconds.ToString("N1", CultureInfo.InvariantCulture);
            yield return result is null ? "" : result.Holds ? "yes" : "NO";
        }

        if (isWaiting)
        {
            yield return Number(CeilingFigure(row.First()) ?? 0);
        }

        if (isOpen)
        {
            yield return PublishedFigures.PublishedText(row.Key) ?? "";
            foreach (string rule in PublishedFigures.Rules)
            {
                yield return PublishedFigures.Simulate(rule, row.Key) is { } figure ? Number(figure) : "";
            }
        }
    }

    private static void AppendRow(StringBuilder text, IEnumerable<string> cells) => text.Append("| ").AppendJoin(" | ", cells).AppendLine(" |");

    private static string Number(double value) => value.ToString("N0", CultureInfo.InvariantCulture);
}
