namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>EXIT and CONTINUE.</summary>
internal sealed class PlExitNode(int line, bool isContinue, string? label, EmbeddedExpression? when) : PlNode(line, isContinue ? "CONTINUE" : "EXIT")
{
    public override PlCompletion Execute(PlFrame frame)
    {
        if (when is not null && !when.IsTrue(frame))
        {
            return PlCompletion.Next;
        }

        frame.Label = label;
        return isContinue ? PlCompletion.Continue : PlCompletion.Exit;
    }
}
