using Tpcc.Transactions;
using Tpcc.Transactions.Inputs;

namespace Tpcc.Timing;

/// <summary>What a clerk does next and how long it waits before and after; one object for each clerk.</summary>
internal abstract class ClerkTiming
{
    /// <summary>The lowest mean wait of figures worth publishing: below it the timer is measured, not the server.</summary>
    public static readonly TimeSpan PublishedWaitMin = TimeSpan.FromMilliseconds(50);

    /// <summary>What the clerk types.</summary>
    public abstract InputRules Rules { get; }

    /// <summary>Whether a conflict ends the order, and the clerk takes a fresh one after its waiting time; otherwise the same is tried again.</summary>
    public virtual bool TakesFreshInput => false;

    /// <summary>New orders that one clerk commits in a second of unscaled time if no answer takes any time; null without waiting.</summary>
    public abstract double? NewOrdersPerSecondMax { get; }

    /// <summary>The shortest of all mean waits, unscaled.</summary>
    public abstract TimeSpan MeanWaitMin { get; }

    public abstract TransactionKind NextKind();

    public abstract TimeSpan Before(TransactionKind kind);

    public abstract TimeSpan After(TransactionKind kind);
}
