using System.Diagnostics;
using Npgsql;
using Xunit;

namespace Cambium.Compatibility.Protocol;

/// <summary>Cancel requests end the statement that runs, and nothing else.</summary>
public sealed class CancelTests : ServerTest
{
    internal const string Endless = "SELECT count(*) FROM generate_series(1, 1000000000000) AS s(n) WHERE n < 0";

    [Fact]
    public async Task A_cancel_request_ends_the_statement_with_57014_and_the_session_goes_on()
    {
        await using NpgsqlConnection connection = await OpenAsync();
        await using var command = new NpgsqlCommand(Endless, connection) { CommandTimeout = 0 };
        Task<object?> endless = Task.Run(() => command.ExecuteScalar());
        await UntilExecutingAsync(Endless);
        command.Cancel();
        Assert.Equal("57014", await SqlStateOfAsync(() => endless));
        Assert.Equal(1, await ScalarAsync(connection, "SELECT 1"));
    }

    /// <summary>
    /// Reading its statements anew takes most of the time here: that is where the request finds it. A batch that was quicker than the request commits, as it
    /// should, and is sent again with a request that comes earlier.
    /// </summary>
    [Theory]
    [InlineData(1)]
    [InlineData(3)]
    public async Task A_batch_that_is_run_again_at_its_commit_can_be_cancelled(int statementsBefore)
    {
        const int Statements = 40;
        const int Subqueries = 200;
        await using NpgsqlConnection other = await OpenAsync();
        await using NpgsqlConnection connection = await OpenAsync();
        await ScalarAsync(other, "CREATE TABLE told (id int PRIMARY KEY, v int); INSERT INTO told VALUES (1, 0)");
        await ScalarAsync(connection, "CREATE TEMP TABLE own (a int)");
        await ScalarAsync(connection, LongToRead(Subqueries, Statements));
        long started = Stopwatch.GetTimestamp();
        await ScalarAsync(connection, LongToRead(Subqueries, Statements + 1));
        TimeSpan wait = statementsBefore * Stopwatch.GetElapsedTime(started);

        long committed = 0;
        for (bool isCancelled = false; !isCancelled; wait /= 2)
        {
            await using NpgsqlBatch batch = new(connection) { Timeout = 0 };
            batch.BatchCommands.Add(new NpgsqlBatchCommand("SELECT v FROM told WHERE id = 1"));
            for (int i = 0; i < Statements; i++)
            {
                batch.BatchCommands.Add(new NpgsqlBatchCommand(LongToRead(Subqueries, i)));
            }

            batch.BatchCommands.Add(new NpgsqlBatchCommand($"INSERT INTO told SELECT {100 + committed}, v FROM told WHERE id = 1"));
            batch.BatchCommands.Add(new NpgsqlBatchCommand("SELECT pg_advisory_lock(9)"));
            await ScalarAsync(other, "SELECT pg_advisory_lock(9)");
            Task<int> running = Task.Run(() => batch.ExecuteNonQueryAsync());
            while (!running.IsCompleted && !Equals(await ScalarAsync(other, $"SELECT wait_event_type FROM pg_stat_activity WHERE pid = {connection.ProcessID}"), "Lock"))
            {
                await Task.Delay(5);
            }

            await ScalarAsync(other, "UPDATE told SET v = v + 1 WHERE id = 1; SELECT pg_advisory_unlock(9)");
            await Task.Delay(wait);
            await ScalarAsync(other, $"SELECT pg_cancel_backend({connection.ProcessID})");
            isCancelled = await Task.WhenAny(running) is { IsFaulted: true };
            if (isCancelled)
            {
                Assert.Equal("57014", await SqlStateOfAsync(() => running));
            }
            else
            {
                committed++;
            }

            await ScalarAsync(connection, "SELECT pg_advisory_unlock_all()");
            Assert.Equal(1 + committed, await ScalarAsync(other, "SELECT count(*) FROM told"));
        }
    }

    [Fact]
    public async Task A_command_timeout_of_the_client_cancels()
    {
        // However long the answer to the cancel request takes.
        await using NpgsqlConnection connection = await OpenAsync(";Cancellation Timeout=0");
        await using var command = new NpgsqlCommand(Endless, connection) { CommandTimeout = 1 };
        NpgsqlException exception = await Assert.ThrowsAnyAsync<NpgsqlException>(() => command.ExecuteScalarAsync());
        Assert.IsType<TimeoutException>(exception.InnerException);
        Assert.Equal(1, await ScalarAsync(connection, "SELECT 1"));
    }

    [Fact]
    public async Task A_cancel_request_with_a_wrong_secret_does_nothing()
    {
        using RawConnection victim = RawConnection.Open(Server.EndPoint);
        using (var stranger = new RawConnection(Server.EndPoint))
        {
            byte[] key = [.. victim.CancelKey];
            key[^1] ^= 1;
            stranger.SendPacket(80877102, key);
            Assert.Equal('\0', stranger.Read().Type);
        }

        victim.Send('Q', "SELECT 1");
        Assert.Equal("TDCZ", victim.ReadUntil('Z'));
        await AssertServesAsync();
    }

    [Fact]
    public void A_cancel_request_between_statements_does_nothing()
    {
        using RawConnection victim = RawConnection.Open(Server.EndPoint);
        using (var request = new RawConnection(Server.EndPoint))
        {
            request.SendCancel(victim);
            Assert.Equal('\0', request.Read().Type);
        }

        victim.Send('Q', "SELECT 1");
        Assert.Equal("TDCZ", victim.ReadUntil('Z'));
    }

    [Fact]
    public async Task Pg_cancel_backend_and_pg_terminate_backend_reach_other_sessions()
    {
        using RawConnection victim = RawConnection.Open(Server.EndPoint);
        int processId = System.Buffers.Binary.BinaryPrimitives.ReadInt32BigEndian(victim.CancelKey);
        victim.Send('Q', Endless);
        await UntilExecutingAsync(Endless);
        await using NpgsqlConnection other = await OpenAsync();
        Assert.Equal(true, await ScalarAsync(other, $"SELECT pg_cancel_backend({processId})"));
        Assert.Equal("57014", RawConnection.SqlState(victim.ReadBodyOfError()));
        victim.ReadUntil('Z');
        Assert.Equal(true, await ScalarAsync(other, $"SELECT pg_terminate_backend({processId})"));
        Assert.Equal("57P01", RawConnection.SqlState(victim.ReadBodyOfError()));
        Assert.Equal('\0', victim.Read().Type);
    }

    [Fact]
    public async Task A_function_that_catches_every_cancellation_ends_with_its_session()
    {
        using RawConnection victim = RawConnection.Open(Server.EndPoint);
        int processId = System.Buffers.Binary.BinaryPrimitives.ReadInt32BigEndian(victim.CancelKey);
        victim.Send('Q', "DO $$ BEGIN LOOP BEGIN RAISE NOTICE 'runs'; PERFORM pg_sleep(100); EXCEPTION WHEN query_canceled THEN NULL; END; END LOOP; END $$");
        Assert.Equal('N', victim.Read().Type);
        await using NpgsqlConnection other = await OpenAsync();
        Assert.Equal(true, await ScalarAsync(other, $"SELECT pg_cancel_backend({processId})"));
        Assert.Equal('N', victim.Read().Type);
        Assert.Equal(true, await ScalarAsync(other, $"SELECT pg_terminate_backend({processId})"));
        Assert.Equal("57P01", RawConnection.SqlState(victim.ReadBodyOfError()));
        Assert.Equal('\0', victim.Read().Type);
    }

    [Fact]
    public void A_session_that_ends_itself_hears_why_and_nothing_else()
    {
        using RawConnection victim = RawConnection.Open(Server.EndPoint);
        victim.Send('Q', "SELECT pg_terminate_backend(pg_backend_pid())");
        Assert.Equal("57P01", RawConnection.SqlState(victim.ReadBodyOfError()));
        Assert.Equal('\0', victim.Read().Type);
    }

    private static string LongToRead(int subqueries, int number) =>
        $"SELECT 1 FROM own WHERE false AND ({string.Join(" OR ", Enumerable.Range(0, subqueries).Select(i => $"a IN (SELECT o.a FROM own o WHERE o.a = {i} + {number})"))})";
}
