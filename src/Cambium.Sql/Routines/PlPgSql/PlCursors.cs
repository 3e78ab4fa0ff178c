using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>The open cursors that variables name.</summary>
internal static class PlCursors
{
    /// <exception cref="SqlErrorException">22004: the variable is NULL; 34000: no such cursor is open.</exception>
    public static Cursor Get(RoutineVariable variable, PlFrame frame)
    {
        Value name = frame.Values[variable.Slot];
        return name.IsNull
            ? throw new SqlErrorException(SqlState.NullValueNotAllowed, $"cursor variable \"{variable.Name}\" is null")
            : frame.Session.Cursors.Get(name.Text);
    }
}
