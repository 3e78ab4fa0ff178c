namespace Cambium.Wire;

/// <summary>
/// The peer sent bytes that are not PostgreSQL's protocol, or too many of them. The connection ends with SQLSTATE 08P01, or what else PostgreSQL says
/// (the server's other connections never notice); where only what is in one message is wrong, its statement does.
/// </summary>
/// <param name="sqlState">What the client is told it is.</param>
public sealed class ProtocolErrorException(string message, string? detail = null, string sqlState = ProtocolErrorException.Violation) : Exception(message)
{
    /// <summary>protocol_violation.</summary>
    public const string Violation = "08P01";

    /// <summary>feature_not_supported.</summary>
    public const string NotSupported = "0A000";

    /// <summary>invalid_authorization_specification.</summary>
    public const string InvalidAuthorization = "28000";

    public string? Detail { get; } = detail;

    public string SqlState { get; } = sqlState;
}
