using Cambium.Server.Databases;
using Cambium.Server.Hosting;
using Cambium.Server.Observability;
using Microsoft.Extensions.Logging;

namespace Cambium.Server.Connections;

/// <summary>What every connection is handed: the server's shared, thread-safe parts.</summary>
public sealed record ConnectionContext(
    CambiumServerOptions Options,
    RunningConfiguration Configuration,
    DatabaseDirectory Databases,
    ConnectionRegistry Registry,
    CurrentTls? Tls,
    byte[] ServerSecret,
    ServerMetrics Metrics,
    SessionLoad Load,
    ClientProcessors? Processors,
    ILogger Log)
{
    /// <summary>Reads the settings of ALTER SYSTEM and the certificates anew. A mistake in them is logged, and those there are stay.</summary>
    public void Reload()
    {
        Log.Reloading();
        Configuration.Reload();
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
