using Cambium.Engine.Errors;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>The tablespaces, which nobody can make more of: all that there is lies in pg_default.</summary>
internal static class Tablespaces
{
    public const string Default = "pg_default";

    private const string Shared = "pg_global";

    public static bool Exists(string name) => name is Default or Shared;

    /// <summary>That something of a database may lie there.</summary>
    /// <param name="name">Null: none was named.</param>
    /// <exception cref="SqlErrorException">42704, 22023.</exception>
    public static void Require(string? name, string refusal = "only shared relations can be placed in pg_global tablespace")
    {
        if (name is not (null or Default))
        {
            throw name == Shared
                ? new SqlErrorException(SqlState.InvalidParameterValue, refusal)
                : new SqlErrorException(SqlState.UndefinedObject, $"tablespace \"{name}\" does not exist");
        }
    }
}
