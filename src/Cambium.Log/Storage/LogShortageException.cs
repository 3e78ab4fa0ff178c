namespace Cambium.Log.Storage;

/// <summary>The disk is full, or too many files are open. Nothing was appended, what was half written is cut back, and the append may be tried again.</summary>
public sealed class LogShortageException(string message, IOException cause) : LogException(message, cause)
{
    /// <summary>What there isn't enough of, by <see cref="Shortage"/>.</summary>
    public IOException Cause { get; } = cause;
}
