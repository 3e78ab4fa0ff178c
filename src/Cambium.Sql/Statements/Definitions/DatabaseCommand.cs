using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>CREATE, ALTER and DROP DATABASE, carried out by the server around.</summary>
internal static class DatabaseCommand
{
    private static readonly string[] s_harmless =
        ["template", "encoding", "locale", "lc_collate", "lc_ctype", "tablespace", "connection_limit", "allow_connections", "is_template", "strategy", "locale_provider"];

    public static string Execute(CreateDatabaseStatement statement, StatementContext context)
    {
        BlockRules.RefuseInBlock(context, "CREATE DATABASE");
        RequireRight(context, "create database");
        string owner = context.Session.CurrentUser;
        foreach (Option option in statement.Options)
        {
            if (option.Name == "owner")
            {
                owner = (option.Value as TextOptionValue)?.Text ?? owner;
            }
            else if (option.Name == "encoding" && option.Value is TextOptionValue { Text: var encoding }
                && !encoding.Replace("-", "", StringComparison.Ordinal).Equals("utf8", StringComparison.OrdinalIgnoreCase))
            {
                throw new SqlErrorException(SqlState.FeatureNotSupported, $"encoding \"{encoding}\" is not supported: databases are in UTF8");
            }
            else if (!s_harmless.Contains(option.Name))
            {
                throw new SqlErrorException(SqlState.SyntaxError, $"option \"{option.Name}\" not recognized", position: option.Span.Position);
            }
        }

        context.Host.CreateDatabase(statement.Name, owner);
        return "CREATE DATABASE";
    }

    public static string Execute(DropDatabaseStatement statement, StatementContext context)
    {
        BlockRules.RefuseInBlock(context, "DROP DATABASE");
        RequireRight(context, "drop database");
        if (statement.Name == context.Database.Name)
        {
            throw new SqlErrorException(SqlState.ObjectInUse, "cannot drop the currently open database");
        }

        if (statement.IfExists && context.Host.Databases.All(database => database.Name != statement.Name))
        {
            context.Session.Notice(SqlNotice.Notice($"database \"{statement.Name}\" does not exist, skipping"));
            return "DROP DATABASE";
        }

        context.Host.DropDatabase(statement.Name, statement.Force);
        return "DROP DATABASE";
    }

    public static void RequireRight(StatementContext context, string action)
    {
        bool may = context.Session.Roles.IsCurrentSuperuser
            || (context.Catalog.TryGetRole(context.Session.CurrentUser, out RoleDefinition? role) && role.CanCreateDatabases);
        if (!may)
        {
            throw new SqlErrorException(SqlState.InsufficientPrivilege, $"permission denied to {action}");
        }
    }
}
