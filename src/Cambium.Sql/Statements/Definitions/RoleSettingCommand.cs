using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>ALTER ROLE … [IN DATABASE …] SET and RESET, ALTER DATABASE … SET: settings that sessions start with.</summary>
internal static class RoleSettingCommand
{
    public static string Execute(AlterRoleSetStatement statement, StatementContext context)
    {
        int role = 0;
        if (statement.Role is { } roleName)
        {
            RoleDefinition definition = context.Names.GetRole(roleName);
            role = definition.Id;
            RequireMayAlter(context, definition);
        }
        else if (statement.Database is { } ofDatabase)
        {
            context.Rights.RequireOwner(DatabaseCommand.Get(context, ofDatabase));
        }
        else if (!context.Rights.IsSuperuser)
        {
            throw new SqlErrorException(SqlState.InsufficientPrivilege, "must be superuser to alter settings globally");
        }

        Change(context, role, statement.Database is { } name ? DatabaseCommand.Get(context, name).Oid : 0, statement.Setting);
        return "ALTER ROLE";
    }

    /// <param name="roleId">0: every role.</param>
    /// <param name="databaseOid">0: every database.</param>
    public static void Change(StatementContext context, int roleId, int databaseOid, SetStatement setting)
    {
        string name = FormattableString.Invariant($"{roleId}/{databaseOid}");
        context.Transaction.Reads.NoteCatalog(NameClass.RoleSettings, 0, name);
        RoleSettings? known = context.Catalog.RoleSettings.FirstOrDefault(other => other.RoleId == roleId && other.DatabaseOid == databaseOid);
        ImmutableArray<string> settings = Apply(context, known?.Settings ?? [], setting);
        if (settings.Length > 0)
        {
            context.Transaction.Ddl.Put((known ?? new RoleSettings
            {
                Id = context.Transaction.Ddl.NextSharedId(),
                Name = name,
                RoleId = roleId,
                DatabaseOid = databaseOid,
            }) with { Settings = settings });
        }
        else if (known is not null)
        {
            context.Transaction.Ddl.Remove(known.Id);
        }
    }

    private static ImmutableArray<string> Apply(StatementContext context, ImmutableArray<string> settings, SetStatement setting)
    {
        if (setting.Kind == SetKind.ResetAll)
        {
            return [];
        }

        ImmutableArray<string> others = settings.RemoveAll(other => other.StartsWith(setting.Name + "=", StringComparison.OrdinalIgnoreCase));
        if (setting.Kind is SetKind.Reset or SetKind.Default)
        {
            return others;
        }

        // Kept as written, so that it shows as written.
        string value = SetCommand.TextOf(setting, context.Settings)!;
        context.Settings.Validate(setting.Name, value);
        return others.Add($"{setting.Name}={value}");
    }

    private static void RequireMayAlter(StatementContext context, RoleDefinition role)
    {
        if (role.IsSuperuser && !context.Rights.IsSuperuser)
        {
            throw new SqlErrorException(SqlState.InsufficientPrivilege, "must be superuser to alter superusers");
        }

        if (!RoleCommand.CanCreateRoles(context) && role.Id != context.Rights.RoleId)
        {
            throw new SqlErrorException(SqlState.InsufficientPrivilege, "permission denied");
        }
    }
}
