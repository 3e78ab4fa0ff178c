namespace Cambium.Log.Records;

/// <summary>A record's fixed part. The position isn't in it: it follows from the record's place in its batch.</summary>
/// <param name="FirstSnapshot">Position of the snapshot the transaction began on.</param>
/// <param name="Snapshot">Last position at which all its reads were checked unchanged, or its replay's; below the record's own.</param>
/// <param name="Tries">How often the committer looked at it, from 1.</param>
/// <param name="Flags">How it came to commit.</param>
/// <param name="CommitTimeMicros">Microseconds since 1970 UTC; strictly increasing along the log.</param>
/// <param name="Session">The session's name or number.</param>
/// <param name="User">The role that committed.</param>
/// <param name="Token">The client's idempotency token, if it gave one.</param>
public readonly record struct LogRecordHead(
    long FirstSnapshot,
    long Snapshot,
    int Tries,
    RecordFlags Flags,
    long CommitTimeMicros,
    string Session,
    string User,
    Guid? Token);
