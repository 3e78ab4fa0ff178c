using Cambium.Log.Storage;

namespace Cambium.Log.Copying;

/// <summary>Makes logs that others will open.</summary>
public static class EmptyLog
{
    /// <summary>Makes an empty log in an empty directory, durably.</summary>
    /// <returns>The place where it goes on.</returns>
    /// <exception cref="LogShortageException">No room for its first segment, or too many open files.</exception>
    public static LogPlace Create(IFileDirectory directory, LogOptions options)
    {
        using SegmentedLog log = LogOpener.Open(directory, options, preparesAhead: false, out _);
        return log.Place!;
    }
}
