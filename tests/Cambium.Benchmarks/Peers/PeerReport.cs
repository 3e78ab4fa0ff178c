using System.CommandLine;
using System.Globalization;

namespace Cambium.Benchmarks.Peers;

/// <summary>
/// <c>peers</c>: PostgreSQL and Cambium side by side on this machine in this run, one Markdown table with ratios.
/// The two take turns work by work, so that a slow hour of the machine meets both.
/// </summary>
internal static class PeerReport
{
    // Below the range of ports the system gives to clients, so that no connection attempt can take it.
    private const int FirstPort = 15400;

    private const int RecordingSeconds = 5;

    public static Command Command()
    {
        Option<string> binaries = new("--postgres") { Description = "Directory of PostgreSQL's programs.", DefaultValueFactory = _ => "/usr/lib/postgresql/15/bin" };
        Option<string?> scripts = new("--sysbench-tpcc") { Description = "Directory of the public sysbench-tpcc scripts; without it they are left out." };
        Option<int> seconds = new("--seconds") { Description = "Length of each run.", DefaultValueFactory = _ => 10 };
        Option<int[]> threads = new("--threads") { Description = "Threads of sysbench-tpcc.", DefaultValueFactory = _ => [1, 4, 16, 64], AllowMultipleArgumentsPerToken = true };
        Option<int[]> clerks = new("--clerks") { Description = "Numbers of our own clerks, working without waiting.", DefaultValueFactory = _ => [1, 4, 16], AllowMultipleArgumentsPerToken = true };
        Option<bool> clerksOnly = new("--clerks-only") { Description = "Leaves out pgbench and sysbench-tpcc." };
        Option<bool> socket = new("--socket") { Description = "Clients of all come through Unix-domain sockets." };
        Command command = new("peers", "PostgreSQL and Cambium side by side: pgbench, sysbench-tpcc and many clerks.") { binaries, scripts, seconds, threads, clerks, clerksOnly, socket };
        command.SetAction(result => Run(
            result.GetValue(binaries)!, result.GetValue(scripts), result.GetValue(seconds), result.GetValue(threads)!, result.GetValue(clerks)!, result.GetValue(clerksOnly), result.GetValue(socket)));
        return command;
    }

    private static void Run(string binaries, string? scripts, int seconds, int[] threads, int[] clerks, bool clerksOnly, bool usesSocket)
    {
        using IPeer serializable = new PostgresPeer(binaries, FirstPort, isSerializable: true);
        using IPeer readCommitted = new PostgresPeer(binaries, FirstPort + 1, isSerializable: false);
        using IPeer cambium = new CambiumPeer(FirstPort + 2);
        IPeer[] peers = [serializable, readCommitted, cambium];
        serializable.UsesSocket = readCommitted.UsesSocket = cambium.UsesSocket = usesSocket;
        using var limit = new RecordedPeer(cambium, FirstPort + 3);

        Console.WriteLine("| work | PostgreSQL serializable, tx/s (errors/s) | PostgreSQL read committed, tx/s (errors/s) | Cambium, tx/s (errors/s) | recorded answers, tx/s | Cambium / serializable | Cambium / read committed | limit / serializable | Cambium / limit |");
        Console.WriteLine("| --- | --- | --- | --- | --- | --- | --- | --- | --- |");
        Console.WriteLine(string.Create(
            CultureInfo.InvariantCulture,
            $"| process start to first answer, empty | {serializable.StartToFirstAnswer.TotalSeconds:0.00} s | {readCommitted.StartToFirstAnswer.TotalSeconds:0.00} s | {cambium.StartToFirstAnswer.TotalSeconds:0.00} s | | | | | |"));

        if (!clerksOnly)
        {
            RunPgbench(peers, limit, seconds);
            if (scripts is not null)
            {
                RunSysbench(peers, limit, scripts, seconds, threads);
            }
        }

        foreach (int count in clerks)
        {
            Row($"{count} clerks without waiting, new orders (conflicts)", peers, limit: null, seconds, (peer, length) => new ManyClerks(peer).Run(count, length));
        }
    }

    private static void RunPgbench(IPeer[] peers, RecordedPeer limit, int seconds)
    {
        foreach (IPeer peer in peers)
        {
            new Pgbench(peer).Initialize(scale: 10);
        }

        Row("pgbench TPC-B, scale 10, 16 clients, simple", peers, limit, seconds, (peer, length) => new Pgbench(peer).Run("tpcb-like", "simple", 16, length));
        Row("pgbench TPC-B, scale 10, 16 clients, prepared", peers, limit, seconds, (peer, length) => new Pgbench(peer).Run("tpcb-like", "prepared", 16, length));
        Row("pgbench -S, 8 clients, prepared", peers, limit, seconds, (peer, length) => new Pgbench(peer).Run("select-only", "prepared", 8, length));
        Row("pgbench -S, 8 clients, simple", peers, limit, seconds, (peer, length) => new Pgbench(peer).Run("select-only", "simple", 8, length));
    }

    private static void RunSysbench(IPeer[] peers, RecordedPeer limit, string scripts, int seconds, int[] threads)
    {
        foreach (IPeer peer in peers)
        {
            Tpcc(peer, scripts).Prepare();
        }

        foreach (int count in threads)
        {
            Row($"sysbench-tpcc, 1 warehouse, {count} threads", peers, limit, seconds, (peer, length) => Tpcc(peer, scripts).Run(count, length));
        }
    }

    private static SysbenchTpcc Tpcc(IPeer peer, string scripts) => new(peer, scripts, peer.Name.EndsWith("read committed", StringComparison.Ordinal) ? "RC" : "SER");

    /// <param name="limit">Records the work's answers at the last of the peers for a while and hands them out then; null where clients look at what they are answered.</param>
    private static void Row(string work, IPeer[] peers, RecordedPeer? limit, int seconds, Func<IPeer, int, Measurement> measure)
    {
        Measurement[] found = [.. peers.Select(peer => measure(peer, seconds))];
        double cambium = found[2].Rate;
        string most = "";
        string ratios = " | ";
        if (limit is not null)
        {
            limit.Record();
            measure(limit, RecordingSeconds);
            limit.Answer();
            double rate = measure(limit, seconds).Rate;
            most = string.Create(CultureInfo.InvariantCulture, $"{rate:#,0}");
            ratios = string.Create(CultureInfo.InvariantCulture, $"{rate / found[0].Rate:0.00} | {cambium / rate:0.00}");
        }

        Console.WriteLine(string.Create(
            CultureInfo.InvariantCulture,
            $"| {work} | {Text(found[0])} | {Text(found[1])} | {Text(found[2])} | {most} | {cambium / found[0].Rate:0.00} | {cambium / found[1].Rate:0.00} | {ratios} |"));
    }

    private static string Text(Measurement measurement) =>
        string.Create(CultureInfo.InvariantCulture, $"{measurement.Rate:#,0} ({measurement.Errors:#,0.#})");
}
