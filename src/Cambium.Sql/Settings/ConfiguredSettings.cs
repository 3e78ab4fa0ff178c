namespace Cambium.Sql.Settings;

/// <summary>What the server's configuration gives its sessions: one state of it, in whose place another comes when it is read anew.</summary>
/// <param name="Values">By name, without regard to case.</param>
/// <param name="PendingRestart">Settings that will have other values once the server is started again.</param>
public sealed record ConfiguredSettings(IReadOnlyDictionary<string, ConfiguredSetting> Values, IReadOnlySet<string> PendingRestart)
{
    /// <summary>Of no server.</summary>
    public static readonly ConfiguredSettings None = new(new Dictionary<string, ConfiguredSetting>(), new HashSet<string>());
}
