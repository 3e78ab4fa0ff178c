using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>Where a new relation goes, and whether its name is free.</summary>
internal static class RelationNames
{
    /// <summary>The id of the schema to create in, pg_temp's for a temporary relation.</summary>
    public static int CreationSchema(StatementContext context, QualifiedName name, bool isTemporary)
    {
        bool isOwn = name.Schema is { } named ? SystemCatalog.IsTemporarySchema(named) : context.Names.IsTemporaryFirst;
        if (!isTemporary && !isOwn)
        {
            return context.Names.GetCreationSchema(name).Id;
        }

        if (name.Schema is { } schema && !isOwn)
        {
            context.Names.GetSchema(schema, name.Span.Position);
            throw new SqlErrorException(
                SqlState.InvalidTableDefinition, "cannot create temporary relation in non-temporary schema", position: name.Span.Position);
        }

        context.Session.Roles.RequireTemporary();
        return SystemCatalog.TemporarySchemaId;
    }

    /// <summary>True when the name is free; false after telling that it is taken, if that is no error.</summary>
    /// <exception cref="SqlErrorException">42P07.</exception>
    public static bool RequireFree(StatementContext context, int schemaId, string name, bool ifNotExists)
    {
        context.Session.RowLocks.EnterName(schemaId, name);
        context.Transaction.Reads.NoteCatalog(NameClass.Relation, schemaId, name);
        if (!context.Catalog.IsNameTaken(NameClass.Relation, schemaId, name))
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
}
