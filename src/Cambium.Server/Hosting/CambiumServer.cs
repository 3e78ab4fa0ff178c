using System.Diagnostics;
using System.Globalization;
using System.Net;
using System.Net.Sockets;
using System.Security.Cryptography;
using Cambium.Engine.Errors;
using Cambium.Server.Connections;
using Cambium.Server.Databases;
using Cambium.Server.Observability;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Logging.Abstractions;

namespace Cambium.Server.Hosting;

/// <summary>
/// A whole server in this process: <c>await using var server = await CambiumServer.StartAsync(options)</c>.
/// Installs no signal handlers and reads no environment.
/// </summary>
public sealed class CambiumServer : IAsyncDisposable
{
    private static readonly TimeSpan ShutdownPatience = TimeSpan.FromSeconds(5);

    private readonly CambiumServerOptions _options;
    private readonly DatabaseDirectory _databases;
    private readonly ConnectionRegistry _registry;
    private readonly UnixSockets _unixSockets;
    private readonly ConnectionContext _context;
    private readonly Listener[] _listeners;
    private readonly ServerMetrics _metrics;
    private readonly MetricStore? _metricStore;
    private readonly ILogger _log;
    private HttpServer? _http;
    private volatile bool _isReady;
    private int _isDisposed;

    private CambiumServer(CambiumServerOptions options, ILogger log)
    {
        _options = options;
        _log = log;
        _metricStore = options.Http is null ? null : new MetricStore(this);
        _metrics = new ServerMetrics(this);
        _databases = new DatabaseDirectory(options, meterScope: this, log);
        try
        {
            RequirePasswords();
            _registry = new ConnectionRegistry(options.ConnectionsMax);
            CurrentTls? tls = CurrentTls.Load(options);
            Socket bound = Listener.Bind(options.Listen);
            EndPoint = (IPEndPoint)bound.LocalEndPoint!;
            try
            {
                _unixSockets = new UnixSockets(options, EndPoint.Port, log);
            }
            catch
            {
                bound.Dispose();
                throw;
            }

            _context = new ConnectionContext(options, new RunningConfiguration(Settings(), options.SettingOrigins, new SystemSettingsFile(options.DataDirectory), log), _databases, _registry, tls, RandomNumberGenerator.GetBytes(32), _metrics, new SessionLoad(options.ReceiveSpin), options.FollowsClients ? ClientProcessors.Detect() : null, log);
            _listeners = [.. _unixSockets.All.Select(static socket => socket.Listening).Prepend(bound).Select(socket => new Listener(socket, _context))];
        }
        catch
        {
            _databases.Dispose();
            throw;
        }
    }

    /// <summary>Where it listens; with the port it got when 0 was asked for.</summary>
    public IPEndPoint EndPoint { get; }

    /// <summary>Where /health and /metrics are; null without HTTP.</summary>
    public Uri? HttpAddress => _http?.Address;

    /// <summary>It takes connections.</summary>
    public bool IsReady => _isReady;

    public ConnectionRegistry Connections => _registry;

    public string? DataDirectory => _options.DataDirectory;

    public DatabaseDirectory Databases => _databases;

    /// <summary>For Npgsql and Cambium.Client.</summary>
    public string ConnectionString
    {
        get
        {
            string password = _options.Password is null ? "" : $";Password={_options.Password}";
            return $"Host={EndPoint.Address};Port={EndPoint.Port};Username={_options.User};Database={_options.Database}{password}";
        }
    }

    /// <exception cref="InvalidOperationException">It would listen beyond loopback without a password.</exception>
    public static Task<CambiumServer> StartAsync(CambiumServerOptions options, ILogger? log = null)
    {
        ArgumentNullException.ThrowIfNull(options);
        return StartAsync();

        async Task<CambiumServer> StartAsync()
        {
            // Opening replays the log: long work, on a thread of its own so that the caller's stays free.
            CambiumServer server = await Task.Factory.StartNew(
                () => new CambiumServer(options, log ?? NullLogger.Instance), CancellationToken.None, TaskCreationOptions.LongRunning, TaskScheduler.Default)
                .ConfigureAwait(false);
            try
            {
                await Task.Factory.StartNew(server.Initialize, CancellationToken.None, TaskCreationOptions.LongRunning, TaskScheduler.Default).ConfigureAwait(false);
                if (options.Http is not null)
                {
                    server._http = await HttpServer.StartAsync(options, server, server._metricStore!, server._log).ConfigureAwait(false);
                }

                foreach (Listener listener in server._listeners)
                {
                    listener.Start();
                }

                server._isReady = true;
                return server;
            }
            catch
            {
                await server.DisposeAsync().ConfigureAwait(false);
                throw;
            }
        }
    }

    /// <summary>
    /// Reads the settings of ALTER SYSTEM anew, and the files of TLS for connections that begin from now on; where they can't be read, what was read before stays.
    /// </summary>
    public void Reload() => _context.Reload();

    /// <summary>Stops accepting, ends the sessions (what is committing finishes), closes the databases.</summary>
    public async ValueTask DisposeAsync()
    {
        if (Interlocked.Exchange(ref _isDisposed, 1) != 0)
        {
            return;
        }

        _isReady = false;
        foreach (Listener listener in _listeners)
        {
            listener.Dispose();
        }

        _unixSockets.Dispose();
        foreach (Connection connection in _registry.All)
        {
            connection.Terminate(SqlState.AdminShutdown, "terminating connection due to administrator command");
        }

        long start = Stopwatch.GetTimestamp();
        while (_registry.Count > 0 && Stopwatch.GetElapsedTime(start) < ShutdownPatience)
        {
            await Task.Delay(5).ConfigureAwait(false);
        }

        if (_http is not null)
        {
            await _http.DisposeAsync().ConfigureAwait(false);
        }

        _databases.Dispose();
        _metricStore?.Dispose();
        _metrics.Dispose();
    }

    private void Initialize()
    {
        if (_databases.IsNew)
        {
            new Initialization(_options, _databases, _registry, _log).Run();
            _databases.CompleteInitialization();
        }
    }

    /// <summary>The configuration's, and what has become of it.</summary>
    private Dictionary<string, string> Settings() => new(_options.Settings, StringComparer.OrdinalIgnoreCase)
    {
        ["listen_addresses"] = EndPoint.Address.ToString(),
        ["port"] = EndPoint.Port.ToString(CultureInfo.InvariantCulture),
        ["ssl"] = _options.TlsCertificateFile is null ? "off" : "on",
        ["ssl_cert_file"] = _options.TlsCertificateFile ?? "server.crt",
        ["ssl_key_file"] = _options.TlsKeyFile ?? _options.TlsCertificateFile ?? "server.key",
        ["ssl_ca_file"] = _options.TlsClientAuthorityFile ?? "",
        ["unix_socket_directories"] = _unixSockets.Directories,
        ["unix_socket_permissions"] = ((int)_options.UnixSocketPermissions).ToString(CultureInfo.InvariantCulture),
        ["max_connections"] = _options.ConnectionsMax.ToString(CultureInfo.InvariantCulture),
        ["data_directory"] = _options.DataDirectory is { } directory ? Path.GetFullPath(directory) : "",
    };

    private void RequirePasswords()
    {
        if (!IPAddress.IsLoopback(_options.Listen.Address) && _databases.IsTrusting)
        {
            throw new InvalidOperationException(
                $"refusing to listen on {_options.Listen} without a password for role \"{_options.User}\": set CAMBIUM_PASSWORD (or POSTGRES_PASSWORD), or listen on 127.0.0.1");
        }
    }
}
