using System.Globalization;
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
/// client: every answer and the contents in the end must be the same, and the log must keep every constraint. With a validator that lacks a rule they must differ.
/// CAMBIUM_TEST_SEED chooses the transactions, CAMBIUM_TEST_ROUNDS how many histories; threads make every run another one.
/// </summary>
[Collection(AloneCollection.Name)]
public sealed class SerialOrderTests(ITestOutputHelper output) : IDisposable
{
    private const int Clients = 6;
    private const int TransactionsPerClient = 40;
    private const int RoundsUntilCaught = 20;

    private readonly string _directory = Directory.CreateTempSubdirectory("cambium-order-").FullName;

    public void Dispose() => Directory.Delete(_directory, recursive: true);

    [Fact]
    public async Task Answers_are_those_of_the_transactions_run_alone_in_the_order_of_the_log()
    {
        int rounds = Number("CAMBIUM_TEST_ROUNDS", 6);
        for (int seed = Number("CAMBIUM_TEST_SEED", 1); rounds > 0; rounds--, seed++)
        {
            string data = Path.Combine(_directory, seed.ToString(CultureInfo.InvariantCulture));
            (string? difference, int committed, long foreseen) = await RunAsync(seed, new CambiumServerOptions { DataDirectory = data });
            output.WriteLine($"seed {seed}: {committed} of {Clients * TransactionsPerClient} committed, {foreseen} lined up unasked");
            Assert.True(difference is null, $"seed {seed}: {difference}");
            Assert.True(committed > Clients * TransactionsPerClient / 4, $"seed {seed}: only {committed} committed");
            Assert.Equal(0, CheckCommand.Create().Parse(["--data", data]).Invoke());
        }
    }

    [Fact]
    public async Task The_first_batch_of_a_connection_is_run_again_like_any_other()
    {
        const int Rounds = 15;
        await using CambiumServer server = await CambiumServer.StartAsync(new CambiumServerOptions());
        await using NpgsqlConnection first = await OpenAsync(server);
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
            (difference, _, _) = await RunAsync(seed, new CambiumServerOptions { AdjustEngine = options => options with { Detector = new RuleDetector(blinded) } });
        }

        output.WriteLine(difference ?? "not caught");
        Assert.NotNull(difference);
    }

    /// <summary>Runs a history and repeats it one by one.</summary>
    /// <returns>What was told differently, null when nothing was; how many transactions committed, and how many lined up without FOR UPDATE.</returns>
    private static async Task<(string? Difference, int Committed, long Foreseen)> RunAsync(int seed, CambiumServerOptions options)
    {
        List<SerialTransaction> committed;
        List<string> contents;
        long foreseen;
        await using (CambiumServer server = await CambiumServer.StartAsync(options))
        {
            await CreateAsync(server);
            SerialTransaction[][] all = await Task.WhenAll(Enumerable.Range(0, Clients).Select(client => Task.Run(() => RunClientAsync(server, seed, client))));
            committed = [.. all.SelectMany(static transactions => transactions)];
            await using NpgsqlConnection connection = await OpenAsync(server);
            Dictionary<int, long> positions = await PositionsAsync(connection);
            foreach (SerialTransaction transaction in committed.Where(static transaction => !transaction.IsReadOnly))
            {
                transaction.Position = positions.TryGetValue(transaction.Number, out long position)
                    ? position
                    : throw new InvalidOperationException($"Acknowledged, and not in the log: {transaction}");
            }

            contents = await ContentsAsync(connection);
            await using NpgsqlCommand counters = new("SELECT value FROM cambium.conflict_counters WHERE name = 'foreseen'", connection);
            foreseen = (long)(await counters.ExecuteScalarAsync())!;
        }

        committed.Sort(static (one, other) => (one.Position, one.IsReadOnly, one.Number).CompareTo((other.Position, other.IsReadOnly, other.Number)));
        return (await RepeatAsync(committed, contents), committed.Count, foreseen);
    }

    private static async Task<SerialTransaction[]> RunClientAsync(CambiumServer server, int seed, int client)
    {
        Random random = new(HashCode.Combine(seed, client));
        SerialWorkload workload = new(random);
        List<SerialTransaction> committed = [];
        await using NpgsqlConnection connection = await OpenAsync(server);
        SerialClient runner = new(connection, random);
        for (int i = 0; i < TransactionsPerClient; i++)
        {
            SerialTransaction transaction = workload.Next((client * TransactionsPerClient) + i, client);
            if (await runner.RunAsync(transaction))
            {
                committed.Add(transaction);
            }
        }

        return [.. committed];
    }

    private static async Task<string?> RepeatAsync(List<SerialTransaction> transactions, List<string> contents)
    {
        await using CambiumServer server = await CambiumServer.StartAsync(new CambiumServerOptions());
        await CreateAsync(server);
        await using NpgsqlConnection connection = await OpenAsync(server);
        SerialClient runner = new(connection, new Random(0));
        foreach (SerialTransaction transaction in transactions)
        {
            SerialTransaction again = transaction with { Answers = null };
            if (!await runner.RunAsync(again))
            {
                return $"alone it fails: {transaction}";
            }

            if (!again.Answers!.SequenceEqual(transaction.Answers!))
            {
                return $"alone it is told otherwise: {transaction}\n{again}";
            }
        }

        List<string> alone = await ContentsAsync(connection);
        int different = Enumerable.Range(0, contents.Count).FirstOrDefault(i => contents[i] != alone[i], -1);
        return different < 0 ? null : $"{SerialWorkload.Contents[different]} gives\n{contents[different]}\nand one by one\n{alone[different]}";
    }

    /// <remarks>
    /// Without automatic preparation: after some errors Npgsql binds statements whose Parse the error skipped, and reads rows it has no
    /// description of, against any server.
    /// </remarks>
    private static async Task<NpgsqlConnection> OpenAsync(CambiumServer server)
    {
        NpgsqlConnection connection = new(server.ConnectionString + ";Pooling=false;Include Error Detail=true");
        await connection.OpenAsync();
        return connection;
    }

    private static async Task CreateAsync(CambiumServer server)
    {
        await using NpgsqlConnection connection = await OpenAsync(server);
        await using NpgsqlCommand create = new(SerialWorkload.Schema + SerialObjects.Schema, connection);
        await create.ExecuteNonQueryAsync();
    }

    private static async Task<Dictionary<int, long>> PositionsAsync(NpgsqlConnection connection)
    {
        Dictionary<int, long> positions = [];
        await using NpgsqlCommand command = new("SELECT tx, position FROM cambium.history('hist')", connection);
        await using NpgsqlDataReader reader = await command.ExecuteReaderAsync();
        while (await reader.ReadAsync())
        {
            positions.Add(reader.GetInt32(0), reader.GetInt64(1));
        }

        return positions;
    }

    private static async Task<List<string>> ContentsAsync(NpgsqlConnection connection)
    {
        List<string> contents = [];
        foreach (string query in SerialWorkload.Contents)
        {
            contents.Add(await new SerialClient(connection, new Random(0)).ReadAsync(query));
        }

        return contents;
    }

    private static int Number(string variable, int otherwise) =>
        int.TryParse(Environment.GetEnvironmentVariable(variable), CultureInfo.InvariantCulture, out int number) ? number : otherwise;
}
