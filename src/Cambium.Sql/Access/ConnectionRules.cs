using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;

namespace Cambium.Sql.Access;

/// <summary>Who may start a session in a database, and how many of them at a time.</summary>
internal static class ConnectionRules
{
    /// <exception cref="SqlErrorException">55000: the database takes none; 42501: no CONNECT; 53300: a limit is reached.</exception>
    public static void Require(CatalogSnapshot catalog, string databaseName, string user, int sessionsOfUser, int sessionsHere)
    {
        if (!catalog.TryGetDatabase(databaseName, out DatabaseDefinition? database) || !catalog.TryGetRole(user, out RoleDefinition? role))
        {
            return;
        }

        if (!database.AllowsConnections)
        {
            throw new SqlErrorException(SqlState.ObjectNotInPrerequisiteState, $"database \"{databaseName}\" is not currently accepting connections");
        }

        if (role.IsSuperuser)
        {
            return;
        }

        if ((new RoleRights(catalog, role.Id, database.OwnerId).On(database) & Privileges.Connect) == 0)
        {
            throw new SqlErrorException(
                SqlState.InsufficientPrivilege, $"permission denied for database \"{databaseName}\"", "User does not have CONNECT privilege.");
        }

        if (database.ConnectionLimit >= 0 && sessionsHere >= database.ConnectionLimit)
        {
            throw new SqlErrorException(SqlState.TooManyConnections, $"too many connections for database \"{databaseName}\"");
        }

        if (role.ConnectionLimit >= 0 && sessionsOfUser >= role.ConnectionLimit)
        {
            throw new SqlErrorException(SqlState.TooManyConnections, $"too many connections for role \"{user}\"");
        }
    }
}
