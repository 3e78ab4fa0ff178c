using Cambium.Engine.Values;
using Cambium.Sql.Access;
using Cambium.Sql.Functions;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.SystemCatalogs.Functions;

/// <summary>pg_stat_statements_reset().</summary>
internal static class StatementStatisticsFunctions
{
    public static void Register(LibraryBuilder library) => library.Scalar("pg_stat_statements_reset", static (args, ctx) =>
    {
        SqlSession session = CatalogFunctions.Session(ctx);
        if (!session.Roles.Rights.IsSuperuser)
        {
            throw RoleRights.Denied("function", "pg_stat_statements_reset");
        }

        session.Database.Statements.Reset((int)args[0].UInt32, args[2].Int64);
        return Value.FromText("");
    });
}
