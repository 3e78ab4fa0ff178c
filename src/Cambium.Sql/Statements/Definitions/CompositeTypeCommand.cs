using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>ALTER TYPE of a composite type's attributes.</summary>
internal static class CompositeTypeCommand
{
    public static string Execute(AlterCompositeTypeStatement statement, StatementContext context)
    {
        if (context.Names.FindUserType(statement.Name) is not { TypeKind: TypeKind.Composite } type)
        {
            throw new SqlErrorException(SqlState.UndefinedTable, $"relation \"{statement.Name}\" does not exist");
        }

        context.Rights.RequireOwner(type);
        foreach (AttributeChange change in statement.Changes)
        {
            type = Apply(context, type, change);
            TypedTables.Require(context, type, change.Behavior);
        }

        RowTypeUse.RequireNone(context, type, statement.Changes.All(change => change.IsNew));
        context.Transaction.Ddl.Put(type);
        foreach (AttributeChange change in statement.Changes)
        {
            TypedTables.Follow(context, type, change);
        }

        return "ALTER TYPE";
    }

    private static TypeDefinition Apply(StatementContext context, TypeDefinition type, AttributeChange change)
    {
        int place = type.Fields.ToList().FindIndex(field => field.Name == change.Name);
        if (change.IsNew)
        {
            return place < 0
                ? type with { Fields = type.Fields.Add(WithType(context, type, new CompositeField(change.Name, default), change)) }
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

        return change.Type is not null
            ? type with { Fields = type.Fields.SetItem(place, WithType(context, type, type.Fields[place], change)) }
            : type with { Fields = type.Fields.RemoveAt(place) };
    }

    private static CompositeField WithType(StatementContext context, TypeDefinition composite, CompositeField field, AttributeChange change)
    {
        SqlType type = context.Names.ResolveForUse(change.Type!);
        RowTypeUse.RequireOther(type.Type, composite.Id, composite.Name);
        return field with { Type = type, Collation = Collations.Resolve(change.Collation, type.Type, context.Names.Reader(), points: false) };
    }
}
