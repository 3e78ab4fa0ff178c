using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Recovery;
using Cambium.Engine.Rows;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Log.Records;
using Cambium.Log.Verification;

namespace Cambium.Engine.Verification;

/// <summary>
/// What the verifier of a log can't know by itself: follows the catalog through the log, computes keys of indexes over expressions,
/// and tests NOT NULL, CHECK, UNIQUE and FOREIGN KEY after every record. Decides nothing about what was read.
/// </summary>
public sealed class LogEvaluator : IConstraintChecker, IIndexEvaluator
{
    private readonly LogCatalog _catalog = new(CatalogSnapshot.Initial);
    private readonly RuntimeCache _runtimes;
    private readonly Dictionary<int, (TableRuntime Table, IndexRuntime Index)> _computedIndexes = [];
    private readonly Dictionary<int, TableConstraints> _tables = [];
    private readonly HashSet<int> _redefined = [];
    private readonly HashSet<int> _givenUp = [];
    private readonly SortedSet<string> _notChecked = new(StringComparer.Ordinal);
    private long _position;

    public LogEvaluator(IExpressionCompiler compiler) => _runtimes = new RuntimeCache(compiler);

    /// <inheritdoc/>
    public long Tests { get; private set; }

    /// <inheritdoc/>
    public IReadOnlyCollection<string> NotChecked => _notChecked;

    /// <inheritdoc/>
    public void Follow(LogRecord record)
    {
        if (record.Position <= _position)
        {
            return;
        }

        _position = record.Position;
        _redefined.Clear();
        foreach (TableWrites writes in record.Writes)
        {
            if (writes.TableId == TableWrites.CatalogTableId)
            {
                foreach (CatalogChange change in _catalog.Apply(writes, record.Position))
                {
                    Follow(change);
                }
            }
            else if (record.Flags.HasFlag(RecordFlags.KeysUntested) && _catalog.Current.TryGetTable(writes.TableId, out TableDefinition? table))
            {
                GiveUp(table, static _ => true);
            }
        }

        if (_redefined.Count == 0)
        {
            return;
        }

        // What may stand in a partition follows from the bounds of the others.
        foreach (int id in _redefined.ToArray())
        {
            if (_catalog.Current.TryGetTable(id, out TableDefinition? table) && table.IsPartitioned)
            {
                foreach (TableDefinition partition in _catalog.Current.GetDescendants(table))
                {
                    _redefined.Add(partition.Id);
                    _tables.Remove(partition.Id);
                }
            }
        }

        // What children know of their parents' keys is from the definition before.
        foreach (ReferencingKey referencing in _redefined.ToArray().SelectMany(id => _catalog.Current.GetReferencing(id)))
        {
            _redefined.Add(referencing.Table.Id);
            _tables.Remove(referencing.Table.Id);
        }
    }

    /// <inheritdoc/>
    public bool TryGetKey(int indexId, RowImage row, out byte[]? key)
    {
        key = null;
        if (!_computedIndexes.TryGetValue(indexId, out (TableRuntime Table, IndexRuntime Index) known))
        {
            return false;
        }

        try
        {
            key = ComputeKey(known.Index, LogRow.Read(known.Table.Table, row), out _);
            return true;
        }
        catch (SqlErrorException)
        {
            return false;
        }
    }

    /// <inheritdoc/>
    public string? Check(LogRecord record, IVerifiedState state)
    {
        Follow(record);
        IReadOnlyList<VerifiedChange> changes = state.Changes;
        foreach (VerifiedChange change in changes)
        {
            if (change.Before is { } before && Find(change.TableId) is { } table)
            {
                table.Remove(before);
            }
        }

        foreach (VerifiedChange change in changes)
        {
            if (change.After is { } after && Find(change.TableId) is { } table && table.Add(after) is { } violated)
            {
                return violated;
            }
        }

        return CheckRedefined(state) ?? CheckParents(changes, state);
    }

    /// <summary>The key of a row without the row key behind it; null when the index doesn't cover the row.</summary>
    /// <param name="isUnique">No other row may have it.</param>
    internal static byte[]? ComputeKey(IndexRuntime index, Value[] row, out bool isUnique)
    {
        isUnique = false;
        if (!index.Covers(row))
        {
            return null;
        }

        KeyBuilder key = new(stackalloc byte[256]);
        isUnique = index.AppendKey(row, ref key) && index.Index.IsUnique;
        return key.ToArray();
    }

    internal void Count(int tests) => Tests += tests;

    internal IPartitionRouter RouterOf(TableDefinition table) => _runtimes.Get(table, _catalog.Current).Compiled!.Router!;

    internal void Report(string notChecked) => _notChecked.Add(notChecked);

    /// <summary>What a session or a table has suspended says nothing about its rows any more.</summary>
    private void GiveUp(TableDefinition table, Predicate<int> isUntested)
    {
        foreach (ForeignKeyDefinition key in table.ForeignKeys.Concat(_catalog.Current.GetReferencing(table.Id).Select(static referencing => referencing.ForeignKey)))
        {
            if (isUntested(key.Id) && _givenUp.Add(key.Id))
            {
                Report($"foreign key {key.Name}: rows were written without testing it");
            }
        }
    }

    private void Follow(CatalogChange change)
    {
        // Plain indexes are of no matter to constraints, but notes may speak of a new one.
        if (!change.IsOfIndexesOnly)
        {
            _redefined.Add(change.Id);
            _tables.Remove(change.Id);
        }

        if (change.After is not TableDefinition { Kind: not TableKind.View } table)
        {
            return;
        }

        GiveUp(table, id => table.SuspendedKeyIds.Contains(id));
        try
        {
            TableRuntime runtime = _runtimes.Get(table, _catalog.Current);
            foreach (IndexRuntime index in runtime.Indexes.Where(static index => index.Index.HasComputedKey))
            {
                _computedIndexes[index.Index.Id] = (runtime, index);
            }
        }
        catch (SqlErrorException error)
        {
            Report($"constraints of table {table.Name}: {error.Message}");
        }
    }

    /// <summary>The table's constraints, unless this record defined it anew: then its rows are all taken in afterwards.</summary>
    private TableConstraints? Find(int tableId) => _redefined.Contains(tableId) ? null : _tables.GetValueOrDefault(tableId);

    private string? CheckRedefined(IVerifiedState state)
    {
        foreach (int id in _redefined)
        {
            if (!_catalog.Current.TryGetTable(id, out TableDefinition? table) || table.Kind == TableKind.View)
            {
                continue;
            }

            try
            {
                TableConstraints constraints = new(this, _runtimes.Get(table, _catalog.Current), _catalog.Current);
                _tables[id] = constraints;
                foreach (RowImage row in state.Rows(id))
                {
                    if (constraints.Add(row) is { } violated)
                    {
                        return violated;
                    }
                }
            }
            catch (SqlErrorException error)
            {
                Report($"constraints of table {table.Name}: {error.Message}");
            }
        }

        foreach (int id in _redefined)
        {
            if (_tables.TryGetValue(id, out TableConstraints? table) && state.Rows(id).Select(row => CheckParent(table, row, state, static key => !key.Key.IsNotValid)).FirstOrDefault(static found => found is not null) is { } violated)
            {
                return violated;
            }
        }

        return null;
    }

    private string? CheckParents(IReadOnlyList<VerifiedChange> changes, IVerifiedState state)
    {
        foreach (VerifiedChange change in changes)
        {
            if (!_tables.TryGetValue(change.TableId, out TableConstraints? table))
            {
                continue;
            }

            string? violated = change.After is { } after ? CheckParent(table, after, state, key => change.Before is not { } old || !IsSameKey(key.KeyOf(old), key.KeyOf(after))) : null;

            // The children of a table that was defined anew have all been tested.
            violated ??= change.Before is { } before && !_redefined.Contains(change.TableId) ? CheckChildren(table, before, state) : null;
            if (violated is not null)
            {
                return violated;
            }
        }

        return null;
    }

    private static bool IsSameKey(byte[]? before, byte[]? after) => before is not null && after is not null && before.AsSpan().SequenceEqual(after);

    /// <param name="isDue">Rows that were there before a NOT VALID key needn't have a parent, and what a record leaves as it was isn't its fault.</param>
    private string? CheckParent(TableConstraints table, RowImage row, IVerifiedState state, Predicate<ForeignKeyCounts> isDue)
    {
        foreach (ForeignKeyCounts key in table.ForeignKeys)
        {
            if (isDue(key) && !_givenUp.Contains(key.Key.Id) && key.KeyOf(row) is { } parent)
            {
                Count(1);
                if (!HasParent(key, parent, state))
                {
                    return $"a row of table {table.Table.Name} has no parent for foreign key {key.Key.Name}";
                }
            }
        }

        return null;
    }

    /// <summary>A referenced key that is gone must have no children left.</summary>
    private string? CheckChildren(TableConstraints parent, RowImage before, IVerifiedState state)
    {
        foreach (ReferencingKey referencing in _catalog.Current.GetReferencing(parent.Table.Id))
        {
            ForeignKeyCounts? key = _tables.GetValueOrDefault(referencing.Table.Id)?.ForeignKeys.FirstOrDefault(candidate => candidate.Key.Id == referencing.ForeignKey.Id);
            if (key is not null && !_givenUp.Contains(key.Key.Id) && key.ReferencedKeyOf(before, parent.Table, referencing.ReferencedColumnIds) is { } old && key.HasChildren(old))
            {
                Count(1);
                if (!HasParent(key, old, state))
                {
                    return $"rows of table {referencing.Table.Name} have lost their parent for foreign key {referencing.ForeignKey.Name}";
                }
            }
        }

        return null;
    }

    private bool HasParent(ForeignKeyCounts key, byte[] parent, IVerifiedState state) =>
        _catalog.Current.TryGetTable(key.Key.ReferencedTableId, out TableDefinition? table) && table.IsPartitioned
            ? HasParentIn(table, key.ReferencedIndex, parent, state)
            : HasParentIn(key.Key.ReferencedTableId, key.ReferencedIndex, parent, state);

    /// <summary>Looks into the partitions: their parts of the index have the same columns in the same order.</summary>
    private bool HasParentIn(TableDefinition table, IndexDefinition index, byte[] parent, IVerifiedState state)
    {
        foreach (Partition partition in table.Partitioning!.Partitions)
        {
            if (_catalog.Current.TryGetTable(partition.TableId, out TableDefinition? child) && child.Indexes.FirstOrDefault(part => part.ParentId == index.Id) is { } own
                && (child.IsPartitioned ? HasParentIn(child, own, parent, state) : HasParentIn(child.Id, own, parent, state)))
            {
                return true;
            }
        }

        return false;
    }

    private bool HasParentIn(int tableId, IndexDefinition index, byte[] parent, IVerifiedState state) => index.IsPrimary
        ? state.FindRow(tableId, parent) is not null
        : _tables.GetValueOrDefault(tableId)?.HasUniqueKey(index.Id, parent) ?? true;
}
