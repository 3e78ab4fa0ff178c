using System.Net;
using Cambium.Server.Hosting;
using Npgsql;
using Xunit;

namespace Cambium.Compatibility.Protocol;

/// <summary>Two endless queries on as many processors: connecting, cancelling and /health need no free thread to be answered.</summary>
public sealed class ResponsivenessTests : ServerTest
{
    protected override CambiumServerOptions Options => new() { Http = new IPEndPoint(IPAddress.Loopback, 0) };

    [Fact]
    public async Task Endless_queries_hold_up_neither_new_connections_nor_cancels_nor_health()
    {
        List<NpgsqlConnection> busy = [];
        List<Task> running = [];
        List<NpgsqlCommand> commands = [];
        for (int index = 0; index < Math.Max(2, Environment.ProcessorCount); index++)
        {
            NpgsqlConnection connection = await OpenAsync();
            var command = new NpgsqlCommand(CancelTests.Endless, connection) { CommandTimeout = 0 };
            busy.Add(connection);
            commands.Add(command);
            running.Add(Task.Run(() => command.ExecuteScalar()));
        }

        await UntilExecutingAsync(CancelTests.Endless, busy.Count);

        // All of these come back while the queries still run: that is the assertion, no clock is asked.
        await AssertServesAsync();
        using var http = new HttpClient();
        using HttpResponseMessage health = await http.GetAsync(new Uri(Server.HttpAddress!, "/health"));
        Assert.Equal(HttpStatusCode.OK, health.StatusCode);
        Assert.All(running, task => Assert.False(task.IsCompleted));
        foreach (NpgsqlCommand command in commands)
        {
            command.Cancel();
        }

        foreach (Task task in running)
        {
            Assert.Equal("57014", await SqlStateOfAsync(() => task));
        }

        busy.ForEach(connection => connection.Dispose());
    }

    [Fact]
    public async Task Metrics_tell_commits_sessions_and_statements()
    {
        await using NpgsqlConnection connection = await OpenAsync();
        await ScalarAsync(connection, "CREATE TABLE t (a int); INSERT INTO t VALUES (1)");
        using var http = new HttpClient();
        string metrics = await http.GetStringAsync(new Uri(Server.HttpAddress!, "/metrics"));
        Assert.Contains("pg_up 1\n", metrics, StringComparison.Ordinal);
        Assert.Contains("pg_stat_activity_count{datname=\"cambium\",state=\"idle\"} 1\n", metrics, StringComparison.Ordinal);
        Assert.Matches("cambium_commits_total\\{datname=\"cambium\"\\} [1-9]", metrics);
        Assert.Matches("cambium_statements_total [1-9]", metrics);
    }
}
