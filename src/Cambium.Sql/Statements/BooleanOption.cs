using Cambium.Engine.Errors;
using Cambium.Sql.Settings;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements;

/// <summary>Options of statements that are on or off; their name alone is on.</summary>
internal static class BooleanOption
{
    internal static bool IsOn(Option option)
    {
        string? text = option.Value is null ? "on" : option.Text;
        return text is not null && SettingValue.ParseBoolean(text) is { } isOn
            ? isOn
            : throw new SqlErrorException(SqlState.SyntaxError, $"{option.Name} requires a Boolean value");
    }
}
