namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>DO inside a function.</summary>
internal sealed class PlDoNode(int line, string body) : PlNode(line, "DO")
{
    public override PlCompletion Execute(PlFrame frame)
    {
        RoutineResult result = frame.TryResume(out RoutineSuspension suspension)
            ? PlRoutine.Resume(frame.Host, suspension)
            : frame.Session.Routines.RunBlock(body, frame.IsAtomic || frame.Subtransactions > 0, body);
        if (result.Suspension is null)
        {
            return PlCompletion.Next;
        }

        frame.Leave(result.Suspension);
        return PlCompletion.Suspend;
    }
}
