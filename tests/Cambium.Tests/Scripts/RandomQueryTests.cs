using System.Globalization;
using Cambium.Server.Hosting;
using Xunit;

namespace Cambium.Tests.Scripts;

/// <summary>
/// Random queries get PostgreSQL's rows. Needs <c>CAMBIUM_TEST_POSTGRES</c>; <c>CAMBIUM_TEST_SEED</c> repeats one run. A query on which the two
/// differ is to be kept as a script.
/// </summary>
public sealed class RandomQueryTests
{
    private const int Databases = 3;
    private const int QueriesEach = 300;

    [SkippableFact]
    public async Task Random_queries_get_the_rows_that_PostgreSQL_returns()
    {
        ScriptOracle? oracle = ScriptOracle.FromEnvironment();
        Skip.If(oracle is null, "CAMBIUM_TEST_POSTGRES is not set");
        int seed = Environment.GetEnvironmentVariable("CAMBIUM_TEST_SEED") is { Length: > 0 } text
            ? int.Parse(text, CultureInfo.InvariantCulture)
            : Environment.TickCount;
        await using CambiumServer server = await CambiumServer.StartAsync(new CambiumServerOptions { User = "postgres", Database = "postgres" });
        for (int database = 0; database < Databases; database++)
        {
            Script script = Generate(new Random(seed + database), database);
            IReadOnlyList<IReadOnlyList<string>> expected = oracle.Run(script);
            IReadOnlyList<IReadOnlyList<string>> found = ScriptRun.Execute(script, server.EndPoint, "postgres", "postgres");
            foreach ((ScriptStep step, int index) in script.Steps.Select((step, index) => (step, index)))
            {
                string[] wanted = [.. ScriptAnswer.Unordered(expected[index])];
                Assert.True(
                    wanted.SequenceEqual(ScriptAnswer.Unordered(found[index]), StringComparer.Ordinal),
                    $"seed {seed + database}: {step.Sql}\nexpected:\n{string.Join('\n', wanted)}\nfound:\n{string.Join('\n', ScriptAnswer.Unordered(found[index]))}");
            }
        }
    }

    private static IEnumerable<string> OnOneThreadAndInParts(string query) => [query, "SET force_parallel_mode = on", query, "SET force_parallel_mode = off"];

    private static Script Generate(Random random, int database)
    {
        // One schema for each, so that one server serves all.
        string schema = string.Create(CultureInfo.InvariantCulture, $"random_{database}");
        RandomQuery queries = new(random);
        IEnumerable<string> statements =
        [
            $"CREATE SCHEMA {schema}", $"SET search_path = {schema}", .. RandomQuery.Setup(random), .. Enumerable.Range(0, QueriesEach).Select(_ => queries.Next()).SelectMany(OnOneThreadAndInParts),
        ];
        return Script.Parse(string.Concat(statements.Select(statement => statement + ";\n")));
    }
}
