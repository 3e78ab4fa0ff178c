namespace Cambium.Server.Connections;

/// <summary>Ends a connection with a FATAL error the client gets to see.</summary>
internal sealed class FatalException(string sqlState, string message, string? hint = null) : Exception(message)
{
    public string SqlState { get; } = sqlState;

    public string? Hint { get; } = hint;
}
