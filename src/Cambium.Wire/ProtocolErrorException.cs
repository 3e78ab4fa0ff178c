namespace Cambium.Wire;

/// <summary>
/// The peer sent bytes that are not PostgreSQL's protocol, or too many of them. The connection ends with SQLSTATE 08P01
/// (the server's other connections never notice); where only what is in one message is wrong, its statement does.
/// </summary>
public sealed class ProtocolErrorException(string message) : Exception(message);
