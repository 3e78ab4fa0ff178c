using System.Collections.Concurrent;
using System.Globalization;
using Cambium.Engine.Transactions;
using Xunit;
using Xunit.Abstractions;

namespace Cambium.Simulation;

/// <summary>Fixed seeds; CAMBIUM_TEST_SEED repeats one, CAMBIUM_TEST_SEEDS runs that many.</summary>
public sealed class SimulationTests(ITestOutputHelper output)
{
    private const int LongSteps = 3000;
    private const int ShortSteps = 400;

    [Fact]
    public void Every_history_is_serializable_and_durable() => Run(Seeds(20), LongSteps);

    [Fact]
    public void So_is_every_short_one() => Run(Seeds(2000), ShortSteps);

    /// <summary>How many conflicts an exact validator would not have seen, by granularity: the coarser, the more.</summary>
    [Fact]
    public void False_conflicts_are_counted()
    {
        ConcurrentDictionary<ConflictGranularity, (int Conflicts, int False)> counts = [];
        Parallel.ForEach(Enumerable.Range(1, 200), seed =>
        {
            using Simulation simulation = new(seed);
            Assert.Null(simulation.Run(ShortSteps));
            (int conflicts, int wrong) = (simulation.Outcomes.GetValueOrDefault(CommitOutcome.Conflict), simulation.CountFalseConflicts());
            counts.AddOrUpdate(simulation.Conflicts.Granularity, (conflicts, wrong), (_, known) => (known.Conflicts + conflicts, known.False + wrong));
        });
        foreach ((ConflictGranularity granularity, (int conflicts, int wrong)) in counts.OrderBy(static pair => pair.Key))
        {
            output.WriteLine($"{granularity}: {wrong} of {conflicts} conflicts are false");
        }

        (int Conflicts, int False) finest = counts[ConflictGranularity.Predicate];
        (int Conflicts, int False) coarser = counts[ConflictGranularity.Key];
        Assert.True(finest.False * coarser.Conflicts < coarser.False * finest.Conflicts);
    }

    /// <summary>
    /// Left out: a key inserted twice, a row written that is gone, and an object defined twice are refused by the merge, too, or break
    /// another rule with it.
    /// </summary>
    [Theory]
    [InlineData(ValidationRule.KeyExistence)]
    [InlineData(ValidationRule.KeyColumn)]
    [InlineData(ValidationRule.IndexKey)]
    [InlineData(ValidationRule.RowLeft)]
    [InlineData(ValidationRule.RowEntered)]
    [InlineData(ValidationRule.RowChanged)]
    [InlineData(ValidationRule.OwnRow)]
    [InlineData(ValidationRule.Truncated)]
    [InlineData(ValidationRule.Definition)]
    [InlineData(ValidationRule.Name)]
    [InlineData(ValidationRule.Listed)]
    public void A_validator_without_a_rule_is_caught(ValidationRule blinded)
    {
        for (int seed = 1; seed <= 1000; seed++)
        {
            using Simulation simulation = new(seed, new RuleDetector(blinded));
            if (simulation.Run(ShortSteps) is { } violation)
            {
                output.WriteLine($"seed {seed}: {violation}");
                return;
            }
        }

        Assert.Fail($"No seed noticed that the rule {blinded} is missing.");
    }

    [Theory]
    [InlineData(PlantedMistake.OtherAnswers)]
    [InlineData(PlantedMistake.ForgottenRead)]
    [InlineData(PlantedMistake.LostRollback)]
    [InlineData(PlantedMistake.OldAnswers)]
    [InlineData(PlantedMistake.OldAddress)]
    [InlineData(PlantedMistake.UnflushedPages)]
    [InlineData(PlantedMistake.UnflushedName)]
    [InlineData(PlantedMistake.UnflushedDirectory)]
    [InlineData(PlantedMistake.UnflushedLog)]
    [InlineData(PlantedMistake.SkippedRecord)]
    public void A_planted_mistake_is_caught(PlantedMistake mistake)
    {
        for (int seed = 1; seed <= 1000; seed++)
        {
            using Simulation simulation = new(seed) { Mistake = mistake };
            if (simulation.Run(ShortSteps) is { } violation)
            {
                output.WriteLine($"seed {seed}: {violation}");
                return;
            }
        }

        Assert.Fail($"No seed noticed {mistake}.");
    }

    private void Run(IReadOnlyCollection<int> seeds, int steps)
    {
        ConcurrentDictionary<CommitOutcome, int> outcomes = [];
        RepairCounts repairs = new();
        int restarts = 0;
        int fromCheckpoints = 0;
        long evicted = 0;
        int damages = 0;
        Parallel.ForEach(seeds, seed =>
        {
            using Simulation simulation = new(seed);
            string? violation;
            try
            {
                violation = simulation.Run(steps);
            }
            catch (Exception exception)
            {
                throw new InvalidOperationException($"CAMBIUM_TEST_SEED={seed}: {exception.Message}", exception);
            }

            Assert.True(violation is null, $"CAMBIUM_TEST_SEED={seed}: {violation}");
            Interlocked.Add(ref restarts, simulation.Restarts);
            Interlocked.Add(ref fromCheckpoints, simulation.RestartsFromCheckpoint);
            Interlocked.Add(ref evicted, simulation.EvictedBytes);
            Interlocked.Add(ref damages, simulation.Damages);
            foreach ((CommitOutcome outcome, int count) in simulation.Outcomes)
            {
                outcomes.AddOrUpdate(outcome, count, (_, known) => known + count);
            }

            lock (repairs)
            {
                repairs.Add(simulation.Repairs);
            }
        });
        output.WriteLine($"{seeds.Count} seeds, {restarts} restarts, {fromCheckpoints} from a checkpoint, {evicted >> 10} KB evicted, {damages} pages read wrong; " + string.Join(", ", outcomes.Select(static pair => $"{pair.Value} {pair.Key}")));
        output.WriteLine(repairs.ToString());
        if (seeds.Count > 1)
        {
            Assert.All([repairs.AtCommit, repairs.InTurn, repairs.InTheMiddle, repairs.Warnings, repairs.Waits, repairs.Foreseen], static count => Assert.True(count > 0));
            Assert.True(fromCheckpoints > restarts / 8);
            Assert.True(evicted > 0 && damages > 0);

            // A simulation in which these never happen would show nothing.
            Assert.All([CommitOutcome.Committed, CommitOutcome.Conflict, CommitOutcome.OutcomeUnknown, CommitOutcome.Shortage], outcome => Assert.Contains(outcome, outcomes.Keys));
        }
    }

    private static IReadOnlyCollection<int> Seeds(int count)
    {
        if (Environment.GetEnvironmentVariable("CAMBIUM_TEST_SEED") is { Length: > 0 } one)
        {
            return [int.Parse(one, CultureInfo.InvariantCulture)];
        }

        return Environment.GetEnvironmentVariable("CAMBIUM_TEST_SEEDS") is { Length: > 0 } many
            ? [.. Enumerable.Range(1, int.Parse(many, CultureInfo.InvariantCulture))]
            : [.. Enumerable.Range(1, count)];
    }
}
