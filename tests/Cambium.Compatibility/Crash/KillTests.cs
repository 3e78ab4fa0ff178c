using System.Collections.Concurrent;
using Npgsql;
using Xunit;

namespace Cambium.Compatibility.Crash;

/// <summary>
/// Goal: after kill -9 under load every acknowledged commit is there once and every other is whole or absent.
/// Method: writers insert pairs of rows in one transaction and note what was acknowledged; the process is killed in the middle,
/// started again on the same directory, and the tables are compared with the notes. Several rounds on one directory.
/// </summary>
public sealed class KillTests : IDisposable
{
    private const int Rounds = 3;
    private const int Writers = 6;
    private const int AcknowledgedBeforeKill = 300;

    private readonly string _directory = Directory.CreateTempSubdirectory("cambium-kill-").FullName;

    [Fact]
    public async Task Acknowledged_commits_survive_a_kill_and_others_are_whole_or_absent()
    {
        string data = Path.Combine(_directory, "data");
        var acknowledged = new ConcurrentDictionary<(int Writer, int Number), byte>();
        var next = new int[Writers];
        using (ServerProcess first = ServerProcess.Start(data))
        {
            await ExecuteAsync(first, "CREATE TABLE a (writer int, number int, PRIMARY KEY (writer, number)); CREATE TABLE b (writer int, number int, PRIMARY KEY (writer, number)); CREATE TABLE total (id int PRIMARY KEY, n bigint); INSERT INTO total VALUES (1, 0)");
            Assert.Equal(0, first.Terminate());
        }

        for (int round = 0; round < Rounds; round++)
        {
            using ServerProcess server = ServerProcess.Start(data);
            await CheckAsync(server, acknowledged);
            int target = acknowledged.Count + AcknowledgedBeforeKill;
            Task[] writers = [.. Enumerable.Range(0, Writers).Select(writer => Task.Run(() => WriteAsync(server, writer, next, acknowledged)))];
            using var patience = new CancellationTokenSource(TimeSpan.FromMinutes(1));
            while (acknowledged.Count < target && !patience.IsCancellationRequested)
            {
                await Task.Delay(5);
            }

            server.Kill();
            await Task.WhenAll(writers);
            Assert.True(acknowledged.Count >= target, $"only {acknowledged.Count} of {target} commits were acknowledged in a minute: {server.Output}");
        }

        using ServerProcess last = ServerProcess.Start(data);
        await CheckAsync(last, acknowledged);
    }

    public void Dispose() => Directory.Delete(_directory, recursive: true);

    private static async Task WriteAsync(ServerProcess server, int writer, int[] next, ConcurrentDictionary<(int, int), byte> acknowledged)
    {
        try
        {
            await using var connection = new NpgsqlConnection(server.ConnectionString);
            await connection.OpenAsync();
            while (true)
            {
                int number = next[writer]++;
                await using NpgsqlTransaction transaction = await connection.BeginTransactionAsync();
                foreach (string table in new[] { "a", "b" })
                {
                    await using var insert = new NpgsqlCommand($"INSERT INTO {table} VALUES ($1, $2)", connection, transaction)
                    {
                        Parameters = { new() { Value = writer }, new() { Value = number } },
                    };
                    await insert.ExecuteNonQueryAsync();
                }

                await using var count = new NpgsqlCommand("UPDATE total SET n = n + 1 WHERE id = 1", connection, transaction);
                await count.ExecuteNonQueryAsync();
                await transaction.CommitAsync();
                acknowledged[(writer, number)] = 1;
            }
        }
        catch (Exception exception) when (exception is NpgsqlException or IOException or InvalidOperationException)
        {
            // The kill. What was not acknowledged may or may not be there.
        }
    }

    private static async Task CheckAsync(ServerProcess server, ConcurrentDictionary<(int, int), byte> acknowledged)
    {
        HashSet<(int, int)> inA = await ReadAsync(server, "SELECT writer, number FROM a");
        HashSet<(int, int)> inB = await ReadAsync(server, "SELECT writer, number FROM b");
        Assert.True(inA.SetEquals(inB), "a transaction is there in part");
        Assert.DoesNotContain(acknowledged.Keys, key => !inA.Contains(key));
        await using var connection = new NpgsqlConnection(server.ConnectionString);
        await connection.OpenAsync();
        await using var total = new NpgsqlCommand("SELECT n FROM total", connection);
        Assert.Equal((long)inA.Count, await total.ExecuteScalarAsync());
    }

    private static async Task<HashSet<(int, int)>> ReadAsync(ServerProcess server, string sql)
    {
        await using var connection = new NpgsqlConnection(server.ConnectionString);
        await connection.OpenAsync();
        await using var command = new NpgsqlCommand(sql, connection);
        await using NpgsqlDataReader reader = await command.ExecuteReaderAsync();
        var rows = new HashSet<(int, int)>();
        while (await reader.ReadAsync())
        {
            Assert.True(rows.Add((reader.GetInt32(0), reader.GetInt32(1))), "a row is there twice");
        }

        return rows;
    }

    private static async Task ExecuteAsync(ServerProcess server, string sql)
    {
        await using var connection = new NpgsqlConnection(server.ConnectionString);
        await connection.OpenAsync();
        await using var command = new NpgsqlCommand(sql, connection);
        await command.ExecuteNonQueryAsync();
    }
}
