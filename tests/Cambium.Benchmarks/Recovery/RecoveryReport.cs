using System.CommandLine;
using System.Diagnostics;
using System.Globalization;
using Npgsql;

namespace Cambium.Benchmarks.Recovery;

/// <summary>
/// `recovery`: a server is killed (-9) under load and started again in the three ways of rebuilding indexes, eight users at it from the
/// first moment on; after Oukid et al., Adaptive Recovery for SCM-Enabled Databases. Then what checkpoints and restarts cost when indexes are in the
/// checkpoint, and when they aren't. Time counts from the start of the process.
/// </summary>
internal static class RecoveryReport
{
    private const int Users8 = 8;
    private static readonly string[] s_modes = ["synchronous", "asynchronous", "adaptive"];

    /// <param name="Buckets">Transactions by tenth of a second.</param>
    /// <param name="End">Seconds until no index was missing; null: not within the run.</param>
    /// <param name="Processor">Seconds of processor time that the server had taken by then.</param>
    private sealed record Run(string Mode, long[] Buckets, double? End, double Processor)
    {
        public long Until(double seconds) => Buckets.Take((int)(seconds * Users.BucketsPerSecond)).Sum();

        /// <summary>Seconds until a whole second went at nine tenths of a rate.</summary>
        public double? Regained(double rate)
        {
            for (int end = Users.BucketsPerSecond; end <= Buckets.Length; end++)
            {
                if (Buckets.AsSpan(end - Users.BucketsPerSecond, Users.BucketsPerSecond).ToArray().Sum() >= 0.9 * rate)
                {
                    return (double)end / Users.BucketsPerSecond;
                }
            }

            return null;
        }
    }

    internal static Command Command()
    {
        Option<int> subscribers = new("--subscribers") { Description = "TATP subscribers", DefaultValueFactory = _ => 200_000 };
        Option<int> warehouses = new("--warehouses") { Description = "TPC-C warehouses", DefaultValueFactory = _ => 2 };
        Option<int> rows = new("--rows") { Description = "rows of each table of the worst case", DefaultValueFactory = _ => 30_000 };
        Option<int> seconds = new("--seconds") { Description = "seconds of each run, from the start of the process", DefaultValueFactory = _ => 20 };
        Option<int> port = new("--port") { Description = "port of the servers", DefaultValueFactory = _ => 5630 };
        Option<string?> only = new("--only") { Description = "one workload only: TATP, TPC-C, or worst" };
        Option<string[]> ways = new("--ways") { Description = "of rebuilding indexes; with fewer than all, that is all that is measured", DefaultValueFactory = _ => s_modes, AllowMultipleArgumentsPerToken = true };
        Option<int> rounds = new("--rounds") { Description = "how often the ways take their turns", DefaultValueFactory = _ => 1 };
        Option<string?> plot = new("--plot") { Description = "file for the plot (SVG)" };
        Option<bool> warming = new("--warming") { Description = "instead: nothing is missing and the files' pages are out of the system's cache, with page_warming and without" };
        Command command = new("recovery", "Restarts with missing indexes: synchronous, asynchronous, adaptive") { subscribers, warehouses, rows, seconds, port, only, ways, rounds, plot, warming };
        command.SetAction(result =>
        {
            LinePlot lines = new();
            TimeSpan time = TimeSpan.FromSeconds(result.GetValue(seconds));
            Scenario[] scenarios = [Scenario.Tatp(result.GetValue(subscribers)), Scenario.Tpcc(result.GetValue(warehouses)), Scenario.WorstCase(result.GetValue(rows))];
            Scenario[] wanted = [.. scenarios.Where(scenario => scenario.Name.StartsWith(result.GetValue(only) ?? "", StringComparison.OrdinalIgnoreCase))];
            if (result.GetValue(warming))
            {
                Console.WriteLine("| workload | page_warming | transactions in 2 s | in 5 s | in the whole run | 0.9 of the rate before the crash after, s |");
                Console.WriteLine("| --- | --- | ---: | ---: | ---: | ---: |");
                Array.ForEach(wanted, scenario => MeasureWarming(scenario, time, result.GetValue(port)));
                return;
            }

            List<string> storage = [];
            Console.WriteLine("| workload | way | recovery ends, s | processor until then, s | transactions at the paper's instant | in the whole run | 0.9 of the rate before the crash after, s |");
            Console.WriteLine("| --- | --- | ---: | ---: | ---: | ---: | ---: |");
            foreach (Scenario scenario in wanted)
            {
                Measure(scenario, time, result.GetValue(port), result.GetValue(ways)!, result.GetValue(rounds), lines, storage);
            }

            if (storage.Count == 0)
            {
                return;
            }

            Console.WriteLine();
            Console.WriteLine("| workload | indexes | full checkpoint, s | page files, MB | checkpoint after 5 s of load, s | bytes it added, MB | first answer, s | indexes back, s |");
            Console.WriteLine("| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |");
            storage.ForEach(Console.WriteLine);
            if (result.GetValue(plot) is { } file)
            {
                lines.Save(file);
            }
        });
        return command;
    }

    private static void Measure(Scenario scenario, TimeSpan time, int port, string[] ways, int rounds, LinePlot lines, List<string> storage)
    {
        bool isWhole = ways.Length == s_modes.Length;
        string directory = Directory.CreateTempSubdirectory("cambium-recovery-").FullName;
        string source = Path.Combine(directory, "source");
        try
        {
            Directory.CreateDirectory(source);
            List<string> prepared = [];
            double rate = Prepare(scenario, source, port, "rebuilt", prepared);
            List<Run> runs = [];
            for (int round = 0; round < rounds; round++)
            {
                runs = [];
                foreach (string mode in ways)
                {
                    CopyDirectory(source, Path.Combine(directory, mode));
                    runs.Add(Restart(scenario, Path.Combine(directory, mode), port, time, mode, "index_storage=rebuilt", "recovery_mode=" + mode));
                }

                Report(scenario, time, rate, runs);
            }

            if (isWhole)
            {
                lines.Add(scenario.Name + ", tx/s", [.. runs.Select(static run => (run.Mode, run.Buckets.Chunk(Users.BucketsPerSecond / 2).Select(static chunk => 2.0 * chunk.Sum()).ToArray(), run.End))], time.TotalSeconds);
                storage.AddRange(prepared);
                Directory.Delete(source, recursive: true);
                Directory.CreateDirectory(source);
                Prepare(scenario, source, port, "checkpointed", storage);
            }
        }
        finally
        {
            Directory.Delete(directory, recursive: true);
        }
    }

    private static void Report(Scenario scenario, TimeSpan time, double rate, List<Run> runs)
    {
        // Buckets end after tenths of seconds.
        double instant = Math.Ceiling((runs[0].End ?? time.TotalSeconds) * scenario.Instant * Users.BucketsPerSecond) / Users.BucketsPerSecond;
        foreach (Run run in runs)
        {
            Console.WriteLine(string.Create(
                CultureInfo.InvariantCulture,
                $"| {scenario.Name} ({rate:N0} tx/s before) | {run.Mode} | {run.End:0.0} | {run.Processor:0.0} | {run.Until(instant):N0} after {instant:0.0} s | {run.Buckets.Sum():N0} | {run.Regained(rate):0.0} |"));
        }
    }

    private static void MeasureWarming(Scenario scenario, TimeSpan time, int port)
    {
        string directory = Directory.CreateTempSubdirectory("cambium-recovery-").FullName;
        string source = Path.Combine(directory, "source");
        try
        {
            Directory.CreateDirectory(source);
            double rate = Prepare(scenario, source, port, "checkpointed", []);
            foreach (string warming in new[] { "off", "on" })
            {
                string copy = Path.Combine(directory, warming);
                CopyDirectory(source, copy);
                Array.ForEach(Directory.GetFiles(copy, "*", SearchOption.AllDirectories), Forget);
                Run run = Restart(scenario, copy, port, time, warming, "page_warming=" + warming);
                Console.WriteLine(string.Create(
                    CultureInfo.InvariantCulture,
                    $"| {scenario.Name} ({rate:N0} tx/s before) | {warming} | {run.Until(2):N0} | {run.Until(5):N0} | {run.Buckets.Sum():N0} | {run.Regained(rate):0.0} |"));
            }
        }
        finally
        {
            Directory.Delete(directory, recursive: true);
        }
    }

    /// <summary>Makes the database, runs the load, measures its checkpoints and a restart, and leaves it killed under load.</summary>
    /// <returns>Transactions a second before the crash.</returns>
    private static double Prepare(Scenario scenario, string directory, int port, string indexStorage, List<string> storage)
    {
        const int LoadSeconds = 5;
        double full, after, rate;
        long fullBytes, afterBytes;
        string[] settings = ["index_storage=" + indexStorage, "checkpoint_timeout=86400", "checkpoint_log_size=100000"];
        using (ServerProcess server = new(directory, port, settings))
        {
            using NpgsqlConnection connection = Users.Connect(server.ConnectionString);
            foreach (string statement in scenario.Setup)
            {
                Execute(connection, statement);
            }

            full = Timed(() => Execute(connection, "CHECKPOINT"));
            fullBytes = PageBytes(directory);
            long[] buckets = Users.Run(scenario, server.ConnectionString, Users8, TimeSpan.FromSeconds(LoadSeconds), Stopwatch.GetTimestamp());
            rate = buckets.Skip(buckets.Length / 2).Sum() / (LoadSeconds / 2.0);
            after = Timed(() => Execute(connection, "CHECKPOINT"));
            afterBytes = PageBytes(directory) - fullBytes;
            Users.Run(scenario, server.ConnectionString, Users8, TimeSpan.FromSeconds(1), Stopwatch.GetTimestamp());
        }

        double first;
        double? back;
        string copy = directory + "-restart";
        CopyDirectory(directory, copy);
        using (ServerProcess server = new(copy, port, settings))
        {
            using NpgsqlConnection connection = Users.Connect(server.ConnectionString);
            Execute(connection, "SELECT 1");
            first = Stopwatch.GetElapsedTime(server.Started).TotalSeconds;
            back = AwaitRecovery(server, connection, TimeSpan.FromMinutes(2));
        }

        Directory.Delete(copy, recursive: true);
        storage.Add(string.Create(
            CultureInfo.InvariantCulture,
            $"| {scenario.Name} | {indexStorage} | {full:0.00} | {fullBytes / 1e6:N0} | {after:0.00} | {afterBytes / 1e6:N1} | {first:0.00} | {back:0.0} |"));
        return rate;
    }

    private static Run Restart(Scenario scenario, string directory, int port, TimeSpan time, string way, params string[] settings)
    {
        double? end = null;
        double processor = 0;
        long[] buckets;
        using (ServerProcess server = new(directory, port, settings))
        {
            Thread watcher = new(() =>
            {
                using NpgsqlConnection connection = Users.Connect(server.ConnectionString);
                end = AwaitRecovery(server, connection, time);
                processor = server.ProcessorSeconds;
            });
            watcher.Start();
            buckets = Users.Run(scenario, server.ConnectionString, Users8, time, server.Started);
            watcher.Join();
        }

        Directory.Delete(directory, recursive: true);
        return new Run(way, buckets, end, processor);
    }

    /// <summary>Seconds since the start of the process until no index is missing.</summary>
    private static double? AwaitRecovery(ServerProcess server, NpgsqlConnection connection, TimeSpan limit)
    {
        using NpgsqlCommand command = new("SELECT count(*) FROM cambium.recovery WHERE state NOT IN ('cold', 'warming')", connection);
        while (Stopwatch.GetElapsedTime(server.Started) < limit)
        {
            if ((long)command.ExecuteScalar()! == 0)
            {
                return Stopwatch.GetElapsedTime(server.Started).TotalSeconds;
            }

            Thread.Sleep(50);
        }

        return null;
    }

    /// <summary>Has the system write a file and let go of its pages: a server that is started on it reads from the disk.</summary>
    private static void Forget(string path)
    {
        using Process forget = Process.Start(new ProcessStartInfo("dd", ["of=" + path, "oflag=nocache", "conv=notrunc,fdatasync", "count=0", "status=none"]))!;
        forget.WaitForExit();
    }

    private static double Timed(Action action)
    {
        long started = Stopwatch.GetTimestamp();
        action();
        return Stopwatch.GetElapsedTime(started).TotalSeconds;
    }

    private static void Execute(NpgsqlConnection connection, string sql)
    {
        using NpgsqlCommand command = new(sql, connection);
        command.ExecuteNonQuery();
    }

    private static long PageBytes(string directory) =>
        Directory.EnumerateFiles(directory, "*.pages", SearchOption.AllDirectories).Sum(static path => new FileInfo(path).Length);

    private static void CopyDirectory(string source, string target)
    {
        foreach (string path in Directory.EnumerateDirectories(source, "*", SearchOption.AllDirectories).Prepend(source))
        {
            Directory.CreateDirectory(Path.Combine(target, Path.GetRelativePath(source, path)));
        }

        foreach (string path in Directory.EnumerateFiles(source, "*", SearchOption.AllDirectories))
        {
            File.Copy(path, Path.Combine(target, Path.GetRelativePath(source, path)));
        }
    }
}
