using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>CREATE SCHEMA, with the objects declared in it.</summary>
internal static class SchemaCommand
{
    public static string Execute(CreateSchemaStatement statement, StatementContext context)
    {
        RequireRight(context);
        RoleDefinition? owner = statement.Authorization is null ? null : context.Names.GetRole(statement.Authorization);
        string name = statement.Name ?? owner!.Name;
        RequireName(name);
        if (owner is not null)
        {
            OwnerChange.RequireMember(context.Rights, owner);
        }

        context.Transaction.Reads.NoteCatalog(NameClass.Schema, 0, name);
        if (context.Catalog.TryGetSchema(name, out _))
        {
            if (!statement.IfNotExists)
            {
                throw new SqlErrorException(SqlState.DuplicateSchema, $"schema \"{name}\" already exists");
            }

            context.Session.Notice(SqlNotice.Notice($"schema \"{name}\" already exists, skipping") with { SqlState = SqlState.DuplicateSchema });
            return "CREATE SCHEMA";
        }

        context.Transaction.Ddl.Put(DefaultPrivilegesCommand.Apply(context, new SchemaDefinition
        {
            Id = context.Transaction.Ddl.NextId(),
            Name = name,
            OwnerId = owner?.Id ?? context.Session.Roles.CurrentId,
        }));
        if (statement.Elements.Count > 0)
        {
            using ActingScope? scope = owner is null ? null : context.Session.Roles.ActAs(owner.Id);
            CreateElements(statement, name, context);
        }

        return "CREATE SCHEMA";
    }

    /// <exception cref="SqlErrorException">42939.</exception>
    public static void RequireName(string name)
    {
        if (name.StartsWith("pg_", StringComparison.Ordinal))
        {
            throw new SqlErrorException(
                SqlState.ReservedName, $"unacceptable schema name \"{name}\"", "The prefix \"pg_\" is reserved for system schemas.");
        }
    }

    /// <exception cref="SqlErrorException">42501: no CREATE on the database.</exception>
    public static void RequireRight(StatementContext context) => context.Session.Roles.RequireOnDatabase(Privileges.Create);

    /// <summary>Unqualified names in the elements mean the new schema; they may be written in any order.</summary>
    private static void CreateElements(CreateSchemaStatement statement, string name, StatementContext context)
    {
        foreach (Statement element in statement.Elements)
        {
            if (NameOf(element)?.Schema is { } schema && schema != name)
            {
                throw new SqlErrorException(SqlState.InvalidSchemaDefinition, $"CREATE specifies a schema ({schema}) different from the one being created ({name})");
            }
        }

        string path = context.Settings.Get("search_path")!;
        string first = Engine.Values.Identifier.Quote(name);
        context.Settings.Set("search_path", string.IsNullOrWhiteSpace(path) ? first : $"{first}, {path}", isLocal: true);
        foreach (Statement element in statement.Elements.OrderBy(Rank))
        {
            UtilityStatements.ExecutePart(element, context);
        }

        context.Settings.Set("search_path", path, isLocal: true);
    }

    /// <summary>What must be in the new schema: an index and a trigger are where their table is.</summary>
    private static QualifiedName? NameOf(Statement element) => element switch
    {
        CreateSequenceStatement sequence => sequence.Name,
        CreateTableStatement table => table.Name,
        CreateViewStatement view => view.Name,
        CreateIndexStatement index => index.Table,
        CreateTriggerStatement trigger => trigger.Table,
        _ => null,
    };

    /// <summary>What others are made of comes first.</summary>
    private static int Rank(Statement element) => element switch
    {
        CreateSequenceStatement => 0,
        CreateTableStatement => 1,
        CreateViewStatement => 2,
        CreateIndexStatement => 3,
        CreateTriggerStatement => 4,
        _ => 5,
    };
}
