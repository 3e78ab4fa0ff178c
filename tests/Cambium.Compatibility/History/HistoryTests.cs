using Cambium.Compatibility.Crash;
using Cambium.Compatibility.Protocol;
using Cambium.Server.Hosting;
using Cambium.Simulation;
using Xunit;
using Xunit.Abstractions;

namespace Cambium.Compatibility.History;

/// <summary>
/// Goal: what real clients see is serializable, in the order in which they were acknowledged, and survives kill -9. Method: a random
/// history of many connections over the wire, judged by its dependencies alone; and the same against a server whose validator lacks one
/// rule, where the judge must find the anomaly. CAMBIUM_TEST_SEED chooses the steps; threads and sockets make every run another one.
/// </summary>
[Collection(AloneCollection.Name)]
public sealed class HistoryTests(ITestOutputHelper output)
{
    private const int Clients = 8;
    private const int CommittedPerRound = 800;
    private const int Rounds = 3;
    private static readonly TimeSpan Patience = TimeSpan.FromSeconds(60);

    [Fact]
    public async Task A_history_over_kills_and_restarts_is_serializable_and_nothing_acknowledged_is_lost()
    {
        string directory = Directory.CreateTempSubdirectory("cambium-history-").FullName;
        try
        {
            string data = Path.Combine(directory, "data");
            HistoryRun run = new(Clients, Seed(), Enum.GetValues<HistoryStep>());
            using (ServerProcess first = ServerProcess.Start(data))
            {
                await HistoryRun.CreateAsync(first.ConnectionString);
            }

            for (int round = 1; round <= Rounds; round++)
            {
                using ServerProcess server = ServerProcess.Start(data);
                using CancellationTokenSource stop = new(Patience);
                Task clients = run.RunAsync(server.ConnectionString, stop.Token);
                await UntilAsync(() => run.Committed >= round * CommittedPerRound, clients, stop.Token);
                await stop.CancelAsync();
                server.Kill();
                await EndAsync(clients, server);
                Assert.True(run.Committed >= round * CommittedPerRound, $"only {run.Committed} commits: {server.Output}");
            }

            using ServerProcess last = ServerProcess.Start(data);
            string? violation = await run.CheckAsync(last.ConnectionString);
            Assert.True(violation is null, violation);
            output.WriteLine($"{run.Committed} committed, {run.Refused} refused");
        }
        finally
        {
            Directory.Delete(directory, recursive: true);
        }
    }

    [Theory]
    [InlineData(ValidationRule.KeyColumn, new[] { HistoryStep.AppendByReading, HistoryStep.WriteSkew })]
    [InlineData(ValidationRule.KeyExistence, new[] { HistoryStep.ClaimKey })]
    [InlineData(ValidationRule.IndexKey, new[] { HistoryStep.TakeCode })]
    [InlineData(ValidationRule.RowEntered, new[] { HistoryStep.JoinGroup })]
    [InlineData(ValidationRule.RowLeft, new[] { HistoryStep.LeaveGroup })]
    [InlineData(ValidationRule.RowChanged, new[] { HistoryStep.ChangeMember })]
    [InlineData(ValidationRule.OwnRow, new[] { HistoryStep.MoveAndRead, HistoryStep.LookAndChange, HistoryStep.JoinGroup })]
    public async Task A_validator_without_a_rule_is_caught(ValidationRule blinded, object steps)
    {
        await using CambiumServer server = await CambiumServer.StartAsync(new CambiumServerOptions
        {
            AdjustEngine = options => options with { Detector = new RuleDetector(blinded) },
        });
        string connectionString = server.ConnectionString + ";Pooling=false;Server Compatibility Mode=NoTypeLoading";
        HistoryRun run = new(Clients, Seed(), (HistoryStep[])steps);
        await HistoryRun.CreateAsync(connectionString);
        using CancellationTokenSource patience = new(Patience);
        string? violation = null;
        for (int committed = 250; violation is null && !patience.IsCancellationRequested; committed += 250)
        {
            using CancellationTokenSource stop = CancellationTokenSource.CreateLinkedTokenSource(patience.Token);
            Task clients = run.RunAsync(connectionString, stop.Token);
            await UntilAsync(() => run.Committed >= committed, clients, stop.Token);
            await stop.CancelAsync();
            await clients;
            violation = await run.CheckAsync(connectionString);
        }

        output.WriteLine($"{run.Committed} committed, {run.Refused} refused: {violation}");
        Assert.NotNull(violation);
    }

    private static async Task EndAsync(Task clients, ServerProcess server)
    {
        try
        {
            await clients;
        }
        catch (Exception exception)
        {
            throw new InvalidOperationException($"A client was told what no client should be; the server wrote:\n{server.Output}", exception);
        }
    }

    private static int Seed() => Environment.GetEnvironmentVariable("CAMBIUM_TEST_SEED") is { Length: > 0 } seed
        ? int.Parse(seed, System.Globalization.CultureInfo.InvariantCulture)
        : 1;

    private static async Task UntilAsync(Func<bool> isReached, Task clients, CancellationToken patience)
    {
        while (!isReached() && !clients.IsCompleted && !patience.IsCancellationRequested)
        {
            await Task.Delay(5, CancellationToken.None);
        }
    }
}
