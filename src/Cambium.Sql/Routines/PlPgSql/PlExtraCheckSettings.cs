using Cambium.Engine.Errors;
using Cambium.Sql.Settings;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>The settings that name <see cref="PlExtraChecks"/>.</summary>
internal static class PlExtraCheckSettings
{
    public const string Errors = "plpgsql.extra_errors";

    public const string Warnings = "plpgsql.extra_warnings";

    /// <param name="setting">Which of the two.</param>
    /// <param name="value">all, none, or a list.</param>
    /// <exception cref="SqlErrorException">22023.</exception>
    public static PlExtraChecks Parse(string setting, string value)
    {
        switch (value.Trim().ToLowerInvariant())
        {
            case "all":
                return PlExtraChecks.All;
            case "none" or "":
                return PlExtraChecks.None;
        }

        PlExtraChecks checks = PlExtraChecks.None;
        foreach (string word in value.Split(',').Select(static word => word.Trim()))
        {
            checks |= word.ToLowerInvariant() switch
            {
                "shadowed_variables" => PlExtraChecks.ShadowedVariables,
                "too_many_rows" => PlExtraChecks.TooManyRows,
                "strict_multi_assignment" => PlExtraChecks.StrictMultiAssignment,
                "" => throw SettingValue.Invalid(setting, value, "List syntax is invalid."),
                "all" or "none" => throw SettingValue.Invalid(setting, value, $"Key word \"{word}\" cannot be combined with other key words."),
                _ => throw SettingValue.Invalid(setting, value, $"Unrecognized key word: \"{word}\"."),
            };
        }

        return checks;
    }
}
