namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>DO inside a function.</summary>
internal sealed class PlDoNode(int line, string body) : PlNode(line, "DO")
{
    public override PlCompletion Execute(PlFrame frame)
    {
        frame.Session.Routines.RunBlock(body, frame.IsAtomic || frame.Subtransactions > 0, body);
        return PlCompletion.Next;
    }
}
