using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>CREATE TABLE.</summary>
internal static class CreateTableCommand
{
    public static string Execute(CreateTableStatement statement, StatementContext context)
    {
        RefuseUnsupported(statement);
        ImmutableArray<string> options = StorageParameters.OfTable(statement.Options);
        int schemaId = RelationNames.CreationSchema(context, statement.Name, statement.Persistence == TablePersistence.Temporary);
        if (!RelationNames.RequireFree(context, schemaId, statement.Name.Name, statement.IfNotExists))
        {
            return "CREATE TABLE";
        }

        if (statement.OnCommit != Syntax.OnCommitAction.None && schemaId != SystemCatalog.TemporarySchemaId)
        {
            throw new SqlErrorException(SqlState.InvalidTableDefinition, "ON COMMIT can only be used on temporary tables");
        }

        TableBuilder builder = new(
            context, TableBuilder.NewTable(context, schemaId, statement.Name.Name) with { OnCommit = OnCommit(statement.OnCommit), Options = options });
        foreach (TableElement element in statement.Elements)
        {
            builder.Add(element);
        }

        builder.Put();
        return "CREATE TABLE";
    }

    public static Engine.Catalog.OnCommitAction OnCommit(Syntax.OnCommitAction action) => action switch
    {
        Syntax.OnCommitAction.DeleteRows => Engine.Catalog.OnCommitAction.DeleteRows,
        Syntax.OnCommitAction.Drop => Engine.Catalog.OnCommitAction.Drop,
        _ => Engine.Catalog.OnCommitAction.PreserveRows,
    };

    private static void RefuseUnsupported(CreateTableStatement statement)
    {
        string? feature = statement.Inherits.Count > 0 ? "table inheritance"
            : statement.PartitionBy is not null || statement.PartitionOf is not null ? "table partitioning"
            : statement.OfType is not null ? "CREATE TABLE OF"
            : null;
        if (feature is not null)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, $"{feature} is not supported", position: statement.Span.Position);
        }
    }
}
