using System.Diagnostics.CodeAnalysis;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Engine.Transactions.Partitions;

/// <summary>
/// Writes rows of a table with parts: hands each to the partition it belongs to, and moves those that belong to another after a change. New rows of a
/// table with heirs are its own; changes go to the heir that has the row.
/// </summary>
internal sealed class PartitionedWriter : RowWriter
{
    private readonly Transaction _transaction;
    private readonly TableDefinition _table;
    private readonly Dictionary<int, Target> _targets = [];
    private readonly Value[] _last;
    private readonly TableTriggers _triggers;
    private readonly PartitionConstraint? _constraint;
    private Target? _lastTarget;

    public PartitionedWriter(Transaction transaction, TableDefinition table)
    {
        _transaction = transaction;
        _table = table;
        _last = new Value[table.Columns.Length];
        _triggers = new TableTriggers(transaction, table);
        _constraint = PartitionConstraint.Of(transaction, table);
        FiresOnInsert = transaction.Options.Triggers is not null
            && transaction.Catalog.GetLeaves(table).Any(static leaf => leaf.Triggers.Any(static trigger => trigger.IsRow && (trigger.Events & TriggerEvents.Insert) != 0));
    }

    /// <summary>A partition that stores rows.</summary>
    private sealed record Target(TableWriter Writer, TableDefinition Table, ColumnMap Down, ColumnMap Up)
    {
        private IReadOnlyList<IndexDefinition>? _arbiters;
        private IReadOnlyList<IndexDefinition>? _ownArbiters;
        private RowTest? _test;
        private RowTest? _ownTest;

        /// <summary>An heir may have columns that the table above has not.</summary>
        public bool HasOwnColumns { get; } = Table.LiveColumns.Any(column => !Down.Has(column.Ordinal));

        /// <summary>The test of the partition's rows that a statement has of the whole table's.</summary>
        /// <param name="width">Columns of the whole table.</param>
        public RowTest? Test(RowTest? test, int width)
        {
            if (!ReferenceEquals(test, _test))
            {
                Value[] whole = new Value[width];
                _ownTest = test is null ? null : row =>
                {
                    Up.Convert(row, whole);
                    test(whole);
                };
                _test = test;
            }

            return _ownTest;
        }

        /// <summary>What a row becomes, of whose columns the whole table knows some; null when it is gone.</summary>
        public Value[]? Changed(ReadOnlySpan<byte> rowKey, ReadOnlySpan<Value> row)
        {
            Value[] changed = new Value[Table.Columns.Length];
            if (!Writer.TryRead(rowKey, changed))
            {
                return null;
            }

            Down.ConvertOnto(row, changed);
            return changed;
        }

        /// <summary>The partition's parts of the arbiters, which a statement has the same of for each row.</summary>
        public IReadOnlyList<IndexDefinition>? PartsOf(IReadOnlyList<IndexDefinition>? arbiters, CatalogSnapshot catalog)
        {
            if (!ReferenceEquals(arbiters, _arbiters))
            {
                _ownArbiters = arbiters is null ? null : [.. arbiters.Select(arbiter => PartOf(arbiter, Table, catalog)).OfType<IndexDefinition>()];
                _arbiters = arbiters;
            }

            return _ownArbiters;
        }
    }

    public override bool FiresOnInsert { get; }

    public override ReadOnlySpan<Value> LastRow => _last;

    public override byte[] LastRowKey => PartitionedKey.Of(_lastTarget!.Table.Id, _lastTarget.Writer.LastRowKey);

    public override bool Propose(Value[] row)
    {
        Target target = Route(row);
        if (!target.Writer.FiresOnInsert)
        {
            return true;
        }

        Value[] proposed = target.Down.Convert(row).ToArray();
        if (!target.Writer.Propose(proposed))
        {
            return false;
        }

        target.Writer.RequireUnmoved(proposed);
        target.Up.Convert(proposed, row);
        return true;
    }

    public override byte[] Insert(ReadOnlySpan<Value> row, RowTest? test = null)
    {
        Target target = Route(row);
        byte[] key = target.Writer.Insert(target.Down.Convert(row), target.Test(test, _last.Length));
        Remember(target);
        Show(TriggerEvents.Insert, target, null, _last);
        return PartitionedKey.Of(target.Table.Id, key);
    }

    public override bool TryInsert(
        ReadOnlySpan<Value> row, IReadOnlyList<IndexDefinition>? arbiters, [NotNullWhen(true)] out byte[]? rowKey, out InsertConflict conflict, RowTest? test = null)
    {
        Target target = Route(row);
        bool isInserted = target.Writer.TryInsert(
            target.Down.Convert(row), target.PartsOf(arbiters, _transaction.Catalog), out rowKey, out conflict, target.Test(test, _last.Length));
        Remember(target);
        if (isInserted)
        {
            Show(TriggerEvents.Insert, target, null, _last);
            rowKey = PartitionedKey.Of(target.Table.Id, rowKey!);
        }
        else
        {
            conflict = conflict with { RowKey = PartitionedKey.Of(target.Table.Id, conflict.RowKey) };
        }

        return isInserted;
    }

    public override byte[]? Update(
        ReadOnlySpan<byte> rowKey, ReadOnlySpan<Value> newRow, in ColumnSet changed, IReadOnlyList<ColumnIncrement>? increments = null, RowTest? test = null)
    {
        Target target = TargetOf(rowKey);
        Value[]? before = ReadShown(TriggerEvents.Update, target, rowKey);
        Value[]? moved = null;
        ReadOnlySpan<Value> changedRow = target.HasOwnColumns ? target.Changed(PartitionedKey.KeyOf(rowKey), newRow) : target.Down.Convert(newRow);
        if (changedRow.IsEmpty)
        {
            return null;
        }

        byte[]? key = target.Writer.Update(
            PartitionedKey.KeyOf(rowKey), changedRow, target.Down.Convert(changed), target.Down.Convert(increments), target.Test(test, _last.Length), ref moved);
        if (moved is null)
        {
            if (key is null)
            {
                return null;
            }

            Remember(target);
            Show(TriggerEvents.Update, target, before, _last);
            return PartitionedKey.Of(target.Table.Id, key);
        }

        if (KeepsPartitions)
        {
            throw new SqlErrorException(
                SqlState.FeatureNotSupported, "invalid ON UPDATE specification", "The result tuple would appear in a different partition than the original tuple.");
        }

        Value[] row = new Value[_table.Columns.Length];
        target.Up.Convert(moved, row);
        Target destination = Route(row);
        if (!target.Writer.DeleteMoved(PartitionedKey.KeyOf(rowKey), new MovedRow(moved, destination.Table)) || !Propose(row))
        {
            return null;
        }

        key = destination.Writer.Insert(destination.Down.Convert(row), destination.Test(test, _last.Length));
        Remember(destination);
        Show(TriggerEvents.Update, destination, before, _last);
        return PartitionedKey.Of(destination.Table.Id, key);
    }

    public override bool Delete(ReadOnlySpan<byte> rowKey)
    {
        Target target = TargetOf(rowKey);
        Value[]? before = ReadShown(TriggerEvents.Delete, target, rowKey);
        if (!target.Writer.Delete(PartitionedKey.KeyOf(rowKey)))
        {
            return false;
        }

        Show(TriggerEvents.Delete, target, before, null);
        return true;
    }

    public override void RequireUntouched(ReadOnlySpan<byte> rowKey, string change) => TargetOf(rowKey).Writer.RequireUntouched(PartitionedKey.KeyOf(rowKey), change);

    public override bool TryRead(ReadOnlySpan<byte> rowKey, Span<Value> row)
    {
        Target target = TargetOf(rowKey);
        Value[] stored = new Value[target.Table.Columns.Length];
        if (!target.Writer.TryRead(PartitionedKey.KeyOf(rowKey), stored))
        {
            return false;
        }

        target.Up.Convert(stored, row);
        return true;
    }

    public override void NoteRead(ReadOnlySpan<byte> rowKey, in ColumnSet columns)
    {
        Target target = TargetOf(rowKey);
        target.Writer.NoteRead(PartitionedKey.KeyOf(rowKey), target.Down.Convert(columns));
    }

    /// <summary>The row for triggers of the statement that look at the rows it changes; null when there are none.</summary>
    private Value[]? ReadShown(TriggerEvents change, Target target, ReadOnlySpan<byte> rowKey)
    {
        if (IsOwn(target) || !_triggers.Shows(change))
        {
            return null;
        }

        Value[] row = new Value[_table.Columns.Length];
        if (!TryRead(rowKey, row))
        {
            return null;
        }

        NoteRead(rowKey, ColumnSet.All);
        return row;
    }

    private void Show(TriggerEvents change, Target target, Value[]? before, Value[]? after)
    {
        if (!IsOwn(target))
        {
            _triggers.Show(change, before, after);
        }
    }

    /// <summary>A table with heirs shows the rows of its own itself.</summary>
    private bool IsOwn(Target target) => target.Table.Id == _table.Id;

    private void Remember(Target target)
    {
        _lastTarget = target;
        target.Up.Convert(target.Writer.LastRow, _last);
    }

    /// <exception cref="SqlErrorException">23514: no partition takes the row.</exception>
    private Target Route(ReadOnlySpan<Value> row)
    {
        if (_constraint?.Accepts(row) == false)
        {
            throw ConstraintErrors.Partition(_transaction, _table, row);
        }

        TableDefinition table = _table;
        ReadOnlySpan<Value> own = row;
        while (table.IsPartitioned)
        {
            TableDefinition? partition = PartitionPath.Find(_transaction, table, own);
            if (partition is null)
            {
                throw ConstraintErrors.NoPartition(_transaction, table, PartitionPath.RouterOf(_transaction, table).Describe(own));
            }

            if (_targets.TryGetValue(partition.Id, out Target? known))
            {
                return known;
            }

            own = partition.IsPartitioned ? new ColumnMap(table, partition).Convert(own) : own;
            table = partition;
        }

        return TargetOf(table.Id);
    }

    private Target TargetOf(ReadOnlySpan<byte> rowKey) => TargetOf(PartitionedKey.TableOf(rowKey));

    private Target TargetOf(int id)
    {
        if (_targets.TryGetValue(id, out Target? known))
        {
            return known;
        }

        return _transaction.Catalog.TryGetTable(id, out TableDefinition? table) ? Open(table) : throw new InvalidOperationException($"Partition {id} is gone.");
    }

    private Target Open(TableDefinition table)
    {
        _transaction.Reads.NoteCatalog(table.Id);
        Target target = new(_transaction.GetTableWriter(table), table, new ColumnMap(_table, table), new ColumnMap(table, _table));
        _targets.Add(table.Id, target);
        return target;
    }

    /// <summary>A partition's part of an index of this table or of one between them.</summary>
    private static IndexDefinition? PartOf(IndexDefinition index, TableDefinition partition, CatalogSnapshot catalog)
    {
        foreach (IndexDefinition candidate in partition.Indexes)
        {
            for (IndexDefinition? part = candidate; part is not null; part = part.ParentId is { } id && catalog.TryGetIndex(id, out _, out IndexDefinition? above) ? above : null)
            {
                if (part.Id == index.Id)
                {
                    return candidate;
                }
            }
        }

        return null;
    }
}
