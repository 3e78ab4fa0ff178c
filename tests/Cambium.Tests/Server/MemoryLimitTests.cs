using Cambium.Server.Hosting;
using Cambium.Tests.Scripts;
using Xunit;

namespace Cambium.Tests.Server;

/// <summary>Statements that collect more rows than there is memory for are refused, and the session goes on.</summary>
public sealed class MemoryLimitTests
{
    [Theory]
    [InlineData("select count(*) from (select g, g::text || 'x' from generate_series(1, 300000) g order by 2 desc offset 1) s")]
    [InlineData("select count(*) from (select distinct g::text from generate_series(1, 300000) g) s")]
    [InlineData("select count(*) from (select g::text, count(*) from generate_series(1, 300000) g group by 1) s")]
    [InlineData("select count(*) from generate_series(1, 300000) a join generate_series(1, 300000) b on a = b")]
    [InlineData("select max(r) from (select rank() over (order by g) r from generate_series(1, 300000) g) s")]
    [InlineData("with w as materialized (select g::text from generate_series(1, 300000) g) select count(*) from w where (select count(*) from w) > 1")]
    [InlineData("select length(string_agg(g::text, ',' order by g desc)) from generate_series(1, 300000) g")]
    [InlineData("select count(*) from (select g from generate_series(1, 300000) g except select 1) s")]
    public async Task A_statement_beyond_the_limit_gets_53200(string sql)
    {
        // So little that any heap is above it: what is tested is that each operator asks.
        await using CambiumServer server = await CambiumServer.StartAsync(new CambiumServerOptions { MemoryLimit = 1 });
        using ScriptSession session = ScriptSession.Open(server.EndPoint, "cambium", "cambium");
        Assert.Contains(session.Execute(sql, []), static line => line.Contains("53200", StringComparison.Ordinal));
        Assert.Contains(session.Execute("select 41 + 1", []), static line => line.Contains("42", StringComparison.Ordinal));
    }

    [Fact]
    public async Task A_statement_within_the_limit_runs()
    {
        await using CambiumServer server = await CambiumServer.StartAsync(new CambiumServerOptions());
        using ScriptSession session = ScriptSession.Open(server.EndPoint, "cambium", "cambium");
        Assert.Contains(
            session.Execute("select count(*) from (select g from generate_series(1, 300000) g order by 1 desc offset 1) s", []),
            static line => line.Contains("299999", StringComparison.Ordinal));
    }
}
