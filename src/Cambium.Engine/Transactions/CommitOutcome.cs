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

    /// <summary>Its token was committed before, at the position told (42710); nothing was written.</summary>
    DuplicateToken,

    /// <summary>Its token was fenced: somebody was told that it had not been committed (55000); nothing was written.</summary>
    FencedToken,

    /// <summary>The token asked for may be older than what is remembered.</summary>
    ForgottenToken,

    /// <summary>The flush failed: whether it is durable only a restart will tell (08007).</summary>
    OutcomeUnknown,

    /// <summary>The log's disk is full (53100), or too many files are open (53000); nothing was written.</summary>
    Shortage,

    /// <summary>A page that it needs can't be read (XX001); nothing was written.</summary>
    DataCorrupted,

    /// <summary>There was not enough memory for it (53200); nothing was written.</summary>
    OutOfMemory,

    /// <summary>Its record would be longer than the log takes (54000); nothing was written.</summary>
    TooLarge,

    /// <summary>It was taken back with another one that failed halfway (40001); nothing was written, and it may be tried again.</summary>
    Withdrawn,

    /// <summary>An earlier flush failed or the database is closing (57P03): read-only until restart; nothing was written.</summary>
    ReadOnlyDatabase,
}
