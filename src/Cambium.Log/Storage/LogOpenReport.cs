namespace Cambium.Log.Storage;

/// <summary>What was found when a log was opened.</summary>
/// <param name="DatabaseId">The database it belongs to.</param>
/// <param name="CollationVersion">The newest segment's.</param>
/// <param name="FirstPosition">Oldest position kept.</param>
/// <param name="LastPosition">Last whole record, 0 when empty; all up to it counts as committed and is durable now.</param>
/// <param name="WasCreated">There was no log; there is one now.</param>
/// <param name="WasClean">The log ended with a mark: nothing can be missing.</param>
/// <param name="TornTail">What was cut off, if anything.</param>
public sealed record LogOpenReport(
    Guid DatabaseId,
    string CollationVersion,
    long FirstPosition,
    long LastPosition,
    bool WasCreated,
    bool WasClean,
    TornTail? TornTail);
