using System.Text;
using Cambium.Engine.Catalog;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>Privileges as aclitem[] shows them: <c>alice=r*w/postgres</c>.</summary>
internal static class AccessList
{
    /// <summary>Letters in the order PostgreSQL prints them.</summary>
    private static readonly (Privileges Privilege, char Letter)[] s_letters =
    [
        (Privileges.Insert, 'a'), (Privileges.Select, 'r'), (Privileges.Update, 'w'), (Privileges.Delete, 'd'), (Privileges.Truncate, 'D'),
        (Privileges.References, 'x'), (Privileges.Trigger, 't'), (Privileges.Execute, 'X'), (Privileges.Usage, 'U'), (Privileges.Create, 'C'),
        (Privileges.Temporary, 'T'), (Privileges.Connect, 'c'),
    ];

    /// <summary>The items of an object, or of one of its columns; null when nothing was ever granted or revoked.</summary>
    public static IEnumerable<string>? Of(Definition definition, CatalogSnapshot catalog, int columnId = 0)
    {
        if (definition.Grants is not { } grants)
        {
            return null;
        }

        string[] items = [.. grants.Where(grant => grant.ColumnId == columnId && grant.Privileges != Privileges.None).Select(grant => Item(grant, catalog, definition.OwnerId))];
        return items.Length == 0 && columnId != 0 ? null : items;
    }

    /// <summary>A role's name; OIDs of roles that are gone stay numbers.</summary>
    public static string RoleName(CatalogSnapshot catalog, int id) =>
        catalog.TryGet(id, out RoleDefinition? role) ? role.Name : FormattableString.Invariant($"unknown (OID={id})");

    /// <summary>That an owner may pass on everything goes without saying.</summary>
    private static string Item(in Grant grant, CatalogSnapshot catalog, int ownerId)
    {
        StringBuilder text = new();
        text.Append(grant.RoleId == 0 ? "" : Quote(RoleName(catalog, grant.RoleId))).Append('=');
        foreach ((Privileges privilege, char letter) in s_letters)
        {
            if (grant.Privileges.HasFlag(privilege))
            {
                text.Append(letter);
                if (grant.RoleId != ownerId && grant.WithGrantOption.HasFlag(privilege))
                {
                    text.Append('*');
                }
            }
        }

        return text.Append('/').Append(Quote(RoleName(catalog, grant.GrantorId))).ToString();
    }

    private static string Quote(string name) => name.All(c => char.IsAsciiLetterOrDigit(c) || c == '_')
        ? name
        : "\"" + name.Replace("\"", "\"\"", StringComparison.Ordinal) + "\"";
}
