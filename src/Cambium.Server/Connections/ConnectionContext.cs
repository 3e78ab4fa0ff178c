using Cambium.Server.Databases;
using Cambium.Server.Hosting;
using Cambium.Server.Observability;
using Microsoft.Extensions.Logging;

namespace Cambium.Server.Connections;

/// <summary>What every connection is handed: the server's shared, thread-safe parts.</summary>
public sealed record ConnectionContext(
    CambiumServerOptions Options,
    IReadOnlyDictionary<string, string> Settings,
    DatabaseDirectory Databases,
    ConnectionRegistry Registry,
    TlsSettings? Tls,
    byte[] ServerSecret,
    ServerMetrics Metrics,
    SessionLoad Load,
    ClientProcessors? Processors,
    ILogger Log);
