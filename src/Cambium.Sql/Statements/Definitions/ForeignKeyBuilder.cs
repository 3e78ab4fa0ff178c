using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Access;
using Cambium.Sql.Binding;
using Cambium.Sql.Syntax;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>Makes a foreign key of its syntax: finds the referenced key and checks that types can be compared.</summary>
internal static class ForeignKeyBuilder
{
    /// <summary>A table whose rows outlive a crash references none whose rows don't.</summary>
    /// <exception cref="SqlErrorException">42P16.</exception>
    public static void RequireSamePersistence(StatementContext context, TableDefinition table, bool becomesLogged)
    {
        IEnumerable<TableDefinition> others = becomesLogged
            ? table.ForeignKeys.Select(key => context.Catalog.TryGetTable(key.ReferencedTableId, out TableDefinition? referenced) ? referenced : table)
            : context.Catalog.GetReferencing(table.Id).Select(static referencing => referencing.Table);
        if (others.FirstOrDefault(other => other.Id != table.Id && other.IsUnlogged == becomesLogged) is { } other)
        {
            throw new SqlErrorException(SqlState.InvalidTableDefinition, becomesLogged
                ? $"could not change table \"{table.Name}\" to logged because it references unlogged table \"{other.Name}\""
                : $"could not change table \"{table.Name}\" to unlogged because it references logged table \"{other.Name}\"");
        }
    }

    public static ForeignKeyDefinition Build(StatementContext context, TableDefinition table, Syntax.ForeignKeyConstraint constraint)
    {
        ForeignKeyReference reference = constraint.Reference;
        TableDefinition referenced = Referenced(context, table, reference.Table);
        if (referenced.Kind != TableKind.Table)
        {
            throw new SqlErrorException(SqlState.WrongObjectType, $"referenced relation \"{referenced.Name}\" is not a table");
        }

        if (!table.IsTemporary && (referenced.IsTemporary || (referenced.IsUnlogged && !table.IsUnlogged)))
        {
            throw new SqlErrorException(SqlState.InvalidTableDefinition, table.IsUnlogged
                ? "constraints on unlogged tables may reference only permanent or unlogged tables"
                : "constraints on permanent tables may reference only permanent tables");
        }

        if (table.IsTemporary && !referenced.IsTemporary)
        {
            throw new SqlErrorException(SqlState.InvalidTableDefinition, "constraints on temporary tables may reference only temporary tables");
        }

        ColumnDefinition[] columns = [.. constraint.Columns.Select(name => KeyColumn(table, name))];
        ColumnDefinition[] targets = Targets(referenced, reference);
        RequireAssignable(columns, reference);
        if (columns.Length != targets.Length)
        {
            throw new SqlErrorException(SqlState.InvalidForeignKey, "number of referencing and referenced columns for foreign key disagree");
        }

        RequireReferences(context, referenced, targets);
        IndexDefinition key = UniqueKey(referenced, targets, reference.Columns.Count == 0);
        string name = constraint.Name ?? ChooseName(context, table, constraint.Columns);
        RequireComparable(name, columns, targets);
        return new ForeignKeyDefinition
        {
            Id = context.Transaction.Ddl.NextId(),
            Name = name,
            ColumnIds = [.. columns.Select(column => column.Id)],
            ReferencedTableId = referenced.Id,
            ReferencedColumnIds = [.. targets.Select(column => column.Id)],
            ReferencedIndexId = key.Id,
            Match = reference.Match == ForeignKeyMatch.Full ? MatchKind.Full : MatchKind.Simple,
            OnDelete = (Engine.Catalog.ReferentialAction)reference.OnDelete,
            OnUpdate = (Engine.Catalog.ReferentialAction)reference.OnUpdate,
            OnDeleteColumnIds = OnDeleteColumns(table, columns, reference),
            IsDeferrable = constraint.Attributes.IsDeferrable,
            IsInitiallyDeferred = constraint.Attributes.IsInitiallyDeferred,
            IsNotValid = constraint.Attributes.IsNotValid,
        };
    }

    /// <summary>The name of a key that is given none.</summary>
    public static string ChooseName(StatementContext context, TableDefinition table, IEnumerable<string> columns) =>
        ObjectNaming.ChooseConstraint(context, table, string.Join('_', columns), "fkey");

    /// <summary>A table's columns have changed: what references, and what is referenced, can still be compared.</summary>
    /// <exception cref="SqlErrorException">42804.</exception>
    public static void RequireComparable(StatementContext context, TableDefinition table)
    {
        foreach (ForeignKeyDefinition key in table.ForeignKeys)
        {
            RequireComparable(key, table, key.ReferencedTableId != table.Id && context.Catalog.TryGetTable(key.ReferencedTableId, out TableDefinition? referenced) ? referenced : table);
        }

        foreach (ReferencingKey referencing in context.Catalog.GetReferencing(table.Id).Where(referencing => referencing.Table.Id != table.Id))
        {
            RequireComparable(referencing.ForeignKey, referencing.Table, table);
        }
    }

    private static void RequireComparable(ForeignKeyDefinition key, TableDefinition table, TableDefinition referenced) => RequireComparable(
        key.Name, [.. key.ColumnIds.Select(id => table.FindColumn(id)!)], [.. key.ReferencedColumnIds.Select(id => referenced.FindColumn(id)!)]);

    /// <summary>The table itself where its name leads to it: by its schema, or by the search path as if the table were in it already.</summary>
    private static TableDefinition Referenced(StatementContext context, TableDefinition table, QualifiedName name)
    {
        if (name.Name != table.Name)
        {
            return context.Names.GetTable(name);
        }

        if (name.Schema is not null)
        {
            return name.Schema == context.Names.SchemaName(table.SchemaId) ? table : context.Names.GetTable(name);
        }

        List<int> path = [.. context.Names.Reader().EffectivePath().Select(place => place.Id)];
        int own = path.IndexOf(table.SchemaId);
        return own >= 0 && (context.Names.FindTable(name) is not { } other || path.IndexOf(other.SchemaId) >= own) ? table : context.Names.GetTable(name);
    }

    /// <summary>What is generated can't be given another value.</summary>
    /// <exception cref="SqlErrorException">42601.</exception>
    private static void RequireAssignable(ColumnDefinition[] columns, ForeignKeyReference reference)
    {
        string? action = reference.OnUpdate is Syntax.ReferentialAction.Cascade or Syntax.ReferentialAction.SetNull or Syntax.ReferentialAction.SetDefault ? "ON UPDATE"
            : reference.OnDelete is Syntax.ReferentialAction.SetNull or Syntax.ReferentialAction.SetDefault ? "ON DELETE"
            : null;
        if (action is not null && Array.Exists(columns, static column => column.GeneratedSql is not null))
        {
            throw new SqlErrorException(SqlState.SyntaxError, $"invalid {action} action for foreign key constraint containing generated column");
        }
    }

    private static void RequireReferences(StatementContext context, TableDefinition referenced, ColumnDefinition[] targets)
    {
        if (targets.Any(column => (context.Rights.OnColumn(referenced, column.Id) & Privileges.References) == 0))
        {
            throw RoleRights.Denied(referenced);
        }
    }

    /// <summary>The columns that deleting sets, each once.</summary>
    /// <exception cref="SqlErrorException">42P10: not a column of the key.</exception>
    private static ImmutableArray<int> OnDeleteColumns(TableDefinition table, ColumnDefinition[] columns, ForeignKeyReference reference)
    {
        ColumnDefinition[] named = [.. reference.OnDeleteColumns.Select(name => KeyColumn(table, name))];
        return named.FirstOrDefault(column => !columns.Contains(column)) is { } other
            ? throw new SqlErrorException(SqlState.InvalidColumnReference, $"column \"{other.Name}\" referenced in ON DELETE SET action must be part of foreign key")
            : [.. named.Select(column => column.Id).Distinct()];
    }

    private static ColumnDefinition KeyColumn(TableDefinition table, string name) => table.FindColumn(name) ?? throw (SystemColumns.IsName(name)
        ? new SqlErrorException(SqlState.FeatureNotSupported, "system columns cannot be used in foreign keys")
        : new SqlErrorException(SqlState.UndefinedColumn, $"column \"{name}\" referenced in foreign key constraint does not exist"));

    private static ColumnDefinition[] Targets(TableDefinition referenced, ForeignKeyReference reference)
    {
        if (reference.Columns.Count > 0)
        {
            return [.. reference.Columns.Select(name => KeyColumn(referenced, name))];
        }

        IndexDefinition primary = referenced.DeclaredPrimaryKey ?? throw new SqlErrorException(
            SqlState.UndefinedObject, $"there is no primary key for referenced table \"{referenced.Name}\"");
        return !primary.IsDeferrable
            ? [.. primary.Parts.Select(part => referenced.FindColumn(part.ColumnId)!)]
            : throw new SqlErrorException(SqlState.ObjectNotInPrerequisiteState, $"cannot use a deferrable primary key for referenced table \"{referenced.Name}\"");
    }

    /// <summary>Among several over the columns the oldest; the primary key where no columns were named.</summary>
    /// <exception cref="SqlErrorException">42830, 55000: there is none, or none that is checked at once.</exception>
    private static IndexDefinition UniqueKey(TableDefinition referenced, ColumnDefinition[] targets, bool isPrimary)
    {
        HashSet<int> wanted = [.. targets.Select(column => column.Id)];
        IndexDefinition[] keys =
        [
            .. referenced.Indexes.Where(index => index is { IsUnique: true, PredicateSql: null } && index.Parts.Length == targets.Length
                && index.Parts.All(part => !part.IsExpression && wanted.Contains(part.ColumnId))),
        ];
        if (keys.Length == 0 || wanted.Count != targets.Length)
        {
            throw new SqlErrorException(
                SqlState.InvalidForeignKey, $"there is no unique constraint matching given keys for referenced table \"{referenced.Name}\"");
        }

        return keys.Where(static key => !key.IsDeferrable).OrderBy(key => isPrimary && key.IsPrimaryKey ? 0 : key.Id).FirstOrDefault() ?? throw new SqlErrorException(
            SqlState.ObjectNotInPrerequisiteState, $"cannot use a deferrable unique constraint for referenced table \"{referenced.Name}\"");
    }

    private static void RequireComparable(string name, ColumnDefinition[] columns, ColumnDefinition[] targets)
    {
        for (int index = 0; index < columns.Length; index++)
        {
            DataType from = columns[index].Type.Type;
            DataType to = targets[index].Type.Type;
            if (!ForeignKeyTypes.AreComparable(from, to))
            {
                throw new SqlErrorException(
                    SqlState.DatatypeMismatch,
                    $"foreign key constraint \"{name}\" cannot be implemented",
                    $"Key columns \"{columns[index].Name}\" and \"{targets[index].Name}\" are of incompatible types: {from.DisplayName} and {to.DisplayName}.");
            }
        }
    }
}
