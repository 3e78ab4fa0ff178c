namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>IF … ELSIF … ELSE.</summary>
internal sealed class PlIfNode(int line, (EmbeddedExpression Condition, PlNode[] Body)[] branches, PlNode[] otherwise) : PlNode(line, "IF")
{
    public override PlCompletion Execute(PlFrame frame)
    {
        if (!frame.TryResume(out int branch))
        {
            branch = Array.FindIndex(branches, branch => branch.Condition.IsTrue(frame));
        }

        PlCompletion completion = ExecuteAll(branch < 0 ? otherwise : branches[branch].Body, frame);
        if (completion == PlCompletion.Suspend)
        {
            frame.Leave(branch);
        }

        return completion;
    }
}
