using Cambium.Engine.Values;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>FOR target IN query, EXECUTE command or a bound cursor.</summary>
/// <param name="start">Starts what yields the rows.</param>
internal sealed class PlForRowsNode(int line, string kind, VariableTargets targets, Func<PlFrame, IPlRows> start, PlLoopBody body) : PlNode(line, kind)
{
    /// <summary>The cursor whose rows they are: a variable without a name of its own has none after the loop.</summary>
    public RoutineVariable? Cursor { get; init; }

    public override PlCompletion Execute(PlFrame frame)
    {
        bool resumes = frame.TryResume(out IHeldRows held);
        using IPlRows source = resumes ? held.Resume(frame.Session) : start(frame);
        bool found = false;
        PlCompletion completion = PlCompletion.Next;
        Value[]? row = null;
        while (resumes || (row = source.Next()) is not null)
        {
            found = true;
            if (row is not null)
            {
                targets.Assign(frame, source.Columns, row);
            }

            resumes = false;
            if (!body.Run(frame, out completion))
            {
                if (completion == PlCompletion.Suspend)
                {
                    frame.Leave(source.ToHeld());
                    return completion;
                }

                break;
            }

            frame.Current = this;
        }

        if (!found)
        {
            targets.Assign(frame, source.Columns, []);
        }

        if (Cursor is { } cursor && !frame.Values[cursor.Slot].IsNull && CursorRegistry.IsNextName(frame.Values[cursor.Slot].Text))
        {
            frame.Values[cursor.Slot] = Value.Null;
        }

        frame.Found = found;
        return completion;
    }
}
