using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>ASSERT condition [, message].</summary>
internal sealed class PlAssertNode(int line, EmbeddedExpression condition, EmbeddedExpression? message) : PlNode(line, "ASSERT")
{
    public override PlCompletion Execute(PlFrame frame)
    {
        if (!frame.Host.ChecksAsserts || condition.IsTrue(frame))
        {
            return PlCompletion.Next;
        }

        Value text = message?.Evaluate(frame) ?? Value.Null;
        throw new SqlErrorException(SqlState.AssertFailure, text.IsNull ? "assertion failed" : text.Text) { IsRaised = true };
    }
}
