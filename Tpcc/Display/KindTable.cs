using System.Globalization;
using Spectre.Console;
using Tpcc.Runs;

namespace Tpcc.Display;

/// <summary>The figures by kind of transaction.</summary>
internal static class KindTable
{
    public static Table Create(IEnumerable<KindResult> kinds, TableBorder border)
    {
        Table table = new Table().Border(border);
        table.AddColumn("Transaction");
        foreach (string heading in new[] { "committed", "rolled back", "tries", "conflicts", "errors", "p50 ms", "p95 ms", "p99 ms" })
        {
            table.AddColumn(new TableColumn(heading).RightAligned());
        }

        foreach (KindResult kind in kinds)
        {
            table.AddRow(
                kind.Kind.ToString(), Number(kind.Committed), Number(kind.RolledBack), Number(kind.Tries), Number(kind.Conflicts), Number(kind.Errors),
                Time(kind.P50Milliseconds), Time(kind.P95Milliseconds), Time(kind.P99Milliseconds));
        }

        return table;
    }

    private static string Number(long value) => value.ToString("N0", CultureInfo.InvariantCulture);

    private static string Time(double milliseconds) => milliseconds.ToString("N1", CultureInfo.InvariantCulture);
}
