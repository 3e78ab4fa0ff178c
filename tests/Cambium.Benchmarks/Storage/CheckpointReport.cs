using System.CommandLine;
using System.Diagnostics;
using System.Globalization;
using Cambium.Engine.Recovery;
using Cambium.Engine.Transactions;
using Cambium.Server.Hosting;
using Npgsql;

namespace Cambium.Benchmarks.Storage;

/// <summary>
/// <c>checkpoint</c>: what a checkpoint costs those who commit meanwhile. Clients update random rows without pause while checkpoints begin
/// again and again; every commit is counted to the time with or without a checkpoint under way, so that a slow minute of the machine meets both.
/// </summary>
internal static class CheckpointReport
{
    private static readonly TimeSpan s_warmUp = TimeSpan.FromSeconds(3);

    internal static Command Command()
    {
        Option<string> directory = new("--directory") { Description = "where to write, on the disk to be measured", DefaultValueFactory = _ => Path.GetTempPath() };
        Option<int> rows = new("--rows") { Description = "rows of the table, of about 120 bytes", DefaultValueFactory = _ => 500_000 };
        Option<int> clients = new("--clients") { Description = "connections that commit", DefaultValueFactory = _ => 8 };
        Option<int> seconds = new("--seconds") { Description = "length of the run", DefaultValueFactory = _ => 60 };
        Option<int> megabytes = new("--log-size") { Description = "a checkpoint begins after so many MB of log", DefaultValueFactory = _ => 16 };
        Command command = new("checkpoint", "Throughput and p99 of commits with and without a checkpoint under way; write amplification") { directory, rows, clients, seconds, megabytes };
        command.SetAction((result, _) => RunAsync(
            result.GetValue(directory)!, result.GetValue(rows), result.GetValue(clients), TimeSpan.FromSeconds(result.GetValue(seconds)), (long)result.GetValue(megabytes) << 20));
        return command;
    }

    private static async Task RunAsync(string directory, int rows, int clients, TimeSpan time, long logBytes)
    {
        string data = Path.Combine(directory, "cambium-checkpoint-benchmark-" + Guid.NewGuid().ToString("N"));
        try
        {
            await using CambiumServer server = await CambiumServer.StartAsync(new CambiumServerOptions
            {
                DataDirectory = data,
                Checkpoints = new CheckpointSettings { LogBytes = logBytes, Interval = TimeSpan.FromHours(1) },
            });
            await FillAsync(server, rows);
            Database engine = server.Databases.Peek("cambium")!.Engine;
            await MeasureAsync(server, engine, rows, clients, time);
        }
        finally
        {
            Directory.Delete(data, recursive: true);
        }
    }

    private static async Task FillAsync(CambiumServer server, int rows)
    {
        await using NpgsqlConnection connection = new(server.ConnectionString);
        await connection.OpenAsync();
        string fill = string.Create(CultureInfo.InvariantCulture, $"INSERT INTO t SELECT i, 0, repeat('x', 100) FROM generate_series(1, {rows}) i");
        foreach (string statement in new[] { "CREATE TABLE t (id int PRIMARY KEY, n int, c text)", fill, "CHECKPOINT" })
        {
            await using NpgsqlCommand command = new(statement, connection) { CommandTimeout = 0 };
            await command.ExecuteNonQueryAsync();
        }
    }

    private static async Task MeasureAsync(CambiumServer server, Database engine, int rows, int clients, TimeSpan time)
    {
        Checkpointer checkpointer = engine.Checkpointer!;
        using CancellationTokenSource stop = new();
        CommitClient[] running = [.. Enumerable.Range(0, clients).Select(number => new CommitClient(server.ConnectionString, rows, number, () => checkpointer.IsRunning))];
        Task[] work = [.. running.Select(client => Task.Run(() => client.RunAsync(stop.Token)))];
        await Task.Delay(s_warmUp);
        Array.ForEach(running, static client => client.Reset());
        long completed = checkpointer.Completed;
        long pageBytes = checkpointer.BytesWritten;
        long logBytes = engine.LogBytes;
        (TimeSpan with, TimeSpan without) = await Task.Factory.StartNew(() => Sample(checkpointer, time), TaskCreationOptions.LongRunning);
        await stop.CancelAsync();
        await Task.WhenAll(work);
        Print(running, with, without, checkpointer.Completed - completed, checkpointer.BytesWritten - pageBytes, engine.LogBytes - logBytes);
    }

    /// <summary>How much of the time a checkpoint was under way.</summary>
    private static (TimeSpan With, TimeSpan Without) Sample(Checkpointer checkpointer, TimeSpan time)
    {
        TimeSpan with = default;
        TimeSpan without = default;
        long start = Stopwatch.GetTimestamp();
        for (long last = start; Stopwatch.GetElapsedTime(start) < time;)
        {
            bool isRunning = checkpointer.IsRunning;
            Thread.Sleep(1);
            long now = Stopwatch.GetTimestamp();
            with += isRunning ? Stopwatch.GetElapsedTime(last, now) : default;
            without += isRunning ? default : Stopwatch.GetElapsedTime(last, now);
            last = now;
        }

        return (with, without);
    }

    private static void Print(CommitClient[] clients, TimeSpan with, TimeSpan without, long checkpoints, long pageBytes, long logBytes)
    {
        double[] during = [.. clients.SelectMany(static client => client.During).Order()];
        double[] between = [.. clients.SelectMany(static client => client.Between).Order()];
        Console.WriteLine("| | commits/s | p50, ms | p99, ms | longest, ms | seconds |");
        Console.WriteLine("| --- | ---: | ---: | ---: | ---: | ---: |");
        Row("no checkpoint under way", between, without);
        Row("a checkpoint under way", during, with);
        if (during.Length > 0 && between.Length > 0)
        {
            double throughput = during.Length / with.TotalSeconds / (between.Length / without.TotalSeconds);
            Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"| ratio (aim) | {throughput:0.00} (0.90) | {At(during, 0.5) / At(between, 0.5):0.0} | {At(during, 0.99) / At(between, 0.99):0.0} (3) | | |"));
        }

        long commits = during.Length + between.Length;
        Console.WriteLine();
        Console.WriteLine(string.Create(
            CultureInfo.InvariantCulture,
            $"{checkpoints} checkpoints; for each commit of one random row {(double)logBytes / commits:0} bytes of log and {(double)pageBytes / commits:0} bytes of pages: for a byte of log {(double)pageBytes / logBytes:0.0} bytes of pages"));
    }

    private static void Row(string name, double[] latencies, TimeSpan time) => Console.WriteLine(latencies.Length == 0
        ? $"| {name} | | | | | {time.TotalSeconds:0.0} |"
        : string.Create(CultureInfo.InvariantCulture, $"| {name} | {latencies.Length / time.TotalSeconds:#,0} | {At(latencies, 0.5):0.00} | {At(latencies, 0.99):0.00} | {latencies[^1]:0.0} | {time.TotalSeconds:0.0} |"));

    private static double At(double[] sorted, double share) => sorted[(int)(share * (sorted.Length - 1))];
}
