namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>LOOP, and WHILE with its condition.</summary>
internal sealed class PlLoopNode(int line, EmbeddedExpression? condition, PlLoopBody body) : PlNode(line, condition is null ? "LOOP" : "WHILE")
{
    public override PlCompletion Execute(PlFrame frame)
    {
        while (frame.TryResume(out bool _) || condition is null || condition.IsTrue(frame))
        {
            if (!body.Run(frame, out PlCompletion completion))
            {
                if (completion == PlCompletion.Suspend)
                {
                    frame.Leave(true);
                }

                return completion;
            }

            frame.Current = this;
        }

        return PlCompletion.Next;
    }
}
