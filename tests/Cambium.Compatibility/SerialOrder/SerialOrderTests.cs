using System.Diagnostics;
using System.Globalization;
using Cambium.Compatibility.Crash;
using Cambium.Compatibility.Protocol;
using Cambium.Server.Commands;
using Cambium.Server.Hosting;
using Cambium.Simulation;
using Npgsql;
using Xunit;
using Xunit.Abstractions;

namespace Cambium.Compatibility.SerialOrder;

/// <summary>
/// Goal: log order is a serial order of everything clients see, for all of SQL. Method: random transactions of several clients at once; then
/// the same transactions, one after the other in the order of the log (those that only read behind the commit their snapshot shows), on a fresh server by one
/// client: every answer and the contents in the end must be the same, and the log must keep every constraint. Transactions that failed must fail with the same answers
/// somewhere between what had been acknowledged when they began and what began behind their end. Once more over kill -9. With a validator that lacks a rule answers must differ.
/// CAMBIUM_TEST_SEED chooses the transactions, CAMBIUM_TEST_ROUNDS how many histories, or CAMBIUM_ORDER_SECONDS for how long; threads make every run another one.
/// </summary>
[Collection(AloneCollection.Name)]
public sealed class SerialOrderTests(ITestOutputHelper output) : IDisposable
{
    private const int Clients = 6;
    private const int TransactionsPerClient = 40;
    private const int RoundsUntilCaught = 20;
    private const int Kills = 2;

    private readonly string _directory = Directory.CreateTempSubdirectory("cambium-order-").FullName;

    public void Dispose() => Directory.Delete(_directory, recursive: true);

    [Fact]
    public async Task Answers_are_those_of_the_transactions_run_alone_in_the_order_of_the_log()
    {
        foreach (int seed in Seeds(5))
        {
            string data = Path.Combine(_directory, seed.ToString(CultureInfo.InvariantCulture));
            (string? difference, SerialHistory history) = await RunAsync(seed, new CambiumServerOptions { DataDirectory = data }, hasSettings: seed % 2 == 0);
            output.WriteLine($"seed {seed}: {history.Committed} of {Clients * TransactionsPerClient} committed, {history.Failed} failed");
            Assert.True(difference is null, $"seed {seed}: {difference}");
            Assert.True(history.Committed > Clients * TransactionsPerClient / 4, $"seed {seed}: only {history.Committed} committed");
            Examine(data);
        }
    }

    [Fact]
    public async Task What_was_acknowledged_before_a_kill_is_there_in_the_order_of_the_log()
    {
        foreach (int seed in Seeds(1))
        {
            Random random = new(seed);
            SerialHistory history = new(Clients, random, hasSettings: true);
            string data = Path.Combine(_directory, $"killed{seed}");
            using (ServerProcess first = ServerProcess.Start(data))
            {
                await SerialHistory.CreateAsync(Connect(first));
                first.Kill();
            }

            for (int kill = 0; kill < Kills; kill++)
            {
                using ServerProcess server = ServerProcess.Start(data);
                Task clients = history.RunAsync(Connect(server), TransactionsPerClient);
                await Task.Delay(random.Next(50, 2500));
                server.Kill();
                await clients;
            }

            using (ServerProcess last = ServerProcess.Start(data))
            {
                await history.RunAsync(Connect(last), TransactionsPerClient / 4);
                string? difference = await history.CheckAsync(Connect(last));
                output.WriteLine($"seed {seed}: {history.Committed} committed, {history.Failed} failed");
                Assert.True(difference is null, $"seed {seed}: {difference}\n{last.Output}");
                Assert.Equal(0, last.Terminate());
            }

            Examine(data);
        }
    }

    [Fact]
    public async Task The_first_batch_of_a_connection_is_run_again_like_any_other()
    {
        const int Rounds = 15;
        await using CambiumServer server = await CambiumServer.StartAsync(new CambiumServerOptions());
        await using NpgsqlConnection first = new(server.ConnectionString + ";Pooling=false");
        await first.OpenAsync();
        await using (NpgsqlCommand create = new("CREATE TABLE counter (id int PRIMARY KEY, v int); INSERT INTO counter VALUES (1, 0)", first))
        {
            await create.ExecuteNonQueryAsync();
        }

        async Task CountAsync()
        {
            await using NpgsqlConnection connection = new(server.ConnectionString + ";Pooling=false;Server Compatibility Mode=NoTypeLoading");
            await connection.OpenAsync();
            await using NpgsqlBatch batch = new(connection);
            batch.BatchCommands.Add(new NpgsqlBatchCommand("SELECT v FROM counter WHERE id = 1"));
            batch.BatchCommands.Add(new NpgsqlBatchCommand("UPDATE counter SET v = (SELECT v FROM counter WHERE id = 1) + 1 WHERE id = 1"));
            await batch.ExecuteNonQueryAsync();
        }

        for (int round = 0; round < Rounds; round++)
        {
            await Task.WhenAll(Enumerable.Range(0, Clients).Select(_ => Task.Run(CountAsync)));
        }

        await using NpgsqlCommand read = new("SELECT v FROM counter", first);
        Assert.Equal(Rounds * Clients, await read.ExecuteScalarAsync());
    }

    [Theory]
    [InlineData(ValidationRule.KeyColumn)]
    [InlineData(ValidationRule.RowEntered)]
    [InlineData(ValidationRule.RowLeft)]
    [InlineData(ValidationRule.RowChanged)]
    public async Task A_validator_without_a_rule_is_caught(ValidationRule blinded)
    {
        string? difference = null;
        for (int seed = 1; difference is null && seed <= RoundsUntilCaught; seed++)
        {
            (difference, _) = await RunAsync(seed, new CambiumServerOptions { AdjustEngine = options => options with { Detector = new RuleDetector(blinded) } }, hasSettings: false);
        }

        output.WriteLine(difference ?? "not caught");
        Assert.NotNull(difference);
    }

    private static async Task<(string? Difference, SerialHistory History)> RunAsync(int seed, CambiumServerOptions options, bool hasSettings)
    {
        SerialHistory history = new(Clients, new Random(seed), hasSettings);
        await using CambiumServer server = await CambiumServer.StartAsync(options);
        await SerialHistory.CreateAsync(server.ConnectionString);
        await history.RunAsync(server.ConnectionString, TransactionsPerClient);
        return (await history.CheckAsync(server.ConnectionString), history);
    }

    /// <summary>With the types of its schema loaded.</summary>
    private static string Connect(ServerProcess server) => string.Create(CultureInfo.InvariantCulture, $"Host=127.0.0.1;Port={server.Port};Username=cambium;Database=cambium");

    /// <summary>The files are sound, and the log alone shows that its transactions are serializable.</summary>
    private static void Examine(string data)
    {
        Assert.Equal(0, CheckCommand.Create().Parse(["--data", data]).Invoke());
        Assert.Equal(0, LogVerifyCommand.Create().Parse(["--data", data]).Invoke());
    }

    private static IEnumerable<int> Seeds(int otherwise)
    {
        int rounds = Number("CAMBIUM_TEST_ROUNDS", otherwise);
        int seconds = Number("CAMBIUM_ORDER_SECONDS", 0);
        long started = Stopwatch.GetTimestamp();
        for (int seed = Number("CAMBIUM_TEST_SEED", 1); seconds > 0 ? Stopwatch.GetElapsedTime(started).TotalSeconds < seconds : rounds-- > 0; seed++)
        {
            yield return seed;
        }
    }

    private static int Number(string variable, int otherwise) =>
        int.TryParse(Environment.GetEnvironmentVariable(variable), CultureInfo.InvariantCulture, out int number) ? number : otherwise;
}
