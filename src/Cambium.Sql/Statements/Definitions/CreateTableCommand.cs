using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Statements.Definitions.Inheritance;
using Cambium.Sql.Statements.Definitions.Partitions;
using Cambium.Sql.Syntax;
using PartitionBound = Cambium.Engine.Catalog.PartitionBound;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>CREATE TABLE.</summary>
internal static class CreateTableCommand
{
    public static string Execute(CreateTableStatement statement, StatementContext context)
    {
        int schemaId = RelationNames.CreationSchema(context, statement.Name, statement.Persistence == TablePersistence.Temporary, points: true);
        if (schemaId == SystemCatalog.TemporarySchemaId && statement.Persistence == TablePersistence.Unlogged)
        {
            throw new SqlErrorException(SqlState.InvalidTableDefinition, "only temporary relations may be created in temporary schemas", position: statement.Name.Span.Position);
        }

        if (!RelationNames.RequireFreeForRows(context, schemaId, statement.Name.Name, statement.IfNotExists))
        {
            return "CREATE TABLE";
        }

        ImmutableArray<string> options = StorageParameters.OfTable(statement.Options, statement.PartitionBy is not null);
        TableBuilder builder = new(
            context, TableBuilder.NewTable(context, schemaId, statement.Name.Name) with { OnCommit = OnCommit(statement.OnCommit, schemaId), Options = options, IsUnlogged = statement.Persistence == TablePersistence.Unlogged });
        if (statement.PartitionBy is not null && !options.IsEmpty)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, $"unrecognized parameter \"{options[0].Split('=')[0]}\"");
        }

        if (statement.PartitionBy is not null && statement.AccessMethod is not null)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "specifying a table access method is not supported on a partitioned table");
        }

        TableMethod.Require(statement.AccessMethod);
        Tablespaces.Require(statement.Tablespace);
        if (statement.PartitionOf is { } whole)
        {
            TableDefinition parent = context.Names.GetTable(whole);
            context.Session.InUse.RequireUnused(parent, "CREATE TABLE .. PARTITION OF");
            AddPartition(statement, context, builder, parent);
            return "CREATE TABLE";
        }

        if (statement.PartitionBy is not null && statement.Inherits.Count > 0)
        {
            throw new SqlErrorException(SqlState.InvalidObjectDefinition, "cannot create partitioned table as inheritance child");
        }

        if (statement.Inherits.Count > 0 && statement.Elements.OfType<Syntax.ColumnDefinition>().GroupBy(static column => column.Name).FirstOrDefault(static named => named.Count() > 1) is { } repeated)
        {
            throw new SqlErrorException(SqlState.DuplicateColumn, $"column \"{repeated.Key}\" specified more than once");
        }

        if (statement.OfType is { } type)
        {
            builder.AddFields(TypedTables.GetType(context, type, forUse: true));
        }

        foreach (QualifiedName parent in statement.Inherits)
        {
            builder.Inherit(Heirs.Find(context, parent, builder.Table.IsTemporary));
        }

        Fill(statement, builder);
        builder.Put();
        return "CREATE TABLE";
    }

    private static void Fill(CreateTableStatement statement, TableBuilder builder)
    {
        foreach (TableElement element in statement.Elements)
        {
            builder.Add(element);
        }

        if (statement.PartitionBy is { } by)
        {
            builder.PartitionBy(by);
        }
    }

    private static void AddPartition(CreateTableStatement statement, StatementContext context, TableBuilder builder, TableDefinition parent)
    {
        context.Rights.RequireOwner(parent);
        PartitionMembership.RequirePartitioned(parent);
        if (builder.Table.IsTemporary != parent.IsTemporary)
        {
            throw new SqlErrorException(SqlState.WrongObjectType, parent.IsTemporary
                ? $"cannot create a permanent relation as partition of temporary relation \"{parent.Name}\""
                : $"cannot create a temporary relation as partition of permanent relation \"{parent.Name}\"");
        }

        builder.AddInherited(parent);
        Fill(statement, builder);
        PartitionBound bound = new PartitionBoundBuilder(context, parent).Build(statement.Bound!);
        new PartitionOverlap(context, parent, statement.Bound!).RequireNone(builder.Table.Name, bound);
        TableDefinition partition = builder.Put();
        PartitionMembership.Add(context, parent, partition, bound, statement.Bound!);
    }

    public static Engine.Catalog.OnCommitAction OnCommit(Syntax.OnCommitAction action, int schemaId) => action switch
    {
        not Syntax.OnCommitAction.None when schemaId != SystemCatalog.TemporarySchemaId => throw new SqlErrorException(
            SqlState.InvalidTableDefinition, "ON COMMIT can only be used on temporary tables"),
        Syntax.OnCommitAction.DeleteRows => Engine.Catalog.OnCommitAction.DeleteRows,
        Syntax.OnCommitAction.Drop => Engine.Catalog.OnCommitAction.Drop,
        _ => Engine.Catalog.OnCommitAction.PreserveRows,
    };
}
