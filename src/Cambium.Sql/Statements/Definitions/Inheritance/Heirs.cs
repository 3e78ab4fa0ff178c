using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Statements.Definitions.Partitions;
using Cambium.Sql.Syntax;
using CheckConstraint = Cambium.Engine.Catalog.CheckConstraint;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;

namespace Cambium.Sql.Statements.Definitions.Inheritance;

/// <summary>
/// INHERITS: which tables are heirs of which. How many parents a column or check has follows from the parents' definitions, since names go along; only
/// whether it was declared for the heir itself is kept (<see cref="ColumnDefinition.IsInherited"/>).
/// </summary>
internal static class Heirs
{
    /// <summary>The table that another is to inherit from.</summary>
    /// <exception cref="SqlErrorException">42501, 42809: it can't be inherited from.</exception>
    public static TableDefinition Find(StatementContext context, QualifiedName name, bool isTemporary)
    {
        TableDefinition parent = context.Names.GetTable(name);
        context.Rights.RequireOwner(parent);
        string? refused = parent.Kind != TableKind.Table ? $"inherited relation \"{parent.Name}\" is not a table or foreign table"
            : parent.IsPartitioned ? $"cannot inherit from partitioned table \"{parent.Name}\""
            : parent.ParentId is not null ? $"cannot inherit from partition \"{parent.Name}\""
            : parent.IsTemporary && !isTemporary ? $"cannot inherit from temporary relation \"{parent.Name}\""
            : null;
        return refused is null ? parent : throw new SqlErrorException(SqlState.WrongObjectType, refused);
    }

    /// <summary>ALTER TABLE … INHERIT and NO INHERIT.</summary>
    public static void Change(StatementContext context, TableDefinition table, ChangeInheritance action)
    {
        if (table.ParentId is not null || table.IsPartitioned)
        {
            throw new SqlErrorException(
                SqlState.WrongObjectType, table.ParentId is not null ? "cannot change inheritance of a partition" : "cannot change inheritance of partitioned table");
        }

        if (!action.IsAdded)
        {
            Remove(context, table, context.Names.GetTable(action.Parent));
            return;
        }

        TableDefinition parent = Find(context, action.Parent, table.IsTemporary);
        if (table.Id == parent.Id || context.Catalog.GetDescendants(table).Any(descendant => descendant.Id == parent.Id))
        {
            throw new SqlErrorException(SqlState.DuplicateTable, "circular inheritance not allowed", $"\"{parent.Name}\" is already a child of \"{table.Name}\".");
        }

        if (table.Triggers.FirstOrDefault(static trigger => trigger.IsRow && trigger.HasTransitionTables) is { } trigger)
        {
            throw new SqlErrorException(
                SqlState.ObjectNotInPrerequisiteState, $"trigger \"{trigger.Name}\" prevents table \"{table.Name}\" from becoming an inheritance child",
                "ROW triggers with transition tables are not supported in inheritance hierarchies.");
        }

        RequireOnce(table, parent);
        ChildDefinition.RequireColumns(parent, table);
        _ = ChildDefinition.FindChecks(parent, table).Count();
        context.Transaction.Ddl.Put(table with { InheritedIds = table.InheritedIds.Add(parent.Id) });
        Add(context, parent, table.Id);
    }

    /// <exception cref="SqlErrorException">42P07.</exception>
    public static void RequireOnce(TableDefinition table, TableDefinition parent)
    {
        if (table.InheritedIds.Contains(parent.Id))
        {
            throw new SqlErrorException(SqlState.DuplicateTable, $"relation \"{parent.Name}\" would be inherited from more than once");
        }
    }

    /// <summary>Has the parent's readers read the heir too.</summary>
    public static void Add(StatementContext context, TableDefinition parent, int heirId)
    {
        TableDefinition current = PartitionParts.Current(context, parent);
        context.Transaction.Ddl.Put(current with { HeirIds = current.HeirIds.Add(heirId) });
    }

    /// <summary>Takes a table that goes from the lists of those it inherits from.</summary>
    public static void Forget(StatementContext context, TableDefinition heir)
    {
        foreach (TableDefinition parent in context.Catalog.GetInherited(heir).ToArray())
        {
            context.Transaction.Ddl.Put(parent with { HeirIds = parent.HeirIds.Remove(heir.Id) });
        }
    }

    /// <summary>How many of the tables it inherits from have the column.</summary>
    public static int CountColumn(CatalogSnapshot catalog, TableDefinition table, string column) => catalog.GetInherited(table).Count(parent => parent.FindColumn(column) is not null);

    /// <summary>How many of the tables it inherits from have the check.</summary>
    public static int CountCheck(CatalogSnapshot catalog, TableDefinition table, string name) =>
        catalog.GetInherited(table).Count(parent => parent.Checks.Any(check => check.Name == name && !check.IsNoInherit));

    /// <summary>A table below that has the column from a table which isn't below, too; null when there is none.</summary>
    public static TableDefinition? FindElsewhere(CatalogSnapshot catalog, TableDefinition table, string column)
    {
        HashSet<int> reached = [table.Id, .. catalog.GetDescendants(table).Select(static heir => heir.Id)];
        return catalog.GetDescendants(table).FirstOrDefault(heir => catalog.GetInherited(heir).Any(parent => !reached.Contains(parent.Id) && parent.FindColumn(column) is not null));
    }

    /// <summary>The columns below a column that go when it goes: those that came from there, or from others that go.</summary>
    public static IEnumerable<(TableDefinition Table, ColumnDefinition Column)> ColumnsBelow(CatalogSnapshot catalog, TableDefinition table, string name) =>
        Below(catalog, table, heir => heir.FindColumn(name) is { IsInherited: true }, parent => parent.FindColumn(name) is not null).Select(heir => (heir, heir.FindColumn(name)!));

    /// <inheritdoc cref="ColumnsBelow"/>
    public static IEnumerable<(TableDefinition Table, CheckConstraint Check)> ChecksBelow(CatalogSnapshot catalog, TableDefinition table, string name) =>
        Below(catalog, table, heir => heir.Checks.Any(check => check.Name == name && check.IsInherited), parent => parent.Checks.Any(check => check.Name == name && !check.IsNoInherit))
            .Select(heir => (heir, heir.Checks.First(check => check.Name == name)));

    /// <summary>The column is dropped from the table ONLY: where it came from there, the heirs' becomes their own.</summary>
    public static void KeepColumn(StatementContext context, TableDefinition table, string name)
    {
        foreach (TableDefinition heir in context.Catalog.GetChildren(table).ToArray())
        {
            if (heir.FindColumn(name) is { IsInherited: true } column)
            {
                AlterColumns.Replace(context, heir, column with { IsInherited = false });
            }
        }
    }

    /// <inheritdoc cref="KeepColumn"/>
    public static void KeepCheck(StatementContext context, TableDefinition table, string name)
    {
        foreach (TableDefinition heir in table.HasHeirs ? context.Catalog.GetChildren(table).ToArray() : [])
        {
            context.Transaction.Ddl.Put(heir with { Checks = [.. heir.Checks.Select(check => check.Name == name ? check with { IsInherited = false } : check)] });
        }
    }

    /// <param name="isInherited">Whether an heir has the part for its parents' sake.</param>
    /// <param name="has">Whether a parent has it, for its heirs too.</param>
    private static IEnumerable<TableDefinition> Below(CatalogSnapshot catalog, TableDefinition table, Func<TableDefinition, bool> isInherited, Func<TableDefinition, bool> has)
    {
        // Partitions' parts go by themselves.
        HashSet<int> gone = [table.Id];
        for (bool isMore = table.HasHeirs; isMore;)
        {
            isMore = false;
            foreach (TableDefinition heir in catalog.GetDescendants(table))
            {
                if (!gone.Contains(heir.Id) && isInherited(heir) && catalog.GetInherited(heir).Where(has).All(parent => gone.Contains(parent.Id)))
                {
                    isMore = gone.Add(heir.Id);
                    yield return heir;
                }
            }
        }
    }

    private static void Remove(StatementContext context, TableDefinition table, TableDefinition parent)
    {
        if (!table.InheritedIds.Contains(parent.Id))
        {
            throw new SqlErrorException(SqlState.UndefinedTable, $"relation \"{parent.Name}\" is not a parent of relation \"{table.Name}\"");
        }

        context.Transaction.Ddl.Put(table with
        {
            InheritedIds = table.InheritedIds.Remove(parent.Id),
            Columns = [.. table.Columns.Select(column => parent.FindColumn(column.Name) is not null && CountColumn(context.Catalog, table, column.Name) == 1 ? column with { IsInherited = false } : column)],
            Checks =
            [
                .. table.Checks.Select(check => parent.Checks.Any(other => other.Name == check.Name && !other.IsNoInherit) && CountCheck(context.Catalog, table, check.Name) == 1
                    ? check with { IsInherited = false }
                    : check),
            ],
        });
        context.Transaction.Ddl.Put(parent with { HeirIds = parent.HeirIds.Remove(table.Id) });
    }
}
