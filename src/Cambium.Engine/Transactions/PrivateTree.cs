using Cambium.Trees;

namespace Cambium.Engine.Transactions;

/// <summary>
/// A tree with a transaction's own edits on top. Edits are only remembered at first: a transaction that never reads back what it
/// writes copies no nodes here.
/// </summary>
/// <param name="snapshot">Asked when the tree is first needed, since that of a missing index has to be built.</param>
/// <param name="treeId">Which one.</param>
internal sealed class PrivateTree(SnapshotTrees snapshot, int treeId)
{
    /// <summary>Remembered edits that a lookup goes through one by one.</summary>
    private const int PendingMax = 16;

    /// <summary>Remembered edits beyond which new entries are packed.</summary>
    private const int UnpackedMax = 64;

    private List<PendingEdit> _pending = [];
    private Tree? _tree;
    private TreeEdit? _edit;

    // The tree isn't the snapshot's any more.
    private bool _isOwn;

    // Entries that came after all pending edits, from one of a run on: its own, or that of somebody who keeps them anyway.
    private EntryRun? _run;
    private int _runStart;
    private bool _ownsRun;

    /// <summary>Whether keys are looked up rarely: edits are remembered until somebody does, however many they are.</summary>
    public bool IsLazy { get; set; }

    public bool TryGet(ReadOnlySpan<byte> key, out PageSlice value)
    {
        if (_pending.Count > PendingMax || _run is not null)
        {
            Apply();
        }

        for (int i = _pending.Count - 1; i >= 0; i--)
        {
            if (_pending[i].IsOf(key, out bool found, out value))
            {
                return found;
            }
        }

        return TryGetApplied(key, out value);
    }

    /// <summary>The same for a key that the caller knows this transaction never to have edited.</summary>
    public bool TryGetUnedited(ReadOnlySpan<byte> key, out PageSlice value) => TryGetApplied(key, out value);

    /// <summary>Edits made so far.</summary>
    public long EditCount { get; private set; }

    /// <summary>Sets a key; both arrays are kept and must not change.</summary>
    public void Set(byte[] key, byte[] value) => Put(new PendingEdit(key, value));

    public void Remove(byte[] key) => Put(new PendingEdit(key, null));

    /// <summary>Whether it differs from the snapshot's.</summary>
    public bool HasEdits => _isOwn || _edit is not null || _run is not null || _pending.Count > 0;

    /// <summary>Puts in the last entry of a run that somebody else keeps.</summary>
    public void Extend(EntryRun run)
    {
        EditCount++;
        if (_run != run)
        {
            Apply();
            (_run, _runStart, _ownsRun) = (run, run.Count - 1, false);
        }
    }

    /// <summary>The tree with all edits so far.</summary>
    public Tree Freeze()
    {
        Apply();
        return FreezeApplied();
    }

    /// <summary>The tree with all edits so far, for looking up single keys.</summary>
    public TreeView View()
    {
        if (_pending.Count > PendingMax || _run is not null)
        {
            Apply();
        }

        return new TreeView(FreezeApplied(), _pending, _pending.Count);
    }

    /// <summary>Forgets all edits and goes on from a tree frozen before.</summary>
    public void Reset(Tree tree)
    {
        ResetToSnapshot();
        _tree = tree;
        _isOwn = true;
    }

    /// <summary>Forgets all edits and goes on from the snapshot's tree as it is from now on.</summary>
    public void ResetToSnapshot()
    {
        _tree = null;
        _edit = null;
        _run = null;
        _isOwn = false;
        ForgetPending();
    }

    /// <summary>Its edits are remembered and nothing else: no tree has been made of them.</summary>
    public bool IsRemembered => !_isOwn && _edit is null && _run is null;

    /// <summary>Goes on from the snapshot's tree as it is from now on, with the same edits. Only while <see cref="IsRemembered"/>.</summary>
    public void CarryToSnapshot() => _tree = null;

    private Tree Base => _tree ??= snapshot.Get(treeId);

    private bool TryGetApplied(ReadOnlySpan<byte> key, out PageSlice value) => _edit is null ? Base.TryGet(key, out value) : _edit.TryGet(key, out value);

    /// <summary>Edits after this are remembered again: put in one by one, each would copy what was frozen just before.</summary>
    private Tree FreezeApplied()
    {
        if (_edit is not null)
        {
            (_tree, _isOwn, _edit) = (_edit.Freeze(), true, null);
        }

        return Base;
    }

    private void Put(PendingEdit change)
    {
        EditCount++;
        if (_edit is not null && _pending.Count == 0 && !IsLazy)
        {
            change.ApplyTo(_edit);
            return;
        }

        if (change.Value is { } value && IsLazy && (_run is null ? _pending.Count >= UnpackedMax : _ownsRun))
        {
            if (_run is null)
            {
                (_run, _runStart, _ownsRun) = (new EntryRun(), 0, true);
            }

            _run.Append(change.Key, value);
            return;
        }

        if (_run is not null)
        {
            Apply();
        }

        _pending.Add(change);
        if (_pending.Count > PendingMax && !IsLazy)
        {
            Apply();
        }
    }

    private void Apply()
    {
        if (_pending.Count > 0)
        {
            _edit ??= Base.Edit();
            foreach (PendingEdit change in _pending)
            {
                change.ApplyTo(_edit);
            }

            ForgetPending();
        }

        if (_run is { } run)
        {
            _tree = run.AddTo(FreezeApplied(), _runStart);
            _isOwn = true;
            _edit = null;
            _run = null;
        }
    }

    /// <summary>A view may still look at the list.</summary>
    private void ForgetPending()
    {
        if (_pending.Count > 0)
        {
            _pending = [];
        }
    }
}
