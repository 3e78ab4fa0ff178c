using Cambium.Trees;

namespace Cambium.Engine.Transactions;

/// <summary>
/// A tree with a transaction's own edits on top. The first few edits are only remembered: a transaction that writes a row or
/// two and never reads them back copies no nodes here.
/// </summary>
internal sealed class PrivateTree(Tree tree)
{
    private const int PendingMax = 4;

    private readonly List<(byte[] Key, byte[]? Value)> _pending = [];
    private Tree _tree = tree;
    private TreeEdit? _edit;

    public bool TryGet(ReadOnlySpan<byte> key, out PageSlice value)
    {
        for (int i = _pending.Count - 1; i >= 0; i--)
        {
            if (key.SequenceEqual(_pending[i].Key))
            {
                byte[]? found = _pending[i].Value;
                value = found is null ? default : new PageSlice(found, 0, found.Length);
                return found is not null;
            }
        }

        return _edit is null ? _tree.TryGet(key, out value) : _edit.TryGet(key, out value);
    }

    /// <summary>Sets a key; both arrays are kept and must not change.</summary>
    public void Set(byte[] key, byte[] value) => Put(key, value);

    public void Remove(byte[] key) => Put(key, null);

    /// <summary>The tree with all edits so far.</summary>
    public Tree Freeze()
    {
        if (_pending.Count > 0)
        {
            Apply();
        }

        return _edit is null ? _tree : _tree = _edit.Freeze();
    }

    /// <summary>Forgets all edits and goes on from a tree frozen before.</summary>
    public void Reset(Tree tree)
    {
        _tree = tree;
        _edit = null;
        _pending.Clear();
    }

    private void Put(byte[] key, byte[]? value)
    {
        if (_edit is not null && _pending.Count == 0)
        {
            ApplyOne(_edit, key, value);
            return;
        }

        _pending.Add((key, value));
        if (_pending.Count > PendingMax)
        {
            Apply();
        }
    }

    private void Apply()
    {
        _edit ??= _tree.Edit();
        foreach ((byte[] key, byte[]? value) in _pending)
        {
            ApplyOne(_edit, key, value);
        }

        _pending.Clear();
    }

    private static void ApplyOne(TreeEdit edit, byte[] key, byte[]? value)
    {
        if (value is null)
        {
            edit.Remove(key);
        }
        else
        {
            edit.Set(key, value);
        }
    }
}
