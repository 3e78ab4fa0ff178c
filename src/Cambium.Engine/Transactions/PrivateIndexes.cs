using Cambium.Engine.Values;

namespace Cambium.Engine.Transactions;

/// <summary>The indexes of one table as a transaction sees them: keeps the entries of the rows it writes.</summary>
internal sealed class PrivateIndexes
{
    private readonly Transaction _transaction;
    private readonly TableRuntime _runtime;

    // Null for a missing index that nothing is carried over to.
    private readonly PrivateTree?[] _trees;

    public PrivateIndexes(Transaction transaction, TableRuntime runtime, PrivateRows rows)
    {
        _transaction = transaction;
        _runtime = runtime;
        _trees = runtime.Indexes.Length == 0 ? [] : new PrivateTree?[runtime.Indexes.Length];
        for (int i = 0; i < _trees.Length; i++)
        {
            IndexRuntime index = runtime.Indexes[i];
            if (transaction.IsMaintained(index.Index.TreeId))
            {
                // Only those of constraints are looked into.
                PrivateTree entries = transaction.Trees.Edit(index.Index.TreeId);
                entries.IsLazy = !index.Index.Constrains;
                _trees[i] = entries;
            }
        }

        Constraints = new IndexConstraints(transaction, runtime, rows, _trees);
    }

    public IndexConstraints Constraints { get; }

    /// <summary>A row's entry in each of <see cref="TableRuntime.Indexes"/>; null where it has none.</summary>
    public IndexEntry?[] EntriesOf(ReadOnlySpan<Value> row, ReadOnlySpan<byte> rowKey)
    {
        IndexEntry?[] entries = _trees.Length == 0 ? [] : new IndexEntry?[_trees.Length];
        for (int i = 0; i < entries.Length; i++)
        {
            entries[i] = _runtime.Indexes[i].EntryOf(row, rowKey);
        }

        return entries;
    }

    /// <summary>Adds what <see cref="EntriesOf"/> has made for a row.</summary>
    public void Add(IndexEntry?[] entries, ReadOnlySpan<byte> rowKey)
    {
        for (int i = 0; i < entries.Length; i++)
        {
            if (entries[i] is { } entry)
            {
                Add(i, entry, rowKey);
            }
        }
    }

    /// <summary>Takes out the entries of a row that goes.</summary>
    public void Remove(ReadOnlySpan<Value> row, ReadOnlySpan<byte> rowKey)
    {
        for (int i = 0; i < _trees.Length; i++)
        {
            if (_trees[i] is { } entries && _runtime.Indexes[i].EntryOf(row, rowKey) is { } entry)
            {
                entries.Remove(entry.Key);
            }
        }
    }

    /// <summary>Tests and moves the entries of a row that changes.</summary>
    /// <param name="touched">The columns whose values may differ.</param>
    /// <param name="stable">Columns whose values are the transaction's own: the others that a constraint depends on are noted as read.</param>
    /// <exception cref="Cambium.Engine.Errors.SqlErrorException">23505, 23P01.</exception>
    public void Move(ReadOnlySpan<Value> before, ReadOnlySpan<Value> after, ReadOnlySpan<byte> rowKey, in ColumnSet touched, in ColumnSet stable)
    {
        for (int i = 0; i < _trees.Length; i++)
        {
            IndexRuntime index = _runtime.Indexes[i];
            if (!index.Columns.Overlaps(touched))
            {
                continue;
            }

            if (index.Index.Constrains && index.Columns.Except(stable) is { IsEmpty: false } read)
            {
                _transaction.Reads.NoteKey(_runtime.Table, null, rowKey, read);
            }

            IndexEntry? old = index.EntryOf(before, rowKey);
            IndexEntry? entry = index.EntryOf(after, rowKey);
            if (old is null ? entry is null : old.HasSameKey(entry))
            {
                continue;
            }

            if (entry is not null)
            {
                Constraints.Require(i, after, rowKey, entry, old);
            }

            if (old is not null)
            {
                _trees[i]?.Remove(old.Key);
            }

            if (entry is not null)
            {
                Add(i, entry, rowKey);
            }
        }
    }

    private void Add(int index, IndexEntry entry, ReadOnlySpan<byte> rowKey)
    {
        _trees[index]?.Set(entry.Key, IndexEntry.ValueOf(_runtime.Indexes[index], rowKey).ToArray());
        Constraints.TestLater(index, entry, rowKey);
    }
}
