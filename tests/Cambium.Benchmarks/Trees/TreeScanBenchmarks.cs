using BenchmarkDotNet.Attributes;

namespace Cambium.Benchmarks.Trees;

/// <summary>How long does one entry of a full scan take, reading key and value, and does it allocate?</summary>
[MemoryDiagnoser]
public class TreeScanBenchmarks
{
    private const int EntryCount = 1_000_000;

    private readonly SortedDictionaryCandidate _dictionary = new();
    private readonly ImmutableCandidate _immutable = new();
    private readonly TreeCandidate _tree = new();

    [GlobalSetup]
    public void Build()
    {
        TreeWork work = new(EntryCount);
        _dictionary.Build(work);
        _immutable.Build(work);
        _tree.Build(work);
    }

    [Benchmark(Baseline = true, OperationsPerInvoke = EntryCount)]
    public long SortedDictionary() => _dictionary.Scan();

    [Benchmark(OperationsPerInvoke = EntryCount)]
    public long ImmutableSortedDictionary() => _immutable.Scan();

    [Benchmark(OperationsPerInvoke = EntryCount)]
    public long Tree() => _tree.Scan();
}
