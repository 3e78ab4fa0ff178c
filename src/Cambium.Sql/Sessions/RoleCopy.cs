using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;

namespace Cambium.Sql.Sessions;

/// <summary>
/// CREATE DATABASE gives the new database the roles of the one it is issued in, passwords and memberships included: each
/// database keeps its own, so that its log tells all about it. Roles are matched by name; ids differ.
/// </summary>
internal static class RoleCopy
{
    public static void Run(CatalogSnapshot source, Transaction target)
    {
        Dictionary<int, int> ids = new() { [0] = 0 };
        foreach (RoleDefinition role in source.Roles)
        {
            int id = target.Catalog.TryGetRole(role.Name, out RoleDefinition? existing) ? existing.Id : target.Ddl.NextId();
            ids[role.Id] = id;
            target.Ddl.Put(role with { Id = id, Version = existing?.Version ?? 0 });
        }

        foreach (RoleMembership membership in source.Memberships)
        {
            (int role, int member) = (ids[membership.RoleId], ids[membership.MemberId]);
            target.Ddl.Put(membership with
            {
                Id = target.Ddl.NextId(),
                Name = string.Create(CultureInfo.InvariantCulture, $"{role}/{member}"),
                RoleId = role,
                MemberId = member,
                GrantorId = ids.GetValueOrDefault(membership.GrantorId),
            });
        }
    }
}
