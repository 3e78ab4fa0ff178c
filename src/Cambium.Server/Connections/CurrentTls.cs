using Cambium.Server.Hosting;

namespace Cambium.Server.Connections;

/// <summary>What the server's files of TLS held when they were last read: certificates are renewed while it runs.</summary>
public sealed class CurrentTls
{
    private readonly CambiumServerOptions _options;
    private volatile TlsSettings _settings;

    private CurrentTls(CambiumServerOptions options, TlsSettings settings) => (_options, _settings) = (options, settings);

    /// <summary>For connections that begin now; those there are stay with what they began with.</summary>
    public TlsSettings Settings => _settings;

    /// <returns>Null when no certificate is configured.</returns>
    /// <exception cref="InvalidOperationException">A file is missing, or isn't what it should be.</exception>
    public static CurrentTls? Load(CambiumServerOptions options) => TlsSettings.Load(options) is { } settings ? new CurrentTls(options, settings) : null;

    /// <exception cref="InvalidOperationException">A file is missing, or isn't what it should be: what was read before stays.</exception>
    public void Reload() => _settings = TlsSettings.Load(_options)!;
}
