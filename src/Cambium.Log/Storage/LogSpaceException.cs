namespace Cambium.Log.Storage;

/// <summary>The disk is full. Nothing was appended, what was half written is cut back, and the append may be tried again.</summary>
public sealed class LogSpaceException : LogException
{
    public LogSpaceException(string message, Exception? inner = null)
        : base(message, inner)
    {
    }
}
