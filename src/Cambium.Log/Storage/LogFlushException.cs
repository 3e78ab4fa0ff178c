namespace Cambium.Log.Storage;

/// <summary>
/// A write or flush failed and the operating system no longer vouches for what was written. No second try: the store
/// refuses every append until the log is opened anew.
/// </summary>
public sealed class LogFlushException : LogException
{
    public LogFlushException(string message, Exception? inner = null)
        : base(message, inner)
    {
    }
}
