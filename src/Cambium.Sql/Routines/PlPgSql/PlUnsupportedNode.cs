using Cambium.Engine.Errors;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>A statement that parses and is refused when it is reached.</summary>
internal sealed class PlUnsupportedNode(int line, string message) : PlNode(line, "SQL statement")
{
    public override PlCompletion Execute(PlFrame frame) => throw new SqlErrorException(SqlState.FeatureNotSupported, message);
}
