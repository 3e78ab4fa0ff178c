using System.Diagnostics.CodeAnalysis;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Rows;
using Cambium.Engine.Transactions.Partitions;
using Cambium.Engine.Values;
using Cambium.Trees;

namespace Cambium.Engine.Transactions;

/// <summary>
/// Writes rows of one table: tests its constraints, notes what they read, keeps the private trees of its indexes. Rows are in
/// the order of <see cref="TableDefinition.Columns"/>, NULL for dropped columns; generated columns are computed here. Valid for
/// one transaction and one version of the definition.
/// </summary>
public sealed class TableWriter : RowWriter
{
    private readonly Transaction _transaction;
    private readonly TableRuntime _runtime;
    private readonly TableDefinition _table;
    private readonly PrivateTree _rows;

    // Null for a missing index that nothing is carried over to.
    private readonly PrivateTree?[] _indexTrees;
    private readonly IReadOnlyList<ReferencingKey> _referencing;
    private readonly Value[] _before;
    private readonly Value[] _after;
    private readonly RowBuffer _image = new();
    private readonly TableTriggers _triggers;
    private readonly PartitionConstraint? _partition;
    private byte[] _lastRowKey = [];
    private Value[]? _movesTo;

    // The arbiters last found to be tested at once: a statement has the same ones for each row.
    private IReadOnlyList<IndexDefinition>? _immediate = [];

    internal TableWriter(Transaction transaction, TableRuntime runtime)
    {
        _transaction = transaction;
        _runtime = runtime;
        _table = runtime.Table;
        _rows = transaction.Trees.Edit(_table.TreeId);
        _indexTrees = [.. runtime.Indexes.Select(index => transaction.IsMaintained(index.Index.TreeId) ? transaction.Trees.Edit(index.Index.TreeId) : null)];

        // Own rows are found in the write set (which temporary tables have none of), and only indexes of constraints are looked into.
        _rows.IsLazy = !_table.IsTemporary;
        for (int i = 0; i < _indexTrees.Length; i++)
        {
            if (_indexTrees[i] is { } entries)
            {
                entries.IsLazy = !runtime.Indexes[i].Index.Constrains;
            }
        }

        _referencing = transaction.Catalog.GetReferencing(_table.Id);
        _before = new Value[_table.Columns.Length];
        _after = new Value[_table.Columns.Length];
        _triggers = new TableTriggers(transaction, _table);
        _partition = PartitionConstraint.Of(transaction, _table);
    }

    /// <summary>Rows that are only moved to a new form of their table fire no triggers.</summary>
    public bool IgnoresTriggers
    {
        get => _triggers.AreIgnored;
        set => _triggers.AreIgnored = value;
    }

    /// <inheritdoc/>
    public override bool FiresOnInsert => _triggers.Fire(TriggerEvents.Insert);

    /// <inheritdoc/>
    public override ReadOnlySpan<Value> LastRow => _after;

    /// <inheritdoc/>
    public override byte[] LastRowKey => _lastRowKey;

    /// <inheritdoc/>
    public override string LastRowText => RowText.OfRow(_runtime.Table, _after);

    /// <inheritdoc/>
    public override bool Propose(Value[] row) => !_triggers.Fire(TriggerEvents.Insert) || _triggers.Before(TriggerEvents.Insert, null, row, ColumnSet.All);

    /// <inheritdoc/>
    public override byte[] Insert(ReadOnlySpan<Value> row)
    {
        InsertRow(row, arbiters: [], out byte[]? key, out _);
        _triggers.After(TriggerEvents.Insert, null, _after, ColumnSet.All);
        return key!;
    }

    /// <inheritdoc/>
    public override bool TryInsert(ReadOnlySpan<Value> row, IReadOnlyList<IndexDefinition>? arbiters, [NotNullWhen(true)] out byte[]? rowKey, out InsertConflict conflict)
    {
        if (!InsertRow(row, arbiters, out rowKey, out conflict))
        {
            return false;
        }

        _triggers.After(TriggerEvents.Insert, null, _after, ColumnSet.All);
        return true;
    }

    /// <inheritdoc/>
    public override byte[]? Update(ReadOnlySpan<byte> rowKey, ReadOnlySpan<Value> newRow, in ColumnSet changed, IReadOnlyList<ColumnIncrement>? increments = null)
    {
        Value[]? moved = null;
        byte[]? key = Update(rowKey, newRow, changed, increments, ref moved);
        return moved is null ? key : throw ConstraintErrors.Partition(_transaction.Catalog, _table, moved);
    }

    /// <summary>The same; a row that doesn't belong into this partition any more is left as it is.</summary>
    /// <param name="moved">Set to what that row was to become.</param>
    internal byte[]? Update(ReadOnlySpan<byte> rowKey, ReadOnlySpan<Value> newRow, in ColumnSet changed, IReadOnlyList<ColumnIncrement>? increments, ref Value[]? moved)
    {
        if (!_triggers.Fire(TriggerEvents.Update))
        {
            return Leaves(rowKey, newRow, changed, ref moved) ? null : UpdateRow(rowKey, newRow, changed, increments);
        }

        Value[] proposed = newRow.ToArray();
        if (ReadForTriggers(rowKey) is not { } before || !_triggers.Before(TriggerEvents.Update, before, proposed, changed))
        {
            return null;
        }

        ColumnSet assigned = changed.Union(_triggers.Differences(newRow, proposed));
        if (Leaves(rowKey, proposed, assigned, ref moved))
        {
            return null;
        }

        byte[]? key = UpdateRow(rowKey, proposed, assigned, null);
        if (key is not null)
        {
            _triggers.After(TriggerEvents.Update, before, _after, changed);
        }

        return key;
    }

    /// <summary>Takes a row out of this partition that becomes one of another: to whoever references it, it has changed and not gone.</summary>
    internal bool DeleteMoved(ReadOnlySpan<byte> rowKey, Value[] moved)
    {
        NoteRead(rowKey, ColumnSet.All);
        _movesTo = moved;
        try
        {
            return Delete(rowKey);
        }
        finally
        {
            _movesTo = null;
        }
    }

    /// <summary>That triggers have left a row in this partition.</summary>
    /// <exception cref="SqlErrorException">0A000: one of the whole table's hasn't; 23514: one of the partition's own.</exception>
    internal void RequireUnmoved(ReadOnlySpan<Value> row)
    {
        if (_partition?.Accepts(row) == false)
        {
            throw ConstraintErrors.MovedByTrigger(_transaction.Catalog, _table, row);
        }
    }

    private bool Leaves(ReadOnlySpan<byte> rowKey, ReadOnlySpan<Value> row, in ColumnSet assigned, ref Value[]? moved)
    {
        if (_partition is null || !_partition.Columns.Overlaps(assigned))
        {
            return false;
        }

        if (FindEdit(rowKey) is not { State.Kind: RowEditKind.Insert })
        {
            NoteRow(rowKey, _partition.Columns.Except(assigned));
        }

        moved = _partition.Accepts(row) ? null : row.ToArray();
        return moved is not null;
    }

    private byte[]? UpdateRow(ReadOnlySpan<byte> rowKey, ReadOnlySpan<Value> newRow, in ColumnSet changed, IReadOnlyList<ColumnIncrement>? increments)
    {
        RowEdit? edit = FindEdit(rowKey);
        if (!TryGetImage(rowKey, edit, out byte[]? image))
        {
            return null;
        }

        _runtime.Read(image, _before);
        newRow.CopyTo(_after);
        ColumnSet touched = _runtime.WithDependents(changed);
        bool isOwnInsert = edit is { State.Kind: RowEditKind.Insert };
        List<RowIncrement> kept = TakeIncrements(rowKey, edit, isOwnInsert, increments);
        ColumnSet incremented = ColumnSet.Of([.. kept.Select(static increment => increment.ColumnId)]);
        ColumnSet assigned = changed.Except(incremented);
        ColumnSet stable = isOwnInsert ? ColumnSet.All : edit is null ? assigned : assigned.Union(edit.State.Assigned);

        try
        {
            _runtime.ComputeGenerated(_after);
            TestNotNull(touched);
            TestChecks(rowKey, touched, stable, incremented);
        }
        catch (SqlErrorException) when (!isOwnInsert)
        {
            // That it failed is an answer, which may hang on any value the row had, incremented ones too.
            NoteRow(rowKey, ColumnSet.All);
            throw;
        }

        if (touched.Overlaps(_runtime.PrimaryColumns) && PrimaryKeyDiffers(rowKey))
        {
            return Rekey(rowKey, image, isOwnInsert);
        }

        QueueParentEvents(rowKey, isDelete: false, isOwnInsert);
        MoveIndexEntries(rowKey, touched, stable);
        byte[] after = _runtime.Layout.Encode(_after);
        byte[] key = edit?.Key ?? rowKey.ToArray();
        _lastRowKey = key;
        _rows.Set(key, after);
        if (!_table.IsTemporary)
        {
            NoteDroppedIncrements(edit, assigned);
            _transaction.Writes.Update(Edit(), key, image, after, assigned, kept, _transaction.StatementNumber);
        }

        foreach (ForeignKeyDefinition foreignKey in _table.ForeignKeys)
        {
            ColumnSet columns = _runtime.WithSources(ColumnSet.Of(foreignKey.ColumnIds.AsSpan()));
            if (columns.Overlaps(touched))
            {
                NoteRow(key, columns.Except(stable));
                _transaction.Constraints.TestChild(_runtime, foreignKey, key, _after);
            }
        }

        return key;
    }

    /// <inheritdoc/>
    public override bool Delete(ReadOnlySpan<byte> rowKey)
    {
        if (!_triggers.Fire(TriggerEvents.Delete))
        {
            return DeleteRow(rowKey);
        }

        if (ReadForTriggers(rowKey) is not { } before || !_triggers.Before(TriggerEvents.Delete, before, null, ColumnSet.All) || !DeleteRow(rowKey))
        {
            return false;
        }

        _triggers.After(TriggerEvents.Delete, before, _after, ColumnSet.All);
        return true;
    }

    /// <summary>The row as triggers see it: whole, so it is read whole.</summary>
    private Value[]? ReadForTriggers(ReadOnlySpan<byte> rowKey)
    {
        Value[] row = new Value[_table.Columns.Length];
        if (!TryRead(rowKey, row))
        {
            return null;
        }

        if (FindEdit(rowKey) is not { State.Kind: RowEditKind.Insert })
        {
            NoteRow(rowKey, ColumnSet.All);
        }

        return row;
    }

    private bool DeleteRow(ReadOnlySpan<byte> rowKey)
    {
        RowEdit? edit = FindEdit(rowKey);
        if (!TryGetImage(rowKey, edit, out byte[]? image))
        {
            return false;
        }

        _runtime.Read(image, _before);
        _movesTo?.CopyTo(_after, 0);
        QueueParentEvents(rowKey, isDelete: _movesTo is null, edit is { State.Kind: RowEditKind.Insert });
        DeleteRow(edit?.Key ?? rowKey.ToArray(), edit, image);
        return true;
    }

    /// <inheritdoc/>
    public override bool TryRead(ReadOnlySpan<byte> rowKey, Span<Value> row)
    {
        if (!TryFind(rowKey, out PageSlice image))
        {
            return false;
        }

        // The page may be one that later edits change.
        _runtime.Read(image.Span.ToArray(), row);
        return true;
    }

    private bool InsertRow(ReadOnlySpan<Value> row, IReadOnlyList<IndexDefinition>? arbiters, [NotNullWhen(true)] out byte[]? rowKey, out InsertConflict conflict)
    {
        row.CopyTo(_after);
        _runtime.ComputeGenerated(_after);
        TestNotNull(ColumnSet.All);
        TestChecks(default, ColumnSet.All, ColumnSet.All, ColumnSet.Empty);
        if (_partition?.Accepts(_after) == false)
        {
            throw ConstraintErrors.Partition(_transaction.Catalog, _table, _after);
        }

        rowKey = NewRowKey();
        IndexEntry?[] entries = _runtime.Indexes.Length == 0 ? [] : new IndexEntry?[_runtime.Indexes.Length];
        for (int i = 0; i < entries.Length; i++)
        {
            entries[i] = _runtime.Indexes[i].EntryOf(_after, rowKey);
        }

        if (FindDuplicate(rowKey, entries, arbiters) is { } found)
        {
            conflict = found;
            rowKey = null;
            return false;
        }

        conflict = default;
        _lastRowKey = rowKey;
        PutRow(rowKey, entries);
        foreach (ForeignKeyDefinition foreignKey in _table.ForeignKeys)
        {
            _transaction.Constraints.TestChild(_runtime, foreignKey, rowKey, _after);
        }

        return true;
    }

    private void PutRow(byte[] rowKey, IndexEntry?[] entries)
    {
        for (int i = 0; i < entries.Length; i++)
        {
            if (entries[i] is { } entry)
            {
                AddEntry(i, entry, rowKey);
            }
        }

        _image.Clear();
        _runtime.Layout.Encode(_after, _image);
        if (_table.IsTemporary)
        {
            _rows.Set(rowKey, _image.ToArray());
            return;
        }

        TableEdit edit = Edit();
        if (WriteSet.Packs(edit) && edit.Rows.Find(rowKey, KeyHash.Of(rowKey)) is null)
        {
            _transaction.Writes.InsertPacked(edit, rowKey, _image.WrittenSpan, _transaction.StatementNumber);
            _rows.Extend(edit.Inserted!.Entries);
        }
        else
        {
            // A row of the snapshot that was deleted before is in the write set already, with its image.
            byte[] image = _image.ToArray();
            _rows.Set(rowKey, image);
            _transaction.Writes.Insert(edit, rowKey, image, _transaction.StatementNumber);
        }
    }

    private void DeleteRow(byte[] rowKey, RowEdit? edit, byte[] image)
    {
        for (int i = 0; i < _indexTrees.Length; i++)
        {
            if (_indexTrees[i] is { } entries && _runtime.Indexes[i].EntryOf(_before, rowKey) is { } entry)
            {
                entries.Remove(entry.Key);
            }
        }

        _rows.Remove(rowKey);
        if (!_table.IsTemporary)
        {
            NoteDroppedIncrements(edit, ColumnSet.All);
            _transaction.Writes.Delete(Edit(), rowKey, image, _transaction.StatementNumber);
        }
    }

    /// <summary>An update of the primary key: the old row goes, a new one comes, and every column was read for it.</summary>
    private byte[] Rekey(ReadOnlySpan<byte> oldKey, byte[] image, bool isOwnInsert)
    {
        byte[] old = oldKey.ToArray();
        if (!isOwnInsert)
        {
            NoteRow(old, ColumnSet.All);
        }

        Value[] row = [.. _after];
        QueueParentEvents(old, isDelete: false, isOwnInsert);
        DeleteRow(old, FindEdit(old), image);
        InsertRow(row, arbiters: [], out byte[]? key, out _);
        return key!;
    }

    private void MoveIndexEntries(ReadOnlySpan<byte> rowKey, in ColumnSet touched, in ColumnSet stable)
    {
        for (int i = 0; i < _indexTrees.Length; i++)
        {
            IndexRuntime index = _runtime.Indexes[i];
            if (!index.Columns.Overlaps(touched))
            {
                continue;
            }

            if (index.Index.Constrains)
            {
                NoteRow(rowKey, index.Columns.Except(stable));
            }

            IndexEntry? before = index.EntryOf(_before, rowKey);
            IndexEntry? after = index.EntryOf(_after, rowKey);
            if (before is null ? after is null : before.HasSameKey(after))
            {
                continue;
            }

            if (after is { MustBeUnique: true } && !(before is not null && before.Prefix.SequenceEqual(after.Prefix)))
            {
                TestUnique(i, after, out _, canThrow: true);
            }

            if (after is not null && index.Index is { Exclusions.IsEmpty: false, IsDeferrable: false })
            {
                TestExclusion(index, _after, rowKey, isBuilding: false);
            }

            if (before is not null)
            {
                _indexTrees[i]?.Remove(before.Key);
            }

            if (after is not null)
            {
                AddEntry(i, after, rowKey);
            }
        }
    }

    private void AddEntry(int index, IndexEntry entry, ReadOnlySpan<byte> rowKey)
    {
        _indexTrees[index]?.Set(entry.Key, IndexEntry.ValueOf(_runtime.Indexes[index], rowKey).ToArray());
        if (entry.MustBeUnique && !entry.IsUniqueEntry)
        {
            _transaction.Constraints.TestUniqueLater(_runtime, _runtime.Indexes[index].Index, entry.Prefix.ToArray());
        }

        if (_runtime.Indexes[index].Index is { Exclusions.IsEmpty: false, IsDeferrable: true } late)
        {
            _transaction.Constraints.TestExclusionLater(_runtime, late, rowKey.ToArray());
        }
    }

    /// <summary>Tests all unique keys and exclusions, arbiters first: a duplicate there is an answer, one elsewhere an error.</summary>
    private InsertConflict? FindDuplicate(byte[] rowKey, IndexEntry?[] entries, IReadOnlyList<IndexDefinition>? arbiters)
    {
        RequireImmediate(arbiters);
        for (int pass = arbiters is { Count: 0 } ? 1 : 0; pass < 2; pass++)
        {
            if (_table.PrimaryKey is { } primary && IsArbiter(primary, arbiters) == (pass == 0) && TryFind(rowKey, out _))
            {
                _transaction.Reads.NoteTestedKey(_table, primary, rowKey);
                if (pass == 0)
                {
                    return new InsertConflict(primary, rowKey);
                }

                throw ConstraintErrors.Unique(_transaction.Catalog, _table, primary, rowKey);
            }

            for (int i = 0; i < entries.Length; i++)
            {
                if (entries[i] is { MustBeUnique: true } entry
                    && IsArbiter(_runtime.Indexes[i].Index, arbiters) == (pass == 0)
                    && TestUnique(i, entry, out byte[]? other, canThrow: pass == 1))
                {
                    return new InsertConflict(_runtime.Indexes[i].Index, other!);
                }

                if (entries[i] is not null && _runtime.Indexes[i].Index is { Exclusions.IsEmpty: false, IsDeferrable: false } exclusion && IsArbiter(exclusion, arbiters) == (pass == 0))
                {
                    if (pass == 1)
                    {
                        TestExclusion(_runtime.Indexes[i], _after, rowKey, isBuilding: false);
                    }
                    else if (new ExclusionTest(_transaction, _runtime, _runtime.Indexes[i]).TryFind(_after, rowKey, out byte[]? inTheWay))
                    {
                        return new InsertConflict(exclusion, inTheWay);
                    }
                }
            }
        }

        return null;
    }

    /// <exception cref="SqlErrorException">55000: what is tested late can't say before whether a row may be inserted.</exception>
    private void RequireImmediate(IReadOnlyList<IndexDefinition>? arbiters)
    {
        if (arbiters is { Count: 0 } || ReferenceEquals(arbiters, _immediate))
        {
            return;
        }

        foreach (IndexDefinition index in _table.Indexes)
        {
            if (index is { IsDeferrable: true, Constrains: true } && IsArbiter(index, arbiters))
            {
                throw ConstraintErrors.DeferrableArbiter(_transaction.Catalog, _table, index);
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

    /// <summary>Notes a key of a unique index as tested; true when another row has it. Deferrable ones are tested later.</summary>
    private bool TestUnique(int index, IndexEntry entry, out byte[]? other, bool canThrow)
    {
        other = null;
        if (!entry.IsUniqueEntry)
        {
            return false;
        }

        IndexDefinition definition = _runtime.Indexes[index].Index;
        _transaction.Reads.NoteTestedKey(_table, definition, entry.Key);
        if (!_indexTrees[index]!.TryGet(entry.Key, out PageSlice found))
        {
            return false;
        }

        if (canThrow)
        {
            throw ConstraintErrors.Unique(_transaction.Catalog, _table, definition, entry.Key);
        }

        other = found.Span.ToArray();
        return true;
    }

    /// <summary>Tests an exclusion constraint for a row that was written, if both are still there.</summary>
    /// <exception cref="SqlErrorException">23P01.</exception>
    internal void TestExclusion(IndexDefinition exclusion, byte[] rowKey)
    {
        Value[] row = new Value[_table.Columns.Length];
        if (_runtime.FindIndex(exclusion.Id) is { } index && TryRead(rowKey, row))
        {
            TestExclusion(index, row, rowKey, isBuilding: false);
        }
    }

    /// <summary>Tests an exclusion constraint for a row, whether or not it is there already.</summary>
    /// <param name="isBuilding">The constraint is being added.</param>
    /// <exception cref="SqlErrorException">23P01.</exception>
    private void TestExclusion(IndexRuntime index, ReadOnlySpan<Value> row, ReadOnlySpan<byte> rowKey, bool isBuilding)
    {
        if (!new ExclusionTest(_transaction, _runtime, index).TryFind(row, rowKey, out byte[]? other))
        {
            return;
        }

        Value[] added = new Value[index.Index.Parts.Length];
        Value[] existing = new Value[index.Index.Parts.Length];
        Value[] otherRow = new Value[_table.Columns.Length];
        TryRead(other, otherRow);
        index.TryReadParts(row, added);
        index.TryReadParts(otherRow, existing);
        throw isBuilding
            ? ConstraintErrors.CannotExclude(_transaction.Catalog, _table, index.Index, added, existing)
            : ConstraintErrors.Exclusion(_transaction.Catalog, _table, index.Index, added, existing);
    }

    /// <summary>Tests an exclusion constraint that is being added for all rows, and notes all of them: what others write meanwhile is a conflict.</summary>
    /// <exception cref="SqlErrorException">23P01.</exception>
    public void TestExclusions(IndexDefinition exclusion)
    {
        IndexRuntime index = _runtime.FindIndex(exclusion.Id)!;
        _transaction.Reads.NoteAll(_table, null, index.Columns);
        Value[] row = new Value[_table.Columns.Length];
        TreeCursor cursor = _transaction.GetTree(_table.TreeId).GetCursor();
        for (bool more = cursor.SeekFirst(); more; more = cursor.MoveNext())
        {
            CancellationPoint.Tick();
            byte[] rowKey = cursor.Key.ToArray();
            _runtime.Read(cursor.Value.Span.ToArray(), row);
            TestExclusion(index, row, rowKey, isBuilding: true);
        }
    }

    private void TestNotNull(in ColumnSet among)
    {
        foreach (int ordinal in _runtime.NotNullOrdinals)
        {
            if (_after[ordinal].IsNull && among.Contains(_table.Columns[ordinal].Id))
            {
                throw ConstraintErrors.NotNull(_transaction.Catalog, _table, _table.Columns[ordinal], _after);
            }
        }
    }

    /// <summary>
    /// Tests the checks that mention a touched column, and notes their other columns as read. Incremented columns aren't noted:
    /// the check runs again when the increment is applied to the newest row.
    /// </summary>
    private void TestChecks(ReadOnlySpan<byte> rowKey, in ColumnSet touched, in ColumnSet stable, in ColumnSet incremented)
    {
        for (int i = 0; i < _runtime.CheckColumns.Length; i++)
        {
            if (_runtime.CheckColumns[i].Overlaps(touched) || touched.IsAll)
            {
                if (!stable.IsAll)
                {
                    NoteRow(rowKey, _runtime.CheckColumns[i].Except(stable).Except(incremented));
                }

                if (!_runtime.Compiled!.PassesCheck(i, _after))
                {
                    throw ConstraintErrors.Check(_transaction.Catalog, _table, _table.Checks[i], _after);
                }
            }
        }
    }

    /// <summary>
    /// The increments that can stay increments. Those of key columns are reads and assignments, as are those of rows or
    /// columns whose value is this transaction's own anyway.
    /// </summary>
    private List<RowIncrement> TakeIncrements(ReadOnlySpan<byte> rowKey, RowEdit? edit, bool isOwnInsert, IReadOnlyList<ColumnIncrement>? increments)
    {
        List<RowIncrement> kept = [];
        foreach (ColumnIncrement increment in increments ?? [])
        {
            int id = _table.Columns[increment.Ordinal].Id;
            if (isOwnInsert || (edit is not null && edit.State.Assigned.Contains(id)))
            {
                continue;
            }

            if (_runtime.KeyColumns.Contains(id) || !_transaction.Options.Conflicts.Merge)
            {
                NoteRow(rowKey, ColumnSet.Of(id));
                continue;
            }

            kept.Add(new RowIncrement(id, increment, _transaction.StatementNumber));
        }

        return kept;
    }

    /// <summary>An increment that an assignment or a deletion takes back was nevertheless reported as done, so its column counts as read.</summary>
    private void NoteDroppedIncrements(RowEdit? edit, in ColumnSet assigned)
    {
        if (edit is { State.HasIncrements: true })
        {
            foreach (RowIncrement increment in edit.State.Increments)
            {
                if (assigned.Contains(increment.ColumnId))
                {
                    NoteRow(edit.Key, ColumnSet.Of(increment.ColumnId));
                }
            }
        }
    }

    /// <summary>Queues what foreign keys of other tables must do about a key that goes or changes, and notes the key as read.</summary>
    private void QueueParentEvents(ReadOnlySpan<byte> rowKey, bool isDelete, bool isOwnInsert)
    {
        foreach (ReferencingKey referencing in _referencing)
        {
            ColumnSet columns = ColumnSet.Of(referencing.ReferencedColumnIds.AsSpan());
            if (!isOwnInsert && !columns.Except(_runtime.PrimaryColumns).IsEmpty)
            {
                NoteRow(rowKey, _runtime.WithSources(columns));
            }

            _transaction.Constraints.QueueParent(_runtime, referencing, _before, isDelete ? null : _after);
        }
    }

    private bool PrimaryKeyDiffers(ReadOnlySpan<byte> rowKey)
    {
        KeyBuilder key = new(stackalloc byte[256]);
        _runtime.AppendPrimaryKey(_after, ref key);
        return !key.WrittenSpan.SequenceEqual(rowKey);
    }

    private byte[] NewRowKey()
    {
        KeyBuilder key = new(stackalloc byte[256]);
        if (_table.PrimaryKey is null)
        {
            KeyEncoding.Append(ref key, DataType.Int8, Value.FromInt64(_transaction.NextHiddenRowId(_table)));
        }
        else
        {
            _runtime.AppendPrimaryKey(_after, ref key);
        }

        return key.ToArray();
    }

    public override void NoteRead(ReadOnlySpan<byte> rowKey, in ColumnSet columns) => NoteRow(rowKey, columns);

    private void NoteRow(ReadOnlySpan<byte> rowKey, in ColumnSet columns)
    {
        if (!columns.IsEmpty)
        {
            _transaction.Reads.NoteKey(_table, null, rowKey, columns);
        }
    }

    private TableEdit Edit() => _transaction.Writes.GetTable(_runtime, _transaction.StatementNumber);

    /// <summary>The edit of a row that is about to be written again.</summary>
    private RowEdit? FindEdit(ReadOnlySpan<byte> rowKey)
    {
        if (_transaction.Writes.Find(_table.Id) is not { } edits)
        {
            return null;
        }

        return edits.Inserted is { } inserted && inserted.Find(rowKey) is >= 0 and int index
            ? _transaction.Writes.Unpack(edits, index)
            : edits.Rows.Find(rowKey, KeyHash.Of(rowKey));
    }

    /// <summary>The row as this transaction sees it at this moment, whether or not it has written it; read, not written.</summary>
    private bool TryFind(ReadOnlySpan<byte> rowKey, out PageSlice image)
    {
        TableEdit? edits = _transaction.Writes.Find(_table.Id);
        if (edits?.Inserted is { } inserted && inserted.Find(rowKey) is >= 0 and int index)
        {
            image = inserted.ImageAt(index);
            return true;
        }

        RowEdit? edit = edits?.Rows.Find(rowKey, KeyHash.Of(rowKey));
        if (edit is { State.Kind: RowEditKind.Insert or RowEditKind.Update or RowEditKind.Delete })
        {
            image = edit.State.After is { } after ? RowChange.Slice(after) : default;
            return edit.State.After is not null;
        }

        return TryGetRow(rowKey, edit, out image);
    }

    private bool TryGetImage(ReadOnlySpan<byte> rowKey, RowEdit? edit, [NotNullWhen(true)] out byte[]? image)
    {
        if (edit is not null && edit.State.Kind is RowEditKind.Insert or RowEditKind.Update or RowEditKind.Delete)
        {
            image = edit.State.After;
            return image is not null;
        }

        image = TryGetRow(rowKey, edit, out PageSlice found) ? found.Span.ToArray() : null;
        return image is not null;
    }

    private bool TryGetRow(ReadOnlySpan<byte> rowKey, RowEdit? edit, out PageSlice found) =>
        edit is null && !_table.IsTemporary ? _rows.TryGetUnedited(rowKey, out found) : _rows.TryGet(rowKey, out found);
}
