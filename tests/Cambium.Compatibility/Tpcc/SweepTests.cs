using System.Xml.Linq;
using Tpcc.Clerks;
using Tpcc.CommandLine;
using Tpcc.Display;
using Tpcc.Runs;
using Tpcc.Sweeps;
using Tpcc.Timing;
using Tpcc.Transactions;
using Xunit;

namespace Cambium.Compatibility.Tpcc;

public sealed class SweepTests
{
    private static readonly RunResult[] Results = [Result("Cambium", 1, 18), Result("Cambium", 10, 170), Result("Postgre<SQL>", 10, 80)];

    [Fact]
    public void The_table_has_a_row_for_each_number_of_clerks_and_columns_for_each_target()
    {
        string[] lines = SweepTable.Write(Results).Split('\n', StringSplitOptions.RemoveEmptyEntries);

        Assert.Equal("New orders in ten minutes, 1 warehouse(s), timing Open, form Statements, 600 s a run.", lines[0].TrimEnd());
        Assert.StartsWith("| clerks | Cambium | conflicts | p99 ms | holds | Postgre<SQL> | conflicts | p99 ms | holds | ceiling | published | simulated: rows", lines[1], StringComparison.Ordinal);
        Assert.StartsWith("| 1 | 18 | 3 | 9.0 | yes |  |  |  |  | 17 | 16 | 18 | ", lines[3], StringComparison.Ordinal);
        Assert.StartsWith("| 10 | 170 | 3 | 9.0 | yes | 80 | 3 | 9.0 | yes | 175 | 138 / 129 | ", lines[4], StringComparison.Ordinal);
    }

    [Fact]
    public void The_plot_is_well_formed_and_draws_every_target_the_ceiling_and_what_was_published()
    {
        XElement svg = XDocument.Parse(SweepPlot.Draw(Results)).Root!;
        XNamespace ns = svg.Name.Namespace;

        // Two targets, the ceiling, and four simulated rules.
        Assert.Equal(7, svg.Elements(ns + "polyline").Count());
        Assert.Equal(2, svg.Elements(ns + "circle").Count());
        Assert.Contains(svg.Elements(ns + "text"), text => text.Value == "Postgre<SQL>");
    }

    [Theory]
    [InlineData("90s", 90)]
    [InlineData("10m", 600)]
    [InlineData("1.5h", 5400)]
    [InlineData("45", 45)]
    [InlineData("soon", null)]
    [InlineData("-5s", null)]
    public void Times_are_read_with_their_unit(string text, int? seconds) => Assert.Equal(seconds, RunArguments.ParseTime(text)?.TotalSeconds);

    [Fact]
    public void The_spark_line_scales_to_its_highest_value_and_keeps_the_newest()
    {
        var sparkline = new Sparkline(width: 3);
        foreach (double value in new[] { 100, 0, 5, 10 })
        {
            sparkline.Add(value);
        }

        Assert.Equal("▁▅█", sparkline.ToString());
    }

    private static RunResult Result(string target, int clerks, int newOrders) => new()
    {
        Target = target,
        Clerks = clerks,
        Warehouses = 1,
        Timing = TimingKind.Open,
        TimeScale = 1,
        Form = FormKind.Statements,
        Retry = RetryMode.UntilCommitted,
        Seed = 1,
        Seconds = 600,
        LoadSeconds = 3,
        NewOrders = newOrders,
        NewOrdersPerSecond = newOrders / 600.0,
        NewOrdersInTenMinutes = newOrders,
        NewOrdersCeiling = 17.47 * clerks,
        PublishedInTenMinutes = null,
        Caveat = null,
        Kinds = [new KindResult(TransactionKind.NewOrder, newOrders, 0, newOrders + 3, 3, 0, 1, 5, 9)],
        HottestKeys = [],
        Errors = [],
        Consistency = [],
        Log = null,
    };
}
