namespace Cambium.Sql.Sessions;

/// <summary>How a session's transaction came to be, and whether it still can do anything.</summary>
internal enum TransactionBlock
{
    None,

    /// <summary>Begun by a statement outside BEGIN: ends with the query string or at Sync.</summary>
    Implicit,

    /// <summary>Begun by BEGIN.</summary>
    Explicit,

    /// <summary>Begun by BEGIN, and a statement has failed: only ROLLBACK, COMMIT (which rolls back) and ROLLBACK TO are left.</summary>
    Failed,
}
