using System.Diagnostics;
using Cambium.Sql.Planning.Explaining;

namespace Cambium.Sql.Execution;

/// <summary>
/// A step of a running plan, pulled batch by batch. An instance belongs to one session at a time and can be opened again and again, with
/// other parameters; it keeps its buffers. Expressions inside are compiled against the layout of its input.
/// </summary>
public abstract class Operator
{
    /// <summary>Values per row it yields.</summary>
    public abstract int Width { get; }

    public virtual IReadOnlyList<Operator> Children => [];

    /// <summary>Trees that it reads itself.</summary>
    public virtual IReadOnlyList<int> TreesRead => [];

    /// <summary>The optimizer's guesses, for EXPLAIN.</summary>
    public PlanEstimate Estimate { get; set; }

    /// <summary>What was measured since the plan was opened instrumented.</summary>
    public OperatorStatistics? Statistics { get; private set; }

    /// <summary>Starts, or starts over. Reads nothing yet.</summary>
    public void Open(QueryContext context)
    {
        if (context.IsInstrumented)
        {
            Statistics ??= new OperatorStatistics();
            Statistics.Loops++;
        }
        else
        {
            Statistics = null;
        }

        OpenCore(context);
    }

    /// <summary>
    /// Clears <paramref name="batch"/> and fills it with at least one and at most <see cref="RowBatch.RowsWanted"/> rows; false, with an
    /// empty batch, when there are no more.
    /// </summary>
    public bool Next(RowBatch batch)
    {
        batch.Clear(Width);
        if (Statistics is null)
        {
            return NextCore(batch);
        }

        long start = Stopwatch.GetTimestamp();
        bool any = NextCore(batch);
        Statistics.Ticks += Stopwatch.GetTimestamp() - start;
        Statistics.Rows += batch.Count;
        return any;
    }

    /// <summary>
    /// Ends the execution, exhausted or not: notes reads not noted yet and lets go of rows. Harmless when not open.
    /// </summary>
    public virtual void Close()
    {
        foreach (Operator child in Children)
        {
            child.Close();
        }
    }

    /// <summary>Fills in how EXPLAIN shows this operator.</summary>
    public abstract void Describe(ExplainNode node);

    protected abstract void OpenCore(QueryContext context);

    protected abstract bool NextCore(RowBatch batch);
}
