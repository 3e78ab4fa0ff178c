using System.Text;
using Cambium.Server.Hosting;
using Npgsql;
using Xunit;

namespace Cambium.Compatibility.Protocol;

/// <summary>A client that goes away in the middle of a statement is no error of the server's: its transaction is rolled back, and the log says nothing of internal errors.</summary>
public sealed class LostClientTests
{
    [Theory]
    [InlineData("BEGIN; INSERT INTO t VALUES (1); SELECT repeat('x', 1000) FROM generate_series(1, 10000000)", 'D')]
    [InlineData("BEGIN; INSERT INTO t VALUES (1); COPY (SELECT repeat('x', 1000) FROM generate_series(1, 10000000)) TO STDOUT", 'd')]
    [InlineData("BEGIN; INSERT INTO t VALUES (1); COPY t FROM STDIN", 'G')]
    [InlineData("BEGIN; INSERT INTO t VALUES (1); DO $$BEGIN FOR i IN 1..10000000 LOOP RAISE NOTICE '%', repeat('x', 1000); END LOOP; END$$", 'N')]
    public async Task Nothing_internal_has_failed(string sql, char until)
    {
        EntryLog log = new();
        await using CambiumServer server = await CambiumServer.StartAsync(new CambiumServerOptions(), log);
        await using NpgsqlConnection observer = new(server.ConnectionString + ";Pooling=false;Server Compatibility Mode=NoTypeLoading");
        await observer.OpenAsync();
        await using NpgsqlCommand create = new("CREATE TABLE t (a int)", observer);
        await create.ExecuteNonQueryAsync();
        RawConnection client = RawConnection.Open(server.EndPoint);
        client.Send('Q', "SELECT pg_backend_pid()");
        client.Read();
        string pid = Encoding.ASCII.GetString(client.Read().Body.AsSpan(6));
        client.ReadUntil('Z');
        client.Send('Q', sql);
        client.ReadUntil(until);
        client.Reset();

        await using NpgsqlCommand isThere = new($"SELECT count(*) FROM pg_stat_activity WHERE pid = {pid}", observer);
        while ((long)(await isThere.ExecuteScalarAsync())! > 0)
        {
            await Task.Delay(10);
        }

        await using NpgsqlCommand count = new("SELECT count(*) FROM t", observer);
        Assert.Equal(0L, await count.ExecuteScalarAsync());
        Assert.DoesNotContain(log.Entries, static entry => entry.Contains("internal", StringComparison.Ordinal) || entry.Contains("could not", StringComparison.Ordinal));
    }
}
