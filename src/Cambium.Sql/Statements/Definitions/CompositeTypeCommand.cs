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
                ? type with { Fields = type.Fields.Add(new CompositeField(change.Name, AttributeType(context, type, change.Type!))) }
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
            ? type with { Fields = type.Fields.SetItem(place, type.Fields[place] with { Type = AttributeType(context, type, newType) }) }
            : type with { Fields = type.Fields.RemoveAt(place) };
    }

    private static SqlType AttributeType(StatementContext context, TypeDefinition composite, TypeName name)
    {
        SqlType type = context.Names.ResolveForUse(name);
        RowTypeUse.RequireOther(type.Type, composite.Id, composite.Name);
        return type;
    }
}
