using Cambium.Sql.Statements;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>FOR target IN query, EXECUTE command or a bound cursor.</summary>
/// <param name="start">Starts what yields the rows.</param>
internal sealed class PlForRowsNode(int line, string kind, VariableTargets targets, Func<PlFrame, IStatementRun> start, PlLoopBody body) : PlNode(line, kind)
{
    public override PlCompletion Execute(PlFrame frame)
    {
        using PlRowSource source = new(start(frame), frame.Session.Routines.Sources);
        bool found = false;
        PlCompletion completion = PlCompletion.Next;
        while (source.Next() is { } row)
        {
            found = true;
            targets.Assign(frame, source.Columns, row);
            if (!body.Run(frame, out completion))
            {
                break;
            }

            frame.Current = this;
        }

        if (!found)
        {
            targets.Assign(frame, source.Columns, []);
        }

        frame.Found = found;
        return completion;
    }
}
