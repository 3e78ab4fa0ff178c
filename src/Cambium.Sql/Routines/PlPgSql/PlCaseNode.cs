using Cambium.Engine.Errors;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>
/// CASE with or without an operand. The operand's value is a variable of its own, to which the values of the branches are compared.
/// </summary>
/// <param name="operand">Sets that variable; null without an operand.</param>
/// <param name="otherwise">Null: not finding a branch is an error.</param>
internal sealed class PlCaseNode(int line, PlCaseOperand? operand, (EmbeddedExpression Condition, PlNode[] Body)[] branches, PlNode[]? otherwise) : PlNode(line, "CASE")
{
    public override PlCompletion Execute(PlFrame frame)
    {
        if (!frame.TryResume(out int branch))
        {
            operand?.Run(frame);
            branch = Array.FindIndex(branches, branch => branch.Condition.IsTrue(frame));
            operand?.Clear(frame);
        }

        PlNode[]? body = branch < 0 ? otherwise : branches[branch].Body;
        PlCompletion completion = body is null
            ? throw new SqlErrorException(SqlState.CaseNotFound, "case not found", hint: "CASE statement is missing ELSE part.")
            : ExecuteAll(body, frame);
        if (completion == PlCompletion.Suspend)
        {
            frame.Leave(branch);
        }

        return completion;
    }
}
