namespace Cambium.Engine.Transactions;

/// <summary>What became of lining up for a row.</summary>
public enum QueueOutcome
{
    /// <summary>Nobody was before it.</summary>
    Entered,

    /// <summary>It was this transaction's turn after others had finished; the snapshot may have moved.</summary>
    EnteredAfterWait,

    /// <summary>Others are still before it. NOWAIT makes that 55P03, SKIP LOCKED passes the row over, others go on without the hint.</summary>
    Busy,
}
