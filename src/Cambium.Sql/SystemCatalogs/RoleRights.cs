using Cambium.Engine.Catalog;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>What one role may do, by itself, through the roles it is a member of, and as PUBLIC.</summary>
internal sealed class RoleRights
{
    private const Privileges OfTables =
        Privileges.Select | Privileges.Insert | Privileges.Update | Privileges.Delete | Privileges.Truncate | Privileges.References | Privileges.Trigger;

    private readonly HashSet<int> _roles;

    public RoleRights(CatalogSnapshot catalog, int roleId)
    {
        IsSuperuser = catalog.TryGet(roleId, out RoleDefinition? role) ? role.IsSuperuser : roleId == SystemCatalog.BootstrapRoleId;
        _roles = [roleId];
        bool grew = true;
        while (grew)
        {
            grew = false;
            foreach (RoleMembership membership in catalog.Memberships)
            {
                grew |= _roles.Contains(membership.MemberId) && _roles.Add(membership.RoleId);
            }
        }
    }

    public bool IsSuperuser { get; }

    /// <summary>Whether the role is, or is a member of, the other.</summary>
    public bool ActsAs(int roleId) => IsSuperuser || _roles.Contains(roleId);

    /// <summary>Whether any of the privileges is held on the object, or on that column of it.</summary>
    public bool HasAny(Definition definition, Privileges privileges, bool withGrantOption = false, int columnId = 0) =>
        IsSuperuser || GrantsOn(definition).Any(grant => (grant.ColumnId == 0 || grant.ColumnId == columnId)
            && (grant.RoleId == 0 || _roles.Contains(grant.RoleId))
            && ((withGrantOption ? grant.WithGrantOption : grant.Privileges) & privileges) != 0);

    /// <summary>Whether one of the privileges is held on the object or on any of its columns.</summary>
    public bool HasAnyColumn(Definition definition, Privileges privileges, bool withGrantOption = false) =>
        IsSuperuser || GrantsOn(definition).Any(grant => (grant.RoleId == 0 || _roles.Contains(grant.RoleId))
            && ((withGrantOption ? grant.WithGrantOption : grant.Privileges) & privileges) != 0);

    /// <summary>Whether the information schema shows the object: its owner or anyone with a privilege on it sees it.</summary>
    public bool Sees(Definition definition) => ActsAs(definition.OwnerId) || HasAnyColumn(definition, ~Privileges.None);

    /// <summary>What was granted, or the default: all to the owner, and to PUBLIC what PostgreSQL gives it.</summary>
    public static IEnumerable<Grant> GrantsOn(Definition definition)
    {
        if (definition.Grants is { } grants)
        {
            return grants;
        }

        int owner = definition.OwnerId;
        (Privileges ofOwner, Privileges ofPublic) = definition switch
        {
            TableDefinition => (OfTables, Privileges.None),
            SequenceDefinition => (Privileges.Select | Privileges.Update | Privileges.Usage, Privileges.None),
            SchemaDefinition schema => (Privileges.Usage | Privileges.Create, schema.Id < SystemCatalog.FirstUserId ? Privileges.Usage : Privileges.None),
            FunctionDefinition => (Privileges.Execute, Privileges.Execute),
            TypeDefinition => (Privileges.Usage, Privileges.Usage),
            _ => (Privileges.None, Privileges.None),
        };
        Grant own = new(owner, owner, ofOwner, ofOwner);
        return ofPublic == Privileges.None ? [own] : [own, new Grant(0, owner, ofPublic, Privileges.None)];
    }
}
