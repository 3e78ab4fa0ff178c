namespace Cambium.Benchmarks.Trees;

internal sealed class SortedDictionaryCandidate : ICandidate
{
    private SortedDictionary<byte[], byte[]> _map = new(KeyOrder.Instance);

    public string Name => "SortedDictionary";

    public bool HasVersions => false;

    public void Clear() => _map = new(KeyOrder.Instance);

    public void Build(TreeWork work)
    {
        for (int index = 0; index < work.Entries; index++)
        {
            _map.Add(TreeWork.Key((long)index * TreeWork.Gap), TreeWork.Value());
        }
    }

    public void SetAll(ReadOnlySpan<long> keys)
    {
        foreach (long number in keys)
        {
            _map[TreeWork.Key(number)] = TreeWork.Value();
        }
    }

    public void SetEach(ReadOnlySpan<long> keys) => SetAll(keys);

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
