using Cambium.Engine.Errors;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>CREATE EXTENSION, as schema scripts write it for what is there already: PL/pgSQL. There are no other extensions.</summary>
internal static class ExtensionCommand
{
    private const string Present = "plpgsql";

    public static string Execute(CreateExtensionStatement statement, StatementContext context)
    {
        if (statement.Name != Present)
        {
            throw new SqlErrorException(
                SqlState.FeatureNotSupported,
                $"extension \"{statement.Name}\" is not available",
                hint: statement.Name is "uuid-ossp" or "pgcrypto" ? "gen_random_uuid() needs no extension." : null);
        }

        string message = $"extension \"{statement.Name}\" already exists";
        if (!statement.IfNotExists)
        {
            throw new SqlErrorException(SqlState.DuplicateObject, message);
        }

        context.Notice($"{message}, skipping");
        return "CREATE EXTENSION";
    }
}
