using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;

namespace Cambium.Sql.Access;

/// <summary>
/// What one role may do in one state of the catalog: by itself, through the roles whose privileges it inherits, as PUBLIC, and as
/// owner. Immutable.
/// </summary>
internal sealed class RoleRights
{
    private readonly CatalogSnapshot _catalog;
    private readonly int _databaseOwnerId;
    private readonly HashSet<int> _inherited;
    private readonly HashSet<int> _memberOf;
    private readonly bool _bypassesPolicies;

    /// <param name="roleId">A role that is gone has the rights of PUBLIC.</param>
    /// <param name="databaseOwnerId">The one member of pg_database_owner.</param>
    public RoleRights(CatalogSnapshot catalog, int roleId, int databaseOwnerId)
    {
        _catalog = catalog;
        _databaseOwnerId = databaseOwnerId;
        RoleId = roleId;
        IsSuperuser = catalog.TryGet(roleId, out RoleDefinition? role) && role.IsSuperuser;
        _bypassesPolicies = IsSuperuser || role?.BypassesRowSecurity == true;
        _inherited = Reach(throughNoInherit: false);
        _memberOf = Reach(throughNoInherit: true);
    }

    public int RoleId { get; }

    public bool IsSuperuser { get; }

    /// <summary>The names of the roles whose definitions all this was read from.</summary>
    public IEnumerable<string> Sources =>
        _memberOf.Append(RoleId).Distinct().Select(id => _catalog.TryGet(id, out RoleDefinition? role) ? role.Name : null).OfType<string>();

    /// <summary>Whether the role has the other's privileges: it is it, or inherits from it.</summary>
    public bool ActsAs(int roleId) => IsSuperuser || _inherited.Contains(roleId);

    /// <summary>Whether the role is, or is a member of, the other, so that it may SET ROLE to it.</summary>
    public bool IsMemberOf(int roleId) => IsSuperuser || _memberOf.Contains(roleId);

    /// <summary>Whether the role may make others members of that one.</summary>
    public bool IsAdminOf(int roleId) => IsSuperuser || _catalog.Memberships.Any(membership =>
        membership.RoleId == roleId && membership.WithAdminOption && _inherited.Contains(membership.MemberId));

    public bool Owns(Definition definition) => ActsAs(definition.OwnerId);

    /// <summary>Whether row-level security holds for the role: not for superusers and those with BYPASSRLS, and for the owner if it is forced.</summary>
    public bool IsSubjectToPolicies(TableDefinition table) => table.HasRowSecurity && !_bypassesPolicies && (table.ForcesRowSecurity || !Owns(table));

    /// <summary>The privileges held on the whole object.</summary>
    public Privileges On(Definition definition) => On(definition, columnId: 0, isGrantOption: false);

    /// <summary>The privileges held on a column, those of the whole table included.</summary>
    public Privileges OnColumn(Definition definition, int columnId) => On(definition, columnId, isGrantOption: false);

    /// <summary>The privileges that may be passed on, of the object or of one of its columns.</summary>
    public Privileges GrantOptionsOn(Definition definition, int columnId) =>
        Owns(definition) ? ObjectPrivileges.Of(definition) : On(definition, columnId, isGrantOption: true);

    /// <summary>The privileges held on the object or on any of its columns.</summary>
    public Privileges OnAnyColumn(Definition definition)
    {
        Privileges held = On(definition);
        foreach (Grant grant in ObjectPrivileges.Grants(definition))
        {
            if (grant.ColumnId != 0 && IsGrantee(grant) && definition is TableDefinition table && table.FindColumn(grant.ColumnId) is { IsDropped: false })
            {
                held |= grant.Privileges;
            }
        }

        return held;
    }

    /// <summary>Whether any of the privileges is held on the object, or on that column of it.</summary>
    public bool HasAny(Definition definition, Privileges privileges, bool withGrantOption = false, int columnId = 0) =>
        ((withGrantOption ? GrantOptionsOn(definition, columnId) : On(definition, columnId, isGrantOption: false)) & privileges) != 0;

    /// <summary>Whether one of the privileges is held on the object or on any of its columns.</summary>
    public bool HasAnyColumn(Definition definition, Privileges privileges, bool withGrantOption = false) => withGrantOption
        ? Owns(definition) || ObjectPrivileges.Grants(definition).Any(grant => IsGrantee(grant) && (grant.WithGrantOption & privileges) != 0)
        : (OnAnyColumn(definition) & privileges) != 0;

    /// <summary>Whether the information schema shows the object: its owner or anyone with a privilege on it sees it.</summary>
    public bool Sees(Definition definition) => Owns(definition) || OnAnyColumn(definition) != Privileges.None;

    /// <exception cref="SqlErrorException">42501: one of the privileges is missing on the object.</exception>
    public void Require(Definition definition, Privileges privileges)
    {
        if ((privileges & ~On(definition)) != 0)
        {
            throw Denied(definition);
        }
    }

    /// <exception cref="SqlErrorException">42501: the role is not the owner.</exception>
    public void RequireOwner(Definition definition)
    {
        if (!Owns(definition))
        {
            throw NotOwner(ObjectPrivileges.Noun(definition), definition.Name);
        }
    }

    public static SqlErrorException Denied(Definition definition) => Denied(ObjectPrivileges.Noun(definition), definition.Name);

    public static SqlErrorException Denied(string noun, string name) => new(SqlState.InsufficientPrivilege, $"permission denied for {noun} {name}");

    public static SqlErrorException NotOwner(string noun, string name) => new(SqlState.InsufficientPrivilege, $"must be owner of {noun} {name}");

    private Privileges On(Definition definition, int columnId, bool isGrantOption)
    {
        if (IsSuperuser)
        {
            return ObjectPrivileges.Of(definition);
        }

        Privileges held = Privileges.None;
        foreach (Grant grant in ObjectPrivileges.Grants(definition))
        {
            if ((grant.ColumnId == 0 || grant.ColumnId == columnId) && IsGrantee(grant))
            {
                held |= isGrantOption ? grant.WithGrantOption : grant.Privileges;
            }
        }

        return isGrantOption ? held : held | OfPredefinedRoles(definition);
    }

    private Privileges OfPredefinedRoles(Definition definition)
    {
        bool reads = _inherited.Contains(SystemCatalog.ReadAllDataRoleId);
        bool writes = _inherited.Contains(SystemCatalog.WriteAllDataRoleId);
        return definition switch
        {
            SchemaDefinition when reads || writes => Privileges.Usage,
            TableDefinition or SequenceDefinition => (reads ? Privileges.Select : Privileges.None)
                | (writes ? Privileges.Insert | Privileges.Update | Privileges.Delete : Privileges.None),
            _ => Privileges.None,
        };
    }

    private bool IsGrantee(in Grant grant) => grant.RoleId == 0 || IsSuperuser || _inherited.Contains(grant.RoleId);

    /// <summary>The role and all it is a member of, directly or through others; a NOINHERIT role is a member but inherits nothing.</summary>
    private HashSet<int> Reach(bool throughNoInherit)
    {
        HashSet<int> reached = [RoleId];
        Queue<int> queue = new(reached);
        while (queue.TryDequeue(out int member))
        {
            if (member == _databaseOwnerId && reached.Add(SystemCatalog.DatabaseOwnerRoleId))
            {
                queue.Enqueue(SystemCatalog.DatabaseOwnerRoleId);
            }

            if (!throughNoInherit && _catalog.TryGet(member, out RoleDefinition? role) && !role.Inherits)
            {
                continue;
            }

            foreach (RoleMembership membership in _catalog.GetMemberships(member))
            {
                if (reached.Add(membership.RoleId))
                {
                    queue.Enqueue(membership.RoleId);
                }
            }
        }

        return reached;
    }
}
