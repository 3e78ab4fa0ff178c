namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>LOOP, and WHILE with its condition.</summary>
internal sealed class PlLoopNode(int line, EmbeddedExpression? condition, PlLoopBody body) : PlNode(line, condition is null ? "LOOP" : "WHILE")
{
    public override PlCompletion Execute(PlFrame frame)
    {
        while (condition is null || condition.IsTrue(frame))
        {
            if (!body.Run(frame, out PlCompletion completion))
            {
                return completion;
            }

            frame.Current = this;
        }

        return PlCompletion.Next;
    }
}
