using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>CREATE, ALTER and DROP ROLE.</summary>
internal static class RoleCommand
{
    public static string Execute(CreateRoleStatement statement, StatementContext context)
    {
        RequireMayCreate(statement, context);
        RequireName(statement.Name);
        context.Transaction.Reads.NoteCatalog(NameClass.Role, 0, statement.Name);
        if (context.Catalog.TryGetRole(statement.Name, out _))
        {
            throw new SqlErrorException(SqlState.DuplicateObject, $"role \"{statement.Name}\" already exists");
        }

        RoleDefinition role = new()
        {
            Id = context.Transaction.Ddl.NextSharedId(),
            Name = statement.Name,
            CanLogin = statement.Keyword == RoleKeyword.User,
        };
        role = context.Transaction.Ddl.Put(Apply(role, statement.Options, context.Session));
        foreach (RoleOption option in statement.Options)
        {
            foreach (RoleName other in option.Roles)
            {
                RoleDefinition otherRole = context.Names.GetRole(other);
                if (option.Kind == RoleOptionKind.InRole)
                {
                    MembershipCommand.RequireAdmin(context, otherRole);
                    MembershipCommand.Add(context, otherRole, role, withAdminOption: false);
                }
                else
                {
                    MembershipCommand.Add(context, role, otherRole, option.Kind == RoleOptionKind.AdminMembers);
                }
            }
        }

        return "CREATE ROLE";
    }

    public static string Execute(AlterRoleStatement statement, StatementContext context)
    {
        RoleDefinition role = context.Names.GetRole(statement.Role);
        RequireMayAlter(statement, context, role);
        context.Transaction.Ddl.Put(Apply(role, statement.Options, context.Session));
        foreach (RoleOption option in statement.Options)
        {
            foreach (RoleName member in option.Roles)
            {
                MembershipCommand.Add(context, role, context.Names.GetRole(member), withAdminOption: false);
            }
        }

        return "ALTER ROLE";
    }

    public static string Execute(DropRoleStatement statement, StatementContext context)
    {
        if (!CanCreateRoles(context))
        {
            throw new SqlErrorException(SqlState.InsufficientPrivilege, "permission denied to drop role");
        }

        List<RoleDefinition> dropped = [];
        foreach (RoleName name in statement.Roles)
        {
            if (name.Kind != RoleNameKind.Named)
            {
                throw new SqlErrorException(SqlState.InvalidParameterValue, "cannot use special role specifier in DROP ROLE");
            }

            context.Transaction.Reads.NoteCatalog(NameClass.Role, 0, name.Name!);
            if (statement.IfExists && !context.Catalog.TryGetRole(name.Name!, out _))
            {
                context.Session.Notice(SqlNotice.Notice($"role \"{name.Name}\" does not exist, skipping"));
                continue;
            }

            RoleDefinition role = context.Names.GetRole(name);
            RequireDroppable(context, role);
            dropped.Add(role);
        }

        foreach (RoleDefinition role in dropped)
        {
            RemoveBelongings(context, role);
        }

        foreach (RoleDefinition role in dropped)
        {
            RoleDependents.RequireNone(context, role);
            context.Transaction.Ddl.Remove(role.Id);
        }

        return "DROP ROLE";
    }

    /// <exception cref="SqlErrorException">42501: the role is the superuser's, or the user may not create roles.</exception>
    public static void RequireRightOver(StatementContext context, RoleDefinition role)
    {
        if (role.IsSuperuser && !context.Rights.IsSuperuser)
        {
            throw new SqlErrorException(SqlState.InsufficientPrivilege, "must be superuser");
        }

        if (!CanCreateRoles(context))
        {
            throw new SqlErrorException(SqlState.InsufficientPrivilege, "must have CREATEROLE privilege");
        }
    }

    public static void RequireRenamable(StatementContext context, RoleDefinition role)
    {
        if (role.Name == context.Session.Roles.SessionName)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "session user cannot be renamed");
        }

        if (role.Name == context.Session.CurrentUser)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "current user cannot be renamed");
        }

        if (role.IsSuperuser && !context.Rights.IsSuperuser)
        {
            throw new SqlErrorException(SqlState.InsufficientPrivilege, "must be superuser to rename superusers");
        }

        if (!CanCreateRoles(context))
        {
            throw new SqlErrorException(SqlState.InsufficientPrivilege, "permission denied to rename role");
        }
    }

    /// <exception cref="SqlErrorException">42939.</exception>
    public static void RequireName(string name)
    {
        if (name.StartsWith("pg_", StringComparison.Ordinal))
        {
            throw new SqlErrorException(SqlState.ReservedName, $"role name \"{name}\" is reserved", "Role names starting with \"pg_\" are reserved.");
        }

        if (name is "public" or "none")
        {
            throw new SqlErrorException(SqlState.ReservedName, $"role name \"{name}\" is reserved");
        }
    }

    /// <summary>Whether the current role is a superuser or has CREATEROLE.</summary>
    public static bool CanCreateRoles(StatementContext context) =>
        context.Rights.IsSuperuser || (context.Catalog.TryGet(context.Rights.RoleId, out RoleDefinition? current) && current.CanCreateRoles);

    private static void RequireMayCreate(CreateRoleStatement statement, StatementContext context)
    {
        if (context.Rights.IsSuperuser)
        {
            return;
        }

        string? message = Sets(statement.Options, RoleOptionKind.SuperUser) ? "must be superuser to create superusers"
            : Sets(statement.Options, RoleOptionKind.Replication) ? "must be superuser to create replication users"
            : Sets(statement.Options, RoleOptionKind.BypassRowSecurity) ? "must be superuser to create bypassrls users"
            : !CanCreateRoles(context) ? "permission denied to create role"
            : null;
        if (message is not null)
        {
            throw new SqlErrorException(SqlState.InsufficientPrivilege, message);
        }
    }

    private static void RequireMayAlter(AlterRoleStatement statement, StatementContext context, RoleDefinition role)
    {
        if (role.Id is < SystemCatalog.FirstUserId and not SystemCatalog.BootstrapRoleId)
        {
            throw new SqlErrorException(SqlState.ReservedName, $"role name \"{role.Name}\" is reserved", "Cannot alter reserved roles.");
        }

        if (context.Rights.IsSuperuser)
        {
            return;
        }

        bool Mentions(RoleOptionKind kind) => statement.Options.Any(option => option.Kind == kind);
        bool changesOwnPassword = role.Id == context.Rights.RoleId && statement.Options.All(option => option.Kind == RoleOptionKind.Password);
        string? message =
            role.IsSuperuser || Mentions(RoleOptionKind.SuperUser) ? "must be superuser to alter superuser roles or change superuser attribute"
            : role.CanReplicate || Mentions(RoleOptionKind.Replication) ? "must be superuser to alter replication roles or change replication attribute"
            : Mentions(RoleOptionKind.BypassRowSecurity) ? "must be superuser to change bypassrls attribute"
            : !CanCreateRoles(context) && !changesOwnPassword ? "permission denied"
            : null;
        if (message is not null)
        {
            throw new SqlErrorException(SqlState.InsufficientPrivilege, message);
        }
    }

    private static void RequireDroppable(StatementContext context, RoleDefinition role)
    {
        if (role.Name == context.Session.CurrentUser)
        {
            throw new SqlErrorException(SqlState.ObjectInUse, "current user cannot be dropped");
        }

        if (role.Name == context.Session.Roles.SessionName)
        {
            throw new SqlErrorException(SqlState.ObjectInUse, "session user cannot be dropped");
        }

        if (role.IsSuperuser && !context.Rights.IsSuperuser)
        {
            throw new SqlErrorException(SqlState.InsufficientPrivilege, "must be superuser to drop superusers");
        }

        if (role.Id < SystemCatalog.FirstUserId)
        {
            throw new SqlErrorException(
                SqlState.DependentObjectsStillExist, $"cannot drop role {role.Name} because it is required by the database system");
        }
    }

    private static void RemoveBelongings(StatementContext context, RoleDefinition role)
    {
        foreach (RoleMembership membership in context.Catalog.Memberships.Where(other => other.RoleId == role.Id || other.MemberId == role.Id).ToArray())
        {
            MembershipCommand.Remove(context, membership);
        }

        foreach (RoleSettings settings in context.Catalog.RoleSettings.Where(settings => settings.RoleId == role.Id).ToArray())
        {
            context.Transaction.Ddl.Remove(settings.Id);
        }
    }

    private static bool Sets(SyntaxList<RoleOption> options, RoleOptionKind kind) => options.Any(option => option.Kind == kind && option.IsOn);

    private static RoleDefinition Apply(RoleDefinition role, SyntaxList<RoleOption> options, SqlSession session)
    {
        foreach (RoleOption option in options)
        {
            role = option.Kind switch
            {
                RoleOptionKind.SuperUser => role with { IsSuperuser = option.IsOn },
                RoleOptionKind.CreateDatabase => role with { CanCreateDatabases = option.IsOn },
                RoleOptionKind.CreateRole => role with { CanCreateRoles = option.IsOn },
                RoleOptionKind.Inherit => role with { Inherits = option.IsOn },
                RoleOptionKind.Login => role with { CanLogin = option.IsOn },
                RoleOptionKind.Replication => role with { CanReplicate = option.IsOn },
                RoleOptionKind.BypassRowSecurity => role with { BypassesRowSecurity = option.IsOn },
                RoleOptionKind.Password => role with { PasswordVerifier = option.Text is null ? null : PasswordVerifier.Of(role.Name, option.Text, session) },
                RoleOptionKind.ConnectionLimit => role with { ConnectionLimit = ConnectionLimit(option.Text!) },
                RoleOptionKind.ValidUntil => role with { ValidUntil = option.Text },
                _ => role,
            };
        }

        return role;
    }

    private static int ConnectionLimit(string text)
    {
        int limit = int.Parse(text, CultureInfo.InvariantCulture);
        return limit >= -1 ? limit : throw new SqlErrorException(SqlState.InvalidParameterValue, string.Create(CultureInfo.InvariantCulture, $"invalid connection limit: {limit}"));
    }
}
