namespace Cambium.Sql.Settings;

/// <summary>A setting's value in the server's configuration.</summary>
public sealed record ConfiguredSetting(string Value, SettingOrigin Origin);
