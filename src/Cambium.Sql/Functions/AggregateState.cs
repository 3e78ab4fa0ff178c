using Cambium.Engine.Values;

namespace Cambium.Sql.Functions;

/// <summary>What an aggregate knows of one group.</summary>
public abstract class AggregateState
{
    /// <summary>Whether <see cref="Remove"/> works, which moving window frames make use of.</summary>
    public virtual bool CanRemove => false;

    /// <summary>Takes in one row: all arguments, or for an ordered-set aggregate the aggregated ones.</summary>
    public abstract void Add(ReadOnlySpan<Value> arguments, CallContext context);

    /// <summary>Takes back the row added first of those still in.</summary>
    public virtual void Remove(ReadOnlySpan<Value> arguments, CallContext context) => throw new NotSupportedException();

    /// <summary>
    /// Whether <see cref="Merge"/> works, and gives exactly what adding the other's rows one by one would have given: sums of floats, say, depend on
    /// the order of the rows.
    /// </summary>
    public virtual bool CanMerge => false;

    /// <summary>Takes in all that another state of the same call was shown, as rows that come after its own. The other one isn't used any more.</summary>
    public virtual void Merge(AggregateState later, CallContext context) => throw new NotSupportedException();

    /// <summary>Whether the result is the same in whatever order the rows come.</summary>
    public virtual bool IgnoresOrder => false;

    /// <summary>The result so far; may be asked for again after more rows.</summary>
    /// <param name="direct">Direct arguments of an ordered-set aggregate, otherwise empty.</param>
    /// <param name="context">The session's surroundings.</param>
    public abstract Value Finish(ReadOnlySpan<Value> direct, CallContext context);
}
