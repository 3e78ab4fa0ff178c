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
/// again and again. Each stretch with a checkpoint under way is compared with the one without right before it, so that a slow minute of the machine meets
/// both; the medians of these ratios are the result.
/// </summary>
internal static class CheckpointReport
{
    private const int WarmUpSeconds = 3;

    /// <summary>Shorter stretches tell nothing.</summary>
    private const double SecondsMin = 0.5;

    /// <param name="Rate">Commits a second.</param>
    /// <param name="P50">Milliseconds, as the following.</param>
    private sealed record Figures(double Seconds, double Rate, double P50, double P99, double Longest);

    internal static Command Command()
    {
        Option<string> directory = new("--directory") { Description = "where to write, on the disk to be measured", DefaultValueFactory = _ => Path.GetTempPath() };
        Option<int> rows = new("--rows") { Description = "rows of the table, of about 120 bytes", DefaultValueFactory = _ => 500_000 };
        Option<int> clients = new("--clients") { Description = "connections that commit", DefaultValueFactory = _ => 8 };
        Option<int> seconds = new("--seconds") { Description = "length of the run", DefaultValueFactory = _ => 60 };
        Option<int> megabytes = new("--log-size") { Description = "checkpoint_log_size in MB", DefaultValueFactory = _ => 16 };
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
        int stretch = 0;
        CommitClient[] running = [.. Enumerable.Range(0, clients).Select(number => new CommitClient(server.ConnectionString, rows, number, () => Volatile.Read(ref stretch)))];
        Task[] work = [.. running.Select(client => Task.Run(() => client.RunAsync(stop.Token)))];
        long completed = Completed(engine);
        long pageBytes = engine.Activity.Checkpoints.Bytes;
        long logBytes = engine.LogBytes;
        List<double> lengths = await Task.Factory.StartNew(() => Watch(checkpointer, time + TimeSpan.FromSeconds(WarmUpSeconds), ref stretch), TaskCreationOptions.LongRunning);
        await stop.CancelAsync();
        await Task.WhenAll(work);
        Figures?[] stretches = [.. lengths.Select((length, number) => FiguresOf([.. running.SelectMany(client => client.In(number)).Order()], length))];
        Print(stretches, lengths, running.Sum(static client => client.Count), Completed(engine) - completed, engine.Activity.Checkpoints.Bytes - pageBytes, engine.LogBytes - logBytes);
    }

    private static long Completed(Database engine) => engine.Activity.Checkpoints.Timed + engine.Activity.Checkpoints.Requested;

    /// <summary>Numbers the stretches, those with a checkpoint under way odd.</summary>
    /// <returns>Their lengths in seconds.</returns>
    private static List<double> Watch(Checkpointer checkpointer, TimeSpan time, ref int stretch)
    {
        List<double> lengths = [0];
        long start = Stopwatch.GetTimestamp();
        for (long last = start; Stopwatch.GetElapsedTime(start) < time;)
        {
            if (checkpointer.IsRunning != (lengths.Count % 2 == 0))
            {
                lengths.Add(0);
                Volatile.Write(ref stretch, lengths.Count - 1);
            }

            Thread.Sleep(1);
            long now = Stopwatch.GetTimestamp();
            lengths[^1] += Stopwatch.GetElapsedTime(last, now).TotalSeconds;
            last = now;
        }

        return lengths;
    }

    private static Figures? FiguresOf(double[] sorted, double seconds) => seconds < SecondsMin || sorted.Length == 0
        ? null
        : new Figures(seconds, sorted.Length / seconds, At(sorted, 0.5), At(sorted, 0.99), sorted[^1]);

    private static void Print(Figures?[] stretches, List<double> lengths, long commits, long checkpoints, long pageBytes, long logBytes)
    {
        // The first ones are warm-up.
        int first = 0;
        for (double passed = 0; first < lengths.Count && passed < WarmUpSeconds; first++)
        {
            passed += lengths[first];
        }

        (Figures Without, Figures With)[] pairs =
        [
            .. Enumerable.Range(first, Math.Max(0, lengths.Count - first)).Where(number => number % 2 == 1 && stretches[number] is not null && stretches[number - 1] is not null)
                .Select(number => (stretches[number - 1]!, stretches[number]!)),
        ];
        if (pairs.Length == 0)
        {
            Console.WriteLine("no stretch with a checkpoint and one without before it: a longer run or a smaller --log-size is needed");
            return;
        }

        Console.WriteLine("| medians of stretches | commits/s | p50, ms | p99, ms | longest, ms | seconds |");
        Console.WriteLine("| --- | ---: | ---: | ---: | ---: | ---: |");
        Row("no checkpoint under way", [.. pairs.Select(static pair => pair.Without)]);
        Row("a checkpoint under way", [.. pairs.Select(static pair => pair.With)]);
        Console.WriteLine(string.Create(
            CultureInfo.InvariantCulture,
            $"| median of {pairs.Length} ratios (aim) | {Median(pairs.Select(static pair => pair.With.Rate / pair.Without.Rate)):0.00} (0.90) | {Median(pairs.Select(static pair => pair.With.P50 / pair.Without.P50)):0.0} | {Median(pairs.Select(static pair => pair.With.P99 / pair.Without.P99)):0.0} (3) | | |"));
        Console.WriteLine();
        Console.WriteLine(string.Create(
            CultureInfo.InvariantCulture,
            $"{checkpoints} checkpoints; for each commit of one random row {(double)logBytes / commits:0} bytes of log and {(double)pageBytes / commits:0} bytes of pages: for a byte of log {(double)pageBytes / logBytes:0.0} bytes of pages"));
    }

    private static void Row(string name, Figures[] stretches) => Console.WriteLine(string.Create(
        CultureInfo.InvariantCulture,
        $"| {name} | {Median(stretches.Select(static stretch => stretch.Rate)):#,0} | {Median(stretches.Select(static stretch => stretch.P50)):0.00} | {Median(stretches.Select(static stretch => stretch.P99)):0.00} | {stretches.Max(static stretch => stretch.Longest):0.0} | {stretches.Sum(static stretch => stretch.Seconds):0.0} |"));

    private static double Median(IEnumerable<double> values)
    {
        double[] sorted = [.. values.Order()];
        return (sorted[(sorted.Length - 1) / 2] + sorted[sorted.Length / 2]) / 2;
    }

    private static double At(double[] sorted, double share) => sorted[(int)(share * (sorted.Length - 1))];
}
