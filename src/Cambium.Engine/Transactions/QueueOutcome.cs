namespace Cambium.Engine.Transactions;

/// <summary>What became of lining up for a row.</summary>
public enum QueueOutcome
{
    /// <summary>Nobody was before it.</summary>
    Entered,

    /// <summary>It was this transaction's turn after others had finished, or had taken too long: newer roots may have appeared.</summary>
    EnteredAfterWait,

    /// <summary>
    /// Others are before it, and it may not wait: its patience is none, or it would wait for somebody who waits for it. NOWAIT makes
    /// that 55P03, SKIP LOCKED passes the row over, others go on without the hint.
    /// </summary>
    Busy,

    /// <summary>Its own patience is over.</summary>
    TimedOut,
}
