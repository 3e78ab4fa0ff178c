using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;

namespace Cambium.Sql.Statements.Definitions.Partitions;

/// <summary>
/// What a partitioned table's partitions have because it has it: parts of its indexes, its foreign keys, its triggers of rows. Each is a
/// definition of the partition's own that knows what it is a part of.
/// </summary>
internal static class PartitionParts
{
    /// <summary>Gives a partition, and those below it, all that the table above has.</summary>
    public static void AddAll(StatementContext context, TableDefinition parent, TableDefinition partition)
    {
        foreach (IndexDefinition index in parent.Indexes)
        {
            AddIndex(context, parent, index, Current(context, partition), takesIncomplete: false);
        }

        foreach (ForeignKeyDefinition key in parent.ForeignKeys)
        {
            AddForeignKey(context, parent, key, Current(context, partition));
        }

        foreach (TriggerDefinition trigger in parent.Triggers)
        {
            AddTrigger(context, parent, trigger, Current(context, partition));
        }
    }

    /// <summary>Takes the part of an index that the partition has already, or makes it.</summary>
    /// <param name="takesIncomplete">One that isn't complete will do.</param>
    public static void AddIndex(StatementContext context, TableDefinition parent, IndexDefinition index, TableDefinition partition, bool takesIncomplete = true)
    {
        IndexDefinition wanted = IndexCopy.Moved(parent, index, partition);
        IndexDefinition? part = partition.Indexes.FirstOrDefault(own => own.ParentId is null && (takesIncomplete || !own.IsIncomplete) && IndexCopy.IsSame(own, wanted) && (!index.IsConstraint || (own.IsConstraint && own.IsPrimaryKey == index.IsPrimaryKey && own.IsPrimary == index.IsPrimary)));
        if (part is not null)
        {
            Attach(context, partition, part, index);
            return;
        }

        if (index.IsPrimaryKey && partition.DeclaredPrimaryKey is not null)
        {
            throw new SqlErrorException(SqlState.InvalidTableDefinition, $"multiple primary keys for table \"{partition.Name}\" are not allowed");
        }

        part = IndexCopy.Make(context, parent, index, partition, new HashSet<string>()) with { ParentId = index.Id };
        AlterConstraints.AddIndex(context, partition, part);
        foreach (TableDefinition below in Partitions(context, partition))
        {
            AddIndex(context, Current(context, partition), part, below, takesIncomplete);
        }
    }

    /// <summary>Makes an index of a partition a part of the table's.</summary>
    public static void Attach(StatementContext context, TableDefinition partition, IndexDefinition part, IndexDefinition whole)
    {
        TableDefinition current = Current(context, partition);
        context.Transaction.Ddl.Put(current with { Indexes = [.. current.Indexes.Select(own => own.Id == part.Id ? own with { ParentId = whole.Id } : own)] });
        if (whole.IsIncomplete || part.IsIncomplete)
        {
            SettleCompleteness(context, whole.Id);
        }
    }

    /// <summary>An index of a partitioned table is complete when every partition has its part, complete itself.</summary>
    private static void SettleCompleteness(StatementContext context, int indexId)
    {
        if (!context.Catalog.TryGetIndex(indexId, out TableDefinition? table, out IndexDefinition? index))
        {
            return;
        }

        bool isComplete = Partitions(context, table).All(partition => partition.Indexes.Any(part => part.ParentId == indexId && !part.IsIncomplete));
        if (isComplete == index.IsIncomplete)
        {
            context.Transaction.Ddl.Put(table with { Indexes = table.Indexes.Replace(index, index with { IsIncomplete = !isComplete }) });
            if (index.ParentId is { } above)
            {
                SettleCompleteness(context, above);
            }
        }
    }

    public static void AddForeignKey(StatementContext context, TableDefinition parent, ForeignKeyDefinition key, TableDefinition partition)
    {
        ImmutableArray<int> columns = Columns(parent, key.ColumnIds, partition);
        ForeignKeyDefinition? same = partition.ForeignKeys.FirstOrDefault(own => (own.ParentId is null || own.ParentId == key.Id) && own.ReferencedTableId == key.ReferencedTableId && own.ColumnIds.SequenceEqual(columns)
            && own.ReferencedColumnIds.SequenceEqual(key.ReferencedColumnIds) && own.Match == key.Match && own.OnDelete == key.OnDelete && own.OnUpdate == key.OnUpdate
            && own.IsDeferrable == key.IsDeferrable && own.IsInitiallyDeferred == key.IsInitiallyDeferred && !own.IsNotValid);
        ForeignKeyDefinition part = (same ?? key with
        {
            Id = context.Transaction.Ddl.NextId(),
            Name = ConstraintNames.IsTaken(partition, key.Name) ? ForeignKeyBuilder.ChooseName(context, partition, columns.Select(id => partition.FindColumn(id)!.Name)) : key.Name,
            ColumnIds = columns,
            OnDeleteColumnIds = Columns(parent, key.OnDeleteColumnIds, partition),
        }) with { ParentId = key.Id };
        TableDefinition after = context.Transaction.Ddl.Put(partition with { ForeignKeys = same is null ? partition.ForeignKeys.Add(part) : partition.ForeignKeys.Replace(same, part) });
        if (same is null && !part.IsNotValid && !after.IsPartitioned)
        {
            ConstraintValidation.ForeignKey(context, after, part);
        }

        foreach (TableDefinition below in Partitions(context, after))
        {
            AddForeignKey(context, after, part, below);
        }
    }

    /// <summary>Triggers of rows fire where the rows are.</summary>
    public static void AddTrigger(StatementContext context, TableDefinition parent, TriggerDefinition trigger, TableDefinition partition, bool replaces = false)
    {
        if (!trigger.IsRow)
        {
            return;
        }

        TriggerDefinition? earlier = partition.Triggers.FirstOrDefault(own => own.Name == trigger.Name);
        if (earlier is not null && earlier.ParentId != trigger.Id && !(replaces && earlier is { ParentId: null, ConstraintId: null }))
        {
            throw new SqlErrorException(SqlState.DuplicateObject, $"trigger \"{trigger.Name}\" for relation \"{partition.Name}\" already exists");
        }

        TriggerDefinition part = trigger with
        {
            Id = earlier?.Id ?? context.Transaction.Ddl.NextId(),
            ConstraintId = trigger.ConstraintId is null ? null : context.Transaction.Ddl.NextId(),
            UpdateColumnIds = Columns(parent, trigger.UpdateColumnIds, partition),
            ParentId = trigger.Id,
        };
        TableDefinition after = TriggerCommand.Put(context, partition, [.. partition.Triggers.Where(own => own.Id != part.Id), part]);
        foreach (TableDefinition below in Partitions(context, after))
        {
            AddTrigger(context, after, part, below, replaces);
        }
    }

    /// <summary>A partition becomes a table of its own: what was the whole table's is now its own, but for triggers, which go.</summary>
    public static TableDefinition Detached(TableDefinition partition) => partition with
    {
        ParentId = null,
        Indexes = [.. partition.Indexes.Select(static index => index with { ParentId = null })],
        ForeignKeys = [.. partition.ForeignKeys.Select(static key => key with { ParentId = null })],
        Checks = [.. partition.Checks.Select(static check => check with { IsInherited = false })],
        Triggers = [.. partition.Triggers.Where(static trigger => trigger.ParentId is null)],
    };

    public static IEnumerable<TableDefinition> Partitions(StatementContext context, TableDefinition table) =>
        [.. (table.Partitioning?.Partitions ?? []).Select(partition => context.Catalog.TryGetTable(partition.TableId, out TableDefinition? found) ? found : null).OfType<TableDefinition>()];

    /// <summary>The partitions of a table, or those that inherit from it.</summary>
    public static IEnumerable<TableDefinition> Children(StatementContext context, TableDefinition table) => [.. context.Catalog.GetChildren(table)];

    public static TableDefinition Current(StatementContext context, TableDefinition table) => context.Catalog.TryGetTable(table.Id, out TableDefinition? current) ? current : table;

    private static ImmutableArray<int> Columns(TableDefinition parent, ImmutableArray<int> ids, TableDefinition partition) =>
        [.. ids.Select(id => partition.FindColumn(parent.FindColumn(id)!.Name)!.Id)];
}
