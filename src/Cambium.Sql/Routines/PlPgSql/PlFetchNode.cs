using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>FETCH one row into variables, or MOVE.</summary>
/// <param name="countExpression">Tells the count instead of <paramref name="count"/>; or null.</param>
/// <param name="into">Null for MOVE.</param>
internal sealed class PlFetchNode(int line, RoutineVariable cursor, FetchDirection direction, long count, EmbeddedExpression? countExpression, VariableTargets? into)
    : PlNode(line, into is null ? "MOVE" : "FETCH")
{
    public override PlCompletion Execute(PlFrame frame)
    {
        Cursor open = PlCursors.Get(cursor, frame);
        long steps = count;
        if (countExpression is not null)
        {
            Value value = countExpression.Evaluate(frame);
            steps = value.IsNull ? throw new SqlErrorException(SqlState.NullValueNotAllowed, "relative or absolute cursor position is null") : value.Int64;
        }

        Value[]? fetched = null;
        frame.RowCount = open.Fetch(direction, steps, into is null ? null : new FunctionRows((_, row) => fetched = row.ToArray()));
        frame.Session.Transactions.Engine.EndStatement();
        into?.Assign(frame, open.Columns, fetched ?? []);
        frame.Found = frame.RowCount > 0;
        return PlCompletion.Next;
    }
}
