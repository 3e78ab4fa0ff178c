using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>Whether the name of a type is free. The rows of tables and views have types of their names.</summary>
internal static class TypeNames
{
    /// <exception cref="SqlErrorException">42710; 42P07: a composite type is among the relations, and one that has no rows has the name.</exception>
    public static void RequireFree(StatementContext context, int schemaId, string name, TypeKind kind)
    {
        if (IsTaken(context, schemaId, name))
        {
            throw new SqlErrorException(SqlState.DuplicateObject, $"type \"{name}\" already exists");
        }

        RequireNoRelation(context, schemaId, name, kind);
    }

    /// <exception cref="SqlErrorException">42P07: a composite type is among the relations, and one of them has the name.</exception>
    public static void RequireNoRelation(StatementContext context, int schemaId, string name, TypeKind kind)
    {
        if (kind == TypeKind.Composite && RelationNames.IsTaken(context, schemaId, name))
        {
            throw new SqlErrorException(SqlState.DuplicateTable, $"relation \"{name}\" already exists");
        }
    }

    /// <summary>Before one goes to another schema.</summary>
    /// <exception cref="SqlErrorException">42710.</exception>
    public static void RequireFreeIn(StatementContext context, int schemaId, string name)
    {
        if (IsTaken(context, schemaId, name))
        {
            throw new SqlErrorException(SqlState.DuplicateObject, $"type \"{name}\" already exists in schema \"{context.Names.SchemaName(schemaId)}\"");
        }
    }

    /// <summary>The shell that has the name, for who makes what it stands for; null where none has it.</summary>
    /// <exception cref="SqlErrorException">42501: it is somebody else's.</exception>
    public static TypeDefinition? FindShell(StatementContext context, int schemaId, string name)
    {
        context.Transaction.Reads.NoteCatalog(NameClass.Type, schemaId, name);
        if (!context.Catalog.TryGetType(schemaId, name, out TypeDefinition? type) || type.TypeKind != TypeKind.Shell)
        {
            return null;
        }

        context.Rights.RequireOwner(type);
        return type;
    }

    private static bool IsTaken(StatementContext context, int schemaId, string name)
    {
        context.Transaction.Reads.NoteCatalog(NameClass.Type, schemaId, name);
        context.Transaction.Reads.NoteCatalog(NameClass.Relation, schemaId, name);
        return context.Catalog.IsNameTaken(NameClass.Type, schemaId, name) || context.Catalog.TryGetTable(schemaId, name, out _);
    }
}
