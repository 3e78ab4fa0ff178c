using System.Globalization;
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
    public Task Random_queries_get_the_rows_that_PostgreSQL_returns() => OracleRun.CompareAsync(Databases, Generate, ScriptAnswer.Unordered);

    private static IEnumerable<string> OnOneThreadAndInParts(string query) => [query, "SET force_parallel_mode = on", query, "SET force_parallel_mode = off"];

    private static Script Generate(int seed, int database)
    {
        // One schema for each, so that one server serves all.
        string schema = string.Create(CultureInfo.InvariantCulture, $"random_{database}");
        Random random = new(seed);
        RandomQuery queries = new(random);
        IEnumerable<string> statements =
        [
            $"CREATE SCHEMA {schema}", $"SET search_path = {schema}", .. RandomQuery.Setup(random), .. Enumerable.Range(0, QueriesEach).Select(_ => queries.Next()).SelectMany(OnOneThreadAndInParts),
        ];
        return Script.Parse(string.Concat(statements.Select(statement => statement + ";\n")));
    }
}
