using BenchmarkDotNet.Attributes;

namespace Cambium.Benchmarks.Trees;

/// <summary>
/// What does one entry cost when each version adds one at random, and when each adds a hundred neighbours? The maps are filled
/// anew for each iteration, so that they don't grow with the number of runs.
/// </summary>
[MemoryDiagnoser]
public class TreeInsertBenchmarks
{
    private const int InsertCount = 10_000;

    private readonly ImmutableCandidate _immutable = new();
    private readonly TreeCandidate _tree = new();
    private long[] _random = [];
    private long[][] _neighbours = [];

    [Params(1_000_000)]
    public int Entries { get; set; }

    [IterationSetup]
    public void Build()
    {
        TreeWork work = new(Entries);
        _immutable.Clear();
        _immutable.Build(work);
        _tree.Build(work);
        int[] shuffled = work.Shuffled();
        _random = [.. shuffled.Take(InsertCount).Select(number => ((long)number * TreeWork.Gap) + 500)];
        _neighbours = [.. shuffled.Skip(InsertCount).Take(InsertCount / TreeWork.NeighbourCount).Select(number => TreeWork.Neighbours((long)number * TreeWork.Gap))];
    }

    [Benchmark(Baseline = true, OperationsPerInvoke = InsertCount)]
    public void ImmutableRandom() => _immutable.SetEach(_random);

    [Benchmark(OperationsPerInvoke = InsertCount)]
    public void TreeRandom() => _tree.SetEach(_random);

    [Benchmark(OperationsPerInvoke = InsertCount)]
    public void ImmutableNeighbours() => SetAll(_immutable);

    [Benchmark(OperationsPerInvoke = InsertCount)]
    public void TreeNeighbours() => SetAll(_tree);

    private void SetAll(ICandidate candidate)
    {
        foreach (long[] batch in _neighbours)
        {
            candidate.SetAll(batch);
        }
    }
}
