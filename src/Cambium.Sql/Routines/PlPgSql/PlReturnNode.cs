namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>RETURN.</summary>
/// <param name="value">Null where outputs or rows already returned are the result.</param>
internal sealed class PlReturnNode(int line, EmbeddedExpression? value) : PlNode(line, "RETURN")
{
    public override PlCompletion Execute(PlFrame frame)
    {
        if (value is not null)
        {
            frame.Result = value.Evaluate(frame);
        }

        return PlCompletion.Return;
    }
}
