using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
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
            SettingOrigin origin = ofTransaction is null ? session.Settings.Origin(setting) : new SettingOrigin("override");
            bool tellsFile = origin.File is not null && session.Roles.Rights.ActsAs(SystemCatalog.ReadAllSettingsRoleId);
            string reset = ofTransaction is null ? session.Settings.ResetValue(setting) : setting.Default;
            rows.Add().Set("name", setting.Name).Set("setting", Shown(setting, ofTransaction ?? session.Settings.Get(setting.Name)!)).Set("unit", setting.Unit).Set("category", setting.Category)
                .Set("short_desc", setting.Description).Set("context", setting.ContextName).Set("vartype", setting.TypeName)
                .Set("source", origin.Source).Set("sourcefile", tellsFile ? origin.File : null).Set("sourceline", Line(tellsFile ? origin.Line : null)).Set("min_val", Limit(setting, setting.Minimum))
                .Set("max_val", Limit(setting, setting.Maximum)).Set("enumvals", setting.EnumValues.Count == 0 ? null : setting.EnumValues)
                .Set("boot_val", setting.Default).Set("reset_val", Shown(setting, reset)).Set("pending_restart", session.Host.Configuration.PendingRestart.Contains(setting.Name));
        }
    }

    /// <summary>pg_file_settings.</summary>
    public static void FillFiles(SqlSession session, RowCollector rows)
    {
        int number = 0;
        foreach (FileSetting setting in session.Host.ReadConfigurationFiles())
        {
            rows.Add().Set("sourcefile", setting.File).Set("sourceline", Line(setting.Line)).Set("seqno", ++number).Set("name", setting.Name).Set("setting", setting.Setting)
                .Set("applied", setting.IsApplied).Set("error", setting.Error);
        }
    }

    private static Value Line(int? line) => line is { } number ? Value.FromInt32(number) : Value.Null;

    private static string Shown(SettingDefinition setting, string value) => setting.IsFileMode ? SettingValue.Show(setting, value) : value;

    /// <summary>Real numbers in six digits, as C prints them with %g.</summary>
    private static string? Limit(SettingDefinition setting, double? limit) =>
        setting.Type == SettingType.Real ? limit?.ToString("G6", CultureInfo.InvariantCulture).ToLowerInvariant() : ((long?)limit)?.ToString(CultureInfo.InvariantCulture);
}
