using Cambium.Engine.Errors;
using Cambium.Engine.Memory;
using Cambium.Sql.Settings;
using Microsoft.Extensions.Logging;

namespace Cambium.Server.Hosting;

/// <summary>
/// The settings of a server while it runs: those it was started with, and those of the file that ALTER SYSTEM writes, of which only some can come while it runs. Any thread
/// reads them as one state (<see cref="Current"/>), which <see cref="Reload"/> replaces.
/// </summary>
public sealed class RunningConfiguration
{
    private readonly object _gate = new();
    private readonly Dictionary<string, ConfiguredSetting> _started;
    private readonly Dictionary<string, string> _startedFromFile = new(StringComparer.OrdinalIgnoreCase);
    private readonly SystemSettingsFile _file;
    private readonly ILogger _log;
    private ConfiguredSettings _current;

    /// <param name="started">What holds at the start, each as it has become.</param>
    /// <param name="origins">Where those were given; what isn't there was given by who made the server.</param>
    internal RunningConfiguration(IReadOnlyDictionary<string, string> started, IReadOnlyDictionary<string, SettingOrigin> origins, SystemSettingsFile file, ILogger log)
    {
        _file = file;
        _log = log;
        _started = started.ToDictionary(
            static pair => pair.Key,
            pair => new ConfiguredSetting(
                pair.Value, origins.GetValueOrDefault(pair.Key) ?? (pair.Value == SettingRegistry.Find(pair.Key)?.Default ? SettingOrigin.Default : SettingOrigin.Configuration)),
            StringComparer.OrdinalIgnoreCase);
        IReadOnlyList<SystemSetting> settings = file.Read();
        foreach (SystemSetting setting in settings.Where(setting => IsFixed(setting.Name) && _started.GetValueOrDefault(setting.Name)?.Origin.File == file.Path))
        {
            _startedFromFile[setting.Name] = setting.Value;
        }

        _current = Read(settings, []);
    }

    public ConfiguredSettings Current => Volatile.Read(ref _current);

    /// <summary>Reads the file anew. What is wrong in it is logged, and doesn't count.</summary>
    public void Reload()
    {
        lock (_gate)
        {
            ConfiguredSettings before = Current;
            List<FileSetting> rows = [];
            try
            {
                Volatile.Write(ref _current, Read(_file.Read(), rows));
            }
            catch (Exception failure) when (failure is InvalidDataException or IOException or UnauthorizedAccessException)
            {
                _log.SettingsNotReloaded(failure.Message);
                return;
            }

            Tell(before, Current, rows);
        }
    }

    /// <summary>ALTER SYSTEM: what the file says from now on.</summary>
    /// <param name="name">Null: nothing any more.</param>
    /// <param name="value">Null: nothing of this setting. It is one of the setting's.</param>
    /// <exception cref="SqlErrorException">0A000, 22023: the server couldn't start with it; F0000, 58030: the file can't be read, or written.</exception>
    public void Change(string? name, string? value)
    {
        if (name is not null && value is not null)
        {
            RequireStartable(name, value);
        }

        lock (_gate)
        {
            try
            {
                IEnumerable<SystemSetting> kept = name is null ? [] : _file.Read().Where(setting => !setting.Name.Equals(name, StringComparison.OrdinalIgnoreCase));
                _file.Write(name is null || value is null ? kept : kept.Append(new SystemSetting(0, name, value)));
            }
            catch (InvalidDataException)
            {
                throw new SqlErrorException(SqlState.ConfigFileError, $"could not parse contents of file \"{_file.Path}\"");
            }
            catch (Exception failure) when (failure is IOException or UnauthorizedAccessException)
            {
                throw new SqlErrorException(SqlState.IoError, $"could not write file \"{_file.Path}\": {failure.Message}");
            }
        }
    }

    /// <summary>What files say now, as pg_file_settings tells it.</summary>
    public IReadOnlyList<FileSetting> ReadFiles()
    {
        // Those of cambium.json are read at the start alone.
        List<FileSetting> rows = [.. _started.Where(pair => pair.Value.Origin.File is { } file && file != _file.Path).OrderBy(static pair => pair.Key, StringComparer.Ordinal)
            .Select(static pair => new FileSetting(pair.Value.Origin.File!, null, pair.Key, pair.Value.Value, IsApplied: true, null))];
        try
        {
            Read(_file.Read(), rows);
        }
        catch (InvalidDataException failure)
        {
            rows.Add(new FileSetting(_file.Path, null, null, null, IsApplied: false, failure.Message));
        }

        return rows;
    }

    /// <summary>Whether the process is set up by it, or keeps it for other reasons, until its end.</summary>
    internal static bool IsFixed(string name) => SettingRegistry.Find(name) is { } definition
        && (definition.Context is SettingContext.Postmaster or SettingContext.Internal || ServerSettings.Names.Contains(definition.Name)
            || definition.Name == "authentication_timeout" || definition.Name.StartsWith("ssl", StringComparison.Ordinal));

    /// <param name="rows">Gets one for each line of the file.</param>
    private ConfiguredSettings Read(IReadOnlyList<SystemSetting> settings, List<FileSetting> rows)
    {
        Dictionary<string, ConfiguredSetting> values = new(_started.Where(pair => pair.Value.Origin.File != _file.Path || IsFixed(pair.Key)), StringComparer.OrdinalIgnoreCase);
        HashSet<string> named = new(settings.Select(static setting => setting.Name), StringComparer.OrdinalIgnoreCase);
        HashSet<string> pending = new(_startedFromFile.Keys.Where(name => !named.Contains(name)), StringComparer.OrdinalIgnoreCase);
        foreach (SystemSetting setting in settings)
        {
            bool isLast = settings.Last(other => other.Name.Equals(setting.Name, StringComparison.OrdinalIgnoreCase)) == setting;
            string? error = isLast ? Apply(setting, values, pending) : null;
            rows.Add(new FileSetting(_file.Path, setting.Line, setting.Name, setting.Value, isLast && error is null, error));
        }

        return new ConfiguredSettings(values, pending);
    }

    /// <returns>Why not; null when it is applied, or would be if nothing went before it.</returns>
    private string? Apply(SystemSetting setting, Dictionary<string, ConfiguredSetting> values, HashSet<string> pending)
    {
        string name = SettingRegistry.Find(setting.Name)?.Name ?? setting.Name;
        if (Mistake(setting) is { } mistake)
        {
            return mistake;
        }

        ConfiguredSetting? started = _started.GetValueOrDefault(name);
        if (started?.Origin.PrecedesFiles == true)
        {
            return null;
        }

        SettingOrigin origin = SettingOrigin.Configuration with { File = _file.Path, Line = setting.Line };
        if (!IsFixed(name))
        {
            values[name] = new ConfiguredSetting(setting.Value, origin);
            return null;
        }

        SettingDefinition definition = SettingRegistry.Find(name)!;
        string running = started?.Value ?? definition.Default;
        if (SettingValue.Canonical(definition, setting.Value) == SettingValue.Canonical(definition, _startedFromFile.GetValueOrDefault(name) ?? running))
        {
            values[name] = new ConfiguredSetting(running, origin);
            return null;
        }

        pending.Add(name);
        return "setting could not be applied";
    }

    /// <summary>What is wrong with a line; null: nothing.</summary>
    internal static string? Mistake(SystemSetting setting)
    {
        try
        {
            SessionSettings.RequireValue(setting.Name, setting.Value);
            return SettingRegistry.Find(setting.Name) is { IsOfNoFile: true } definition ? $"parameter \"{definition.Name}\" cannot be changed" : null;
        }
        catch (SqlErrorException error)
        {
            return error.Message;
        }
    }

    /// <summary>Values that the setting may have, and this server doesn't start with.</summary>
    private static void RequireStartable(string name, string value)
    {
        switch (name)
        {
            case "unix_socket_group":
                _ = new ServerSettings(new Dictionary<string, string> { [name] = value }).UnixSocketDirectories;
                break;
            case "memory_limit" when SettingValue.ParseBytes(SettingValue.Canonical(SettingRegistry.Find(name)!, value)) < MemoryGuard.LimitMin:
                throw new SqlErrorException(SqlState.InvalidParameterValue, $"{value} is too little for parameter \"memory_limit\"", FormattableString.Invariant($"The least the server can run with is {MemoryGuard.LimitMin >> 20}MB."));
            case "listen_addresses" when !ServerConfiguration.IsAddress(value):
                throw new SqlErrorException(SqlState.FeatureNotSupported, $"the server cannot listen on \"{value}\"", "It listens on one address, in numbers, on localhost or on all (*).");
        }
    }

    private void Tell(ConfiguredSettings before, ConfiguredSettings now, List<FileSetting> rows)
    {
        foreach (string name in before.Values.Keys.Union(now.Values.Keys, StringComparer.OrdinalIgnoreCase))
        {
            string? value = now.Values.GetValueOrDefault(name)?.Value;
            if (value is null)
            {
                _log.SettingRemoved(name);
            }
            else if (value != before.Values.GetValueOrDefault(name)?.Value)
            {
                _log.SettingChanged(name, value);
            }
        }

        foreach (string name in now.PendingRestart)
        {
            _log.SettingNeedsRestart(name);
        }

        foreach (FileSetting row in rows.Where(row => row.Error is not null && !now.PendingRestart.Contains(row.Name!)))
        {
            _log.SettingWrong(row.File, row.Line ?? 0, row.Error!);
        }
    }
}
