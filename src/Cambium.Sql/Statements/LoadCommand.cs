using Cambium.Engine.Errors;
using Cambium.Sql.Extensions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements;

/// <summary>LOAD: the libraries there are belong to the server and are loaded with it.</summary>
internal static class LoadCommand
{
    public static string Execute(LoadStatement statement, StatementContext context)
    {
        if (!context.Rights.IsSuperuser)
        {
            throw new SqlErrorException(SqlState.InsufficientPrivilege, $"access to library \"{statement.File}\" is not allowed");
        }

        ExtensionLibraries.RequireFile(statement.File);
        return "LOAD";
    }
}
