using Cambium.Trees;

namespace Cambium.Benchmarks.Trees;

internal sealed class TreeCandidate : ICandidate
{
    private Tree _tree = Tree.Empty;

    public string Name => "Tree";

    public bool HasVersions => true;

    public void Clear() => _tree = Tree.Empty;

    public void Build(TreeWork work)
    {
        TreeBuilder builder = new();
        byte[] value = TreeWork.Value();
        Span<byte> key = stackalloc byte[TreeWork.KeyBytes];
        for (int index = 0; index < work.Entries; index++)
        {
            TreeWork.WriteKey(key, (long)index * TreeWork.Gap);
            builder.Append(key, value);
        }

        _tree = builder.Finish();
    }

    public void SetAll(ReadOnlySpan<long> keys)
    {
        TreeEdit edit = _tree.Edit();
        byte[] value = TreeWork.Value();
        Span<byte> key = stackalloc byte[TreeWork.KeyBytes];
        foreach (long number in keys)
        {
            TreeWork.WriteKey(key, number);
            value[0]++;
            edit.Set(key, value);
        }

        _tree = edit.Freeze();
    }

    public void SetEach(ReadOnlySpan<long> keys)
    {
        byte[] value = TreeWork.Value();
        Span<byte> key = stackalloc byte[TreeWork.KeyBytes];
        foreach (long number in keys)
        {
            TreeWork.WriteKey(key, number);
            value[0]++;
            TreeEdit edit = _tree.Edit();
            edit.Set(key, value);
            _tree = edit.Freeze();
        }
    }

    public int Find(ReadOnlySpan<long> keys)
    {
        int found = 0;
        Span<byte> key = stackalloc byte[TreeWork.KeyBytes];
        foreach (long number in keys)
        {
            TreeWork.WriteKey(key, number);
            found += _tree.TryGet(key, out PageSlice value) ? value.Span[0] | 1 : 0;
        }

        return found;
    }

    public long Scan()
    {
        long sum = 0;
        TreeCursor cursor = _tree.GetCursor();
        for (bool isValid = cursor.SeekFirst(); isValid; isValid = cursor.MoveNext())
        {
            sum += cursor.Key[^1] + cursor.Value.Span[0];
        }

        return sum;
    }
}
