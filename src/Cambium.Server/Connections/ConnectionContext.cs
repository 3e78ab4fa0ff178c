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
    CurrentTls? Tls,
    byte[] ServerSecret,
    ServerMetrics Metrics,
    SessionLoad Load,
    ClientProcessors? Processors,
    ILogger Log)
{
    /// <summary>Reads the certificates anew. A mistake in them is logged, and those there are stay.</summary>
    public void Reload()
    {
        Log.Reloading();
        try
        {
            Tls?.Reload();
        }
        catch (InvalidOperationException mistake)
        {
            Log.TlsNotReloaded(mistake.Message);
        }
    }
}
