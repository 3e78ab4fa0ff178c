namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>CLOSE.</summary>
internal sealed class PlCloseNode(int line, RoutineVariable cursor) : PlNode(line, "CLOSE")
{
    public override PlCompletion Execute(PlFrame frame)
    {
        frame.Session.Cursors.Close(PlCursors.Get(cursor, frame).Name);
        return PlCompletion.Next;
    }
}
