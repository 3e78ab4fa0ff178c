namespace Cambium.Sql.Sessions;

/// <summary>Who is connected, as the server established it during startup and authentication.</summary>
public sealed record SessionIdentity
{
    public required string User { get; init; }

    public string ApplicationName { get; init; } = "";

    /// <summary>The process id given in BackendKeyData; unique among the server's living sessions.</summary>
    public int ProcessId { get; init; }

    /// <summary>The client's IP address; null for an embedded or Unix-socket session.</summary>
    public string? ClientAddress { get; init; }

    /// <summary>-1 over a Unix socket; null for an embedded session.</summary>
    public int? ClientPort { get; init; }

    /// <summary>The server's end of the connection; null as <see cref="ClientAddress"/>.</summary>
    public string? ServerAddress { get; init; }

    public int? ServerPort { get; init; }

    /// <summary>Null for a connection that isn't encrypted.</summary>
    public TlsSession? Tls { get; init; }

    /// <summary>Settings of the startup message (and of its <c>options</c>), applied as session defaults; they go before all others.</summary>
    public IReadOnlyDictionary<string, string> StartupSettings { get; init; } = new Dictionary<string, string>();
}
