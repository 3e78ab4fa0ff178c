namespace Cambium.Engine.Transactions;

/// <summary>How the log of a database was archived since it was opened.</summary>
/// <param name="Copies">How often segments that had become full were copied.</param>
/// <param name="LastPosition">The last that is archived of what was copied then.</param>
/// <param name="LastTime">When that was; null: never.</param>
/// <param name="Failures">How often it failed; it is tried again.</param>
/// <param name="LastFailure">When it last did; null: never.</param>
public sealed record ArchiveActivity(long Copies = 0, long LastPosition = 0, DateTimeOffset? LastTime = null, long Failures = 0, DateTimeOffset? LastFailure = null);
