using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Trees;

namespace Cambium.Engine.Transactions;

/// <summary>
/// Tests what a table's indexes ask of the rows that a transaction writes, unique keys and exclusions, and notes what was looked at. Deferrable ones are handed
/// to the <see cref="ConstraintQueue"/>.
/// </summary>
/// <param name="trees">One per <see cref="TableRuntime.Indexes"/>; null for one that is missing, which no constraint's is.</param>
internal sealed class IndexConstraints(Transaction transaction, TableRuntime runtime, PrivateRows rows, PrivateTree?[] trees)
{
    private readonly TableDefinition _table = runtime.Table;

    // The arbiters last found to be tested at once: a statement has the same ones for each row.
    private IReadOnlyList<IndexDefinition>? _immediate = [];

    /// <summary>The rows are those of a table that is written anew: errors are those of building an index.</summary>
    public bool IsRebuild { get; set; }

    /// <summary>Tests a new row against all of them, arbiters of ON CONFLICT first: a row in the way there is an answer, elsewhere an error.</summary>
    /// <param name="row">In the order of the table's columns.</param>
    /// <param name="entries">One per <see cref="TableRuntime.Indexes"/>; null where it has none.</param>
    /// <param name="arbiters">Null: all of them.</param>
    /// <exception cref="SqlErrorException">23505, 23P01; 55000: an arbiter is tested late.</exception>
    public InsertConflict? Test(ReadOnlySpan<Value> row, byte[] rowKey, IndexEntry?[] entries, IReadOnlyList<IndexDefinition>? arbiters)
    {
        try
        {
            return FindInTheWay(row, rowKey, entries, arbiters);
        }
        catch (SqlErrorException) when (_table.PrimaryKey is { } primary)
        {
            // A row that comes is known to validation by its key. One that doesn't, because another index refuses it, was looked for as well.
            transaction.Reads.NoteTestedKey(_table, primary, rowKey);
            throw;
        }
    }

    private InsertConflict? FindInTheWay(ReadOnlySpan<Value> row, byte[] rowKey, IndexEntry?[] entries, IReadOnlyList<IndexDefinition>? arbiters)
    {
        if (arbiters is not { Count: 0 })
        {
            RequireImmediate(arbiters);
            if (FindConflict(row, rowKey, entries, arbiters) is { } found)
            {
                return found;
            }
        }

        if (_table.PrimaryKey is { } primary && !IsArbiter(primary, arbiters) && HasRow(primary, rowKey))
        {
            throw Duplicate(primary, rowKey, row);
        }

        for (int i = 0; i < entries.Length; i++)
        {
            if (entries[i] is { } entry && !IsArbiter(runtime.Indexes[i].Index, arbiters))
            {
                Require(i, row, rowKey, entry, before: null);
            }
        }

        return null;
    }

    private SqlErrorException Duplicate(IndexDefinition index, ReadOnlySpan<byte> key, ReadOnlySpan<Value> row) =>
        IsRebuild ? ConstraintErrors.CannotBuildUnique(runtime, index, key) : ConstraintErrors.Unique(transaction, _table, index, key, row);

    /// <summary>Tests one of them for a row that comes or changes.</summary>
    /// <param name="index">Of <see cref="TableRuntime.Indexes"/>.</param>
    /// <param name="before">The row's entry so far: it isn't in its own way.</param>
    /// <exception cref="SqlErrorException">23505, 23P01.</exception>
    public void Require(int index, ReadOnlySpan<Value> row, ReadOnlySpan<byte> rowKey, IndexEntry entry, IndexEntry? before)
    {
        if (entry.IsUniqueEntry && !(before is not null && before.Prefix.SequenceEqual(entry.Prefix)) && TryFindDuplicate(index, entry, out _))
        {
            throw Duplicate(runtime.Indexes[index].Index, entry.Key, row);
        }

        if (runtime.Indexes[index] is { Index: { Exclusions.IsEmpty: false, IsDeferrable: false } } exclusion && FindExcluding(exclusion, row, rowKey) is { } other)
        {
            throw Excluded(exclusion, row, other, ConstraintErrors.Exclusion);
        }
    }

    /// <summary>What is deferrable of an entry that has just been added is tested by the end of the statement, or later.</summary>
    public void TestLater(int index, IndexEntry entry, ReadOnlySpan<byte> rowKey)
    {
        IndexDefinition definition = runtime.Indexes[index].Index;
        if (entry.MustBeUnique && !entry.IsUniqueEntry)
        {
            transaction.Constraints.TestUniqueLater(runtime, definition, entry.Prefix.ToArray());
        }

        if (definition is { Exclusions.IsEmpty: false, IsDeferrable: true })
        {
            transaction.Constraints.TestExclusionLater(runtime, definition, rowKey.ToArray());
        }
    }

    /// <summary>Tests an exclusion constraint for a row that was written, if both are still there.</summary>
    /// <exception cref="SqlErrorException">23P01.</exception>
    public void TestWritten(IndexDefinition exclusion, byte[] rowKey)
    {
        Value[] row = new Value[_table.Columns.Length];
        if (runtime.FindIndex(exclusion.Id) is { } index && rows.TryRead(rowKey, row) && FindExcluding(index, row, rowKey) is { } other)
        {
            throw Excluded(index, row, other, ConstraintErrors.Exclusion);
        }
    }

    /// <summary>Tests an exclusion constraint that is being added for all rows, and notes all of them: what others write meanwhile is a conflict.</summary>
    /// <exception cref="SqlErrorException">23P01.</exception>
    public void TestAll(IndexDefinition exclusion)
    {
        IndexRuntime index = runtime.FindIndex(exclusion.Id)!;
        transaction.Reads.NoteAll(_table, null, index.Columns);
        Value[] row = new Value[_table.Columns.Length];
        TreeCursor cursor = transaction.GetTree(_table.TreeId).GetCursor();
        for (bool more = cursor.SeekFirst(); more; more = cursor.MoveNext())
        {
            CancellationPoint.Tick();
            runtime.Read(cursor.Value.Span.ToArray(), row);
            if (FindExcluding(index, row, cursor.Key) is { } other)
            {
                throw Excluded(index, row, other, ConstraintErrors.CannotExclude);
            }
        }
    }

    private InsertConflict? FindConflict(ReadOnlySpan<Value> row, byte[] rowKey, IndexEntry?[] entries, IReadOnlyList<IndexDefinition>? arbiters)
    {
        if (_table.PrimaryKey is { } primary && IsArbiter(primary, arbiters) && HasRow(primary, rowKey))
        {
            return new InsertConflict(primary, rowKey);
        }

        for (int i = 0; i < entries.Length; i++)
        {
            IndexRuntime index = runtime.Indexes[i];
            if (entries[i] is not { } entry || !IsArbiter(index.Index, arbiters))
            {
                continue;
            }

            if (TryFindDuplicate(i, entry, out PageSlice duplicate))
            {
                return new InsertConflict(index.Index, duplicate.Span.ToArray());
            }

            if (!index.Index.Exclusions.IsEmpty && FindExcluding(index, row, rowKey) is { } other)
            {
                return new InsertConflict(index.Index, other);
            }
        }

        return null;
    }

    private bool HasRow(IndexDefinition primary, byte[] rowKey)
    {
        if (!rows.TryFind(rowKey, out _))
        {
            return false;
        }

        transaction.Reads.NoteTestedKey(_table, primary, rowKey);
        return true;
    }

    /// <summary>Notes a key of a unique index as tested. Those of deferrable ones aren't kept unique by the tree.</summary>
    /// <param name="rowKey">Whose it is; holds until the next write.</param>
    private bool TryFindDuplicate(int index, IndexEntry entry, out PageSlice rowKey)
    {
        rowKey = default;
        if (!entry.IsUniqueEntry)
        {
            return false;
        }

        transaction.Reads.NoteTestedKey(_table, runtime.Indexes[index].Index, entry.Key);
        return trees[index]!.TryGet(entry.Key, out rowKey);
    }

    /// <summary>The key of the row that an exclusion doesn't let another be beside, which may be there itself.</summary>
    private byte[]? FindExcluding(IndexRuntime exclusion, ReadOnlySpan<Value> row, ReadOnlySpan<byte> rowKey) =>
        new ExclusionTest(transaction, runtime, exclusion).TryFind(row, rowKey, out byte[]? other) ? other : null;

    private SqlErrorException Excluded(IndexRuntime exclusion, ReadOnlySpan<Value> row, byte[] other, ExclusionError error)
    {
        Value[] added = new Value[exclusion.Index.Parts.Length];
        Value[] existing = new Value[exclusion.Index.Parts.Length];
        Value[] otherRow = new Value[_table.Columns.Length];
        rows.TryRead(other, otherRow);
        exclusion.TryReadParts(row, added);
        exclusion.TryReadParts(otherRow, existing);
        return error(transaction, _table, exclusion.Index, added, existing);
    }

    private delegate SqlErrorException ExclusionError(
        Transaction transaction, TableDefinition table, IndexDefinition index, ReadOnlySpan<Value> added, ReadOnlySpan<Value> existing);

    /// <exception cref="SqlErrorException">55000: what is tested late can't say before whether a row may be inserted.</exception>
    private void RequireImmediate(IReadOnlyList<IndexDefinition>? arbiters)
    {
        if (ReferenceEquals(arbiters, _immediate))
        {
            return;
        }

        foreach (IndexDefinition index in _table.Indexes)
        {
            if (index is { IsDeferrable: true, Constrains: true } && IsArbiter(index, arbiters))
            {
                throw ConstraintErrors.DeferrableArbiter(transaction, _table, index);
            }
        }

        _immediate = arbiters;
    }

    private static bool IsArbiter(IndexDefinition index, IReadOnlyList<IndexDefinition>? arbiters)
    {
        if (arbiters is null)
        {
            return true;
        }

        foreach (IndexDefinition arbiter in arbiters)
        {
            if (arbiter.Id == index.Id)
            {
                return true;
            }
        }

        return false;
    }
}
