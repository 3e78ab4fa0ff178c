namespace Cambium.Sql.Settings;

/// <summary>Who may change a setting and when, as pg_settings.context tells it.</summary>
public enum SettingContext
{
    /// <summary>Nobody: it describes the server.</summary>
    Internal,

    /// <summary>Only at server start.</summary>
    Postmaster,

    /// <summary>Only in the server's configuration.</summary>
    Sighup,

    /// <summary>Only in the startup message.</summary>
    Backend,

    /// <summary>Only in the startup message of a superuser.</summary>
    SuperuserBackend,

    /// <summary>A superuser, with SET.</summary>
    Superuser,

    /// <summary>Anyone, with SET.</summary>
    User,
}
