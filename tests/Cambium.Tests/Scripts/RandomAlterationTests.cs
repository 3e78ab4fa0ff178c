using System.Globalization;
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
    public Task Random_alterations_leave_what_PostgreSQL_leaves() => OracleRun.CompareAsync(Histories, Generate, Outcome);

    /// <summary>Which of several errors is told first hangs on the order in which things are looked at.</summary>
    private static IReadOnlyList<string> Outcome(IReadOnlyList<string> answer) =>
        ScriptAnswer.Unordered([.. answer.Where(static line => !line.StartsWith("--~", StringComparison.Ordinal)).Select(static line => line.StartsWith("--!", StringComparison.Ordinal) ? "--!" : line)]);

    private static Script Generate(int seed, int history)
    {
        string schema = string.Create(CultureInfo.InvariantCulture, $"history_{history}");
        IEnumerable<string> statements = [$"CREATE SCHEMA {schema}", $"SET search_path = {schema}", .. new RandomAlterations(new Random(seed)).Next(StepsEach)];
        return Script.Parse(string.Concat(statements.Select(static statement => statement.ReplaceLineEndings(" ") + ";\n")));
    }
}
