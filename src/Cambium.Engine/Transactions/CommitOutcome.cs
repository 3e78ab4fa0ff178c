namespace Cambium.Engine.Transactions;

/// <summary>How a commit ended.</summary>
public enum CommitOutcome
{
    /// <summary>Durable and visible.</summary>
    Committed,

    /// <summary>There was nothing to write; always succeeds.</summary>
    ReadOnly,

    /// <summary>Another transaction committed first (40001); nothing was written.</summary>
    Conflict,

    /// <summary>The flush failed: whether it is durable only a restart will tell (08007).</summary>
    OutcomeUnknown,

    /// <summary>The log's disk is full (53100); nothing was written.</summary>
    OutOfSpace,

    /// <summary>An earlier flush failed or the database is closing (57P03): read-only until restart; nothing was written.</summary>
    ReadOnlyDatabase,
}
