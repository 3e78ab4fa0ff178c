using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Engine.Transactions.Partitions;
using Cambium.Engine.Values;
using Cambium.Log.Records;
using Cambium.Log.Verification;

namespace Cambium.Engine.Verification;

/// <summary>The constraints of one version of a table, with what testing them must remember of its rows.</summary>
internal sealed class TableConstraints
{
    private readonly LogEvaluator _evaluator;
    private readonly TableRuntime _runtime;
    private readonly ColumnDefinition[] _notNull;
    private readonly bool[] _isCheckGivenUp;
    private readonly PartitionConstraint? _partition;
    private readonly List<(IndexRuntime Index, ColumnDefinition[]? Columns, HashSet<byte[]> Keys)> _unique = [];

    private readonly List<ExclusionCheck> _exclusions = [];

    public TableConstraints(LogEvaluator evaluator, TableRuntime runtime, CatalogSnapshot catalog)
    {
        _evaluator = evaluator;
        _runtime = runtime;
        TableDefinition table = runtime.Table;
        _notNull = [.. table.LiveColumns.Where(static column => column.NotNull)];
        _isCheckGivenUp = new bool[table.Checks.Length];
        _partition = PartitionConstraint.Of(table, catalog, evaluator, static (evaluator, parent) => evaluator.RouterOf(parent));
        foreach (IndexRuntime index in runtime.Indexes.Where(static index => index.Index.IsUnique))
        {
            ColumnDefinition[]? columns = index.Index.HasComputedKey ? null : [.. index.Index.Parts.Select(part => table.FindColumn(part.ColumnId)!)];
            _unique.Add((index, columns, new HashSet<byte[]>(KeyBytesComparer.Instance)));
        }

        _exclusions.AddRange(runtime.Indexes.Where(static index => !index.Index.Exclusions.IsEmpty).Select(index => new ExclusionCheck(evaluator, runtime, index)));
        foreach (ForeignKeyDefinition key in table.ForeignKeys)
        {
            if (catalog.TryGetTable(key.ReferencedTableId, out TableDefinition? parent) && ForeignKeyCounts.TryCreate(table, key, parent) is { } counts)
            {
                ForeignKeys.Add(counts);
            }
            else
            {
                evaluator.Report($"foreign key {key.Name} of table {table.Name}: its columns are of other types than the referenced ones");
            }
        }

        foreach (ColumnDefinition column in table.LiveColumns)
        {
            if (column.Type.Type.Oid >= SystemCatalog.FirstUserId && catalog.TryGet(column.Type.Type.Oid, out TypeDefinition? type) && (type.IsNotNull || !type.Checks.IsEmpty))
            {
                evaluator.Report($"constraints of domain {type.Name} in column {column.Name} of table {table.Name}");
            }
        }

        for (int check = 0; check < table.Checks.Length; check++)
        {
            if (runtime.NeedsSession[check])
            {
                _isCheckGivenUp[check] = true;
                evaluator.Report($"check {table.Checks[check].Name} of table {table.Name}: it calls functions");
            }
        }

        foreach (CheckConstraint check in table.Checks.Where(static check => check.IsNotValid))
        {
            evaluator.Report($"check {check.Name} of table {table.Name}: it is not valid");
        }
    }

    public TableDefinition Table => _runtime.Table;

    public List<ForeignKeyCounts> ForeignKeys { get; } = [];

    public bool HasUniqueKey(int indexId, byte[] key) => _unique.Exists(unique => unique.Index.Index.Id == indexId && unique.Keys.Contains(key));

    /// <summary>A row is gone, or was other before.</summary>
    public void Remove(RowImage row)
    {
        foreach ((IndexRuntime index, ColumnDefinition[]? columns, HashSet<byte[]> keys) in _unique)
        {
            if (UniqueKeyOf(index, columns, row) is { } key)
            {
                keys.Remove(key);
            }
        }

        foreach (ExclusionCheck exclusion in _exclusions)
        {
            exclusion.Remove(row);
        }

        foreach (ForeignKeyCounts foreignKey in ForeignKeys)
        {
            foreignKey.Remove(row);
        }
    }

    /// <summary>Takes a row in.</summary>
    /// <returns>What it violates, or null. Foreign keys are tested when all rows of a record are in.</returns>
    public string? Add(RowImage row)
    {
        string? violated = CheckValues(row);
        foreach ((IndexRuntime index, ColumnDefinition[]? columns, HashSet<byte[]> keys) in _unique)
        {
            if (UniqueKeyOf(index, columns, row) is { } key)
            {
                _evaluator.Count(1);
                violated = keys.Add(key) ? violated : $"two rows of table {Table.Name} have the same key of unique index {index.Index.Name}";
            }
        }

        foreach (ExclusionCheck exclusion in _exclusions)
        {
            _evaluator.Count(1);
            violated = exclusion.Add(row) ? violated : $"two rows of table {Table.Name} are in each other's way by exclusion constraint {exclusion.Name}";
        }

        foreach (ForeignKeyCounts foreignKey in ForeignKeys)
        {
            foreignKey.Add(row);
        }

        return violated;
    }

    private string? CheckValues(RowImage row)
    {
        _evaluator.Count(_notNull.Length);
        foreach (ColumnDefinition column in _notNull)
        {
            if (LogRow.KeyOf(column, row)[0] == LogValue.NullMarker)
            {
                return $"column {column.Name} of table {Table.Name} is NULL";
            }
        }

        if (Table.Checks.IsEmpty && _partition is null)
        {
            return null;
        }

        Value[] values = LogRow.Read(Table, row);
        if (_partition is not null)
        {
            _evaluator.Count(1);
            if (!_partition.Accepts(values))
            {
                return $"a row of table {Table.Name} doesn't belong to that partition";
            }
        }

        for (int i = 0; i < Table.Checks.Length; i++)
        {
            CheckConstraint check = Table.Checks[i];
            if (!check.IsNotValid && !_isCheckGivenUp[i] && !Passes(i, values))
            {
                return $"a row of table {Table.Name} violates check {check.Name}";
            }
        }

        return null;
    }

    /// <summary>A check that can't be run on rows alone (it may call functions that read tables) is given up, and reported.</summary>
    private bool Passes(int check, Value[] values)
    {
        try
        {
            _evaluator.Count(1);
            return _runtime.Compiled!.PassesCheck(check, values);
        }
        catch (Exception exception) when (exception is SqlErrorException or InvalidOperationException)
        {
            _isCheckGivenUp[check] = true;
            _evaluator.Report($"check {Table.Checks[check].Name} of table {Table.Name}: {exception.Message}");
            return true;
        }
    }

    /// <summary>The key no other row may have; null when there is none.</summary>
    private byte[]? UniqueKeyOf(IndexRuntime index, ColumnDefinition[]? columns, RowImage row)
    {
        if (columns is not null)
        {
            return LogRow.KeyOf(columns, row, index.Index.NullsNotDistinct);
        }

        try
        {
            byte[]? key = LogEvaluator.ComputeKey(index, LogRow.Read(Table, row), out bool isUnique);
            return isUnique ? key : null;
        }
        catch (SqlErrorException error)
        {
            _evaluator.Report($"unique index {index.Index.Name} of table {Table.Name}: {error.Message}");
            return null;
        }
    }
}
