using System.Collections.Immutable;

namespace Cambium.Sql.Settings;

/// <summary>The values that SET has given, and above those SET LOCAL's until the transaction ends.</summary>
internal sealed record SettingLayers(ImmutableDictionary<string, string> Session, ImmutableDictionary<string, string> Local)
{
    private static readonly ImmutableDictionary<string, string> s_none = ImmutableDictionary.Create<string, string>(StringComparer.OrdinalIgnoreCase);

    public static readonly SettingLayers Empty = new(s_none, s_none);

    public string? Find(string name) =>
        !Local.IsEmpty && Local.TryGetValue(name, out string? local) ? local : Session.IsEmpty ? null : Session.GetValueOrDefault(name);

    public bool IsLocal(string name) => Local.ContainsKey(name);

    public SettingLayers With(string name, string value, bool isLocal) => isLocal
        ? this with { Local = Local.SetItem(name, value) }
        : new(Session.SetItem(name, value), Local.Remove(name));

    public SettingLayers Without(string name) => new(Session.Remove(name), Local.Remove(name));

    /// <summary>Of these names alone.</summary>
    public SettingLayers Only(params string[] names) => new(Only(Session, names), Only(Local, names));

    /// <summary>The same object where nothing is local.</summary>
    public SettingLayers WithoutLocal() => Local.IsEmpty ? this : this with { Local = s_none };

    private static ImmutableDictionary<string, string> Only(ImmutableDictionary<string, string> values, string[] names) =>
        s_none.AddRange(values.Where(value => names.Contains(value.Key, StringComparer.OrdinalIgnoreCase)));
}
