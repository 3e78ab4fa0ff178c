using System.IO.Compression;
using Cambium.Server.Commands;
using Cambium.Server.Hosting;
using Npgsql;
using Xunit;

namespace Cambium.Compatibility.Storage;

/// <summary>
/// Data directories of older builds, named after their day, open as they were left. A day whose format differs from those before it gets a directory here;
/// <c>Older/content.sql</c> says what is in all of them.
/// </summary>
public sealed class OlderDirectoryTests : IDisposable
{
    private readonly string _data = Directory.CreateTempSubdirectory("cambium-older-").FullName;

    public static TheoryData<string> Days =>
        [.. Directory.EnumerateFiles(Path.Combine(AppContext.BaseDirectory, "Storage", "Older"), "*.zip").Select(static path => Path.GetFileNameWithoutExtension(path)!).Order()];

    public void Dispose() => Directory.Delete(_data, recursive: true);

    [Theory]
    [MemberData(nameof(Days))]
    public async Task A_directory_of_an_older_build_opens_and_goes_on(string day)
    {
        ZipFile.ExtractToDirectory(Path.Combine(AppContext.BaseDirectory, "Storage", "Older", day + ".zip"), _data);
        await using (CambiumServer server = await Start())
        {
            await AssertContent(server);
            Assert.Equal("t", await Query(server, "SELECT left((nextval('shop.numbers') >= 105)::text, 1)"));
            Assert.Equal("a base 42 t", await Query(server, "SELECT concat_ws(' ', obj_description('shop.base'::regclass), shop.twice(21), has_table_privilege('reader', 'shop.rich', 'SELECT'))"));
            Assert.Equal("6 10", await Query(server, "INSERT INTO shop.orders (id, customer, amount) VALUES (9000, 5, 4) RETURNING concat_ws(' ', amount + 1, total)"));
            Assert.Equal("23503", await Refusal(server, "INSERT INTO shop.orders (id, customer, amount) VALUES (9001, 12345, 4)"));
            Assert.Equal("23505", await Refusal(server, "INSERT INTO shop.customer (name) VALUES ('name 1')"));
            Assert.Equal("23514", await Refusal(server, "UPDATE shop.orders SET amount = -1 WHERE id = 1"));
            Assert.Equal("1", await Query(server, "WITH gone AS (DELETE FROM shop.orders WHERE id = 9000 RETURNING id) SELECT count(*)::text FROM gone"));
        }

        // What is left is sound, and so is what this build has made of it.
        Assert.Equal(0, Run("check", "--data", _data));
        Assert.All(Directory.EnumerateDirectories(Path.Combine(_data, "databases")), database => Assert.Equal(0, Run("log", "verify", "--data", Path.Combine(database, "log"))));
        await using CambiumServer again = await Start();
        await AssertContent(again);
        await Query(again, "CHECKPOINT");
    }

    /// <summary>The answers are PostgreSQL's to the same statements.</summary>
    private static async Task AssertContent(CambiumServer server)
    {
        Assert.Equal("120 9171ec21aab64f84e9cbbedc443a2771", await Query(server, "SELECT concat_ws(' ', count(*), md5(string_agg(c::text, '|' ORDER BY id))) FROM shop.customer c"));
        Assert.Equal("401 bddc7a4101e527d7cad577194cabcb92", await Query(server, "SELECT concat_ws(' ', count(*), md5(string_agg(o::text, '|' ORDER BY id))) FROM shop.orders o"));
        Assert.Equal("119 33ed0bb11170d79b7359d196716a0d5b", await Query(server, "SELECT concat_ws(' ', count(*), md5(string_agg(r::text, '|' ORDER BY name))) FROM shop.rich r"));
        Assert.Equal("shop.base (1,one,7)|shop.heir (2,two,7)", await Query(server, "SELECT string_agg(x.tableoid::regclass || ' ' || x::text, '|' ORDER BY a) FROM shop.base x"));
        Assert.Equal("(2,two,3,7,later)", await Query(server, "SELECT string_agg(h::text, '|') FROM shop.heir h"));
        Assert.Equal("40,41,40", await Query(server, "SELECT string_agg(n::text, ',' ORDER BY feels) FROM shop.counted"));
        Assert.Equal(
            "measured_1 213 21921|measured_2 187 57409",
            await Query(server, "SELECT string_agg(concat_ws(' ', part, n, sum), '|' ORDER BY part) FROM (SELECT relname AS part, count(*) AS n, sum(value) FROM shop.measured m JOIN pg_class c ON c.oid = m.tableoid GROUP BY relname) s"));
    }

    private Task<CambiumServer> Start() => CambiumServer.StartAsync(new CambiumServerOptions { DataDirectory = _data });

    private static int Run(params string[] arguments) => new System.CommandLine.RootCommand { LogCommand.Create(), CheckCommand.Create() }.Parse(arguments).Invoke();

    private static async Task<string?> Query(CambiumServer server, string sql)
    {
        await using NpgsqlConnection connection = new(server.ConnectionString);
        await connection.OpenAsync();
        await using NpgsqlCommand command = new(sql, connection);
        return (string?)await command.ExecuteScalarAsync();
    }

    private static async Task<string> Refusal(CambiumServer server, string sql) =>
        (await Assert.ThrowsAsync<PostgresException>(() => Query(server, sql))).SqlState;
}
