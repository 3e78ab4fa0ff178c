using System.Collections.Frozen;
using System.Globalization;

namespace Cambium.Sql.Settings;

/// <summary>
/// Every setting clients of PostgreSQL know, and our own. Those without effect here are accepted because they cannot
/// change an answer: they tune machinery this server doesn't have.
/// </summary>
public static class SettingRegistry
{
    private static readonly FrozenDictionary<string, SettingDefinition> s_byName =
        Load().ToFrozenDictionary(definition => definition.Name, StringComparer.OrdinalIgnoreCase);

    /// <summary>In order of name, as SHOW ALL lists them.</summary>
    public static IReadOnlyList<SettingDefinition> All { get; } =
        [.. s_byName.Values.OrderBy(definition => definition.Name, StringComparer.OrdinalIgnoreCase)];

    /// <summary>What SHOW ALL and pg_settings list of <see cref="All"/>.</summary>
    public static IReadOnlyList<SettingDefinition> Listed { get; } = [.. All.Where(static definition => !definition.IsUnlisted)];

    /// <summary>Those whose changes clients are told of.</summary>
    public static IReadOnlyList<SettingDefinition> Reported { get; } = [.. All.Where(static definition => definition.IsReported)];

    public static SettingDefinition? Find(string name) => s_byName.GetValueOrDefault(name);

    private static IEnumerable<SettingDefinition> Load()
    {
        using Stream stream = typeof(SettingRegistry).Assembly.GetManifestResourceStream("Cambium.Sql.Settings.settings.tsv")!;
        using StreamReader reader = new(stream);
        while (reader.ReadLine() is { } line)
        {
            if (line.StartsWith('#'))
            {
                continue;
            }

            string[] fields = line.Split('\t');
            yield return new SettingDefinition(
                fields[0],
                Enum.Parse<SettingType>(fields[1], ignoreCase: true),
                fields[2].Length == 0 ? null : fields[2],
                Enum.Parse<SettingContext>(fields[3].Replace("-", "", StringComparison.Ordinal), ignoreCase: true),
                Limit(fields[4]),
                Limit(fields[5]),
                fields[6].Length == 0 ? [] : fields[6].Split(','),
                fields[7],
                fields[8] == "yes",
                fields[9],
                fields[10]);
        }
    }

    private static double? Limit(string text) => text.Length == 0 ? null : double.Parse(text, CultureInfo.InvariantCulture);
}
