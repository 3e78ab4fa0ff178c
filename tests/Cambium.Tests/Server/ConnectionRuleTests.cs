using System.Collections.Concurrent;
using Cambium.Server.Hosting;
using Cambium.Tests.Scripts;
using Xunit;

namespace Cambium.Tests.Server;

/// <summary>Who may connect, and with which settings a session starts.</summary>
public sealed class ConnectionRuleTests
{
    [Fact]
    public async Task Connecting_needs_LOGIN_CONNECT_and_a_place()
    {
        await using CambiumServer server = await CambiumServer.StartAsync(new CambiumServerOptions { User = "postgres", Database = "postgres" });
        using ScriptSession administrator = ScriptSession.Open(server.EndPoint, "postgres", "postgres");
        Run(administrator, "CREATE ROLE group1");
        Run(administrator, "CREATE ROLE app LOGIN CONNECTION LIMIT 1");
        Run(administrator, "CREATE DATABASE other");
        Assert.Contains("role \"group1\" is not permitted to log in", Refusal(server, "group1", "postgres"));
        Assert.Contains("role \"nobody\" does not exist", Refusal(server, "nobody", "postgres"));
        using (ScriptSession first = ScriptSession.Open(server.EndPoint, "app", "other"))
        {
            Assert.Contains("too many connections for role \"app\"", Refusal(server, "app", "postgres"));
        }

        Run(administrator, "REVOKE CONNECT ON DATABASE other FROM PUBLIC");
        Run(administrator, "ALTER ROLE app CONNECTION LIMIT -1");
        Assert.Contains("permission denied for database \"other\"", Refusal(server, "app", "other"));
        Run(administrator, "GRANT CONNECT ON DATABASE other TO app");
        ScriptSession.Open(server.EndPoint, "app", "other").Dispose();
        Run(administrator, "ALTER DATABASE other ALLOW_CONNECTIONS false");
        Assert.Contains("database \"other\" is not currently accepting connections", Refusal(server, "postgres", "other"));
    }

    [Theory]
    [InlineData("CREATE ROLE app LOGIN CONNECTION LIMIT 2")]
    [InlineData("CREATE ROLE app LOGIN", "ALTER DATABASE postgres CONNECTION LIMIT 3")]
    public async Task As_many_as_may_connect_do_however_many_come_at_once(params string[] rules)
    {
        await using CambiumServer server = await CambiumServer.StartAsync(new CambiumServerOptions { User = "postgres", Database = "postgres" });
        using ScriptSession administrator = ScriptSession.Open(server.EndPoint, "postgres", "postgres");
        Array.ForEach(rules, rule => Run(administrator, rule));
        for (int round = 0; round < 10; round++)
        {
            ConcurrentBag<ScriptSession> opened = [];
            Thread[] clients =
            [
                .. Enumerable.Range(0, 12).Select(_ => new Thread(() =>
                {
                    if (Record.Exception(() => opened.Add(ScriptSession.Open(server.EndPoint, "app", "postgres"))) is { } refusal)
                    {
                        Assert.Contains("too many connections", refusal.Message, StringComparison.Ordinal);
                    }
                })),
            ];
            Array.ForEach(clients, static client => client.Start());
            Array.ForEach(clients, static client => client.Join());
            Assert.Equal(2, opened.Count);
            Array.ForEach(opened.ToArray(), static session => session.Dispose());
            SpinWait.SpinUntil(() => server.Connections.Count == 1);
        }
    }

    [Fact]
    public async Task Sessions_start_with_the_settings_of_role_and_database()
    {
        await using CambiumServer server = await CambiumServer.StartAsync(new CambiumServerOptions { User = "postgres", Database = "postgres" });
        using ScriptSession administrator = ScriptSession.Open(server.EndPoint, "postgres", "postgres");
        Run(administrator, "CREATE ROLE app LOGIN");
        Run(administrator, "CREATE DATABASE other");
        Run(administrator, "ALTER DATABASE other SET search_path = a");
        Run(administrator, "ALTER DATABASE other SET statement_timeout = '7s'");
        Run(administrator, "ALTER ROLE app SET search_path = b");
        Assert.Equal("--| b", Show(server, "app", "other", "search_path"));
        Run(administrator, "ALTER ROLE app IN DATABASE other SET search_path = c");
        Assert.Equal("--| c", Show(server, "app", "other", "search_path"));
        Assert.Equal("--| b", Show(server, "app", "postgres", "search_path"));
        Assert.Equal("--| 7s", Show(server, "app", "other", "statement_timeout"));
        Assert.Equal("--| 0", Show(server, "app", "postgres", "statement_timeout"));
        Run(administrator, "ALTER ROLE app RESET ALL");
        Assert.Equal("--| \"$user\", public", Show(server, "app", "postgres", "search_path"));
    }

    private static string Show(CambiumServer server, string user, string database, string setting)
    {
        using ScriptSession session = ScriptSession.Open(server.EndPoint, user, database);
        return session.Execute("SHOW " + setting, [])[^1];
    }

    private static string Refusal(CambiumServer server, string user, string database) =>
        Assert.ThrowsAny<Exception>(() => ScriptSession.Open(server.EndPoint, user, database)).Message;

    private static void Run(ScriptSession session, string sql) =>
        Assert.DoesNotContain(session.Execute(sql, []), line => line.StartsWith("--!", StringComparison.Ordinal));
}
