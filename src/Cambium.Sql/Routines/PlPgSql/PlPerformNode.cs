using Cambium.Engine.Errors;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>PERFORM: a query whose rows are dropped.</summary>
internal sealed class PlPerformNode(int line, EmbeddedStatement query) : PlNode(line, "PERFORM")
{
    public override PlCompletion Execute(PlFrame frame)
    {
        if (query.IsSelectInto)
        {
            SqlErrorException error = new(SqlState.SyntaxError, "query is SELECT INTO, but it should be plain SELECT");
            error.Within("query: " + query.Text);
            throw error;
        }

        frame.RowCount = query.Run(frame, FunctionRows.Dropped, 0);
        frame.Found = frame.RowCount > 0;
        return PlCompletion.Next;
    }
}
