namespace Cambium.Log.Format;

/// <summary>A record is longer than the log takes. It can be abandoned; what was written before it is whole.</summary>
public sealed class LogRecordSizeException : Exception
{
    public LogRecordSizeException(long bytesMax)
        : base(FormattableString.Invariant($"A record of the log can't exceed {bytesMax >> 20} MB."))
    {
    }
}
