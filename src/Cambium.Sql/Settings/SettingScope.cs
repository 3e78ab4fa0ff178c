namespace Cambium.Sql.Settings;

/// <summary>The values changed in a session. Immutable, so that BEGIN and SAVEPOINT only remember it and ROLLBACK puts it back.</summary>
/// <param name="Known">Of settings that the server knows: what it does may depend on them.</param>
/// <param name="Custom">Of others, which only functions of users ask for.</param>
internal sealed record SettingScope(SettingLayers Known, SettingLayers Custom)
{
    public static readonly SettingScope Empty = new(SettingLayers.Empty, SettingLayers.Empty);

    /// <summary>What is left of it when the transaction has ended.</summary>
    public SettingScope WithoutLocal() => Known.Local.IsEmpty && Custom.Local.IsEmpty ? this : new(Known.WithoutLocal(), Custom.WithoutLocal());
}
