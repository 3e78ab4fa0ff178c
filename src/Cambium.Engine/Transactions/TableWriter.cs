using System.Collections.Immutable;
using System.Diagnostics.CodeAnalysis;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Rows;
using Cambium.Engine.Transactions.Partitions;
using Cambium.Engine.Values;

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
    private readonly PrivateRows _rows;
    private readonly PrivateIndexes _indexes;
    private readonly IReadOnlyList<ReferencingKey> _referencing;
    private readonly Value[] _before;
    private readonly Value[] _after;
    private readonly TableTriggers _triggers;
    private readonly PartitionConstraint? _partition;
    private ImmutableArray<ForeignKeyDefinition> _tested;
    private byte[] _lastRowKey = [];

    internal TableWriter(Transaction transaction, TableRuntime runtime)
    {
        _transaction = transaction;
        _runtime = runtime;
        _table = runtime.Table;
        _tested = _table.ForeignKeys;
        _rows = new PrivateRows(transaction, runtime);
        _indexes = new PrivateIndexes(transaction, runtime, _rows);
        _referencing = transaction.Catalog.GetReferencing(_table.Id);
        _before = new Value[_table.Columns.Length];
        _after = new Value[_table.Columns.Length];
        _triggers = new TableTriggers(transaction, _table);
        _partition = PartitionConstraint.Of(transaction, _table);
    }

    internal IndexConstraints IndexConstraints => _indexes.Constraints;

    /// <summary>Rows are only moved to a new form of their table, or aren't any more (null): no triggers fire, and keys are tested of columns that get other values.</summary>
    internal void Rewrite(ColumnSet? changed)
    {
        _triggers.AreIgnored = IndexConstraints.IsRebuild = changed is not null;
        _tested = changed is { } columns ? [.. _table.ForeignKeys.Where(key => !key.IsNotValid && columns.Overlaps(ColumnSet.Of(key.ColumnIds.AsSpan())))] : _table.ForeignKeys;
    }

    /// <inheritdoc/>
    public override bool FiresOnInsert => _triggers.Fire(TriggerEvents.Insert);

    /// <inheritdoc/>
    public override ReadOnlySpan<Value> LastRow => _after;

    /// <inheritdoc/>
    public override byte[] LastRowKey => _lastRowKey;

    /// <inheritdoc/>
    public override bool Propose(Value[] row) => !_triggers.Fire(TriggerEvents.Insert) || _triggers.Before(TriggerEvents.Insert, null, row, ColumnSet.All, default);

    /// <inheritdoc/>
    public override byte[] Insert(ReadOnlySpan<Value> row, RowTest? test = null)
    {
        InsertRow(row, replaced: default, arbiters: [], test, out byte[]? key, out _);
        _triggers.After(TriggerEvents.Insert, null, _after, ColumnSet.All, new TriggeringRow(null, key, false));
        return key!;
    }

    /// <inheritdoc/>
    public override bool TryInsert(
        ReadOnlySpan<Value> row, IReadOnlyList<IndexDefinition>? arbiters, [NotNullWhen(true)] out byte[]? rowKey, out InsertConflict conflict, RowTest? test = null)
    {
        if (!InsertRow(row, replaced: default, arbiters, test, out rowKey, out conflict))
        {
            return false;
        }

        _triggers.After(TriggerEvents.Insert, null, _after, ColumnSet.All, new TriggeringRow(null, rowKey, false));
        return true;
    }

    /// <inheritdoc/>
    public override byte[]? Update(
        ReadOnlySpan<byte> rowKey, ReadOnlySpan<Value> newRow, in ColumnSet changed, IReadOnlyList<ColumnIncrement>? increments = null, RowTest? test = null)
    {
        Value[]? moved = null;
        byte[]? key = Update(rowKey, newRow, changed, increments, test, ref moved);
        return moved is null ? key : throw ConstraintErrors.Partition(_transaction, _table, moved);
    }

    /// <summary>The same; a row that doesn't belong into this partition any more is left as it is.</summary>
    /// <param name="moved">Set to what that row was to become.</param>
    internal byte[]? Update(
        ReadOnlySpan<byte> rowKey, ReadOnlySpan<Value> newRow, in ColumnSet changed, IReadOnlyList<ColumnIncrement>? increments, RowTest? test, ref Value[]? moved)
    {
        if (!_triggers.Fire(TriggerEvents.Update))
        {
            return Leaves(rowKey, newRow, changed, ref moved) ? null : UpdateRow(rowKey, newRow, changed, increments, test);
        }

        Value[] proposed = newRow.ToArray();
        if (ReadForTriggers(rowKey, out TriggeringRow old) is not { } before || !_triggers.Before(TriggerEvents.Update, before, proposed, changed, old))
        {
            return null;
        }

        Untouched(rowKey, "updated");

        ColumnSet assigned = changed.Union(_runtime.Differences(newRow, proposed));
        if (Leaves(rowKey, proposed, assigned, ref moved))
        {
            return null;
        }

        byte[]? key = UpdateRow(rowKey, proposed, assigned, null, test);
        if (key is not null)
        {
            _triggers.After(TriggerEvents.Update, before, _after, changed, old with { NewKey = key });
        }

        return key;
    }

    /// <summary>Takes a row out of this partition that becomes one of another: to whoever references a table that has both, it has changed and not gone.</summary>
    internal bool DeleteMoved(ReadOnlySpan<byte> rowKey, MovedRow moved)
    {
        NoteRead(rowKey, ColumnSet.All);
        return Delete(rowKey, moved);
    }

    /// <summary>That triggers have left a row in this partition.</summary>
    /// <exception cref="SqlErrorException">0A000: one of the whole table's hasn't; 23514: one of the partition's own.</exception>
    internal void RequireUnmoved(ReadOnlySpan<Value> row)
    {
        if (_partition?.Accepts(row) == false)
        {
            throw ConstraintErrors.MovedByTrigger(_transaction, _table, row);
        }
    }

    private bool Leaves(ReadOnlySpan<byte> rowKey, ReadOnlySpan<Value> row, in ColumnSet assigned, ref Value[]? moved)
    {
        if (_partition is null || !_partition.Columns.Overlaps(assigned))
        {
            return false;
        }

        if (_rows.FindEdit(rowKey) is not { State.Kind: RowEditKind.Insert })
        {
            NoteRow(rowKey, _partition.Columns.Except(assigned));
        }

        moved = _partition.Accepts(row) ? null : row.ToArray();
        return moved is not null;
    }

    private byte[]? UpdateRow(ReadOnlySpan<byte> rowKey, ReadOnlySpan<Value> newRow, in ColumnSet changed, IReadOnlyList<ColumnIncrement>? increments, RowTest? test)
    {
        RowEdit? edit = _rows.FindEdit(rowKey);
        if (!_rows.TryGetImage(rowKey, edit, out byte[]? image))
        {
            return null;
        }

        _runtime.Read(image, _before);
        newRow.CopyTo(_after);
        ColumnSet touched = _runtime.WithDependents(changed);
        bool isOwnInsert = edit is { State.Kind: RowEditKind.Insert };
        IReadOnlyList<RowIncrement> kept = increments is { Count: > 0 } ? TakeIncrements(rowKey, edit, isOwnInsert, increments) : [];
        ColumnSet incremented = ColumnSet.Empty;
        for (int i = 0; i < kept.Count; i++)
        {
            incremented = incremented.With(kept[i].ColumnId);
        }

        ColumnSet assigned = changed.Except(incremented);
        ColumnSet stable = isOwnInsert ? ColumnSet.All : edit is null ? assigned : assigned.Union(edit.State.Assigned);

        try
        {
            _runtime.ComputeGenerated(_after);
            test?.Invoke(_after);
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
            return Rekey(rowKey, image, edit);
        }

        QueueParentEvents(rowKey, _after, isOwnInsert);
        _indexes.Move(_before, _after, rowKey, touched, stable);
        byte[] key = edit?.Key ?? rowKey.ToArray();
        _lastRowKey = key;
        NoteDroppedIncrements(edit, assigned);
        _rows.Update(key, image, _after, assigned, kept);

        foreach (ForeignKeyDefinition foreignKey in _table.ForeignKeys)
        {
            ColumnSet columns = _runtime.WithSources(ColumnSet.Of(foreignKey.ColumnIds.AsSpan()));
            if (columns.Overlaps(touched))
            {
                NoteRow(key, columns.Except(stable));
                if (_transaction.Constraints.TestChild(_runtime, foreignKey, key, _after, IsOwn(edit) ? default : _before))
                {
                    NoteRow(key, columns);
                }
            }
        }

        return key;
    }

    /// <inheritdoc/>
    public override bool Delete(ReadOnlySpan<byte> rowKey) => Delete(rowKey, moved: null);

    private bool Delete(ReadOnlySpan<byte> rowKey, MovedRow? moved)
    {
        if (!_triggers.Fire(TriggerEvents.Delete))
        {
            return DeleteRow(rowKey, moved);
        }

        if (ReadForTriggers(rowKey, out TriggeringRow old) is not { } before || !_triggers.Before(TriggerEvents.Delete, before, null, ColumnSet.All, old))
        {
            return false;
        }

        Untouched(rowKey, "deleted");
        if (!DeleteRow(rowKey, moved))
        {
            return false;
        }

        _triggers.After(TriggerEvents.Delete, before, _after, ColumnSet.All, old);
        return true;
    }

    /// <summary>The row as triggers see it: whole, so it is read whole.</summary>
    private Value[]? ReadForTriggers(ReadOnlySpan<byte> rowKey, out TriggeringRow old)
    {
        old = default;
        Value[] row = new Value[_table.Columns.Length];
        if (!TryRead(rowKey, row))
        {
            return null;
        }

        RowEditKind written = _rows.FindEdit(rowKey)?.State.Kind ?? RowEditKind.None;
        if (written != RowEditKind.Insert)
        {
            NoteRow(rowKey, ColumnSet.All);
        }

        old = new TriggeringRow(rowKey.ToArray(), null, written != RowEditKind.None);
        return row;
    }

    /// <param name="moved">What it is in another partition from now on; null: it goes.</param>
    private bool DeleteRow(ReadOnlySpan<byte> rowKey, MovedRow? moved)
    {
        RowEdit? edit = _rows.FindEdit(rowKey);
        if (!_rows.TryGetImage(rowKey, edit, out byte[]? image))
        {
            return false;
        }

        _runtime.Read(image, _before);
        QueueParentEvents(rowKey, moved?.Row, edit is { State.Kind: RowEditKind.Insert }, moved?.Destination);
        DeleteRow(edit?.Key ?? rowKey.ToArray(), edit, image);
        return true;
    }

    /// <inheritdoc/>
    public override void RequireUntouched(ReadOnlySpan<byte> rowKey, string change) =>
        Untouched(rowKey, _triggers.Fire(TriggerEvents.Update) || _triggers.Fire(TriggerEvents.Delete) ? "updated" : change);

    private void Untouched(ReadOnlySpan<byte> rowKey, string change)
    {
        if (_transaction.Writes.HasInner && _rows.CommandOf(rowKey) > _transaction.Writes.Command)
        {
            throw new SqlErrorException(
                SqlState.TriggeredDataChangeViolation, $"tuple to be {change} was already modified by an operation triggered by the current command",
                hint: "Consider using an AFTER trigger instead of a BEFORE trigger to propagate changes to other rows.");
        }
    }

    /// <inheritdoc/>
    public override bool TryRead(ReadOnlySpan<byte> rowKey, Span<Value> row) => _rows.TryRead(rowKey, row);

    /// <param name="replaced">The row with another key that it was before; empty for a new one, and one of the transaction's own.</param>
    private bool InsertRow(
        ReadOnlySpan<Value> row, ReadOnlySpan<Value> replaced, IReadOnlyList<IndexDefinition>? arbiters, RowTest? test, [NotNullWhen(true)] out byte[]? rowKey, out InsertConflict conflict)
    {
        row.CopyTo(_after);
        _runtime.ComputeGenerated(_after);
        test?.Invoke(_after);
        TestNotNull(ColumnSet.All);
        TestChecks(default, ColumnSet.All, ColumnSet.All, ColumnSet.Empty);
        if (_partition?.Accepts(_after) == false)
        {
            throw ConstraintErrors.Partition(_transaction, _table, _after);
        }

        rowKey = NewRowKey();
        IndexEntry?[] entries = _indexes.EntriesOf(_after, rowKey);
        if (_indexes.Constraints.Test(_after, rowKey, entries, arbiters) is { } found)
        {
            conflict = found;
            rowKey = null;
            return false;
        }

        conflict = default;
        _lastRowKey = rowKey;
        _indexes.Add(entries, rowKey);
        _rows.Insert(rowKey, _after);
        foreach (ForeignKeyDefinition foreignKey in _tested)
        {
            _transaction.Constraints.TestChild(_runtime, foreignKey, rowKey, _after, replaced);
        }

        return true;
    }

    private void DeleteRow(byte[] rowKey, RowEdit? edit, byte[] image)
    {
        _indexes.Remove(_before, rowKey);
        NoteDroppedIncrements(edit, ColumnSet.All);
        _rows.Delete(rowKey, image);
    }

    /// <summary>An update of the primary key: the old row goes, a new one comes, and every column was read for it.</summary>
    private byte[] Rekey(ReadOnlySpan<byte> oldKey, byte[] image, RowEdit? edit)
    {
        byte[] old = oldKey.ToArray();
        bool isOwnInsert = edit is { State.Kind: RowEditKind.Insert };
        if (!isOwnInsert)
        {
            NoteRow(old, ColumnSet.All);
        }

        Value[] row = [.. _after];
        QueueParentEvents(old, _after, isOwnInsert);
        DeleteRow(old, edit, image);
        InsertRow(row, IsOwn(edit) ? default : _before, arbiters: [], test: null, out byte[]? key, out _);
        return key!;
    }

    /// <summary>Whether a row may be of the transaction's own making. Nobody keeps account of edits of temporary tables.</summary>
    private bool IsOwn(RowEdit? edit) => edit is not null || _table.IsTemporary;

    /// <inheritdoc cref="IndexConstraints.TestAll"/>
    public void TestExclusions(IndexDefinition exclusion) => _indexes.Constraints.TestAll(exclusion);

    private void TestNotNull(in ColumnSet among)
    {
        foreach (int ordinal in _runtime.NotNullOrdinals)
        {
            if (_after[ordinal].IsNull && among.Contains(_table.Columns[ordinal].Id))
            {
                throw ConstraintErrors.NotNull(_transaction, _table, _table.Columns[ordinal], _after);
            }
        }
    }

    /// <summary>
    /// Tests the checks that mention a touched column, call functions or aren't known to hold, and notes their other columns as read. Incremented columns
    /// aren't noted: the check runs again when the increment is applied to the newest row. Rows that a definition's change writes anew keep what they violate.
    /// </summary>
    private void TestChecks(ReadOnlySpan<byte> rowKey, in ColumnSet touched, in ColumnSet stable, in ColumnSet incremented)
    {
        foreach (int i in _runtime.CheckOrder)
        {
            bool isNotValid = _table.Checks[i].IsNotValid;
            if (isNotValid ? !IndexConstraints.IsRebuild : _runtime.CheckColumns[i].Overlaps(touched) || touched.IsAll || _runtime.NeedsSession[i])
            {
                if (!stable.IsAll)
                {
                    NoteRow(rowKey, _runtime.CheckColumns[i].Except(stable).Except(incremented));
                }

                if (!(_runtime.NeedsSession[i] && _transaction.Options.Triggers is { } session ? session.PassesCheck(_table, i, _after) : _runtime.Compiled!.PassesCheck(i, _after)))
                {
                    throw ConstraintErrors.Check(_transaction, _table, _table.Checks[i], _after);
                }
            }
        }
    }

    /// <summary>
    /// The increments that can stay increments. Those of key columns are reads and assignments, as are those of rows or
    /// columns whose value is this transaction's own anyway.
    /// </summary>
    private List<RowIncrement> TakeIncrements(ReadOnlySpan<byte> rowKey, RowEdit? edit, bool isOwnInsert, IReadOnlyList<ColumnIncrement> increments)
    {
        List<RowIncrement> kept = new(increments.Count);
        foreach (ColumnIncrement increment in increments)
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
        if (edit is { State.HasIncrements: true } && !assigned.IsEmpty)
        {
            foreach (RowIncrement increment in edit.State.Increments.Items)
            {
                if (assigned.Contains(increment.ColumnId))
                {
                    NoteRow(edit.Key, ColumnSet.Of(increment.ColumnId));
                }
            }
        }
    }

    /// <summary>Queues what foreign keys of other tables must do about a key that goes or changes, and notes the key as read.</summary>
    /// <param name="after">Null: the row goes.</param>
    /// <param name="destination">The partition that it goes to; null: it stays.</param>
    private void QueueParentEvents(ReadOnlySpan<byte> rowKey, Value[]? after, bool isOwnInsert, TableDefinition? destination = null)
    {
        foreach (ReferencingKey referencing in _referencing)
        {
            ColumnSet columns = ColumnSet.Of(referencing.ReferencedColumnIds.AsSpan());
            if (!isOwnInsert && !columns.Except(_runtime.PrimaryColumns).IsEmpty)
            {
                NoteRow(rowKey, _runtime.WithSources(columns));
            }

            bool isGone = destination is not null && !IsWithin(destination, referencing.ForeignKey.ReferencedTableId);
            _transaction.Constraints.QueueParent(_runtime, referencing, _before, isGone ? null : after);
        }
    }

    private bool IsWithin(TableDefinition partition, int tableId) => partition.Id == tableId || (_transaction.Catalog.GetParent(partition) is { } parent && IsWithin(parent, tableId));

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

    /// <inheritdoc/>
    public override void NoteRead(ReadOnlySpan<byte> rowKey, in ColumnSet columns) => NoteRow(rowKey, columns);

    private void NoteRow(ReadOnlySpan<byte> rowKey, in ColumnSet columns)
    {
        if (!columns.IsEmpty)
        {
            _transaction.Reads.NoteKey(_table, null, rowKey, columns);
        }
    }
}
