namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>What all loops repeat, and what EXIT and CONTINUE in it do.</summary>
internal sealed class PlLoopBody(string? label, PlNode[] nodes)
{
    /// <summary>Runs it once.</summary>
    /// <param name="completion">How the loop as a whole ends, if it ends.</param>
    /// <returns>Whether the loop goes on.</returns>
    public bool Run(PlFrame frame, out PlCompletion completion)
    {
        frame.CheckCancellation();
        completion = PlNode.ExecuteAll(nodes, frame);
        switch (completion)
        {
            case PlCompletion.Next:
                return true;
            case PlCompletion.Continue when IsMeant(frame):
                frame.Label = null;
                completion = PlCompletion.Next;
                return true;
            case PlCompletion.Exit when IsMeant(frame):
                frame.Label = null;
                completion = PlCompletion.Next;
                return false;
            default:
                return false;
        }
    }

    private bool IsMeant(PlFrame frame) => frame.Label is null || frame.Label == label;
}
