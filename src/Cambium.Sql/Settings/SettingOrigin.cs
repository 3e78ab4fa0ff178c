namespace Cambium.Sql.Settings;

/// <summary>Who gave a setting's value, as pg_settings tells it.</summary>
/// <param name="Source">The word of pg_settings.source.</param>
/// <param name="File">Null where it is in none.</param>
/// <param name="Line">Counted from 1; null where nobody knows.</param>
public sealed record SettingOrigin(string Source, string? File = null, int? Line = null)
{
    /// <summary>Nobody.</summary>
    public static readonly SettingOrigin Default = new("default");

    public static readonly SettingOrigin CommandLine = new("command line");

    public static readonly SettingOrigin Environment = new("environment variable");

    /// <summary>Of the configuration, without a word of where in it.</summary>
    public static readonly SettingOrigin Configuration = new("configuration file");

    /// <summary>What files say doesn't count beside it.</summary>
    public bool PrecedesFiles => this == CommandLine || this == Environment;

    /// <summary>The server gives it to every session, and may give another.</summary>
    internal bool IsOfServer => PrecedesFiles || Source == Default.Source || Source == Configuration.Source;
}
