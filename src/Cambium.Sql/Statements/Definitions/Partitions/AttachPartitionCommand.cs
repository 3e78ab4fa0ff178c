using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Syntax;
using CheckConstraint = Cambium.Engine.Catalog.CheckConstraint;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;

namespace Cambium.Sql.Statements.Definitions.Partitions;

/// <summary>ALTER TABLE … ATTACH PARTITION and DETACH PARTITION; ALTER INDEX … ATTACH PARTITION.</summary>
internal static class AttachPartitionCommand
{
    public static void Attach(StatementContext context, TableDefinition parent, AttachPartition action)
    {
        RequirePartitioned(parent);
        TableDefinition table = context.Names.GetTable(action.Partition);
        context.Rights.RequireOwner(table);
        if (table.Kind != TableKind.Table)
        {
            throw new SqlErrorException(SqlState.WrongObjectType, $"\"{table.Name}\" is not a table");
        }

        if (table.ParentId is not null)
        {
            throw new SqlErrorException(SqlState.WrongObjectType, $"\"{table.Name}\" is already a partition");
        }

        if (table.OfTypeId is not null)
        {
            throw new SqlErrorException(SqlState.WrongObjectType, "cannot attach a typed table as partition");
        }

        if (context.Catalog.GetInherited(table).Any())
        {
            throw new SqlErrorException(SqlState.WrongObjectType, "cannot attach inheritance child as partition");
        }

        if (table.HasHeirs && context.Catalog.GetChildren(table).Any())
        {
            throw new SqlErrorException(SqlState.WrongObjectType, "cannot attach inheritance parent as partition");
        }

        if (table.Id == parent.Id || context.Catalog.GetDescendants(table).Any(descendant => descendant.Id == parent.Id))
        {
            throw new SqlErrorException(SqlState.DuplicateTable, "circular inheritance not allowed", $"\"{parent.Name}\" is already a child of \"{table.Name}\".");
        }

        if (table.IsTemporary != parent.IsTemporary)
        {
            throw new SqlErrorException(SqlState.WrongObjectType, table.IsTemporary
                ? $"cannot attach a temporary relation as partition of permanent relation \"{parent.Name}\""
                : $"cannot attach a permanent relation as partition of temporary relation \"{parent.Name}\"");
        }

        foreach (ColumnDefinition column in table.LiveColumns)
        {
            if (parent.FindColumn(column.Name) is null)
            {
                throw new SqlErrorException(
                    SqlState.DatatypeMismatch, $"table \"{table.Name}\" contains column \"{column.Name}\" not found in parent \"{parent.Name}\"",
                    "The new partition may contain only the columns present in parent.");
            }
        }

        if (table.Triggers.FirstOrDefault(static trigger => trigger.IsRow && trigger.HasTransitionTables) is { } trigger)
        {
            throw new SqlErrorException(
                SqlState.ObjectNotInPrerequisiteState, $"trigger \"{trigger.Name}\" prevents table \"{table.Name}\" from becoming a partition",
                "ROW triggers with transition tables are not supported on partitions.");
        }

        ChildDefinition.RequireColumns(parent, table);
        CheckConstraint[] inherited = [.. ChildDefinition.FindChecks(parent, table)];
        TableDefinition merged = table with
        {
            Checks = [.. table.Checks.Select(check => inherited.Contains(check) ? check with { IsInherited = true } : check)],
        };
        PartitionBoundBuilder bounds = new(context, parent);
        PartitionMembership.Add(context, parent, merged, bounds.Build(action.Bound!), action.Bound!);
    }

    public static void Detach(StatementContext context, TableDefinition parent, DetachPartition action)
    {
        RequirePartitioned(parent);
        TableDefinition partition = context.Names.GetTable(action.Partition);
        if (action.IsConcurrent)
        {
            BlockRules.RefuseInBlock(context, "ALTER TABLE ... DETACH CONCURRENTLY");
            if (parent.Partitioning!.DefaultPlace >= 0)
            {
                throw new SqlErrorException(SqlState.ObjectNotInPrerequisiteState, "cannot detach partitions concurrently when a default partition exists");
            }
        }

        if (partition.ParentId != parent.Id)
        {
            throw new SqlErrorException(SqlState.UndefinedTable, $"relation \"{partition.Name}\" is not a partition of relation \"{parent.Name}\"");
        }

        if (action.IsFinalize)
        {
            // A detachment is whole or hasn't been.
            throw new SqlErrorException(SqlState.ObjectNotInPrerequisiteState, $"cannot complete detaching partition \"{partition.Name}\"", "There's no pending concurrent detach.");
        }

        RequireUnreferenced(context, parent, partition);
        PartitionMembership.Remove(context, parent, partition.Id);
        context.Transaction.Ddl.Put(PartitionParts.Detached(partition));
        foreach (TableDefinition below in context.Catalog.GetDescendants(partition).ToArray())
        {
            // Copies of triggers that the detached one had from above are gone from those below it too.
            TableDefinition above = context.Catalog.GetParent(below)!;
            context.Transaction.Ddl.Put(below with
            {
                Triggers = [.. below.Triggers.Where(trigger => trigger.ParentId is not { } id || above.Triggers.Any(other => other.Id == id))],
            });
        }
    }

    /// <summary>ALTER INDEX … ATTACH PARTITION.</summary>
    public static void AttachIndex(StatementContext context, TableDefinition table, IndexDefinition whole, AttachPartition action)
    {
        if (!table.IsPartitioned)
        {
            throw AlterTableKinds.Unsupported("ATTACH PARTITION", whole.Name, "indexes");
        }

        if (context.Names.FindIndex(action.Partition) is not { } found)
        {
            throw context.Names.FindTable(action.Partition) is { } other
                ? new SqlErrorException(SqlState.InvalidObjectDefinition, $"\"{other.Name}\" is not an index")
                : Sessions.CatalogNames.UndefinedRelation(action.Partition);
        }

        (TableDefinition partition, IndexDefinition part) = found;
        if (part.ParentId == whole.Id)
        {
            return;
        }

        string failure = $"cannot attach index \"{part.Name}\" as a partition of index \"{whole.Name}\"";
        string? place = part.ParentId is not null ? $"Index \"{part.Name}\" is already attached to another index."
            : partition.ParentId != table.Id ? $"Index \"{part.Name}\" is not an index on any partition of table \"{table.Name}\"."
            : partition.Indexes.Any(own => own.ParentId == whole.Id) ? $"Another index is already attached for partition \"{partition.Name}\"."
            : null;
        if (place is not null)
        {
            throw new SqlErrorException(SqlState.ObjectNotInPrerequisiteState, failure, place);
        }

        string? difference = !IndexCopy.IsSame(IndexCopy.Moved(table, whole, partition), part) ? "The index definitions do not match."
            : whole.IsConstraint && !part.IsConstraint
                ? $"The index \"{whole.Name}\" belongs to a constraint in table \"{table.Name}\" but no constraint exists for index \"{part.Name}\"."
            : null;
        if (difference is not null)
        {
            throw new SqlErrorException(SqlState.InvalidObjectDefinition, failure, difference);
        }

        PartitionParts.Attach(context, partition, part, whole);
    }

    private static void RequirePartitioned(TableDefinition table)
    {
        if (!table.IsPartitioned)
        {
            throw new SqlErrorException(SqlState.InvalidObjectDefinition, $"table \"{table.Name}\" is not partitioned");
        }
    }

    /// <summary>Rows that foreign keys of other tables reference through the table above must not go.</summary>
    public static void RequireUnreferenced(StatementContext context, TableDefinition parent, TableDefinition partition)
    {
        foreach (ReferencingKey key in context.Catalog.GetReferencing(parent.Id).Where(static key => key.ForeignKey.ParentId is null))
        {
            ConstraintValidation.RequireUnreferenced(context, key, partition);
        }
    }
}
