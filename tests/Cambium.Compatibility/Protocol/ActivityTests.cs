using Npgsql;
using Xunit;

namespace Cambium.Compatibility.Protocol;

/// <summary>What pg_stat_activity tells of sessions at work.</summary>
public sealed class ActivityTests : ServerTest
{
    [Fact]
    public async Task A_prepared_statement_shows_as_any_other()
    {
        await using NpgsqlConnection connection = await OpenAsync();
        await using var other = new NpgsqlCommand("SELECT 1", connection);
        await using var sleep = new NpgsqlCommand("SELECT pg_sleep(1000), current_query()", connection) { CommandTimeout = 0 };
        await sleep.PrepareAsync();
        await other.ExecuteScalarAsync();
        Task<object?> sleeping = Task.Run(() => sleep.ExecuteScalar());
        Assert.Equal("active|Timeout|PgSleep|SELECT pg_sleep(1000), current_query()|True", await WaitForAsync("wait_event = 'PgSleep'"));
        sleep.Cancel();
        Assert.Equal("57014", await SqlStateOfAsync(() => sleeping));
        await using var current = new NpgsqlCommand("SELECT current_query()", connection);
        await current.PrepareAsync();
        await other.ExecuteScalarAsync();
        Assert.Equal("SELECT current_query()", await current.ExecuteScalarAsync());
        Assert.Equal("idle|Client|ClientRead|SELECT current_query()|False", await WaitForAsync("query = 'SELECT current_query()' AND state = 'idle'"));
    }

    [Theory]
    [InlineData("SELECT id FROM t WHERE id = 1 FOR UPDATE", "Lock|tuple")]
    [InlineData("SELECT pg_advisory_lock(1)", "Lock|advisory")]
    public async Task Waits_have_PostgreSQLs_names(string query, string wait)
    {
        await using NpgsqlConnection holder = await OpenAsync();
        await ScalarAsync(holder, "CREATE TABLE t (id int PRIMARY KEY); INSERT INTO t VALUES (1); SELECT pg_advisory_lock(1)");
        await ScalarAsync(holder, "BEGIN; SELECT id FROM t FOR UPDATE");
        await using NpgsqlConnection connection = await OpenAsync();
        await ScalarAsync(connection, "SET queue_timeout = '1h'");
        await using var command = new NpgsqlCommand(query, connection) { CommandTimeout = 0 };
        Task<object?> waiting = Task.Run(() => command.ExecuteScalar());
        Assert.Equal($"active|{wait}|{query}|True", await WaitForAsync("wait_event_type = 'Lock'"));
        command.Cancel();
        Assert.Equal("57014", await SqlStateOfAsync(() => waiting));
    }

    /// <returns>Of the other session for which the condition comes true.</returns>
    private async Task<string> WaitForAsync(string condition)
    {
        await using NpgsqlConnection observer = await OpenAsync();
        while (true)
        {
            object? found = await ScalarAsync(
                observer,
                "SELECT concat_ws('|', state, wait_event_type, wait_event, query, CASE WHEN xact_start IS NULL THEN 'False' ELSE 'True' END) "
                + $"FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND {condition}");
            if (found is string shown)
            {
                return shown;
            }

            await Task.Delay(2);
        }
    }
}
