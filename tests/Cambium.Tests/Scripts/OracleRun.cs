using System.Globalization;
using Cambium.Server.Hosting;
using Xunit;

namespace Cambium.Tests.Scripts;

/// <summary>Scripts made by chance, run by PostgreSQL and by a server of ours, whose answers are compared; ours has what it has after a restart, too.</summary>
internal static class OracleRun
{
    /// <summary>Skips the test without <c>CAMBIUM_TEST_POSTGRES</c>.</summary>
    /// <param name="scripts">How many, one after the other, on one server.</param>
    /// <param name="generate">Makes a script from a seed, which tells a failure, and the script's number.</param>
    /// <param name="outcome">What of an answer has to be equal.</param>
    public static async Task CompareAsync(int scripts, Func<int, int, Script> generate, Func<IReadOnlyList<string>, IReadOnlyList<string>> outcome)
    {
        ScriptOracle? oracle = ScriptOracle.FromEnvironment();
        Skip.If(oracle is null, "CAMBIUM_TEST_POSTGRES is not set");
        int seed = Environment.GetEnvironmentVariable("CAMBIUM_TEST_SEED") is { Length: > 0 } text
            ? int.Parse(text, CultureInfo.InvariantCulture)
            : Environment.TickCount;
        await using CambiumServer server = await CambiumServer.StartAsync(new CambiumServerOptions { User = "postgres", Database = "postgres" });
        for (int number = 0; number < scripts; number++)
        {
            Script script = generate(seed + number, number);
            IReadOnlyList<IReadOnlyList<string>> expected = oracle.Run(script);
            IReadOnlyList<IReadOnlyList<string>> found = ScriptRun.Execute(script, server.EndPoint, "postgres", "postgres");
            foreach ((ScriptStep step, int index) in script.Steps.Select(static (step, index) => (step, index)))
            {
                Assert.True(
                    outcome(expected[index]).SequenceEqual(outcome(found[index]), StringComparer.Ordinal),
                    $"seed {seed + number}: {step.Sql}\nexpected:\n{string.Join('\n', expected[index])}\nfound:\n{string.Join('\n', found[index])}");
            }

            ScriptRestart.AssertKept(server.Databases.Peek("postgres")!.Engine, $"seed {seed + number}");
        }
    }
}
