namespace Cambium.Sql.Sessions;

/// <summary>What a session at work may be waiting for.</summary>
internal enum SessionWait
{
    None,

    /// <summary>Its turn for a row.</summary>
    Row,

    /// <summary>Its turn for a table, or for the name of one.</summary>
    Relation,

    /// <summary>An advisory lock.</summary>
    AdvisoryLock,

    /// <summary>Its commit to be validated and durable.</summary>
    Commit,

    /// <summary>pg_sleep's time.</summary>
    Sleep,
}
