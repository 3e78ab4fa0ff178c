namespace Cambium.Wire;

/// <summary>
/// The peer sent bytes that are not PostgreSQL's protocol, or too many of them. The connection ends with SQLSTATE 08P01
/// (the server's other connections never notice); where only what is in one message is wrong, the statement does.
/// </summary>
public sealed class ProtocolErrorException(string message) : Exception(message)
{
    /// <summary>The message has come whole: what follows it can be read.</summary>
    public bool IsWithinMessage { get; init; }
}
