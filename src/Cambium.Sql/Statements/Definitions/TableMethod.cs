using Cambium.Engine.Errors;
using Cambium.Sql.SystemCatalogs;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>The access method that a table is made with: heap, which names how this server stores all of them.</summary>
internal static class TableMethod
{
    public const string Heap = "heap";

    /// <param name="name">Null: none was named.</param>
    /// <exception cref="SqlErrorException">42704, 55000.</exception>
    public static void Require(string? name)
    {
        if (name is not (null or Heap))
        {
            throw AccessMethod.Find(name) is null
                ? new SqlErrorException(SqlState.UndefinedObject, $"access method \"{name}\" does not exist")
                : new SqlErrorException(SqlState.ObjectNotInPrerequisiteState, $"access method \"{name}\" is not of type TABLE");
        }
    }
}
