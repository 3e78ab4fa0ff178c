namespace Cambium.Log.Storage;

/// <summary>The log is whole but not for this program: a newer format version, another database, or in use by another process.</summary>
public sealed class LogFormatException : LogException
{
    public LogFormatException(string message)
        : base(message)
    {
    }
}
