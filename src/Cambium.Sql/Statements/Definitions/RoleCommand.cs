using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>CREATE, ALTER and DROP ROLE, and memberships.</summary>
internal static class RoleCommand
{
    public static string Execute(CreateRoleStatement statement, StatementContext context)
    {
        RequireRight(context, "create role");
        if (statement.Name.StartsWith("pg_", StringComparison.Ordinal) || statement.Name is "public" or "none")
        {
            throw new SqlErrorException(SqlState.ReservedName, $"role name \"{statement.Name}\" is reserved");
        }

        context.Transaction.Reads.NoteCatalog(NameClass.Role, 0, statement.Name);
        if (context.Catalog.TryGetRole(statement.Name, out _))
        {
            throw new SqlErrorException(SqlState.DuplicateObject, $"role \"{statement.Name}\" already exists");
        }

        RoleDefinition role = new()
        {
            Id = context.Transaction.Ddl.NextId(),
            Name = statement.Name,
            CanLogin = statement.Keyword == RoleKeyword.User,
        };
        role = context.Transaction.Ddl.Put(Apply(context, role, statement.Options));
        foreach (RoleOption option in statement.Options)
        {
            foreach (RoleName other in option.Roles)
            {
                RoleDefinition otherRole = context.Names.GetRole(other);
                if (option.Kind == RoleOptionKind.InRole)
                {
                    AddMember(context, otherRole, role, withAdminOption: false);
                }
                else
                {
                    AddMember(context, role, otherRole, option.Kind == RoleOptionKind.AdminMembers);
                }
            }
        }

        return "CREATE ROLE";
    }

    public static string Execute(AlterRoleStatement statement, StatementContext context)
    {
        RoleDefinition role = context.Names.GetRole(statement.Role);
        bool changesOwnPassword = role.Name == context.Session.CurrentUser && statement.Options.All(option => option.Kind == RoleOptionKind.Password);
        if (!changesOwnPassword)
        {
            RequireRight(context, "alter role");
        }

        context.Transaction.Ddl.Put(Apply(context, role, statement.Options));
        return "ALTER ROLE";
    }

    public static string Execute(DropRoleStatement statement, StatementContext context)
    {
        RequireRight(context, "drop role");
        foreach (RoleName name in statement.Roles)
        {
            if (statement.IfExists && name.Kind == RoleNameKind.Named && !context.Catalog.TryGetRole(name.Name!, out _))
            {
                context.Session.Notice(SqlNotice.Notice($"role \"{name.Name}\" does not exist, skipping"));
                continue;
            }

            Drop(context, context.Names.GetRole(name));
        }

        return "DROP ROLE";
    }

    public static string Execute(GrantRoleStatement statement, StatementContext context)
    {
        foreach (string granted in statement.GrantedRoles)
        {
            RoleDefinition role = context.Session.Roles.Get(granted);
            foreach (RoleName grantee in statement.Grantees)
            {
                RoleDefinition member = context.Names.GetRole(grantee);
                if (statement.IsGrant)
                {
                    AddMember(context, role, member, statement.WithAdminOption);
                }
                else
                {
                    RemoveMember(context, role, member);
                }
            }
        }

        return statement.IsGrant ? "GRANT ROLE" : "REVOKE ROLE";
    }

    private static void Drop(StatementContext context, RoleDefinition role)
    {
        if (role.Name == context.Session.CurrentUser || role.Name == context.Session.Roles.SessionName)
        {
            throw new SqlErrorException(
                SqlState.ObjectInUse, role.Name == context.Session.CurrentUser ? "current user cannot be dropped" : "session user cannot be dropped");
        }

        Definition[] owned = [.. context.Catalog.All.Where(definition => definition.OwnerId == role.Id)];
        if (owned.Length > 0 || role.Id == SystemCatalog.BootstrapRoleId)
        {
            throw new SqlErrorException(
                SqlState.DependentObjectsStillExist,
                $"role \"{role.Name}\" cannot be dropped because some objects depend on it",
                string.Join("\n", owned.Select(definition => $"owner of {definition.NameClass.ToString().ToLowerInvariant()} {definition.Name}")));
        }

        foreach (RoleMembership membership in context.Catalog.Memberships.Where(other => other.RoleId == role.Id || other.MemberId == role.Id).ToArray())
        {
            context.Transaction.Ddl.Remove(membership.Id);
        }

        context.Transaction.Ddl.Remove(role.Id);
    }

    private static void AddMember(StatementContext context, RoleDefinition role, RoleDefinition member, bool withAdminOption)
    {
        RoleMembership? existing = context.Catalog.Memberships.FirstOrDefault(other => other.RoleId == role.Id && other.MemberId == member.Id);
        if (existing is not null && (existing.WithAdminOption || !withAdminOption))
        {
            context.Session.Notice(SqlNotice.Notice($"role \"{member.Name}\" is already a member of role \"{role.Name}\""));
            return;
        }

        context.Transaction.Ddl.Put((existing ?? new RoleMembership
        {
            Id = context.Transaction.Ddl.NextId(),
            Name = FormattableString.Invariant($"{role.Id}/{member.Id}"),
            RoleId = role.Id,
            MemberId = member.Id,
            GrantorId = context.Session.Roles.CurrentId,
        }) with { WithAdminOption = withAdminOption });
    }

    private static void RemoveMember(StatementContext context, RoleDefinition role, RoleDefinition member)
    {
        RoleMembership? existing = context.Catalog.Memberships.FirstOrDefault(other => other.RoleId == role.Id && other.MemberId == member.Id);
        if (existing is null)
        {
            context.Session.Notice(SqlNotice.Warning("01000", $"role \"{member.Name}\" is not a member of role \"{role.Name}\""));
            return;
        }

        context.Transaction.Ddl.Remove(existing.Id);
    }

    private static RoleDefinition Apply(StatementContext context, RoleDefinition role, SyntaxList<RoleOption> options)
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
                RoleOptionKind.Password => role with { PasswordVerifier = option.Text is null ? null : ScramVerifier.Of(option.Text) },
                RoleOptionKind.ConnectionLimit => role with { ConnectionLimit = int.Parse(option.Text!, CultureInfo.InvariantCulture) },
                RoleOptionKind.ValidUntil => role with { ValidUntil = option.Text },
                _ => role,
            };
            if (option is { Kind: RoleOptionKind.SuperUser, IsOn: true } && !context.Session.Roles.IsCurrentSuperuser)
            {
                throw new SqlErrorException(SqlState.InsufficientPrivilege, "must be superuser to create superusers");
            }
        }

        return role;
    }

    private static void RequireRight(StatementContext context, string action)
    {
        bool may = context.Session.Roles.IsCurrentSuperuser
            || (context.Catalog.TryGetRole(context.Session.CurrentUser, out RoleDefinition? current) && current.CanCreateRoles);
        if (!may)
        {
            throw new SqlErrorException(SqlState.InsufficientPrivilege, $"permission denied to {action}");
        }
    }
}
