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
            if (change is { Type: not null, IsNew: false })
            {
                RowTypeUse.RequireNone(context, type);
            }

            TypedTables.Require(context, type, change.Behavior);
            type = Apply(context, type, change);
        }

        foreach (AttributeChange change in statement.Changes)
        {
            TypedTables.Follow(context, type, change);
        }

        return "ALTER TYPE";
    }

    /// <returns>The type as it is now.</returns>
    private static TypeDefinition Apply(StatementContext context, TypeDefinition type, AttributeChange change)
    {
        int place = type.Fields.ToList().FindIndex(field => field.Name == change.Name);
        if (change.IsNew)
        {
            return place < 0
                ? Extended(context, type, WithType(context, type, new CompositeField(change.Name, default), change))
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

        if (change.Type is null)
        {
            Dependencies.Drop(context, [new AttributeObject(type, change.Name)], change.Behavior);
            return context.Catalog.TryGet(type.Id, out TypeDefinition? left) ? left : type;
        }

        TypeDefinition altered = type with { Fields = type.Fields.SetItem(place, WithType(context, type, type.Fields[place], change)) };
        AttributeUse.RequireNone(context, type, change.Name);
        context.Transaction.Ddl.Put(altered);
        return altered;
    }

    private static TypeDefinition Extended(StatementContext context, TypeDefinition type, CompositeField field)
    {
        TypeDefinition extended = type.WithField(field);
        RowTypeChange.CarryOut(context, type.Id, type.Name, loses: false, () => context.Transaction.Ddl.Put(extended));
        return extended;
    }

    private static CompositeField WithType(StatementContext context, TypeDefinition composite, CompositeField field, AttributeChange change)
    {
        SqlType type = context.Names.ResolveForUse(change.Type!);
        ColumnBuilder.RequireStorable(type, change.Name);
        RowTypeUse.RequireOther(type.Type, composite.Id, composite.Name);
        return field with { Type = type, Collation = Collations.Resolve(change.Collation, type.Type, context.Names.Reader(), points: false) };
    }
}
