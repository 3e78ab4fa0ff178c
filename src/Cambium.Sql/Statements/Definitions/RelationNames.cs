using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>Where a new relation goes, and whether its name is free.</summary>
internal static class RelationNames
{
    /// <summary>The id of the schema to create in, pg_temp's for a temporary relation.</summary>
    /// <param name="points">Whether errors tell where the name stands, as those of CREATE TABLE do.</param>
    public static int CreationSchema(StatementContext context, QualifiedName name, bool isTemporary, bool points = false)
    {
        bool isOwn = name.Schema is { } named ? SystemCatalog.IsTemporarySchema(named) : context.Names.IsTemporaryFirst;
        if (!isTemporary && !isOwn)
        {
            return context.Names.GetCreationSchema(name, points).Id;
        }

        if (name.Schema is not null && !isOwn)
        {
            context.Names.GetCreationSchema(name, points);
            throw new SqlErrorException(
                SqlState.InvalidTableDefinition, "cannot create temporary relation in non-temporary schema", position: points ? name.Span.Position : 0);
        }

        context.Session.Roles.RequireTemporary();
        return SystemCatalog.TemporarySchemaId;
    }

    /// <summary>True when the name is free; false after telling that it is taken, if that is no error. Of types it must be free, too: there will be one of the relation's rows.</summary>
    /// <exception cref="SqlErrorException">42P07; 42710: a type has the name.</exception>
    public static bool RequireFree(StatementContext context, int schemaId, string name, bool ifNotExists)
    {
        if (!RequireFreeForIndex(context, schemaId, name, ifNotExists))
        {
            return false;
        }

        return !context.Catalog.IsNameTaken(NameClass.Type, schemaId, name) ? true : throw new SqlErrorException(
            SqlState.DuplicateObject,
            $"type \"{name}\" already exists",
            hint: "A relation has an associated type of the same name, so you must use a name that doesn't conflict with any existing type.");
    }

    /// <summary>The same for a new relation with rows, whose type takes the place of a shell of its name.</summary>
    /// <exception cref="SqlErrorException">42P07, 42710; 42501: the shell is somebody else's.</exception>
    public static bool RequireFreeForRows(StatementContext context, int schemaId, string name, bool ifNotExists)
    {
        if (!IsTaken(context, schemaId, name) && TypeNames.FindShell(context, schemaId, name) is { } shell)
        {
            context.Transaction.Ddl.Remove(shell.Id);
        }

        return RequireFree(context, schemaId, name, ifNotExists);
    }

    /// <summary>The same for an index, whose entries have no type.</summary>
    /// <exception cref="SqlErrorException">42P07.</exception>
    public static bool RequireFreeForIndex(StatementContext context, int schemaId, string name, bool ifNotExists)
    {
        if (!IsTaken(context, schemaId, name))
        {
            return true;
        }

        if (!ifNotExists)
        {
            throw new SqlErrorException(SqlState.DuplicateTable, $"relation \"{name}\" already exists");
        }

        context.Session.Notice(Sessions.SqlNotice.Notice($"relation \"{name}\" already exists, skipping") with { SqlState = SqlState.DuplicateTable });
        return false;
    }

    /// <summary>Before a relation or composite type goes to another schema.</summary>
    /// <exception cref="SqlErrorException">42P07, 42710.</exception>
    public static void RequireFreeIn(StatementContext context, int schemaId, string name)
    {
        if (IsTaken(context, schemaId, name))
        {
            throw new SqlErrorException(SqlState.DuplicateTable, $"relation \"{name}\" already exists in schema \"{context.Names.SchemaName(schemaId)}\"");
        }

        TypeNames.RequireFreeIn(context, schemaId, name);
    }

    /// <summary>Composite types are among the relations of a schema.</summary>
    public static bool IsTaken(StatementContext context, int schemaId, string name)
    {
        context.Transaction.Reads.NoteCatalog(NameClass.Relation, schemaId, name);
        context.Transaction.Reads.NoteCatalog(NameClass.Type, schemaId, name);
        return context.Catalog.IsNameTaken(NameClass.Relation, schemaId, name)
            || (context.Catalog.TryGetType(schemaId, name, out TypeDefinition? type) && type.TypeKind == TypeKind.Composite);
    }
}
