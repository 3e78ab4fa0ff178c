namespace Cambium.Log.Verification;

/// <summary>Limits of a verification.</summary>
public sealed record VerifyOptions
{
    /// <summary>
    /// Row changes remembered, some 200 bytes each beside the images. A transaction whose snapshot is older than these can't be
    /// verified, and the report says so.
    /// </summary>
    public int WindowChangesMax { get; init; } = 1_000_000;

    /// <summary>A hash kept elsewhere, lower-case hexadecimal, that the log's head must have; null to only print it.</summary>
    public string? ExpectedHeadHash { get; init; }
}
