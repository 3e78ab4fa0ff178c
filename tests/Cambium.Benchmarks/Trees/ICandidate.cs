namespace Cambium.Benchmarks.Trees;

/// <summary>An ordered map under measurement. Each is driven by the same <see cref="TreeReport"/>.</summary>
internal interface ICandidate
{
    string Name { get; }

    /// <summary>Whether a version stays readable while the next is made; others only change in place.</summary>
    bool HasVersions { get; }

    void Clear();

    /// <summary>Fills the empty map in ascending order by its fastest way.</summary>
    void Build(TreeWork work);

    /// <summary>Sets keys one by one, all within one version.</summary>
    void SetAll(ReadOnlySpan<long> keys);

    /// <summary>Sets each key in a version of its own.</summary>
    void SetEach(ReadOnlySpan<long> keys);

    /// <summary>Looks all keys up and returns how many it found.</summary>
    int Find(ReadOnlySpan<long> keys);

    /// <summary>Reads every key and value and returns something computed from them.</summary>
    long Scan();
}
