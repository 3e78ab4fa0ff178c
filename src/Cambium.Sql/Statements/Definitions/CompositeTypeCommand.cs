using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>ALTER TYPE of a composite type's attributes.</summary>
internal static class CompositeTypeCommand
{
    public static string Execute(AlterCompositeTypeStatement statement, StatementContext context)
    {
        TypeDefinition type = TypeCommand.Get(context, statement.Name);
        if (type.TypeKind != TypeKind.Composite)
        {
            throw new SqlErrorException(SqlState.UndefinedTable, $"relation \"{statement.Name}\" does not exist");
        }

        context.Rights.RequireOwner(type);
        foreach (AttributeChange change in statement.Changes)
        {
            type = Apply(context, type, change);
        }

        RequireUnused(context, type, statement.Changes.All(change => change.IsNew));
        context.Transaction.Ddl.Put(type);
        return "ALTER TYPE";
    }

    private static TypeDefinition Apply(StatementContext context, TypeDefinition type, AttributeChange change)
    {
        int place = type.Fields.ToList().FindIndex(field => field.Name == change.Name);
        if (change.IsNew)
        {
            return place < 0
                ? type with { Fields = type.Fields.Add(new CompositeField(change.Name, context.Names.ResolveForUse(change.Type!))) }
                : throw new SqlErrorException(SqlState.DuplicateColumn, $"column \"{change.Name}\" of relation \"{type.Name}\" already exists");
        }

        if (place < 0)
        {
            string message = $"column \"{change.Name}\" of relation \"{type.Name}\" does not exist";
            if (!change.IfExists)
            {
                throw new SqlErrorException(SqlState.UndefinedColumn, message);
            }

            context.Notice(message + ", skipping");
            return type;
        }

        return change.Type is { } newType
            ? type with { Fields = type.Fields.SetItem(place, new CompositeField(change.Name, context.Names.ResolveForUse(newType))) }
            : type with { Fields = type.Fields.RemoveAt(place) };
    }

    /// <summary>Stored values have the attributes they were written with: what has come since is NULL in them, but nothing can be taken away or change. Keys hold all attributes.</summary>
    private static void RequireUnused(StatementContext context, TypeDefinition type, bool onlyAdds)
    {
        foreach (TableDefinition table in context.Catalog.Tables)
        {
            if (table.LiveColumns.FirstOrDefault(column => Uses(column.Type.Type, type) && !(onlyAdds && IsInNoKey(table, column))) is { } column)
            {
                throw new SqlErrorException(
                    SqlState.FeatureNotSupported, $"cannot alter type \"{type.Name}\" because column \"{table.Name}.{column.Name}\" uses it");
            }
        }
    }

    private static bool Uses(DataType type, TypeDefinition composite) => type.Oid == composite.Id
        || (type.Element is { } element && Uses(element, composite))
        || (type.BaseType is { } baseType && Uses(baseType.Type, composite))
        || (type.Kind == TypeKind.Composite && type.Fields.Any(field => Uses(field.Type.Type, composite)));

    private static bool IsInNoKey(TableDefinition table, Engine.Catalog.ColumnDefinition column) =>
        table.Indexes.All(index => index.Parts.All(part => !part.IsExpression && part.ColumnId != column.Id));
}
