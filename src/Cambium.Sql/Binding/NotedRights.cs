using Cambium.Engine.Catalog;
using Cambium.Sql.Access;

namespace Cambium.Sql.Binding;

/// <summary>What roles may do, asked for once each; the roles that it comes from are noted as looked up.</summary>
internal sealed class NotedRights(Func<int?, RoleRights> rightsOf, Action<CatalogNote> note)
{
    private readonly Dictionary<int, RoleRights> _byRole = [];
    private RoleRights? _user;

    /// <param name="roleId">Null: the user.</param>
    public RoleRights Of(int? roleId)
    {
        if (roleId is null && _user is not null)
        {
            return _user;
        }

        if (roleId is { } id && _byRole.TryGetValue(id, out RoleRights? known))
        {
            return known;
        }

        RoleRights rights = rightsOf(roleId);
        foreach (string role in rights.Sources)
        {
            note(new CatalogNote(NameClass.Role, 0, role, 0));
        }

        return roleId is { } other ? _byRole[other] = rights : _user = rights;
    }
}
