using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>GRANT and REVOKE of membership in roles, ALTER GROUP.</summary>
internal static class MembershipCommand
{
    public static string Execute(GrantRoleStatement statement, StatementContext context)
    {
        RoleDefinition[] members = [.. statement.Grantees.Select(context.Names.GetRole)];
        foreach (string granted in statement.GrantedRoles)
        {
            RoleDefinition role = context.Session.Roles.Get(granted);
            RequireAdmin(context, role);
            foreach (RoleDefinition member in members)
            {
                if (statement.IsGrant)
                {
                    Add(context, role, member, statement.WithAdminOption);
                }
                else
                {
                    Revoke(context, role, member, statement.WithAdminOption);
                }
            }
        }

        return statement.IsGrant ? "GRANT ROLE" : "REVOKE ROLE";
    }

    public static string Execute(AlterGroupStatement statement, StatementContext context)
    {
        RoleDefinition group = context.Names.GetRole(statement.Group);

        // Unlike GRANT, it is no matter of who may admit members.
        if (!RoleCommand.CanCreateRoles(context))
        {
            throw new SqlErrorException(SqlState.InsufficientPrivilege, "permission denied");
        }

        RequireAdmin(context, group);
        foreach (RoleName name in statement.Members)
        {
            RoleDefinition member = context.Names.GetRole(name);
            if (statement.IsAdd)
            {
                Add(context, group, member, withAdminOption: false);
            }
            else
            {
                Revoke(context, group, member, onlyAdminOption: false);
            }
        }

        return "ALTER ROLE";
    }

    /// <exception cref="SqlErrorException">0LP01: the two would be members of each other; XX000, as in PostgreSQL: the role takes no members, or is none.</exception>
    public static void Add(StatementContext context, RoleDefinition role, RoleDefinition member, bool withAdminOption)
    {
        if (role.Id == SystemCatalog.DatabaseOwnerRoleId)
        {
            throw new SqlErrorException(SqlState.InternalError, $"role \"{role.Name}\" cannot have explicit members");
        }

        if (member.Id == SystemCatalog.DatabaseOwnerRoleId)
        {
            throw new SqlErrorException(SqlState.InternalError, $"role \"{member.Name}\" cannot be a member of any role");
        }

        if (role.Id == member.Id || Reaches(context.Catalog, role.Id, member.Id))
        {
            throw new SqlErrorException(SqlState.InvalidGrantOperation, $"role \"{role.Name}\" is a member of role \"{member.Name}\"");
        }

        RoleMembership? existing = Find(context, role, member);
        if (existing is not null && (existing.WithAdminOption || !withAdminOption))
        {
            context.Session.Notice(SqlNotice.Notice($"role \"{member.Name}\" is already a member of role \"{role.Name}\""));
            return;
        }

        Touch(context, member);
        context.Transaction.Ddl.Put((existing ?? new RoleMembership
        {
            Id = context.Transaction.Ddl.NextSharedId(),
            Name = FormattableString.Invariant($"{role.Id}/{member.Id}"),
            RoleId = role.Id,
            MemberId = member.Id,
            GrantorId = context.Session.Roles.CurrentId,
        }) with { WithAdminOption = withAdminOption });
    }

    public static void Remove(StatementContext context, RoleMembership membership)
    {
        if (context.Catalog.TryGet(membership.MemberId, out RoleDefinition? member))
        {
            Touch(context, member);
        }

        context.Transaction.Ddl.Remove(membership.Id);
    }

    private static void Revoke(StatementContext context, RoleDefinition role, RoleDefinition member, bool onlyAdminOption)
    {
        if (Find(context, role, member) is not { } existing)
        {
            context.Session.Notice(SqlNotice.Warning(SqlState.Warning, $"role \"{member.Name}\" is not a member of role \"{role.Name}\""));
        }
        else if (onlyAdminOption)
        {
            Touch(context, member);
            context.Transaction.Ddl.Put(existing with { WithAdminOption = false });
        }
        else
        {
            Remove(context, existing);
        }
    }

    /// <summary>A role is a new version of itself when its memberships change: whoever tested its rights has read it.</summary>
    private static void Touch(StatementContext context, RoleDefinition member) => context.Transaction.Ddl.Put(member);

    /// <exception cref="SqlErrorException">42501: the user may not make others members of the role.</exception>
    public static void RequireAdmin(StatementContext context, RoleDefinition role)
    {
        if (role.IsSuperuser && !context.Rights.IsSuperuser)
        {
            throw new SqlErrorException(SqlState.InsufficientPrivilege, "must be superuser to alter superusers");
        }

        if (!RoleCommand.CanCreateRoles(context) && !context.Rights.IsAdminOf(role.Id))
        {
            throw new SqlErrorException(SqlState.InsufficientPrivilege, $"must have admin option on role \"{role.Name}\"");
        }
    }

    private static RoleMembership? Find(StatementContext context, RoleDefinition role, RoleDefinition member) =>
        context.Catalog.GetMemberships(member.Id).FirstOrDefault(other => other.RoleId == role.Id);

    private static bool Reaches(CatalogSnapshot catalog, int memberId, int roleId) =>
        catalog.GetMemberships(memberId).Any(membership => membership.RoleId == roleId || Reaches(catalog, membership.RoleId, roleId));
}
