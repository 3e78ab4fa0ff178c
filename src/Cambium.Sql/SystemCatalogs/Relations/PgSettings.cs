using System.Globalization;
using Cambium.Sql.Sessions;
using Cambium.Sql.Settings;
using Cambium.Sql.Statements;

namespace Cambium.Sql.SystemCatalogs.Relations;

/// <summary>pg_settings: the registry with this session's values.</summary>
internal static class PgSettings
{
    public static void Fill(SqlSession session, RowCollector rows)
    {
        foreach (SettingDefinition setting in SettingRegistry.Listed.Where(setting => ShowCommand.MaySee(setting, session)))
        {
            string? ofTransaction = ShowCommand.OfTransaction(setting.Name, session);
            string reset = ofTransaction is null ? session.Settings.ResetValue(setting) : setting.Default;
            rows.Add().Set("name", setting.Name).Set("setting", Shown(setting, ofTransaction ?? session.Settings.Get(setting.Name)!)).Set("unit", setting.Unit).Set("category", setting.Category)
                .Set("short_desc", setting.Name.Replace('_', ' ')).Set("context", setting.ContextName).Set("vartype", setting.TypeName)
                .Set("source", ofTransaction is null ? session.Settings.Source(setting) : "override").Set("min_val", Limit(setting, setting.Minimum))
                .Set("max_val", Limit(setting, setting.Maximum)).Set("enumvals", setting.EnumValues.Count == 0 ? null : setting.EnumValues)
                .Set("boot_val", setting.Default).Set("reset_val", Shown(setting, reset)).Set("pending_restart", false);
        }
    }

    private static string Shown(SettingDefinition setting, string value) => setting.IsFileMode ? SettingValue.Show(setting, value) : value;

    /// <summary>Real numbers in six digits, as C prints them with %g.</summary>
    private static string? Limit(SettingDefinition setting, double? limit) =>
        setting.Type == SettingType.Real ? limit?.ToString("G6", CultureInfo.InvariantCulture).ToLowerInvariant() : ((long?)limit)?.ToString(CultureInfo.InvariantCulture);
}
