using System.Collections.Frozen;
using Cambium.Engine.Errors;
using Cambium.Engine.Memory;
using Cambium.Engine.Recovery;
using Cambium.Engine.Transactions;
using System.Globalization;
using System.Net;
using Cambium.Sql.Settings;
using Microsoft.Extensions.Configuration;

namespace Cambium.Server.Hosting;

/// <summary>
/// The command's settings: command line before environment (<c>CAMBIUM_…</c>, then the official postgres image's
/// <c>POSTGRES_USER/PASSWORD/DB</c>) before what ALTER SYSTEM has set before <c>cambium.json</c> before the defaults.
/// </summary>
internal sealed class ServerConfiguration
{
    private const string DefaultData = "cambium-data";
    private const int DefaultPort = 5432;
    private const int DefaultHttpPort = 8080;

    // Parts of memory_limit that one transaction's changes, earlier versions, and the log behind a checkpoint may take.
    private const int WriteSetShare = 4;
    private const int RetainedShare = 16;
    private const int LogTailShare = 8;

    /// <summary>Settings of the process, which no session has: beside those of <see cref="ServerSettings"/> all that is read from the configuration.</summary>
    private static readonly FrozenSet<string> s_names = new[]
    {
        "data", "listen", "http", "user", "password", "database", "tls_certificate", "tls_key", "tls_client_authority", "tls_required", "log_format", "max_connections", "message_bytes_max",
        "memory_limit", "write_set_bytes_max", "retained_versions_bytes_max", "authentication_timeout", "initialization_directory",
    }.ToFrozenSet(StringComparer.OrdinalIgnoreCase);

    private readonly IConfiguration _configuration;
    private readonly IReadOnlyDictionary<string, string> _assignments;
    private readonly SettingSources _sources;

    private ServerConfiguration(IConfiguration configuration, IReadOnlyDictionary<string, string> assignments, SettingSources sources) =>
        (_configuration, _assignments, _sources) = (configuration, assignments, sources);

    /// <summary>A connectable form of the listening address: wildcard becomes loopback.</summary>
    public IPEndPoint LoopbackListen
    {
        get
        {
            IPEndPoint listen = Listen;
            return listen.Address.Equals(IPAddress.Any) ? new IPEndPoint(IPAddress.Loopback, listen.Port)
                : listen.Address.Equals(IPAddress.IPv6Any) ? new IPEndPoint(IPAddress.IPv6Loopback, listen.Port)
                : listen;
        }
    }

    /// <summary>Without a word of listen it goes by PostgreSQL's two settings, but not of the environment: CAMBIUM_PORT is what Kubernetes calls a service's address.</summary>
    private IPEndPoint Listen
    {
        get
        {
            string address = Address(Assigned("listen_addresses") ?? "localhost");
            int port = Assigned("port") is { } number ? int.Parse(number, CultureInfo.InvariantCulture) : DefaultPort;
            return ParseEndPoint(this["listen"] ?? address, port);
        }
    }

    /// <summary>What the process shall use, in bytes; null: nobody has said.</summary>
    /// <exception cref="InvalidOperationException">So little that the server can't run with it, or no size.</exception>
    public long? MemoryLimit => Bytes("memory_limit") is not { } limit || limit >= MemoryGuard.LimitMin ? Bytes("memory_limit") : throw new InvalidOperationException(
        string.Create(CultureInfo.InvariantCulture, $"memory_limit is {limit >> 20} MB: the server itself takes most of that; the smallest it can run with is {MemoryGuard.LimitMin >> 20} MB"));

    /// <summary>Log lines as JSON (<c>log_format = json</c>) instead of PostgreSQL's text.</summary>
    public bool LogsJson => this["log_format"] switch
    {
        null or "text" => false,
        "json" => true,
        { } other => throw new InvalidOperationException($"log_format is \"{other}\": expected text or json"),
    };

    /// <summary>Role, database and password for commands that connect.</summary>
    public (string User, string Database, string? Password) Login
    {
        get
        {
            string user = this["user"] ?? "cambium";
            return (user, this["database"] ?? user, this["password"]);
        }
    }

    /// <summary>Whether the server can listen on that value of listen_addresses.</summary>
    internal static bool IsAddress(string addresses) => IPAddress.TryParse(Address(addresses), out _);

    private static string Address(string addresses) => addresses switch { "localhost" => "127.0.0.1", "*" => "0.0.0.0", var given => given };

    /// <summary>By PostgreSQL's name, on the command line or by ALTER SYSTEM.</summary>
    private string? Assigned(string name) => _assignments.GetValueOrDefault(name) ?? _sources.Kept.GetValueOrDefault(name);

    private string? this[string key] => _configuration[key] is { Length: > 0 } value ? value : null;

    /// <summary>A size: a number of bytes, or of kB, MB, GB, TB.</summary>
    private long? Bytes(string key) => this[key] is not { } text ? null : SettingValue.ParseBytes(text)
        ?? throw new InvalidOperationException($"{key} is \"{text}\": expected a number of bytes, or one with a unit: kB, MB, GB, TB");

    public static ServerConfiguration Load(string? file, params (string Key, string? Value)[] commandLine) => Load(file, [], commandLine);

    /// <param name="assignments"><c>name=value</c> of settings of the server, or defaults of sessions; they go before everything but <paramref name="commandLine"/>.</param>
    /// <exception cref="SqlErrorException">42704: a setting is unknown; 55P02: nobody can set it; 22023: a value is none of its setting's.</exception>
    /// <exception cref="InvalidDataException">The file of ALTER SYSTEM can't be read, or says what nothing may be.</exception>
    public static ServerConfiguration Load(string? file, IReadOnlyList<string> assignments, params (string Key, string? Value)[] commandLine)
    {
        Dictionary<string, string> assigned = Parse(assignments);
        string json = Path.GetFullPath(file ?? "cambium.json");

        // Where the data is says where the settings of ALTER SYSTEM are.
        SettingSources sources = new(Build(new Dictionary<string, string>())["data"] is { Length: > 0 } data ? data : DefaultData, json);
        return new ServerConfiguration(Build(sources.Kept), assigned, sources);

        IConfigurationRoot Build(IReadOnlyDictionary<string, string> kept)
        {
            var builder = new ConfigurationBuilder();
            builder.AddJsonFile(json, optional: file is null);
            builder.AddInMemoryCollection(kept.Where(static pair => IsOfProcess(pair.Key)).Select(static pair => KeyValuePair.Create(pair.Key, (string?)pair.Value)));
            builder.AddInMemoryCollection(FromPostgresImage());
            builder.AddEnvironmentVariables("CAMBIUM_");
            builder.AddInMemoryCollection(assigned.Where(static pair => s_names.Contains(pair.Key)).Select(static pair => KeyValuePair.Create(pair.Key, (string?)pair.Value)));
            builder.AddInMemoryCollection(commandLine.Where(pair => pair.Value is not null).Select(pair => KeyValuePair.Create(pair.Key, pair.Value)));
            return builder.Build();
        }
    }

    /// <summary>It may be given in the environment, too, and in cambium.json.</summary>
    private static bool IsOfProcess(string name) => s_names.Contains(name) || ServerSettings.Names.Contains(name, StringComparer.OrdinalIgnoreCase);

    public CambiumServerOptions ToOptions()
    {
        string user = this["user"] ?? "cambium";
        var all = new Dictionary<string, string>(_assignments.Where(static pair => SettingRegistry.Find(pair.Key) is not null || IsCustom(pair.Key)), StringComparer.OrdinalIgnoreCase);
        foreach (string name in ServerSettings.Names)
        {
            if (this[name] is { } value)
            {
                all.TryAdd(name, value);
            }
        }

        foreach ((string name, string value) in _sources.Kept)
        {
            all.TryAdd(name, value);
        }

        long memoryLimit = MemoryLimit ?? MemoryGuard.DefaultBytesMax;
        all["memory_limit"] = memoryLimit.ToString(CultureInfo.InvariantCulture);
        ServerSettings server = new(all);
        CheckpointSettings checkpoints = server.Checkpoints;
        string? certificate = Tls("tls_certificate", "ssl_cert_file");
        if (certificate is null && (IsTlsOn || IsTlsRequired))
        {
            throw new InvalidOperationException($"{(IsTlsRequired ? "tls_required" : "ssl")} is on without a certificate: set ssl_cert_file and ssl_key_file");
        }

        return new CambiumServerOptions
        {
            DataDirectory = this["data"] ?? DefaultData,
            Listen = Listen,
            UnixSocketDirectories = server.UnixSocketDirectories ?? (Listen.Port == 0 ? [] : null),
            UnixSocketPermissions = server.UnixSocketPermissions,
            User = user,
            Password = this["password"],
            Database = this["database"] ?? user,
            TlsCertificateFile = certificate,
            TlsKeyFile = Tls("tls_key", "ssl_key_file"),
            TlsClientAuthorityFile = Tls("tls_client_authority", "ssl_ca_file"),
            TlsRequired = IsTlsRequired,
            Http = this["http"] is { } http ? ParseEndPoint(http, DefaultHttpPort) : null,
            ConnectionsMax = _configuration.GetValue("max_connections", 1000),
            MessageBytesMax = (int)Math.Min(Bytes("message_bytes_max") ?? 1 << 30, 1 << 30),
            MemoryLimit = memoryLimit,
            WriteSetBytesMax = Bytes("write_set_bytes_max") ?? Math.Min(DatabaseOptions.DefaultWriteSetBytesMax, memoryLimit / WriteSetShare),
            RetainedVersionsBytesMax = Bytes("retained_versions_bytes_max") ?? Math.Min(64L << 20, memoryLimit / RetainedShare),
            ReceiveSpin = server.ReceiveSpin,
            FollowsClients = server.FollowsClients,
            StartupTimeout = TimeSpan.FromSeconds(_configuration.GetValue("authentication_timeout", 60)),
            InitializationDirectory = this["initialization_directory"] ?? "/docker-entrypoint-initdb.d",
            Settings = all,
            SettingOrigins = Origins(all.Keys),
            Checkpoints = checkpoints with { LogBytes = Math.Min(checkpoints.LogBytes, memoryLimit / LogTailShare) },
            ArchiveDirectory = server.ArchiveDirectory,
            ArchiveTimeout = server.ArchiveTimeout,
            Recovery = server.Recovery,
        };
    }

    /// <summary>A file of TLS by our own name for it, or by PostgreSQL's, of the command line only, which counts when ssl is on.</summary>
    private string? Tls(string name, string setting) => this[name] ?? (IsTlsOn ? Assigned(setting) : null);

    private bool IsTlsOn => Assigned("ssl") == "on";

    /// <summary>Where settings were given, and what the server shows as settings.</summary>
    private Dictionary<string, SettingOrigin> Origins(IEnumerable<string> names)
    {
        Dictionary<string, SettingOrigin> origins = new(StringComparer.OrdinalIgnoreCase);
        string[] shown = ["listen_addresses", "port", "max_connections", "authentication_timeout", "ssl", "ssl_cert_file", "ssl_key_file", "ssl_ca_file"];
        foreach (string name in names.Union(shown, StringComparer.OrdinalIgnoreCase))
        {
            // The address by our own name for both.
            bool isListen = name is "listen_addresses" or "port" && this["listen"] is not null;
            SettingOrigin? origin = _assignments.ContainsKey(name) && !isListen ? SettingOrigin.CommandLine
                : isListen || IsOfProcess(name) ? _sources.Find(_configuration, isListen ? "listen" : name)
                : _sources.OfKept(name);
            if (origin is not null)
            {
                origins[name] = origin;
            }
        }

        return origins;
    }

    private bool IsTlsRequired => this["tls_required"] switch
    {
        null or "off" or "false" => false,
        "on" or "true" => true,
        { } other => throw new InvalidOperationException($"tls_required is \"{other}\": expected on or off"),
    };

    private static Dictionary<string, string> Parse(IReadOnlyList<string> assignments)
    {
        Dictionary<string, string> assigned = new(StringComparer.OrdinalIgnoreCase);
        foreach (string assignment in assignments)
        {
            int equals = assignment.IndexOf('=', StringComparison.Ordinal);
            if (equals <= 0)
            {
                throw new InvalidOperationException($"\"{assignment}\" is no setting: expected name=value");
            }

            // PostgreSQL allows dashes for the sake of its long options.
            string name = assignment[..equals].Trim().Replace('-', '_');
            assigned[name] = Canonical(name, assignment[(equals + 1)..]);
        }

        return assigned;
    }

    internal static string Canonical(string name, string value)
    {
        if (SettingRegistry.Find(name) is not { } definition)
        {
            return s_names.Contains(name) || IsCustom(name) ? value : throw new SqlErrorException(SqlState.UndefinedObject, $"unrecognized configuration parameter \"{name}\"");
        }

        return definition.Context != SettingContext.Internal
            ? SettingValue.Canonical(definition, value)
            : throw new SqlErrorException(SqlState.CantChangeRuntimeParam, $"parameter \"{definition.Name}\" cannot be changed");
    }

    /// <summary>A setting of an extension or an application, of which the server knows nothing.</summary>
    private static bool IsCustom(string name) => name.Contains('.', StringComparison.Ordinal);

    // Any of them may come as NAME_FILE (a container secret) instead.
    private static Dictionary<string, string?> FromPostgresImage()
    {
        var values = new Dictionary<string, string?>();
        foreach ((string variable, string key) in new[] { ("POSTGRES_USER", "user"), ("POSTGRES_PASSWORD", "password"), ("POSTGRES_DB", "database") })
        {
            string? value = Environment.GetEnvironmentVariable(variable);
            string? file = Environment.GetEnvironmentVariable(variable + "_FILE");
            if (value is not null && file is not null)
            {
                throw new InvalidOperationException($"both {variable} and {variable}_FILE are set (but are exclusive)");
            }

            values[key] = file is null ? value : File.ReadAllText(file).TrimEnd('\r', '\n');
        }

        return values;
    }

    private static IPEndPoint ParseEndPoint(string text, int defaultPort)
    {
        if (text.StartsWith("localhost", StringComparison.OrdinalIgnoreCase))
        {
            text = "127.0.0.1" + text["localhost".Length..];
        }

        if (!IPEndPoint.TryParse(text, out IPEndPoint? endPoint))
        {
            throw new InvalidOperationException($"\"{text}\" is no address: expected ADDRESS:PORT, for example 127.0.0.1:{defaultPort}");
        }

        return endPoint.Port == 0 && !text.EndsWith(":0", StringComparison.Ordinal) ? new IPEndPoint(endPoint.Address, defaultPort) : endPoint;
    }
}
