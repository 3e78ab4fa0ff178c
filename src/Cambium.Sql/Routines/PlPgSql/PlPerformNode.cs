namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>PERFORM: a query whose rows are dropped.</summary>
internal sealed class PlPerformNode(int line, EmbeddedStatement query) : PlNode(line, "PERFORM")
{
    public override PlCompletion Execute(PlFrame frame)
    {
        frame.RowCount = query.Run(frame, FunctionRows.Dropped, 0);
        frame.Found = frame.RowCount > 0;
        return PlCompletion.Next;
    }
}
