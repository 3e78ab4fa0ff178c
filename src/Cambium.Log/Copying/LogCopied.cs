namespace Cambium.Log.Copying;

/// <summary>What a copy of a log has.</summary>
/// <param name="Bytes">How much was copied this time.</param>
/// <param name="FirstPosition">Its oldest position.</param>
/// <param name="LastPosition">Its last; one below the first when it is empty.</param>
public readonly record struct LogCopied(long Bytes, long FirstPosition, long LastPosition);
