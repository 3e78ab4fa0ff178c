using System.Collections.Concurrent;
using Npgsql;
using Xunit;

namespace Cambium.Compatibility.Crash;

/// <summary>SIGTERM under load: exit code 0, and everything acknowledged is there afterwards.</summary>
public sealed class TerminationTests : IDisposable
{
    private const string Reloading = "reading the settings of ALTER SYSTEM and the certificates anew";

    private const int Writers = 6;
    private const int AcknowledgedBefore = 200;

    private readonly string _directory = Directory.CreateTempSubdirectory("cambium-term-").FullName;

    [Fact]
    public async Task Sigterm_under_load_exits_0_and_keeps_what_was_acknowledged()
    {
        string data = Path.Combine(_directory, "data");
        var acknowledged = new ConcurrentBag<int>();
        using (ServerProcess server = ServerProcess.Start(data))
        {
            await ExecuteAsync(server, "CREATE TABLE t (id int PRIMARY KEY)");
            int next = 0;
            Task[] writers = [.. Enumerable.Range(0, Writers).Select(_ => Task.Run(async () =>
            {
                try
                {
                    await using var connection = new NpgsqlConnection(server.ConnectionString);
                    await connection.OpenAsync();
                    while (true)
                    {
                        int id = Interlocked.Increment(ref next);
                        await using var insert = new NpgsqlCommand($"INSERT INTO t VALUES ({id})", connection);
                        await insert.ExecuteNonQueryAsync();
                        acknowledged.Add(id);
                    }
                }
                catch (Exception exception) when (exception is NpgsqlException or IOException or InvalidOperationException)
                {
                    // The server has ended.
                }
            }))];
            while (acknowledged.Count < AcknowledgedBefore && !writers.All(writer => writer.IsCompleted))
            {
                await Task.Delay(5);
            }

            Assert.Equal(0, server.Terminate());
            await Task.WhenAll(writers);
            Assert.InRange(acknowledged.Count, AcknowledgedBefore, int.MaxValue);
        }

        using ServerProcess again = ServerProcess.Start(data);
        await using var reader = new NpgsqlConnection(again.ConnectionString);
        await reader.OpenAsync();
        await using var select = new NpgsqlCommand("SELECT id FROM t", reader);
        await using NpgsqlDataReader rows = await select.ExecuteReaderAsync();
        var found = new HashSet<int>();
        while (await rows.ReadAsync())
        {
            found.Add(rows.GetInt32(0));
        }

        Assert.DoesNotContain(acknowledged, id => !found.Contains(id));
    }

    [Fact]
    public async Task Sighup_ends_nothing()
    {
        using ServerProcess server = ServerProcess.Start(Path.Combine(_directory, "data"));
        server.Signal("HUP");

        // Under nohup the signal doesn't arrive at all.
        bool arrives = (Convert.ToInt64(File.ReadLines("/proc/self/status").First(static line => line.StartsWith("SigIgn:", StringComparison.Ordinal))[7..].Trim(), 16) & 1) == 0;
        for (int wait = 0; arrives && wait < 100 && !server.Output.Contains(Reloading, StringComparison.Ordinal); wait++)
        {
            await Task.Delay(50);
        }

        Assert.Equal(arrives, server.Output.Contains(Reloading, StringComparison.Ordinal));
        await ExecuteAsync(server, "SELECT 1");
    }

    /// <summary>A file stands where the data directory would be made: whoever runs the tests may be allowed everything.</summary>
    [Fact]
    public void A_data_directory_that_cannot_be_written_is_told()
    {
        string file = Path.Combine(_directory, "file");
        File.WriteAllText(file, "");
        Assert.Contains("can't be written", Assert.Throws<InvalidOperationException>(() => ServerProcess.Start(Path.Combine(file, "data"))).Message, StringComparison.Ordinal);
    }

    public void Dispose() => Directory.Delete(_directory, recursive: true);

    private static async Task ExecuteAsync(ServerProcess server, string sql)
    {
        await using var connection = new NpgsqlConnection(server.ConnectionString);
        await connection.OpenAsync();
        await using var command = new NpgsqlCommand(sql, connection);
        await command.ExecuteNonQueryAsync();
    }
}
