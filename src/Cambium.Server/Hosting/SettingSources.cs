using Cambium.Sql.Settings;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.Configuration.EnvironmentVariables;
using Microsoft.Extensions.Configuration.Json;

namespace Cambium.Server.Hosting;

/// <summary>What ALTER SYSTEM has left for this start, and where settings were given.</summary>
internal sealed class SettingSources
{
    private readonly Dictionary<string, SettingOrigin> _ofKept = new(StringComparer.OrdinalIgnoreCase);
    private readonly string _json;

    /// <param name="json">The file of settings that people write.</param>
    /// <exception cref="InvalidDataException">The file of ALTER SYSTEM can't be read, or says what nothing may be.</exception>
    public SettingSources(string dataDirectory, string json)
    {
        _json = json;
        SystemSettingsFile file = new(dataDirectory);
        Dictionary<string, string> kept = new(StringComparer.OrdinalIgnoreCase);
        foreach (SystemSetting setting in file.Read())
        {
            if (RunningConfiguration.Mistake(setting) is { } mistake)
            {
                throw new InvalidDataException(FormattableString.Invariant($"\"{file.Path}\" line {setting.Line}: {mistake}"));
            }

            string name = SettingRegistry.Find(setting.Name)?.Name ?? setting.Name;
            kept[name] = SettingRegistry.Find(name) is { } definition ? SettingValue.Canonical(definition, setting.Value) : setting.Value;
            _ofKept[name] = SettingOrigin.Configuration with { File = file.Path, Line = setting.Line };
        }

        Kept = kept;
    }

    /// <summary>In canonical form.</summary>
    public IReadOnlyDictionary<string, string> Kept { get; }

    public SettingOrigin? OfKept(string name) => _ofKept.GetValueOrDefault(name);

    /// <summary>Of what may be given everywhere, where the value that counts was; null: nowhere.</summary>
    public SettingOrigin? Find(IConfiguration configuration, string name)
    {
        IConfigurationProvider? last = ((IConfigurationRoot)configuration).Providers.Reverse().FirstOrDefault(provider => provider.TryGet(name, out string? value) && value is { Length: > 0 });
        return last switch
        {
            null => OfKept(name),
            EnvironmentVariablesConfigurationProvider => SettingOrigin.Environment,
            JsonConfigurationProvider => SettingOrigin.Configuration with { File = _json },
            _ => OfKept(name) ?? SettingOrigin.CommandLine,
        };
    }
}
