using System.Collections.Immutable;
using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>CREATE TABLE AS and SELECT INTO.</summary>
internal static class CreateTableAsCommand
{
    public static string Execute(CreateTableAsStatement statement, StatementContext context)
    {
        // What is wrong with the query is told before what is wrong with the table.
        PreparedStatement prepared = QueryTable.Prepare(context, statement.Query);
        ImmutableArray<string> options = StorageParameters.OfTable(statement.Options);
        int schemaId = RelationNames.CreationSchema(context, statement.Name, statement.Persistence == TablePersistence.Temporary);
        if (!RelationNames.RequireFreeForRows(context, schemaId, statement.Name.Name, statement.IfNotExists))
        {
            return "CREATE TABLE AS";
        }

        TableMethod.Require(statement.AccessMethod);
        Tablespaces.Require(statement.Tablespace);
        TableDefinition table = TableBuilder.NewTable(context, schemaId, statement.Name.Name) with
        {
            OnCommit = CreateTableCommand.OnCommit(statement.OnCommit, schemaId),
            Options = options,
            IsUnlogged = statement.Persistence == TablePersistence.Unlogged,
        };
        long count = QueryTable.Create(context, table, prepared, statement.Columns, statement.WithData);
        return statement.WithData ? string.Create(CultureInfo.InvariantCulture, $"SELECT {count}") : "CREATE TABLE AS";
    }

    /// <summary>SELECT … INTO table.</summary>
    public static string Execute(SelectStatement statement, StatementContext context)
    {
        SelectInto into = statement.Into!;
        PreparedStatement prepared = QueryTable.Prepare(context, statement.WithoutInto());
        int schemaId = RelationNames.CreationSchema(context, into.Table, into.Persistence == TablePersistence.Temporary);
        RelationNames.RequireFreeForRows(context, schemaId, into.Table.Name, ifNotExists: false);
        long count = QueryTable.Create(context, TableBuilder.NewTable(context, schemaId, into.Table.Name) with { IsUnlogged = into.Persistence == TablePersistence.Unlogged }, prepared, [], withData: true);
        return string.Create(CultureInfo.InvariantCulture, $"SELECT {count}");
    }
}
