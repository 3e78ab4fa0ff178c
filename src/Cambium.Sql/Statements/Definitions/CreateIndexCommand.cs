using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>CREATE INDEX; CONCURRENTLY changes nothing, since no index build keeps anyone waiting.</summary>
internal static class CreateIndexCommand
{
    public static string Execute(CreateIndexStatement statement, StatementContext context)
    {
        if (statement.IsConcurrent)
        {
            BlockRules.RefuseInBlock(context, "CREATE INDEX CONCURRENTLY");
        }

        TableDefinition table = context.Names.GetTable(statement.Table);
        if (table.Kind == TableKind.View)
        {
            throw new SqlErrorException(
                SqlState.WrongObjectType, $"cannot create index on relation \"{table.Name}\"", "This operation is not supported for views.");
        }

        context.Rights.RequireOwner(table);
        if (statement.Name is { } name && !RelationNames.RequireFree(context, table.SchemaId, name, statement.IfNotExists))
        {
            return "CREATE INDEX";
        }

        context.Transaction.Ddl.CreateIndex(table, IndexBuilder.Create(context, table, statement));
        return "CREATE INDEX";
    }
}
