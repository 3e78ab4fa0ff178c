using Cambium.Engine.Errors;
using Cambium.Sql.Settings;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements;

/// <summary>ALTER SYSTEM: what the server's configuration says of a setting from the next time on that it is read.</summary>
internal static class AlterSystemCommand
{
    public static string Execute(SetStatement setting, StatementContext context)
    {
        BlockRules.RefuseInBlock(context, "ALTER SYSTEM");
        string? value = SetCommand.TextOf(setting);
        if (!context.Rights.IsSuperuser)
        {
            string what = setting.Kind == SetKind.ResetAll ? "to perform ALTER SYSTEM RESET ALL" : $"to set parameter \"{setting.Name}\"";
            throw new SqlErrorException(SqlState.InsufficientPrivilege, "permission denied " + what);
        }

        if (setting.Kind != SetKind.ResetAll)
        {
            Require(setting.Name, value, context);
        }

        context.Host.ChangeConfiguration(setting.Kind == SetKind.ResetAll ? null : setting.Name, value);
        return "ALTER SYSTEM";
    }

    /// <param name="value">Null: what the configuration says is taken away.</param>
    /// <exception cref="SqlErrorException">42704: nobody knows the setting; 55P02: no file may hold it; 22023: it has no such value.</exception>
    private static void Require(string name, string? value, StatementContext context)
    {
        SettingDefinition? definition = SettingRegistry.Find(name);
        if (definition is null && context.Settings.Get(name) is null)
        {
            throw SessionSettings.Unrecognized(name);
        }

        if (definition is { IsOfNoFile: true })
        {
            throw new SqlErrorException(SqlState.CantChangeRuntimeParam, $"parameter \"{definition.Name}\" cannot be changed");
        }

        if (value is null)
        {
            return;
        }

        SetCommand.RequireValue(definition?.Name ?? name, value, context.Session);
        if (value.Contains('\n', StringComparison.Ordinal))
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, "parameter value for ALTER SYSTEM must not contain a newline");
        }
    }
}
