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
        operand?.Run(frame);
        foreach ((EmbeddedExpression condition, PlNode[] body) in branches)
        {
            if (condition.IsTrue(frame))
            {
                operand?.Clear(frame);
                return ExecuteAll(body, frame);
            }
        }

        operand?.Clear(frame);
        return otherwise is null
            ? throw new SqlErrorException(SqlState.CaseNotFound, "case not found", hint: "CASE statement is missing ELSE part.")
            : ExecuteAll(otherwise, frame);
    }
}
