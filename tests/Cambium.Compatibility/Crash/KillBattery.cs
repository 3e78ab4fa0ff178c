using System.CommandLine;
using System.Globalization;
using Cambium.Server.Commands;
using Npgsql;
using Xunit;

namespace Cambium.Compatibility.Crash;

/// <summary>
/// A server under a random load that is killed (-9) at random moments and started again on its directory, under other settings each time; with what is written to its
/// directory checked by <c>cambium check</c> now and then, and its archive restored at the end. All of it follows from the seed, but for when threads run.
/// </summary>
internal sealed class KillBattery : IDisposable
{
    private const int Writers = 3;
    private const int RoundsBetweenChecks = 5;

    private readonly string _directory = Directory.CreateTempSubdirectory("cambium-battery-").FullName;
    private readonly Random _random;
    private readonly BatteryWriter[] _writers;
    private readonly BatteryObserver _observer;
    private readonly Action<string> _log;
    private readonly (string Name, string Value)[] _lasting;

    public KillBattery(int seed, Action<string> log)
    {
        _random = new Random(seed);
        _log = log;
        _writers = [.. Enumerable.Range(0, Writers).Select(id => new BatteryWriter(id, new Random(_random.Next())))];
        _observer = new BatteryObserver(new Random(_random.Next()));
        _lasting =
        [
            ("CAMBIUM_ARCHIVE_DIRECTORY", Archive),
            ("CAMBIUM_ARCHIVE_TIMEOUT", "1"),
            ("CAMBIUM_LOG_RETENTION", _random.Next(3) switch { 0 => "-1", 1 => "2", _ => "20" }),
        ];
    }

    private string Data => Path.Combine(_directory, "data");

    private string Archive => Path.Combine(_directory, "archive");

    public void Dispose() => Directory.Delete(_directory, recursive: true);

    /// <param name="goesOn">Asked before each round.</param>
    public void Run(Func<bool> goesOn)
    {
        using (ServerProcess first = ServerProcess.Start(Data, Settings()))
        {
            using NpgsqlConnection connection = Open(first);
            Execute(connection, "CREATE TABLE journal (writer int, number bigint, PRIMARY KEY (writer, number)); CREATE TABLE total (id int PRIMARY KEY, n bigint); CREATE TABLE mark (x int); INSERT INTO total VALUES (1, 0)");
            Array.ForEach(_writers, writer => Execute(connection, writer.CreateSql));
            first.Kill();
        }

        for (int round = 1; goesOn(); round++)
        {
            Round(round);
            if (round % RoundsBetweenChecks == 0)
            {
                Check(Data);
            }
        }

        using (ServerProcess last = ServerProcess.Start(Data, Settings()))
        {
            CheckContents(last);
            Assert.Equal(0, last.Terminate());
        }

        Check(Data);
        string restored = Path.Combine(_directory, "restored");
        Assert.Equal(0, RestoreCommand.Create().Parse(["--from", Archive, "--to", restored]).Invoke());
        Check(restored);
    }

    private void Round(int round)
    {
        (string Name, string Value)[] settings = Settings();
        string described = string.Join(' ', settings.Skip(_lasting.Length).Select(static setting => $"{setting.Name["CAMBIUM_".Length..].ToLowerInvariant()}={setting.Value}"));
        for (int starts = _random.Next(3); starts > 0; starts--)
        {
            // In the middle of a start.
            using ServerProcess early = ServerProcess.Launch(Data, settings);
            Thread.Sleep(_random.Next(600));
            early.Kill();
        }

        _log(string.Create(CultureInfo.InvariantCulture, $"round {round}: {described}"));
        using ServerProcess server = ServerProcess.Start(Data, settings);
        CheckContents(server);
        Exception?[] problems = new Exception?[Writers + 1];
        Thread[] threads =
        [
            .. _writers.Select((writer, place) => new Thread(() => problems[place] = Record.Exception(() => writer.Work(server.ConnectionString)))),
            new Thread(() => problems[^1] = Record.Exception(() => _observer.Work(server))),
        ];
        Array.ForEach(threads, static thread => thread.Start());
        Thread.Sleep(_random.Next(50, 3000));
        bool isAlive = server.IsAlive;
        server.Kill();
        Array.ForEach(threads, static thread => thread.Join());
        _log(string.Create(CultureInfo.InvariantCulture, $"round {round}: {_writers.Sum(static writer => writer.Acknowledged)} transactions, {_writers.Sum(static writer => writer.Refused)} refused, {_observer.BranchesMade} branches, past seen {_observer.Moments.Seen}, gone {_observer.Moments.Gone}"));
        Assert.True(isAlive, "the server ended by itself: " + server.Output);
        Assert.All(problems, problem => Assert.True(problem is null, $"{problem}\n{server.Output}"));
    }

    private void CheckContents(ServerProcess server)
    {
        try
        {
            using NpgsqlConnection connection = Open(server);
            Array.ForEach(_writers, writer => writer.Check(connection));
            Assert.Equal(_writers.Sum(static writer => writer.Acknowledged), Scalar(connection, "SELECT n FROM total"));
            _observer.Check(server, connection);
        }
        catch (Exception exception) when (exception is NpgsqlException or InvalidOperationException or IOException)
        {
            throw new InvalidOperationException($"what is there can't be read: {server.Output}", exception);
        }
    }

    private (string Name, string Value)[] Settings() =>
    [
        .. _lasting,
        ("CAMBIUM_CHECKPOINT_LOG_SIZE", _random.Next(1, 9).ToString(CultureInfo.InvariantCulture)),
        ("CAMBIUM_INDEX_STORAGE", _random.Next(2) == 0 ? "rebuilt" : "checkpointed"),
        ("CAMBIUM_RECOVERY_MODE", _random.Next(3) switch { 0 => "synchronous", 1 => "asynchronous", _ => "adaptive" }),
        ("CAMBIUM_PAGE_WARMING", _random.Next(2) == 0 ? "on" : "off"),
        ("CAMBIUM_MEMORY_LIMIT", _random.Next(3) switch { 0 => "160MB", 1 => "256MB", _ => "2GB" }),
    ];

    private static void Check(string directory)
    {
        using StringWriter told = new();
        Command check = CheckCommand.Create();
        TextWriter output = Console.Out;
        TextWriter errors = Console.Error;
        try
        {
            Console.SetOut(TextWriter.Synchronized(told));
            Console.SetError(TextWriter.Synchronized(told));
            Assert.True(check.Parse(["--data", directory]).Invoke() == 0, $"cambium check of {directory}: {told}");
        }
        finally
        {
            Console.SetOut(output);
            Console.SetError(errors);
        }
    }

    private static NpgsqlConnection Open(ServerProcess server)
    {
        NpgsqlConnection connection = new(server.ConnectionString);
        connection.Open();
        return connection;
    }

    private static void Execute(NpgsqlConnection connection, string sql)
    {
        using NpgsqlCommand command = new(sql, connection);
        command.ExecuteNonQuery();
    }

    private static long Scalar(NpgsqlConnection connection, string sql)
    {
        using NpgsqlCommand command = new(sql, connection);
        return (long)command.ExecuteScalar()!;
    }
}
