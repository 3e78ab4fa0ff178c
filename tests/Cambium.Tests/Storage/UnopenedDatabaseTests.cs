using System.Text.Json;
using Cambium.Log.Storage;
using Cambium.Server.Hosting;
using Cambium.Tests.Scripts;
using Xunit;

namespace Cambium.Tests.Storage;

/// <summary>A database that can't be opened doesn't keep the server from serving the others: it stays as it is, and who asks for it is told why.</summary>
public sealed class UnopenedDatabaseTests : IDisposable
{
    private readonly string _directory = Directory.CreateTempSubdirectory("cambium-unopened-").FullName;

    private string Shop => Path.Combine(_directory, "databases", "16385");

    public void Dispose() => Directory.Delete(_directory, recursive: true);

    [Fact]
    public async Task The_others_are_served_and_once_mended_it_is_as_it_was()
    {
        await MakeShop();
        string damage = Damage(Shop);
        LogLines log = new();
        await using (CambiumServer server = await Start(log))
        {
            Assert.Contains(log.All, static line => line.StartsWith("database \"shop\" could not be opened: ", StringComparison.Ordinal) && line.Contains("damaged", StringComparison.Ordinal));
            using ScriptSession session = ScriptSession.Open(server.EndPoint, "cambium", "cambium");
            Assert.Equal(["--> n:int4", "--| 1"], session.Execute("select n from t", []));
            Assert.Contains("--| shop", session.Execute("select datname from pg_database order by 1", []));
            Assert.StartsWith("--! XX001: database \"shop\" could not be opened", Refusal(() => ScriptSession.Open(server.EndPoint, "cambium", "shop")), StringComparison.Ordinal);
            Assert.StartsWith("--! 42P04", session.Execute("create database shop", [])[0], StringComparison.Ordinal);
            Assert.StartsWith("--! XX001", session.Execute("create database market template shop", [])[0], StringComparison.Ordinal);
            Assert.StartsWith("--! XX001", session.Execute("alter database shop rename to market", [])[0], StringComparison.Ordinal);
            Assert.Equal("--= CREATE DATABASE", session.Execute("create database market", [])[0]);
        }

        File.Move(damage, Path.ChangeExtension(damage, ".log"), overwrite: true);
        await using CambiumServer mended = await Start(new LogLines());
        using ScriptSession shop = ScriptSession.Open(mended.EndPoint, "cambium", "shop");
        Assert.Contains("--| 7", shop.Execute("select n from goods", []));
        Assert.Contains("--| 77s", shop.Execute("show statement_timeout", []));
    }

    [Fact]
    public async Task It_can_be_dropped_and_made_anew()
    {
        await MakeShop();
        Damage(Shop);
        await using (CambiumServer server = await Start(new LogLines()))
        {
            using ScriptSession session = ScriptSession.Open(server.EndPoint, "cambium", "cambium");
            string obstacle = Shop + ".dropped";
            File.WriteAllText(obstacle, "");
            Assert.StartsWith("--! 58030", session.Execute("drop database shop", [])[0], StringComparison.Ordinal);
            Assert.StartsWith("--! XX001", Refusal(() => ScriptSession.Open(server.EndPoint, "cambium", "shop")), StringComparison.Ordinal);
            File.Delete(obstacle);
            Assert.Equal("--= DROP DATABASE", session.Execute("drop database shop", [])[0]);
            Assert.StartsWith("--! 3D000", session.Execute("drop database shop", [])[0], StringComparison.Ordinal);
            Assert.False(Directory.Exists(Shop));
            Assert.Equal("--= CREATE DATABASE", session.Execute("create database shop", [])[0]);
        }

        await using CambiumServer again = await Start(new LogLines());
        using ScriptSession shop = ScriptSession.Open(again.EndPoint, "cambium", "shop");
        Assert.StartsWith("--! 42P01", shop.Execute("select n from goods", [])[0], StringComparison.Ordinal);
        Assert.Contains("--| 0", shop.Execute("show statement_timeout", []));
    }

    [Fact]
    public async Task The_servers_own_database_is_not_left_out()
    {
        await MakeShop();
        Damage(Path.Combine(_directory, "databases", "16384"));
        await Assert.ThrowsAsync<LogDamageException>(() => Start(new LogLines()));
    }

    [Fact]
    public async Task What_nobody_can_explain_is_told_with_where_it_happened()
    {
        await MakeShop();
        LogLines log = new();
        await using (CambiumServer server = await Start(log, "shop"))
        {
            Assert.Contains("database \"shop\" could not be opened: JsonException: '}' is invalid", log.All);
            Assert.StartsWith("--! XX001", Refusal(() => ScriptSession.Open(server.EndPoint, "cambium", "shop")), StringComparison.Ordinal);
        }

        InvalidDataException refused = await Assert.ThrowsAsync<InvalidDataException>(() => Start(log, "cambium"));
        Assert.Equal("database \"cambium\" could not be opened: JsonException: '}' is invalid", refused.Message);
        await using CambiumServer whole = await Start(log);
        using ScriptSession shop = ScriptSession.Open(whole.EndPoint, "cambium", "shop");
        Assert.Contains("--| 7", shop.Execute("select n from goods", []));
    }

    private async Task MakeShop()
    {
        await using CambiumServer server = await Start(new LogLines());
        using ScriptSession session = ScriptSession.Open(server.EndPoint, "cambium", "cambium");
        Succeed(session, "create table t (n int)", "insert into t values (1)", "create database shop", "alter database shop set statement_timeout = '77s'");
        using ScriptSession shop = ScriptSession.Open(server.EndPoint, "cambium", "shop");
        Succeed(shop, "create table goods (n int)", "insert into goods values (7)");
    }

    /// <returns>The segment as it was, under another ending.</returns>
    private static string Damage(string folder)
    {
        string segment = Directory.EnumerateFiles(Path.Combine(folder, "log"), "*.log").Single();
        string kept = Path.ChangeExtension(segment, ".kept");
        File.Copy(segment, kept);
        byte[] bytes = File.ReadAllBytes(segment);
        bytes.AsSpan(64, 64).Clear();
        File.WriteAllBytes(segment, bytes);
        return kept;
    }

    private static string Refusal(Func<ScriptSession> open) => Assert.Throws<IOException>(() => open().Dispose()).Message;

    private static void Succeed(ScriptSession session, params string[] statements) =>
        Assert.All(statements, statement => Assert.False(session.Execute(statement, [])[0].StartsWith("--!", StringComparison.Ordinal), statement));

    private Task<CambiumServer> Start(LogLines log, string? unreadable = null) => CambiumServer.StartAsync(
        new CambiumServerOptions { DataDirectory = _directory, AdjustEngine = options => options.Name == unreadable ? throw new JsonException("'}' is invalid") : options },
        log);
}
