using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Trees;

namespace Cambium.Engine.Transactions;

/// <summary>
/// Carries indexes that were built, constraints that were tested, and tables that were loaded, on a snapshot's rows forward to newer ones: by
/// the difference of the rows, so that long work needs neither to keep writers away nor to be begun again. Used by the session's thread until
/// the commit is handed over, then by the committer's.
/// </summary>
internal sealed class TableCatchUp
{
    private readonly TableRuntime _table;
    private readonly TreeEdit? _rows;
    private readonly bool _hasOwnRows;
    private (IndexRuntime Index, TreeEdit Entries)[] _indexes;
    private Tree _others;
    private Tree _own;
    private Dictionary<RowEdit, RowMerge>? _merged;

    /// <param name="transaction">Its work done, not yet handed to the committer.</param>
    /// <param name="table">The table as the transaction leaves it.</param>
    /// <param name="load">The table's edits if they are a bulk load: its rows and all indexes are carried forward then.</param>
    public TableCatchUp(Transaction transaction, TableRuntime table, TableEdit? load)
    {
        _table = table;
        Load = load;
        _others = transaction.Snapshot.GetTree(TreeId);
        _own = transaction.GetTree(TreeId);
        _hasOwnRows = !ReferenceEquals(_others, _own);
        _rows = load is null ? null : _own.Edit();
        _indexes =
        [
            .. table.Indexes.Where(index => load is not null || transaction.Ddl.State.BuiltTrees.Contains(index.Index.TreeId))
                .Select(index => (index, transaction.GetTree(index.Index.TreeId).Edit())),
        ];
    }

    /// <summary>The bulk load whose trees are carried forward; null when there is none.</summary>
    public TableEdit? Load { get; }

    public TableRuntime Table => _table;

    public int TreeId => _table.Table.TreeId;

    /// <summary>
    /// Own rows are merged in the committer's turn only. Until then the newest rows lack them, and a unique index might find
    /// duplicates that they remove. A load removes none.
    /// </summary>
    public bool CanRunAhead => Load is not null || !_hasOwnRows;

    /// <summary>Rows looked at by the last <see cref="TryAdvance"/>.</summary>
    public int RowCount { get; private set; }

    /// <summary>The trees to be taken over whole.</summary>
    public IEnumerable<(int TreeId, Tree Entries)> Built
    {
        get
        {
            if (_rows is not null)
            {
                yield return (TreeId, _rows.Freeze());
            }

            foreach ((IndexRuntime index, TreeEdit entries) in _indexes)
            {
                yield return (index.Index.TreeId, entries.Freeze());
            }
        }
    }

    /// <summary>A load's rows with all that others have written.</summary>
    public Tree Rows => _rows!.Freeze();

    /// <summary>Moves on to newer rows.</summary>
    /// <param name="newest">All rows, but for the transaction's own edits.</param>
    /// <param name="merge">What becomes of own edits there; null when there are none.</param>
    /// <param name="failedKey">The row that breaks a constraint or has another's key.</param>
    /// <returns>False when the newest rows don't allow for what was built; nothing can be made of this object then.</returns>
    public bool TryAdvance(Tree newest, TableMerge? merge, out byte[]? failedKey)
    {
        RowCount = 0;
        failedKey = null;
        if (Load is { IsTruncated: true })
        {
            // Nothing of what others have written remains.
            return true;
        }

        List<(int Index, byte[] RowKey, IndexEntry Entry)> added = [];
        try
        {
            foreach (TreeChange change in Tree.Diff(_others, newest))
            {
                RowCount++;
                failedKey = change.Key;
                byte[]? before = _hasOwnRows ? _own.TryGet(change.Key, out PageSlice own) ? own.Span.ToArray() : null : change.Before?.Span.ToArray();
                byte[]? after = FindMerged(merge, change.Key) is { } merged ? merged.After : change.After?.Span.ToArray();
                if (Load is not null && !TryPut(change))
                {
                    return false;
                }

                if (!TakeRow(change.Key, before, after, added))
                {
                    return false;
                }
            }

            foreach ((int index, byte[] rowKey, IndexEntry entry) in added)
            {
                failedKey = rowKey;
                if (!TryAdd(_indexes[index], rowKey, entry))
                {
                    return false;
                }
            }
        }
        catch (SqlErrorException)
        {
            // An expression fails on a row that wasn't there when the index was built.
            return false;
        }

        failedKey = null;
        _others = newest;
        _own = _rows?.Freeze() ?? newest;
        return true;
    }

    /// <summary>Takes over the indexes that others have added meanwhile, and lets go of those they have dropped.</summary>
    /// <param name="newest">The newest version of a loaded table.</param>
    public void Adopt(TableRuntime newest)
    {
        if (newest != _table)
        {
            _indexes =
            [
                .. newest.Indexes.Select(index => Array.Find(_indexes, built => built.Index.Index.TreeId == index.Index.TreeId) is { Entries: { } entries }
                    ? (index, entries)
                    : (index, IndexBuilder.Build(newest, index, Rows).Edit())),
            ];
        }
    }

    /// <summary>Puts what somebody else has written beside a load's rows; false when both have put in the same row.</summary>
    private bool TryPut(in TreeChange change)
    {
        if (change.Before is null)
        {
            return _rows!.TryInsert(change.Key, change.After!.Value.Span);
        }

        if (change.After is { } after)
        {
            _rows!.Set(change.Key, after.Span);
        }
        else
        {
            _rows!.Remove(change.Key);
        }

        return true;
    }

    /// <summary>Entries that go are removed at once, those that come wait until all have gone: rows may exchange keys.</summary>
    private bool TakeRow(byte[] rowKey, byte[]? before, byte[]? after, List<(int Index, byte[] RowKey, IndexEntry Entry)> added)
    {
        Value[] row = new Value[_table.Table.Columns.Length];
        if (before is not null)
        {
            _table.Read(before, row);
            foreach ((IndexRuntime index, TreeEdit entries) in _indexes)
            {
                if (index.EntryOf(row, rowKey) is { } entry)
                {
                    entries.Remove(entry.Key);
                }
            }
        }

        if (after is null)
        {
            return true;
        }

        _table.Read(after, row);
        for (int i = 0; i < _indexes.Length; i++)
        {
            if (_indexes[i].Index.EntryOf(row, rowKey) is { } entry)
            {
                added.Add((i, rowKey, entry));
            }
        }

        return _table.PassesAll(row);
    }

    private static bool TryAdd((IndexRuntime Index, TreeEdit Entries) built, byte[] rowKey, IndexEntry entry)
    {
        // Where the key holds the row key too, uniqueness is of its prefix.
        if (entry is { MustBeUnique: true, IsUniqueEntry: false } && built.Entries.Freeze().CountRange(KeyRange.Prefix(entry.Prefix)) > 0)
        {
            return false;
        }

        return built.Entries.TryInsert(entry.Key, IndexEntry.ValueOf(built.Index, rowKey));
    }

    private RowMerge? FindMerged(TableMerge? merge, byte[] rowKey)
    {
        if (merge?.Edit.Rows.Find(rowKey, KeyHash.Of(rowKey)) is not { } edit)
        {
            return null;
        }

        _merged ??= merge.Rows.ToDictionary(static row => row.Edit);
        return _merged.TryGetValue(edit, out RowMerge merged) ? merged : null;
    }
}
