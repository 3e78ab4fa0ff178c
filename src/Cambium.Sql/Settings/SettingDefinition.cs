namespace Cambium.Sql.Settings;

/// <summary>A setting: its type, limits and default, one row of <c>settings.tsv</c>.</summary>
/// <param name="Name">In its canonical spelling; looked up without regard to case.</param>
/// <param name="Unit">What an integer without a unit counts: ms, s, min, B, kB, 8kB, MB; null for none.</param>
/// <param name="EnumValues">Allowed words for <see cref="SettingType.Enum"/>.</param>
/// <param name="Default">In <see cref="SettingValue">canonical</see> form.</param>
/// <param name="IsReported">The client is told of changes (ParameterStatus).</param>
/// <param name="Description">One sentence, as SHOW ALL and pg_settings tell it.</param>
public sealed record SettingDefinition(
    string Name,
    SettingType Type,
    string? Unit,
    SettingContext Context,
    double? Minimum,
    double? Maximum,
    IReadOnlyList<string> EnumValues,
    string Default,
    bool IsReported,
    string Category,
    string Description)
{
    /// <summary>Shown in octal, as chmod takes it.</summary>
    public bool IsFileMode => Name is "unix_socket_permissions" or "data_directory_mode" or "log_file_mode";

    /// <summary>Tells of the server's files and of how it keeps secrets: for superusers and pg_read_all_settings.</summary>
    public bool IsConfidential => Name is "config_file" or "data_directory" or "dynamic_library_path" or "external_pid_file" or "hba_file" or "ident_file" or "jit_provider"
        or "krb_server_keyfile" or "log_directory" or "log_filename" or "primary_conninfo" or "session_preload_libraries" or "shared_preload_libraries" or "ssl_ciphers"
        or "ssl_dh_params_file" or "ssl_ecdh_curve" or "ssl_max_protocol_version" or "ssl_min_protocol_version" or "ssl_passphrase_command" or "unix_socket_directories";

    /// <summary>Told to those who ask for it by name, and not listed.</summary>
    public bool IsUnlisted => Name is "is_superuser" or "role" or "session_authorization" or "seed" or "default_with_oids" or "ssl_renegotiation_limit";

    /// <summary>It is a session's, or the server's to tell: neither a file of the configuration nor ALTER SYSTEM may give it.</summary>
    public bool IsOfNoFile => Context == SettingContext.Internal || Name is "config_file" or "data_directory" or "role" or "session_authorization" or "seed" or "ssl_renegotiation_limit"
        or "transaction_deferrable" or "transaction_isolation" or "transaction_read_only" or Sessions.CommitToken.SettingName;

    /// <summary>The word of <c>pg_settings.vartype</c>.</summary>
    public string TypeName => Type.ToString().ToLowerInvariant();

    /// <summary>The word of <c>pg_settings.context</c>.</summary>
    public string ContextName => Context == SettingContext.SuperuserBackend ? "superuser-backend" : Context.ToString().ToLowerInvariant();
}
