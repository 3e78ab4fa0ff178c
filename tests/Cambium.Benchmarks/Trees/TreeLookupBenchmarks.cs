using BenchmarkDotNet.Attributes;

namespace Cambium.Benchmarks.Trees;

/// <summary>How long does one lookup of a random key take, and does it allocate?</summary>
[MemoryDiagnoser]
public class TreeLookupBenchmarks
{
    private const int LookupCount = 10_000;

    private readonly SortedDictionaryCandidate _dictionary = new();
    private readonly ImmutableCandidate _immutable = new();
    private readonly TreeCandidate _tree = new();
    private long[] _keys = [];

    [Params(1_000_000)]
    public int Entries { get; set; }

    [GlobalSetup]
    public void Build()
    {
        TreeWork work = new(Entries);
        _dictionary.Build(work);
        _immutable.Build(work);
        _tree.Build(work);
        _keys = [.. work.Shuffled().Take(LookupCount).Select(number => (long)number * TreeWork.Gap)];
    }

    [Benchmark(Baseline = true, OperationsPerInvoke = LookupCount)]
    public int SortedDictionary() => _dictionary.Find(_keys);

    [Benchmark(OperationsPerInvoke = LookupCount)]
    public int ImmutableSortedDictionary() => _immutable.Find(_keys);

    [Benchmark(OperationsPerInvoke = LookupCount)]
    public int Tree() => _tree.Find(_keys);
}
