using System.Globalization;
using Cambium.Compatibility.Crash;
using Npgsql;
using Xunit;

namespace Cambium.Compatibility.Memory;

/// <summary>
/// Goal: whatever is asked of a server with little memory, each statement ends with its answer or with a clear error, sessions go on, and
/// the process stays within its limit as seen from outside.
/// Method: a server of its own with four times as much data as memory; statements that want more than there is (hungry.sql), one after the
/// other and then several at once; the resident set is read from /proc all the while.
/// </summary>
public sealed class MemoryPressureTests : IDisposable
{
    private const int LimitMegabytes = 160;

    /// <summary>What the process may take for a moment beyond its limit: what the heap may (HeapLimit.AllowanceBytes), and as much for the code of so many different statements.</summary>
    private const int AllowanceMegabytes = 64;

    private const int Rows = 100_000;
    private const int RowsPerLoad = 100;
    private const int Sessions = 4;
    private const int TriesMax = 100;

    // Besides 53200: limits of values and transactions, and for statements side by side a conflict or a timeout.
    private static readonly string[] s_clearErrors = ["53200", "53400", "54000", "54001", "40001", "57014"];

    private readonly string _directory = Directory.CreateTempSubdirectory("cambium-memory-").FullName;

    [SkippableFact]
    public async Task Hungry_statements_end_with_their_answer_or_a_clear_error_and_the_process_stays_within_its_limit()
    {
        Skip.IfNot(OperatingSystem.IsLinux());
        string[] statements = [.. File.ReadLines(Path.Combine(AppContext.BaseDirectory, "Memory", "hungry.sql")).Where(static line => line.Length > 0 && !line.StartsWith("--", StringComparison.Ordinal))];
        using ServerProcess server = ServerProcess.Start(Path.Combine(_directory, "data"), ("CAMBIUM_MEMORY_LIMIT", $"{LimitMegabytes}MB"));
        Assert.Contains("DOTNET_GCHeapCount=1", (await File.ReadAllTextAsync($"/proc/{server.Id}/environ")).Split('\0'));
        try
        {
            await using (NpgsqlConnection connection = await ConnectAsync(server))
            {
                await LoadAsync(connection);
                await RunAllAsync(connection, statements);
            }

            string[][] shares = [.. Enumerable.Range(0, Sessions).Select(session => statements.Where((_, index) => index % Sessions == session).ToArray())];
            await Task.WhenAll(shares.Select(async share =>
            {
                await using NpgsqlConnection connection = await ConnectAsync(server);
                await RunAllAsync(connection, share);
            }));
        }
        catch (NpgsqlException error) when (error is not PostgresException)
        {
            // The server has ended, or a connection: its last words say why.
            throw new InvalidOperationException($"The connection is lost. The server's output:\n{server.Output}", error);
        }

        int peak = PeakMegabytes(server);
        Assert.True(peak <= LimitMegabytes + AllowanceMegabytes, $"the process took {peak} MB at its highest, with a limit of {LimitMegabytes} MB");
        Assert.DoesNotContain("internal error", server.Output, StringComparison.Ordinal);
        Assert.Equal(0, server.Terminate());
    }

    [Fact]
    public async Task A_log_that_takes_more_memory_than_there_is_is_told_at_the_start()
    {
        string data = Path.Combine(_directory, "data");
        using (ServerProcess server = ServerProcess.Start(data, ("CAMBIUM_CHECKPOINT_LOG_SIZE", "4GB")))
        {
            await using NpgsqlConnection connection = await ConnectAsync(server);
            await ExecuteAsync(connection, "create table big (id int primary key, pad text)");
            for (int part = 0; part < 4; part++)
            {
                await ExecuteAsync(connection, $"insert into big select g * 4 + {part}, repeat(md5(g::text), 100) from generate_series(1, 20000) g");
            }

            server.Kill();
        }

        InvalidOperationException refused = Assert.Throws<InvalidOperationException>(() => ServerProcess.Start(data, ("CAMBIUM_MEMORY_LIMIT", "128MB")).Dispose());
        Assert.Contains("than memory_limit has room for: start the server with a larger one", refused.Message, StringComparison.Ordinal);
        using ServerProcess again = ServerProcess.Start(data);
        await using NpgsqlConnection reader = await ConnectAsync(again);
        Assert.Equal("80000", await AskAsync(reader, "select count(*)::text from big"));
    }

    [Fact]
    public void A_limit_that_the_server_can_not_run_with_is_refused_with_the_smallest_one()
    {
        InvalidOperationException refused = Assert.Throws<InvalidOperationException>(
            () => ServerProcess.Start(Path.Combine(_directory, "data"), ("CAMBIUM_MEMORY_LIMIT", "64MB")).Dispose());
        Assert.Contains("the smallest it can run with is 128 MB", refused.Message, StringComparison.Ordinal);
    }

    public void Dispose() => Directory.Delete(_directory, recursive: true);

    private static async Task<NpgsqlConnection> ConnectAsync(ServerProcess server)
    {
        var connection = new NpgsqlConnection(server.ConnectionString + ";Command Timeout=0");
        await connection.OpenAsync();
        await ExecuteAsync(connection, "set statement_timeout = '60s'");
        return connection;
    }

    private static async Task LoadAsync(NpgsqlConnection connection)
    {
        await ExecuteAsync(connection, "create table big (id int primary key, k int, pad text)");
        for (int first = 1; first <= Rows; first += RowsPerLoad)
        {
            await ExecuteAsync(connection, string.Create(
                CultureInfo.InvariantCulture,
                $"insert into big select g, g % 1000, md5(g::text) || repeat(md5((g + 1)::text), 200) from generate_series({first}, {first + RowsPerLoad - 1}) g"));
        }
    }

    private static async Task RunAllAsync(NpgsqlConnection connection, string[] statements)
    {
        foreach (string statement in statements)
        {
            await ExecuteAsync(connection, "begin");
            try
            {
                await ExecuteAsync(connection, statement);
            }
            catch (PostgresException error)
            {
                Assert.True(s_clearErrors.Contains(error.SqlState), $"{error.SqlState}: {error.MessageText}\n{error.Detail}\nafter {statement}");
                Assert.True(error.SqlState != "53200" || error.Hint is { Length: > 0 }, $"no hint after {statement}");
            }

            // What the statement did is undone, what it held is free, and the data is as it was. Npgsql gives up a connection that told it 53200.
            if (connection.State != System.Data.ConnectionState.Open)
            {
                await connection.CloseAsync();
                await connection.OpenAsync();
            }

            await ExecuteAsync(connection, "rollback");
            await ExecuteAsync(connection, "discard all; set statement_timeout = '60s'");
            Assert.Equal("500|32500|6432000", await AskAsync(connection, "select count(*) || '|' || max(id) || '|' || (select sum(length(pad)) from big where id <= 1000) from big where id between 32001 and 32500"));
        }
    }

    private static async Task ExecuteAsync(NpgsqlConnection connection, string sql)
    {
        await using var command = new NpgsqlCommand(sql, connection);
        await command.ExecuteNonQueryAsync();
    }

    /// <summary>While others take the last of it, a small query may be refused for a moment, too.</summary>
    private static async Task<string> AskAsync(NpgsqlConnection connection, string sql)
    {
        for (int tries = 1; ; tries++)
        {
            try
            {
                await using var command = new NpgsqlCommand(sql, connection);
                return (string)(await command.ExecuteScalarAsync())!;
            }
            catch (PostgresException error) when (error.SqlState == "53200" && tries < TriesMax)
            {
                await Task.Delay(100);
                await connection.CloseAsync();
                await connection.OpenAsync();
            }
        }
    }

    /// <summary>The largest resident set that the process ever had.</summary>
    private static int PeakMegabytes(ServerProcess server)
    {
        string line = File.ReadLines($"/proc/{server.Id}/status").First(static line => line.StartsWith("VmHWM:", StringComparison.Ordinal));
        return int.Parse(line.Split(' ', StringSplitOptions.RemoveEmptyEntries)[^2], CultureInfo.InvariantCulture) / 1024;
    }
}
