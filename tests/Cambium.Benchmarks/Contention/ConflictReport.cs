using System.CommandLine;
using System.Globalization;
using Cambium.Benchmarks.Peers;

namespace Cambium.Benchmarks.Contention;

/// <summary><c>conflicts</c>: what each granularity, and each thing done against conflicts, is worth; one Markdown table for each work.</summary>
internal static class ConflictReport
{
    private const int PostgresPort = 15410;
    private const int CambiumPort = 15411;
    private const int WarmUpSeconds = 3;

    public static Command Command()
    {
        Option<string> binaries = new("--postgres") { Description = "Directory of PostgreSQL's programs.", DefaultValueFactory = _ => "/usr/lib/postgresql/15/bin" };
        Option<string?> scripts = new("--sysbench-tpcc") { Description = "Directory of the public sysbench-tpcc scripts; without it they are left out." };
        Option<int> seconds = new("--seconds") { Description = "Length of each run.", DefaultValueFactory = _ => 5 };
        Option<int[]> clients = new("--clients") { Description = "Numbers of clients.", DefaultValueFactory = _ => [1, 4, 16, 64], AllowMultipleArgumentsPerToken = true };
        Option<string[]> works = new("--works") { Description = "tpcb, sysbench, clerks", DefaultValueFactory = _ => ["tpcb", "sysbench", "clerks"], AllowMultipleArgumentsPerToken = true };
        Option<bool> socket = new("--socket") { Description = "Clients of both come through Unix-domain sockets." };
        Command command = new("conflicts", "What granularity, merge, refresh, replay and queue are worth under contention.") { binaries, scripts, seconds, clients, works, socket };
        command.SetAction(result =>
            Run(result.GetValue(binaries)!, result.GetValue(scripts), result.GetValue(seconds), result.GetValue(clients)!, result.GetValue(works)!, result.GetValue(socket)));
        return command;
    }

    private static void Run(string binaries, string? scripts, int seconds, int[] clients, string[] works, bool usesSocket)
    {
        using IPeer postgres = new PostgresPeer(binaries, PostgresPort, isSerializable: true);
        using IPeer cambium = new CambiumPeer(CambiumPort);
        IPeer[] peers = [postgres, cambium];
        postgres.UsesSocket = cambium.UsesSocket = usesSocket;
        Console.WriteLine("Commits a second (refused a second), and the 99th percentile in ms from a transaction's beginning to its final commit.");
        if (works.Contains("tpcb"))
        {
            Array.ForEach(peers, static peer => new TpcB(peer).Prepare());
            Table("TPC-B, scale 10", peers, seconds, clients, static (peer, count, time) => new TpcB(peer).Run(count, time));
        }

        if (works.Contains("sysbench") && scripts is not null)
        {
            Array.ForEach(peers, peer => new SysbenchTpcc(peer, scripts, "SER").Prepare());
            Table("sysbench-tpcc, one warehouse", peers, seconds, clients, (peer, count, time) => new SysbenchTpcc(peer, scripts, "SER").Run(count, time));
        }

        if (works.Contains("clerks"))
        {
            Array.ForEach(peers, static peer => new ManyClerks(peer).Run(1, 1));
            Table("clerks without waiting, one warehouse, new orders", peers, seconds, clients, static (peer, count, time) => new ManyClerks(peer).Run(count, time, "keep"));
        }
    }

    private static void Table(string work, IPeer[] peers, int seconds, int[] clients, Func<IPeer, int, int, Measurement> measure)
    {
        measure(peers[1], clients[^1], WarmUpSeconds);
        Console.WriteLine();
        Console.WriteLine($"| {work} | {string.Join(" | ", clients)} |");
        Console.WriteLine($"| --- |{string.Concat(clients.Select(static _ => " --- |"))}");
        foreach (ConflictSetup setup in ConflictSetup.All)
        {
            IPeer peer = peers[setup.Settings is null ? 0 : 1];
            setup.Apply(peer);
            Console.WriteLine($"| {setup.Name} | {string.Join(" | ", clients.Select(count => Text(measure(peer, count, seconds))))} |");
        }
    }

    private static string Text(Measurement measurement) =>
        string.Create(CultureInfo.InvariantCulture, $"{measurement.Rate:#,0} ({measurement.Errors:#,0.#}), {measurement.P99Milliseconds:#,0.#} ms");
}
