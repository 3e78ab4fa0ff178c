using Cambium.Engine.Memory;
using Cambium.Engine.Transactions;
using System.Net;
using Cambium.Engine.Recovery;
using Cambium.Sql.Settings;

namespace Cambium.Server.Hosting;

/// <summary>How to start a server. Nothing here is read from the environment; the command does that.</summary>
public sealed class CambiumServerOptions
{
    /// <summary>Where databases live; null keeps everything in memory.</summary>
    public string? DataDirectory { get; init; }

    /// <summary>Port 0 takes a free one.</summary>
    public IPEndPoint Listen { get; init; } = new(IPAddress.Loopback, 0);

    /// <summary>
    /// Where the Unix-domain sockets are made that clients without a host look for; @NAME is one without a file. Null: in PostgreSQL's default
    /// directory, if it is there, open to this process, and no other server's.
    /// </summary>
    public IReadOnlyList<string>? UnixSocketDirectories { get; init; } = [];

    /// <summary>Who may connect to them, by the write bits.</summary>
    public UnixFileMode UnixSocketPermissions { get; init; } = (UnixFileMode)0x1FF;

    /// <summary>Address of /health and /metrics; port 0 takes a free one, null: no HTTP.</summary>
    public IPEndPoint? Http { get; init; }

    /// <summary>Role made at first start, owner of everything.</summary>
    public string User { get; init; } = "cambium";

    /// <summary>Its password when the data directory is new; without one it is trusted, which is allowed on loopback only.</summary>
    public string? Password { get; init; }

    /// <summary>Database made at first start.</summary>
    public string Database { get; init; } = "cambium";

    /// <summary>PEM files of the server's certificate and key; null: TLS is answered with 'N'.</summary>
    public string? TlsCertificateFile { get; init; }

    public string? TlsKeyFile { get; init; }

    /// <summary>PEM file of the authorities whose client certificates are accepted instead of a password (CN = role).</summary>
    public string? TlsClientAuthorityFile { get; init; }

    /// <summary>Whether connections over the network have to be encrypted; those over Unix-domain sockets never are.</summary>
    public bool TlsRequired { get; init; }

    public int ConnectionsMax { get; init; } = 1000;

    /// <summary>A longer message ends its connection.</summary>
    public int MessageBytesMax { get; init; } = 1 << 30;

    /// <summary>
    /// What the process shall use, in bytes: pages take less than half of it, and statements get memory for the rows they collect while there
    /// is some; then 53200.
    /// </summary>
    public long MemoryLimit { get; init; } = MemoryGuard.DefaultBytesMax;

    /// <summary>About how much memory the changes of one transaction may take; beyond that its statement fails with 53400.</summary>
    public long WriteSetBytesMax { get; init; } = DatabaseOptions.DefaultWriteSetBytesMax;

    /// <summary>About how much memory the earlier versions of a database may hold, so that AS OF needn't rebuild them from its log.</summary>
    public long RetainedVersionsBytesMax { get; init; } = 64L << 20;

    /// <summary>How long a session, while none is at work, looks for its client's next message before its thread sleeps; zero: not at all.</summary>
    public TimeSpan ReceiveSpin { get; init; } = TimeSpan.FromMicroseconds(100);

    /// <summary>Whether sessions go where their clients run, if those are threads of the same machine.</summary>
    public bool FollowsClients { get; init; } = true;

    /// <summary>Time from connecting to being authenticated.</summary>
    public TimeSpan StartupTimeout { get; init; } = TimeSpan.FromSeconds(60);

    /// <summary>Scripts (*.sql) run against <see cref="Database"/> at the first start, in order of their names.</summary>
    public string? InitializationDirectory { get; init; }

    /// <summary>Defaults of session settings, as in <c>SET name = value</c>.</summary>
    public IReadOnlyDictionary<string, string> Settings { get; init; } = new Dictionary<string, string>(StringComparer.Ordinal);

    /// <summary>Where those of <see cref="Settings"/>, and what else is shown as a setting, were given; of what isn't there, in no particular place.</summary>
    public IReadOnlyDictionary<string, SettingOrigin> SettingOrigins { get; init; } = new Dictionary<string, SettingOrigin>(StringComparer.Ordinal);

    /// <summary>When checkpoints are made, and how long the log is kept.</summary>
    public CheckpointSettings Checkpoints { get; init; } = new();

    /// <summary>Where closed segments of the logs are copied; null: nowhere.</summary>
    public string? ArchiveDirectory { get; init; }

    /// <summary>How often the segments being written are copied there too; null: only at shutdown.</summary>
    public TimeSpan? ArchiveTimeout { get; init; }

    /// <summary>How databases come to their indexes after a restart, and where those are kept.</summary>
    public RecoverySettings Recovery { get; init; } = new();

    /// <inheritdoc cref="Sql.Sessions.SqlDatabaseOptions.AdjustEngine"/>
    public Func<DatabaseOptions, DatabaseOptions> AdjustEngine { get; init; } = static options => options;

    public TimeProvider Clock { get; init; } = TimeProvider.System;
}
