using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;

namespace Cambium.Sql.Access;

/// <summary>Changes of a list of grants: one entry per grantee, grantor and column.</summary>
internal static class GrantList
{
    public static ImmutableArray<Grant> Add(ImmutableArray<Grant> grants, Grant added)
    {
        int place = Find(grants, added.RoleId, added.GrantorId, added.ColumnId);
        return place < 0 ? grants.Add(added) : grants.SetItem(place, grants[place] with
        {
            Privileges = grants[place].Privileges | added.Privileges,
            WithGrantOption = grants[place].WithGrantOption | added.WithGrantOption,
        });
    }

    /// <summary>Takes privileges, or only the right to pass them on, from a role; what that role passed on goes too, if told so.</summary>
    /// <param name="ownerId">Of the object; may pass on without having been granted it.</param>
    /// <exception cref="SqlErrorException">2BP01: the role passed it on.</exception>
    public static ImmutableArray<Grant> Remove(ImmutableArray<Grant> grants, Grant removed, bool onlyGrantOption, bool cascade, int ownerId)
    {
        int place = Find(grants, removed.RoleId, removed.GrantorId, removed.ColumnId);
        if (place < 0)
        {
            return grants;
        }

        Grant before = grants[place];
        Grant after = before with
        {
            Privileges = onlyGrantOption ? before.Privileges : before.Privileges & ~removed.Privileges,
            WithGrantOption = before.WithGrantOption & ~removed.Privileges,
        };
        grants = after.Privileges == Privileges.None ? grants.RemoveAt(place) : grants.SetItem(place, after);
        Privileges lost = before.WithGrantOption & ~after.WithGrantOption;
        return lost == Privileges.None || removed.RoleId == ownerId ? grants : RemovePassedOn(grants, removed.RoleId, removed.ColumnId, lost, cascade, ownerId);
    }

    private static ImmutableArray<Grant> RemovePassedOn(ImmutableArray<Grant> grants, int roleId, int columnId, Privileges lost, bool cascade, int ownerId)
    {
        foreach (Grant other in grants)
        {
            if (other.RoleId == roleId && other.ColumnId == columnId)
            {
                // Another grantor still lets it.
                lost &= ~other.WithGrantOption;
            }
        }

        foreach (Grant passed in grants.Where(grant => grant.GrantorId == roleId && grant.ColumnId == columnId && (grant.Privileges & lost) != 0))
        {
            if (!cascade)
            {
                throw new SqlErrorException(SqlState.DependentObjectsStillExist, "dependent privileges exist", hint: "Use CASCADE to revoke them too.");
            }

            grants = Remove(grants, passed with { Privileges = passed.Privileges & lost }, onlyGrantOption: false, cascade, ownerId);
        }

        return grants;
    }

    private static int Find(ImmutableArray<Grant> grants, int roleId, int grantorId, int columnId)
    {
        for (int index = 0; index < grants.Length; index++)
        {
            if (grants[index].RoleId == roleId && grants[index].GrantorId == grantorId && grants[index].ColumnId == columnId)
            {
                return index;
            }
        }

        return -1;
    }
}
