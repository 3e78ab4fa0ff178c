namespace Cambium.Sql.Sessions;

/// <summary>The state of a database that another one begins as: a commit, or a time.</summary>
/// <param name="Position">The last commit; null when a time is meant.</param>
/// <param name="Micros">Everything committed at or before this, in microseconds since 1970 UTC; null when a commit is meant.</param>
public readonly record struct BranchPoint(long? Position, long? Micros);
