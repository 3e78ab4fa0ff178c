using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Sessions;
using Cambium.Sql.Settings;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements;

/// <summary>SHOW one setting or all.</summary>
internal static class ShowCommand
{
    public static IReadOnlyList<ResultColumn> Columns(ShowStatement statement) => statement.Name == "all"
        ? [new("name", DataType.Text), new("setting", DataType.Text), new("description", DataType.Text)]
        : [new(SettingRegistry.Find(statement.Name)?.Name ?? statement.Name, DataType.Text)];

    public static string Execute(ShowStatement statement, StatementContext context, IRowReceiver receiver)
    {
        if (statement.Name != "all")
        {
            receiver.Row([Value.FromText(Show(statement.Name, context.Session) ?? throw SessionSettings.Unrecognized(statement.Name))]);
            return "SHOW";
        }

        foreach (SettingDefinition definition in SettingRegistry.Listed.Where(setting => MaySee(setting, context.Session)))
        {
            receiver.Row([Value.FromText(definition.Name), Value.FromText(Show(definition.Name, context.Session)!), Value.FromText(definition.Description)]);
        }

        return "SHOW";
    }

    /// <summary>What SHOW tells, the running transaction's characteristics included; null when there is no such setting.</summary>
    /// <exception cref="SqlErrorException">42501: it is confidential.</exception>
    public static string? Show(string name, SqlSession session) => SettingRegistry.Find(name) is not { } setting || MaySee(setting, session)
        ? OfTransaction(name.ToLowerInvariant(), session) ?? session.Settings.Show(name)
        : throw new SqlErrorException(SqlState.InsufficientPrivilege, $"must be superuser or have privileges of pg_read_all_settings to examine \"{setting.Name}\"");

    /// <summary>Whether the current role is told a setting's value.</summary>
    public static bool MaySee(SettingDefinition setting, SqlSession session) =>
        !setting.IsConfidential || session.Roles.Rights.ActsAs(SystemCatalog.ReadAllSettingsRoleId);

    /// <summary>A characteristic of the running transaction; null for other settings.</summary>
    public static string? OfTransaction(string name, SqlSession session)
    {
        TransactionCharacteristics characteristics = session.Transactions.Characteristics;
        return name switch
        {
            "transaction_isolation" => characteristics.Isolation,
            "transaction_read_only" => characteristics.IsReadOnly ? "on" : "off",
            "transaction_deferrable" => characteristics.IsDeferrable ? "on" : "off",
            _ => null,
        };
    }
}
