using System.Globalization;

namespace Cambium.Log.Storage;

/// <summary>The unfinished end of a log, which no later batch knew to be durable.</summary>
/// <param name="File">Path of the segment it began in.</param>
/// <param name="Offset">Where in it, in bytes.</param>
/// <param name="Bytes">How many bytes of that segment were given up, from there through the last that wasn't zero.</param>
/// <param name="Position">The first position that was lost, if it ever was a record.</param>
/// <param name="Reason">Why the batch there wasn't whole.</param>
public sealed record TornTail(string File, long Offset, long Bytes, long Position, string Reason)
{
    /// <summary>What was done about it, in words.</summary>
    public override string ToString() => string.Create(
        CultureInfo.InvariantCulture, $"the log was cut off at position {Position}, where it was unfinished: {Bytes} bytes from offset {Offset} of \"{File}\" on ({Reason})");
}
