namespace Cambium.Log.Storage;

/// <summary>What can go wrong with a log; the subclasses tell what to do about it.</summary>
public abstract class LogException : Exception
{
    private protected LogException(string message, Exception? inner = null)
        : base(message, inner)
    {
    }
}
