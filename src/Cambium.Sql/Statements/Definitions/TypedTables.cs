using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Syntax;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>Tables OF a composite type: their columns are its fields, come and go with them, and can't change on their own.</summary>
internal static class TypedTables
{
    /// <param name="forUse">The user needs the right to use it.</param>
    /// <exception cref="SqlErrorException">42704: no such type; 42809: it is no composite one, or the type of another table's rows.</exception>
    public static TypeDefinition GetType(StatementContext context, QualifiedName name, bool forUse)
    {
        TypeName written = new(name, [], [], default, IsSetOf: false, IsColumnType: false, name.Span);
        SqlType type = forUse ? context.Names.ResolveForUse(written) : context.Names.Resolve(written);
        return context.Catalog.TryGet(type.Type.Oid, out TypeDefinition? definition) && definition.TypeKind == TypeKind.Composite
            ? definition
            : throw new SqlErrorException(SqlState.WrongObjectType, $"type {type.Type.DisplayName} is not a composite type");
    }

    public static IEnumerable<TableDefinition> Of(CatalogSnapshot catalog, TypeDefinition type) =>
        catalog.Uses.Of(type.Id).OfType<TableDefinition>().Where(table => table.OfTypeId == type.Id);

    /// <summary>ALTER TABLE OF and NOT OF.</summary>
    public static void Change(StatementContext context, TableDefinition table, ChangeOfType action)
    {
        if (action.Type is not { } name)
        {
            context.Transaction.Ddl.Put(table.OfTypeId is not null
                ? table with { OfTypeId = null }
                : throw new SqlErrorException(SqlState.WrongObjectType, $"\"{table.Name}\" is not a typed table"));
            return;
        }

        TypeDefinition type = GetType(context, name, forUse: false);
        if (table.ParentId is not null || !table.InheritedIds.IsEmpty)
        {
            throw new SqlErrorException(SqlState.WrongObjectType, "typed tables cannot inherit");
        }

        RequireFields(table, type);
        context.Transaction.Ddl.Put(table with { OfTypeId = type.Id });
    }

    /// <exception cref="SqlErrorException">42809: only the type can change such a column.</exception>
    public static void RequireUntyped(TableDefinition table, AlterTableAction action)
    {
        if (table.OfTypeId is null)
        {
            return;
        }

        string? message = action switch
        {
            AddColumn => "cannot add column to typed table",
            DropColumn => "cannot drop column from typed table",
            AlterColumnType => "cannot alter column type of typed table",
            ChangeInheritance { IsAdded: true } => "cannot change inheritance of typed table",
            _ => null,
        };
        if (message is not null)
        {
            throw new SqlErrorException(SqlState.WrongObjectType, message);
        }
    }

    /// <summary>A change of the type's fields, made to its tables; without CASCADE there may be none.</summary>
    /// <exception cref="SqlErrorException">2BP01.</exception>
    public static void Follow(StatementContext context, TypeDefinition type, AttributeChange change)
    {
        foreach (TableDefinition table in Require(context, type, change.Behavior))
        {
            AlterTableAction action = change switch
            {
                { IsNew: true } => new AddColumn(new Syntax.ColumnDefinition(change.Name, change.Type, change.Collation, null, [], change.Span), IfNotExists: false, change.Span),
                { Type: { } newType } => new AlterColumnType(change.Name, newType, change.Collation, null, change.Span),
                _ => new DropColumn(change.Name, change.IfExists, DropBehavior.Cascade, change.Span),
            };
            AlterTableCommand.CarryOut(context, table, [action], isOnly: false);
        }
    }

    /// <summary>The tables of a type that are to change with it.</summary>
    /// <exception cref="SqlErrorException">2BP01: there are some, and CASCADE wasn't said.</exception>
    public static TableDefinition[] Require(StatementContext context, TypeDefinition type, DropBehavior behavior)
    {
        TableDefinition[] tables = [.. Of(context.Catalog, type)];
        return behavior == DropBehavior.Cascade || tables.Length == 0 ? tables : throw new SqlErrorException(
            SqlState.DependentObjectsStillExist, $"cannot alter type \"{type.Name}\" because it is the type of a typed table", hint: "Use ALTER ... CASCADE to alter the typed tables too.");
    }

    private static void RequireFields(TableDefinition table, TypeDefinition type)
    {
        for (int index = 0; index < type.Fields.Length; index++)
        {
            CompositeField field = type.Fields[index];
            if (index >= table.LiveColumns.Length)
            {
                throw new SqlErrorException(SqlState.DatatypeMismatch, $"table is missing column \"{field.Name}\"");
            }

            ColumnDefinition column = table.LiveColumns[index];
            if (column.Name != field.Name)
            {
                throw new SqlErrorException(SqlState.DatatypeMismatch, $"table has column \"{column.Name}\" where type requires \"{field.Name}\"");
            }

            if (column.Type != field.Type || column.Collation != field.Collation)
            {
                throw new SqlErrorException(SqlState.DatatypeMismatch, $"table \"{table.Name}\" has different type for column \"{column.Name}\"");
            }
        }

        if (table.LiveColumns.Length > type.Fields.Length)
        {
            throw new SqlErrorException(SqlState.DatatypeMismatch, $"table has extra column \"{table.LiveColumns[type.Fields.Length].Name}\"");
        }
    }
}
