namespace Cambium.Log.Storage;

/// <summary>
/// A batch that was known durable can't be read: the file was changed or lost bytes. Never served; a backup is needed, or
/// <c>cambium log recover --up-to</c>, which gives up what follows.
/// </summary>
public sealed class LogDamageException : LogException
{
    public LogDamageException(string file, long offset, long position, string reason)
        : base($"log file \"{file}\" is damaged at offset {offset} (position {position}): {reason}")
    {
        File = file;
        Offset = offset;
        Position = position;
        Reason = reason;
    }

    /// <summary>Path of the segment.</summary>
    public string File { get; }

    /// <summary>Byte offset of the bad batch or header.</summary>
    public long Offset { get; }

    /// <summary>The first position that can't be read.</summary>
    public long Position { get; }

    /// <summary>What didn't match.</summary>
    public string Reason { get; }
}
