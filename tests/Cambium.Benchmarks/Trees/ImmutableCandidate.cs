using System.Collections.Immutable;

namespace Cambium.Benchmarks.Trees;

internal sealed class ImmutableCandidate : ICandidate
{
    private ImmutableSortedDictionary<byte[], byte[]> _map = Empty;

    private static ImmutableSortedDictionary<byte[], byte[]> Empty => ImmutableSortedDictionary.Create<byte[], byte[]>(KeyOrder.Instance);

    public string Name => "ImmutableSortedDictionary";

    public bool HasVersions => true;

    public void Clear() => _map = Empty;

    public void Build(TreeWork work)
    {
        int entries = work.Entries;
        _map = Empty.AddRange(Enumerable.Range(0, entries).Select(index => KeyValuePair.Create(TreeWork.Key((long)index * TreeWork.Gap), TreeWork.Value())));
    }

    public void SetAll(ReadOnlySpan<long> keys)
    {
        ImmutableSortedDictionary<byte[], byte[]>.Builder builder = _map.ToBuilder();
        foreach (long number in keys)
        {
            builder[TreeWork.Key(number)] = TreeWork.Value();
        }

        _map = builder.ToImmutable();
    }

    public void SetEach(ReadOnlySpan<long> keys)
    {
        foreach (long number in keys)
        {
            _map = _map.SetItem(TreeWork.Key(number), TreeWork.Value());
        }
    }

    public int Find(ReadOnlySpan<long> keys)
    {
        int found = 0;
        byte[] key = new byte[TreeWork.KeyBytes];
        foreach (long number in keys)
        {
            TreeWork.WriteKey(key, number);
            found += _map.TryGetValue(key, out byte[]? value) ? value[0] | 1 : 0;
        }

        return found;
    }

    public long Scan()
    {
        long sum = 0;
        foreach ((byte[] key, byte[] value) in _map)
        {
            sum += key[^1] + value[0];
        }

        return sum;
    }
}
