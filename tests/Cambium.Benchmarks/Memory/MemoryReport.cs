using System.CommandLine;
using System.Globalization;
using Cambium.Benchmarks.Peers;

namespace Cambium.Benchmarks.Memory;

/// <summary>
/// <c>memory</c>: a server that may use a quarter of what its data takes beside one that may use all, on the same data, in turns: clerks of TPC-C,
/// then point reads of a set that fits, a scan of a large table that doesn't, and the point reads again, which tell whether the scan pushed the set out.
/// </summary>
internal static class MemoryReport
{
    private const int Port = 15460;
    private const int LimitShare = 4;
    private const string Scan = "SELECT count(*), sum(ol_amount), max(ol_dist_info) FROM order_line";

    internal static Command Command()
    {
        Option<int> warehouses = new("--warehouses") { Description = "warehouses of about 80 MB", DefaultValueFactory = _ => 10 };
        Option<int> clerks = new("--clerks") { Description = "clerks without waiting", DefaultValueFactory = _ => 4 };
        Option<int> seconds = new("--seconds") { Description = "length of each stretch of clerks; point reads take half of it", DefaultValueFactory = _ => 10 };
        Option<int> rounds = new("--rounds") { Description = "how often each of the two is measured", DefaultValueFactory = _ => 3 };
        Command command = new("memory", "memory_limit at a quarter of the data against none: TPC-C, point reads, a scan in between") { warehouses, clerks, seconds, rounds };
        command.SetAction(result => Run(result.GetValue(warehouses), result.GetValue(clerks), result.GetValue(seconds), result.GetValue(rounds)));
        return command;
    }

    private static void Run(int warehouses, int clerks, int seconds, int rounds)
    {
        using CambiumPeer peer = new(Port);
        new ManyClerks(peer).Run(clerks: 1, seconds: 1, warehouses: warehouses);
        HotReads hot = new(peer);
        hot.Execute("CHECKPOINT");
        long data = peer.MeasureFiles().Pages;
        long limit = data / LimitShare;
        Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{warehouses} warehouses, {data / 1e6:#,0} MB of pages, memory_limit {limit >> 20} MB against none, {rounds} rounds in turns, medians"));
        Console.WriteLine();
        List<MemoryRound> unlimited = [];
        List<MemoryRound> limited = [];
        for (int round = 0; round < rounds; round++)
        {
            unlimited.Add(Measure(peer, hot, null, warehouses, clerks, seconds));
            limited.Add(Measure(peer, hot, limit, warehouses, clerks, seconds));
        }

        Console.WriteLine("| | no limit | a quarter | ratio | aim |");
        Console.WriteLine("| --- | ---: | ---: | ---: | ---: |");
        Row("TPC-C, new orders/s", static round => round.NewOrders, "0.80");
        Row("point reads/s before the scan", static round => round.Before.Rate, "0.80");
        Row("point reads/s during scans", static round => round.During.Rate, "");
        Row("point reads/s right after", static round => round.After.Rate, "0.80");
        Row("pages read from files for 1,000 point reads, before", static round => 1000 * round.Before.Misses, "");
        Row("the same right after", static round => 1000 * round.After.Misses, "");
        Row("scan, mostly cold, s", static round => round.ScanSeconds, "");
        Row("highest resident set, MB", static round => round.PeakBytes / 1e6, "");
        Console.WriteLine();
        Console.WriteLine(string.Create(
            CultureInfo.InvariantCulture,
            $"point reads after the scan / before it: no limit {Median(unlimited, static round => round.After.Rate / round.Before.Rate):0.00}, a quarter {Median(limited, static round => round.After.Rate / round.Before.Rate):0.00}"));

        void Row(string name, Func<MemoryRound, double> figure, string aim)
        {
            double free = Median(unlimited, figure);
            double bound = Median(limited, figure);
            Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"| {name} | {free:#,0.##} | {bound:#,0.##} | {(free == 0 ? "" : $"{bound / free:0.00}")} | {aim} |"));
        }
    }

    private static MemoryRound Measure(CambiumPeer peer, HotReads hot, long? limit, int warehouses, int clerks, int seconds)
    {
        peer.MemoryLimit = limit;
        peer.Restart();
        double newOrders = new ManyClerks(peer).Run(clerks, seconds, "keep", warehouses, seconds / 2, "--skip-conditions").Rate;
        TimeSpan reads = TimeSpan.FromSeconds(seconds / 2.0);
        hot.Run(reads);
        HotReads.Result before = hot.Run(reads);
        (HotReads.Result during, double scanSeconds) = hot.RunBeside(Scan);
        return new MemoryRound(newOrders, before, during, hot.Run(reads), scanSeconds, peer.PeakResidentBytes);
    }

    private static double Median(List<MemoryRound> rounds, Func<MemoryRound, double> figure)
    {
        double[] sorted = [.. rounds.Select(figure).Order()];
        return (sorted[(sorted.Length - 1) / 2] + sorted[sorted.Length / 2]) / 2;
    }
}
