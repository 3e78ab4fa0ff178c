using System.CommandLine;
using System.Diagnostics;
using System.Globalization;
using Cambium.Benchmarks.Peers;

namespace Cambium.Benchmarks.Restart;

/// <summary>
/// <c>restart</c>: a server with some gigabytes of data is killed (-9) in the middle of random updates and started again, its files in the page
/// cache as the crash left them. Time counts from the start of the process to the first answered SELECT by key. With <c>--postgres</c> PostgreSQL
/// gets the same data, the same number of updates since its checkpoint, and the same end.
/// </summary>
internal static class RestartReport
{
    internal static Command Command()
    {
        Option<string> size = new("--size") { Description = "data before the load: 1g, 4g, or any number of g or m", DefaultValueFactory = _ => "1g" };
        Option<int> tail = new("--tail") { Description = "updates of one random row each between the last checkpoint and the kill; 64 MiB of log are about 240,000", DefaultValueFactory = _ => 240_000 };
        Option<int> clients = new("--clients") { Description = "connections that update", DefaultValueFactory = _ => 8 };
        Option<int> kills = new("--kills") { Description = "how often", DefaultValueFactory = _ => 3 };
        Option<int> port = new("--port") { Description = "port of the server; PostgreSQL's is the next", DefaultValueFactory = _ => 15440 };
        Option<string?> postgres = new("--postgres")
        {
            Description = "PostgreSQL beside it: the directory of its programs, /usr/lib/postgresql/15/bin when none is given",
            Arity = ArgumentArity.ZeroOrOne,
            DefaultValueFactory = _ => null,
        };
        Command command = new("restart", "Time to the first answer after kill -9 under load") { size, tail, clients, kills, port, postgres };
        command.SetAction(result =>
        {
            string? binaries = result.GetResult(postgres) is { Implicit: false } ? result.GetValue(postgres) ?? "/usr/lib/postgresql/15/bin" : null;
            long rows = Bytes(result.GetValue(size)!) / RestartLoad.RowBytes;
            Console.WriteLine("| server | data | updates since the checkpoint | killed under load, first SELECT by key after | memory then | after 10,000 point reads |");
            Console.WriteLine("| --- | ---: | ---: | ---: | ---: | ---: |");
            Measure(() => new CambiumPeer(result.GetValue(port), "checkpoint_timeout=86400", "checkpoint_log_size=100000"), rows, result.GetValue(tail), result.GetValue(clients), result.GetValue(kills));
            if (binaries is not null)
            {
                Measure(() => new PostgresPeer(binaries, result.GetValue(port) + 1, isSerializable: false), rows, result.GetValue(tail), result.GetValue(clients), result.GetValue(kills));
            }
        });
        return command;
    }

    private static void Measure(Func<IPeer> start, long rows, int tail, int clients, int kills)
    {
        using IPeer peer = start();
        RestartLoad load = new(peer, rows);
        load.Fill();
        for (int kill = 0; kill < kills; kill++)
        {
            load.Execute("CHECKPOINT");
            long updates = load.UpdateUntil(tail, clients, peer.Kill);
            long started = Stopwatch.GetTimestamp();
            peer.Launch();
            load.ReadFirst();
            TimeSpan first = Stopwatch.GetElapsedTime(started);
            long memory = peer.ResidentBytes;
            load.ReadMany(10_000);
            Console.WriteLine(string.Create(
                CultureInfo.InvariantCulture,
                $"| {peer.Name} | {rows * RestartLoad.RowBytes / 1e9:0.0} GB | {updates:#,0} | {first.TotalSeconds:0.00} s | {memory / 1e6:#,0} MB | {peer.ResidentBytes / 1e6:#,0} MB |"));
        }
    }

    private static long Bytes(string size)
    {
        long number = long.Parse(size[..^1], CultureInfo.InvariantCulture);
        return char.ToLowerInvariant(size[^1]) == 'g' ? number << 30 : number << 20;
    }
}
