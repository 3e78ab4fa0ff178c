namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>OPEN.</summary>
internal sealed class PlOpenNode(int line, CursorOpening cursor) : PlNode(line, "OPEN")
{
    public override PlCompletion Execute(PlFrame frame)
    {
        cursor.Open(frame);
        return PlCompletion.Next;
    }
}
