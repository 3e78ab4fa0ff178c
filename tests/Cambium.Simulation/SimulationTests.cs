using System.Globalization;
using Cambium.Engine.Transactions;
using Xunit;
using Xunit.Abstractions;

namespace Cambium.Simulation;

/// <summary>Fixed seeds; CAMBIUM_TEST_SEED repeats one, CAMBIUM_TEST_SEEDS runs that many.</summary>
public sealed class SimulationTests(ITestOutputHelper output)
{
    private const int Steps = 3000;

    [Fact]
    public void Every_history_is_serializable_and_durable()
    {
        Dictionary<CommitOutcome, int> outcomes = [];
        int restarts = 0;
        int fromCheckpoints = 0;
        foreach (int seed in Seeds())
        {
            Simulation simulation = new(seed);
            string? violation = simulation.Run(Steps);
            Assert.True(violation is null, $"CAMBIUM_TEST_SEED={seed}: {violation}");
            restarts += simulation.Restarts;
            fromCheckpoints += simulation.RestartsFromCheckpoint;
            foreach ((CommitOutcome outcome, int count) in simulation.Outcomes)
            {
                outcomes[outcome] = outcomes.GetValueOrDefault(outcome) + count;
            }
        }

        output.WriteLine($"{restarts} restarts, {fromCheckpoints} from a checkpoint; " + string.Join(", ", outcomes.Select(static pair => $"{pair.Value} {pair.Key}")));
        if (Environment.GetEnvironmentVariable("CAMBIUM_TEST_SEED") is null)
        {
            Assert.True(fromCheckpoints > restarts / 4);

            // A simulation in which these never happen would show nothing.
            Assert.True(outcomes.ContainsKey(CommitOutcome.Committed) && outcomes.ContainsKey(CommitOutcome.Conflict) && outcomes.ContainsKey(CommitOutcome.OutcomeUnknown) && outcomes.ContainsKey(CommitOutcome.OutOfSpace));
        }
    }

    [Theory]
    [InlineData(ConflictKind.KeyRead)]
    [InlineData(ConflictKind.RangeRead)]
    internal void A_blinded_validator_is_caught(ConflictKind overlooked)
    {
        for (int seed = 1; seed <= 30; seed++)
        {
            if (new Simulation(seed, new BlindDetector(overlooked)).Run(Steps) is { } violation)
            {
                output.WriteLine($"seed {seed}: {violation}");
                return;
            }
        }

        Assert.Fail($"No seed noticed that {overlooked} conflicts are overlooked.");
    }

    private static IEnumerable<int> Seeds()
    {
        if (Environment.GetEnvironmentVariable("CAMBIUM_TEST_SEED") is { Length: > 0 } one)
        {
            return [int.Parse(one, CultureInfo.InvariantCulture)];
        }

        return Enumerable.Range(1, int.Parse(Environment.GetEnvironmentVariable("CAMBIUM_TEST_SEEDS") ?? "40", CultureInfo.InvariantCulture));
    }
}
