namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>A statement ready to run. Keeps nothing of a call but plans.</summary>
/// <param name="line">In the body, from 1.</param>
/// <param name="kind">As CONTEXT names it: "assignment", "FOR over SELECT rows".</param>
internal abstract class PlNode(int line, string kind)
{
    public int Line { get; } = line;

    public string Kind { get; } = kind;

    public abstract PlCompletion Execute(PlFrame frame);

    /// <summary>One after the other, until one doesn't lead to the next.</summary>
    public static PlCompletion ExecuteAll(PlNode[] nodes, PlFrame frame)
    {
        for (int index = frame.TryResume(out int left) ? left : 0; index < nodes.Length; index++)
        {
            frame.Current = nodes[index];
            PlCompletion completion = nodes[index].Execute(frame);
            if (completion != PlCompletion.Next)
            {
                if (completion == PlCompletion.Suspend)
                {
                    frame.Leave(index);
                }

                return completion;
            }
        }

        return PlCompletion.Next;
    }
}
