namespace Cambium.Log.Storage;

/// <summary>The simulated machine has stopped; see <see cref="LogFaults.OperationsUntilCrash"/>.</summary>
public sealed class LogCrashException : Exception
{
    public LogCrashException()
        : base("The simulated machine has crashed.")
    {
    }
}
