using System.Text.RegularExpressions;
using Cambium.Server.Hosting;
using Npgsql;
using Xunit;

namespace Cambium.Compatibility.Programs;

/// <summary>pgbench: initialisation and its three built-in scripts in every protocol mode, with retries.</summary>
public sealed class PgbenchTests : IAsyncLifetime
{
    private CambiumServer _server = null!;

    public async Task InitializeAsync() => _server = await CambiumServer.StartAsync(new CambiumServerOptions());

    public async Task DisposeAsync() => await _server.DisposeAsync();

    [SkippableFact]
    public async Task Runs_its_three_scripts_in_every_mode_and_the_sums_agree()
    {
        (int exitCode, string output) = await PgbenchAsync("-i", "-q", "-s", "1");
        Assert.True(exitCode == 0, output);
        int transactions = 0;
        foreach (string mode in new[] { "simple", "extended", "prepared" })
        {
            foreach (string script in new[] { "tpcb-like", "simple-update", "select-only" })
            {
                (exitCode, output) = await PgbenchAsync("-n", "-b", script, "-M", mode, "-c", "4", "-j", "2", "-t", "50", "--max-tries=100");
                Assert.True(exitCode == 0, output);
                Assert.Matches("number of transactions actually processed: 200/200", output);
                Assert.Matches(@"number of failed transactions: 0 \(", output);
                transactions += script == "select-only" ? 0 : 200;
            }
        }

        await using var connection = new NpgsqlConnection(_server.ConnectionString);
        await connection.OpenAsync();
        await using var history = new NpgsqlCommand("SELECT count(*) FROM pgbench_history", connection);
        Assert.Equal((long)transactions, await history.ExecuteScalarAsync());
        await using var sums = new NpgsqlCommand("SELECT (SELECT sum(abalance) FROM pgbench_accounts) = (SELECT sum(delta) FROM pgbench_history)", connection);
        Assert.Equal(true, await sums.ExecuteScalarAsync());
    }

    [SkippableFact]
    public async Task Initialises_with_foreign_keys()
    {
        (int exitCode, string output) = await PgbenchAsync("-i", "-q", "-s", "1", "--foreign-keys");
        Assert.True(exitCode == 0, output);
        Assert.DoesNotMatch(new Regex("ERROR"), output);
    }

    private Task<(int ExitCode, string Output)> PgbenchAsync(params string[] arguments) => Program.RunAsync(
        "pgbench",
        ["-h", "127.0.0.1", "-p", $"{_server.EndPoint.Port}", "-U", "cambium", .. arguments, "cambium"]);
}
