using System.Diagnostics;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Execution.Operators;
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

    /// <summary>Plans of subqueries in its expressions.</summary>
    internal IReadOnlyList<Subplan> Subplans { get; set; } = [];

    /// <summary>Trees that it reads itself.</summary>
    public virtual IReadOnlyList<int> TreesRead => [];

    /// <summary>The optimizer's guesses, for EXPLAIN.</summary>
    public PlanEstimate Estimate { get; set; }

    /// <summary>The scan whose rows it makes its own of, in their order and from nothing else, so that it can be run in parts; null: it can't be.</summary>
    internal virtual IPartSource? Source => null;

    /// <summary>Whether <see cref="CopyWhole"/> works: it reads little, each time anew, by keys from surrounding rows.</summary>
    internal virtual bool IsLookup => false;

    /// <summary>Threads that are to help it, besides the session's own.</summary>
    internal int Helpers { get; private protected set; }

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

    /// <summary>Passes over up to so many of the first rows without yielding them, before <see cref="Next"/> is called.</summary>
    /// <returns>How many; none where it has to look at them.</returns>
    public virtual long Skip(long count) => 0;

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

    /// <summary>Has rows that fail the test left out below, as early as they can be: rows without a partner come to nothing above.</summary>
    /// <param name="key">Where its rows have what partners have in common.</param>
    /// <returns>False: it can't.</returns>
    internal virtual bool TryTestPartners(PartnerTest test, RowKey key) => false;

    /// <summary>Decides how many threads are to help with what it does; running it does the same again.</summary>
    internal virtual void PlanHelpers(QueryContext context)
    {
        foreach (Operator child in Children)
        {
            child.PlanHelpers(context);
        }

        foreach (Subplan subplan in Subplans)
        {
            subplan.Plan.PlanHelpers(context);
        }
    }

    /// <summary>Of an open operator with a <see cref="Source"/>: does what all its copies share.</summary>
    internal virtual void BuildShared()
    {
    }

    /// <summary>The same over other rows of <see cref="Source"/>, for another thread. The operator itself stays open as long as its copies are used.</summary>
    internal virtual Operator Copy(Operator rows) => throw new NotSupportedException($"{GetType().Name} can't be run in parts.");

    /// <summary>The same for another thread, reading what it reads itself.</summary>
    internal virtual Operator CopyWhole() => throw new NotSupportedException($"{GetType().Name} isn't a lookup.");

    /// <summary>Counts what a copy has done as done by this operator.</summary>
    /// <param name="loops">How often it counts as opened: once for a helper, whose rows are a part; a lookup as often as it was.</param>
    internal void AddStatistics(Operator copy, long? loops)
    {
        if (copy.Statistics is { } added)
        {
            (Statistics ??= new OperatorStatistics()).Add(added, loops ?? added.Loops);
        }

        for (int child = 0; child < Children.Count; child++)
        {
            if (!ReferenceEquals(Children[child], copy.Children[child]))
            {
                Children[child].AddStatistics(copy.Children[child], child == 0 ? loops : null);
            }
        }
    }

    /// <summary>Fills in how EXPLAIN shows this operator.</summary>
    public abstract void Describe(ExplainNode node);

    protected abstract void OpenCore(QueryContext context);

    protected abstract bool NextCore(RowBatch batch);
}
