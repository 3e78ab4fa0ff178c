using System.CommandLine;
using System.Globalization;

namespace Cambium.Benchmarks.Peers;

/// <summary>
/// <c>peers</c>: PostgreSQL and Cambium side by side on this machine in this run, one Markdown table with ratios.
/// They take turns work by work, so that a slow hour of the machine meets all; those that have no turn are paused.
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
        Option<int> warmUp = new("--warm-up") { Description = "Seconds that each peer does the work before it is measured.", DefaultValueFactory = _ => 4 };
        Option<string[]> works = new("--works") { Description = "pgbench, sysbench, clerks", DefaultValueFactory = _ => ["pgbench", "sysbench", "clerks"], AllowMultipleArgumentsPerToken = true };
        Option<bool> socket = new("--socket") { Description = "Clients of all come through Unix-domain sockets." };
        Command command = new("peers", "PostgreSQL and Cambium side by side: pgbench, sysbench-tpcc and many clerks.") { binaries, scripts, seconds, warmUp, threads, clerks, works, socket };
        command.SetAction(result => Run(
            result.GetValue(binaries)!,
            result.GetValue(scripts),
            new Lengths(result.GetValue(warmUp), result.GetValue(seconds)),
            result.GetValue(threads)!,
            result.GetValue(clerks)!,
            result.GetValue(works)!,
            result.GetValue(socket)));
        return command;
    }

    private static void Run(string binaries, string? scripts, Lengths lengths, int[] threads, int[] clerks, string[] works, bool usesSocket)
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

        if (works.Contains("pgbench"))
        {
            RunPgbench(peers, limit, lengths);
        }

        if (works.Contains("sysbench") && scripts is not null)
        {
            RunSysbench(peers, limit, scripts, lengths, threads);
        }

        foreach (int count in works.Contains("clerks") ? clerks : [])
        {
            Row($"{count} clerks without waiting, new orders (conflicts)", peers, limit: null, lengths, (peer, length) => new ManyClerks(peer).Run(count, length));
        }
    }

    private static void RunPgbench(IPeer[] peers, RecordedPeer limit, Lengths lengths)
    {
        foreach (IPeer peer in peers)
        {
            new Pgbench(peer).Initialize(scale: 10);
        }

        Row("pgbench TPC-B, scale 10, 16 clients, simple", peers, limit, lengths, (peer, length) => new Pgbench(peer).Run("tpcb-like", "simple", 16, length));
        Row("pgbench TPC-B, scale 10, 16 clients, prepared", peers, limit, lengths, (peer, length) => new Pgbench(peer).Run("tpcb-like", "prepared", 16, length));
        Row("pgbench -S, 8 clients, prepared", peers, limit, lengths, (peer, length) => new Pgbench(peer).Run("select-only", "prepared", 8, length));
        Row("pgbench -S, 8 clients, simple", peers, limit, lengths, (peer, length) => new Pgbench(peer).Run("select-only", "simple", 8, length));
    }

    private static void RunSysbench(IPeer[] peers, RecordedPeer limit, string scripts, Lengths lengths, int[] threads)
    {
        foreach (IPeer peer in peers)
        {
            Tpcc(peer, scripts).Prepare();
        }

        foreach (int count in threads)
        {
            Row($"sysbench-tpcc, 1 warehouse, {count} threads", peers, limit, lengths, (peer, length) => Tpcc(peer, scripts).Run(count, length));
        }
    }

    private static SysbenchTpcc Tpcc(IPeer peer, string scripts) => new(peer, scripts, peer.Name.EndsWith("read committed", StringComparison.Ordinal) ? "RC" : "SER");

    /// <param name="limit">Records the work's answers at the last of the peers for a while and hands them out then; null where clients look at what they are answered.</param>
    private static void Row(string work, IPeer[] peers, RecordedPeer? limit, Lengths lengths, Func<IPeer, int, Measurement> measure)
    {
        Measurement[] found = [.. peers.Select(peer => Turn(peers, peer, lengths, measure))];
        double cambium = found[2].Rate;
        string most = "";
        string ratios = " | ";
        if (limit is not null)
        {
            limit.Record();
            using (new PausedPeers(peers[..2]))
            {
                measure(limit, RecordingSeconds);
            }

            limit.Answer();
            double rate = Turn(peers, limit, lengths, measure).Rate;
            most = string.Create(CultureInfo.InvariantCulture, $"{rate:#,0}");
            ratios = string.Create(CultureInfo.InvariantCulture, $"{rate / found[0].Rate:0.00} | {cambium / rate:0.00}");
        }

        Console.WriteLine(string.Create(
            CultureInfo.InvariantCulture,
            $"| {work} | {Text(found[0])} | {Text(found[1])} | {Text(found[2])} | {most} | {cambium / found[0].Rate:0.00} | {cambium / found[1].Rate:0.00} | {ratios} |"));
    }

    private static Measurement Turn(IPeer[] peers, IPeer peer, Lengths lengths, Func<IPeer, int, Measurement> measure)
    {
        using PausedPeers others = new(peers.Where(other => other != peer));
        if (lengths.WarmUpSeconds > 0)
        {
            measure(peer, lengths.WarmUpSeconds);
        }

        return measure(peer, lengths.Seconds);
    }

    private static string Text(Measurement measurement) =>
        string.Create(CultureInfo.InvariantCulture, $"{measurement.Rate:#,0} ({measurement.Errors:#,0.#})");

    private readonly record struct Lengths(int WarmUpSeconds, int Seconds);
}
