using System.Globalization;
using Cambium.Server.Hosting;
using Xunit;

namespace Cambium.Tests.Scripts;

/// <summary>
/// Random ALTER TABLE leaves what PostgreSQL leaves: rows, columns, constraints and indexes, and fails where it fails. Needs <c>CAMBIUM_TEST_POSTGRES</c>;
/// <c>CAMBIUM_TEST_SEED</c> repeats one run. A statement on which the two differ is to be kept as a script.
/// </summary>
public sealed class RandomAlterationTests
{
    private const int Histories = 8;
    private const int StepsEach = 60;

    [SkippableFact]
    public async Task Random_alterations_leave_what_PostgreSQL_leaves()
    {
        ScriptOracle? oracle = ScriptOracle.FromEnvironment();
        Skip.If(oracle is null, "CAMBIUM_TEST_POSTGRES is not set");
        int seed = Environment.GetEnvironmentVariable("CAMBIUM_TEST_SEED") is { Length: > 0 } text
            ? int.Parse(text, CultureInfo.InvariantCulture)
            : Environment.TickCount;
        await using CambiumServer server = await CambiumServer.StartAsync(new CambiumServerOptions { User = "postgres", Database = "postgres" });
        for (int history = 0; history < Histories; history++)
        {
            Script script = Generate(seed + history);
            IReadOnlyList<IReadOnlyList<string>> expected = oracle.Run(script);
            IReadOnlyList<IReadOnlyList<string>> found = ScriptRun.Execute(script, server.EndPoint, "postgres", "postgres");
            foreach ((ScriptStep step, int index) in script.Steps.Select(static (step, index) => (step, index)))
            {
                string[] wanted = Outcome(expected[index]);
                string[] got = Outcome(found[index]);
                Assert.True(
                    wanted.SequenceEqual(got, StringComparer.Ordinal),
                    $"seed {seed + history}: {step.Sql}\nexpected:\n{string.Join('\n', expected[index])}\nfound:\n{string.Join('\n', found[index])}");
            }
        }
    }

    /// <summary>Which of several errors is told first hangs on the order in which things are looked at.</summary>
    private static string[] Outcome(IReadOnlyList<string> answer) =>
        [.. ScriptAnswer.Unordered([.. answer.Where(static line => !line.StartsWith("--~", StringComparison.Ordinal)).Select(static line => line.StartsWith("--!", StringComparison.Ordinal) ? "--!" : line)])];

    private static Script Generate(int seed)
    {
        string schema = string.Create(CultureInfo.InvariantCulture, $"history_{(uint)seed}");
        IEnumerable<string> statements = [$"CREATE SCHEMA {schema}", $"SET search_path = {schema}", .. new RandomAlterations(new Random(seed)).Next(StepsEach)];
        return Script.Parse(string.Concat(statements.Select(static statement => statement.ReplaceLineEndings(" ") + ";\n")));
    }
}
