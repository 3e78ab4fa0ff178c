using System.Globalization;
using Cambium.Engine.Errors;
using Cambium.Engine.Recovery;
using Cambium.Sql.Settings;

namespace Cambium.Server.Hosting;

/// <summary>The settings that hold for the server as a whole, from the same names and units as every other setting.</summary>
internal sealed class ServerSettings
{
    /// <summary>Taken from the configuration under their own names too, and shown by SHOW.</summary>
    public static readonly IReadOnlyList<string> Names = ["checkpoint_timeout", "checkpoint_log_size", "checkpoint_completion_target", "log_retention", "archive_directory", "archive_timeout", "index_storage", "recovery_mode", "page_warming", "receive_spin", "follow_clients", "unix_socket_directories", "unix_socket_permissions", "unix_socket_group"];

    private readonly IReadOnlyDictionary<string, string> _values;

    public ServerSettings(IReadOnlyDictionary<string, string> values) => _values = values;

    public CheckpointSettings Checkpoints => new()
    {
        LogBytes = Number("checkpoint_log_size") << 20,
        Interval = TimeSpan.FromSeconds(Number("checkpoint_timeout")),
        CompletionTarget = double.Parse(Text("checkpoint_completion_target"), CultureInfo.InvariantCulture),
        LogRetention = Number("log_retention") is >= 0 and var seconds ? TimeSpan.FromSeconds(seconds) : null,
    };

    public string? ArchiveDirectory => Text("archive_directory") is { Length: > 0 } directory ? directory : null;

    public TimeSpan? ArchiveTimeout => Number("archive_timeout") is > 0 and var seconds ? TimeSpan.FromSeconds(seconds) : null;

    public TimeSpan ReceiveSpin => TimeSpan.FromMicroseconds(Number("receive_spin"));

    public bool FollowsClients => Text("follow_clients") == "on";

    /// <summary>Null: nobody has said.</summary>
    /// <exception cref="SqlErrorException">0A000 for a group.</exception>
    public IReadOnlyList<string>? UnixSocketDirectories => Text("unix_socket_group").Length > 0
        ? throw new SqlErrorException(SqlState.FeatureNotSupported, "unix_socket_group is not supported", hint: "A directory with the group's set-group-ID bit gives its sockets that group.")
        : _values.TryGetValue("unix_socket_directories", out string? directories)
            ? directories.Split(',', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries)
            : null;

    public UnixFileMode UnixSocketPermissions => (UnixFileMode)Number("unix_socket_permissions");

    public RecoverySettings Recovery => new()
    {
        Mode = Enum.Parse<RecoveryMode>(Text("recovery_mode"), ignoreCase: true),
        IndexStorage = Enum.Parse<IndexStorage>(Text("index_storage"), ignoreCase: true),
        WarmsPages = Text("page_warming") == "on",
    };

    private long Number(string name) => long.Parse(Text(name), CultureInfo.InvariantCulture);

    private string Text(string name)
    {
        SettingDefinition definition = SettingRegistry.Find(name)!;
        return _values.TryGetValue(name, out string? value) ? SettingValue.Canonical(definition, value) : definition.Default;
    }
}
