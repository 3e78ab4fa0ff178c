namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>target := value.</summary>
/// <param name="value">Yields the variable's new value whole.</param>
internal sealed class PlAssignNode(int line, VariableAssignment target, EmbeddedExpression value) : PlNode(line, "assignment")
{
    public override PlCompletion Execute(PlFrame frame)
    {
        target.Store(frame, value.Evaluate(frame));
        return PlCompletion.Next;
    }
}
