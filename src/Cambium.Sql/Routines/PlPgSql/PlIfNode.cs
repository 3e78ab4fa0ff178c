namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>IF … ELSIF … ELSE.</summary>
internal sealed class PlIfNode(int line, (EmbeddedExpression Condition, PlNode[] Body)[] branches, PlNode[] otherwise) : PlNode(line, "IF")
{
    public override PlCompletion Execute(PlFrame frame)
    {
        foreach ((EmbeddedExpression condition, PlNode[] body) in branches)
        {
            if (condition.IsTrue(frame))
            {
                return ExecuteAll(body, frame);
            }
        }

        return ExecuteAll(otherwise, frame);
    }
}
