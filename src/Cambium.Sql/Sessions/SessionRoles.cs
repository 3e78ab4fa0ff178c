using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Settings;

namespace Cambium.Sql.Sessions;

/// <summary>
/// Who the session acts for: the authenticated user, who may become another by SET SESSION AUTHORIZATION or SET ROLE. Both
/// are settings, so they follow the transaction.
/// </summary>
internal sealed class SessionRoles
{
    private readonly SqlSession _session;

    public SessionRoles(SqlSession session)
    {
        _session = session;
        session.Settings.SetFact("session_authorization", session.Identity.User);
        session.Settings.IsSuperuser = IsSuperuser(session.Identity.User);
        session.Settings.SetFact("is_superuser", session.Settings.IsSuperuser ? "on" : "off");
    }

    public string AuthenticatedName => _session.Identity.User;

    public string SessionName => Settings.Get("session_authorization")!;

    public string CurrentName => Settings.Get("role") is { } role and not "none" ? role : SessionName;

    /// <summary>The current role's id; the bootstrap role's for one that is only known to the server around.</summary>
    public int CurrentId => Catalog.TryGetRole(CurrentName, out RoleDefinition? role) ? role.Id : SystemCatalog.BootstrapRoleId;

    public bool IsCurrentSuperuser => IsSuperuser(CurrentName);

    private SessionSettings Settings => _session.Settings;

    // Who may do what is today's, whatever time is read.
    private CatalogSnapshot Catalog => _session.Transactions is { HasSnapshot: true, Characteristics.AsOf: null } transactions
        ? transactions.Engine.Catalog
        : _session.Database.Engine.Root.Catalog;

    /// <summary>SET ROLE.</summary>
    public void SetRole(string name, bool isLocal)
    {
        if (name != "none")
        {
            RoleDefinition role = Get(name);
            if (!IsSuperuser(SessionName) && !IsMember(SessionName, role))
            {
                throw new SqlErrorException(SqlState.InsufficientPrivilege, $"permission denied to set role \"{name}\"");
            }
        }

        Settings.Set("role", name, isLocal);
        Changed();
    }

    /// <summary>SET SESSION AUTHORIZATION; null returns to the authenticated user.</summary>
    public void SetSessionAuthorization(string? name, bool isLocal)
    {
        if (name is not null && name != AuthenticatedName)
        {
            Get(name);
            if (!IsSuperuser(AuthenticatedName))
            {
                throw new SqlErrorException(SqlState.InsufficientPrivilege, "permission denied to set session authorization");
            }
        }

        Settings.Set("session_authorization", name ?? AuthenticatedName, isLocal);
        Settings.Reset("role", isLocal: false);
        Changed();
    }

    public RoleDefinition Get(string name) => Catalog.TryGetRole(name, out RoleDefinition? role)
        ? role
        : throw new SqlErrorException(SqlState.UndefinedObject, $"role \"{name}\" does not exist");

    /// <summary>Roles the current one may act as: itself, those it is a member of, and PUBLIC (0).</summary>
    public HashSet<int> Effective()
    {
        HashSet<int> roles = [0, CurrentId];
        bool grew = true;
        while (grew)
        {
            grew = false;
            foreach (RoleMembership membership in Catalog.Memberships)
            {
                if (roles.Contains(membership.MemberId) && roles.Add(membership.RoleId))
                {
                    grew = true;
                }
            }
        }

        return roles;
    }

    public bool IsSuperuser(string name) =>
        Catalog.TryGetRole(name, out RoleDefinition? role) ? role.IsSuperuser : name == _session.Database.Options.Owner;

    private bool IsMember(string memberName, RoleDefinition role)
    {
        if (!Catalog.TryGetRole(memberName, out RoleDefinition? member))
        {
            return false;
        }

        HashSet<int> reached = [member.Id];
        bool grew = true;
        while (grew)
        {
            grew = false;
            foreach (RoleMembership membership in Catalog.Memberships)
            {
                grew |= reached.Contains(membership.MemberId) && reached.Add(membership.RoleId);
            }
        }

        return reached.Contains(role.Id);
    }

    private void Changed()
    {
        Settings.IsSuperuser = IsSuperuser(SessionName);
        Settings.SetFact("is_superuser", Settings.IsSuperuser ? "on" : "off");
    }
}
