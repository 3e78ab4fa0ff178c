using System.Collections.Immutable;

namespace Cambium.Sql.Settings;

/// <summary>
/// The values changed in a session: by SET, and by SET LOCAL above those until the transaction ends. Immutable, so that
/// BEGIN and SAVEPOINT only remember it and ROLLBACK puts it back.
/// </summary>
internal sealed record SettingScope(ImmutableDictionary<string, string> Session, ImmutableDictionary<string, string> Local)
{
    public static readonly SettingScope Empty = new(
        ImmutableDictionary.Create<string, string>(StringComparer.OrdinalIgnoreCase),
        ImmutableDictionary.Create<string, string>(StringComparer.OrdinalIgnoreCase));

    public string? Find(string name) =>
        Local.TryGetValue(name, out string? local) ? local : Session.GetValueOrDefault(name);

    public SettingScope With(string name, string value, bool isLocal) => isLocal
        ? this with { Local = Local.SetItem(name, value) }
        : new(Session.SetItem(name, value), Local.Remove(name));

    public SettingScope Without(string name) => new(Session.Remove(name), Local.Remove(name));
}
