using System.Text;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Access;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>Privileges as aclitem[] shows them: <c>alice=r*w/postgres</c>.</summary>
internal static class AccessList
{
    private static readonly (char Letter, string Word)[] s_words =
    [
        ('a', "INSERT"), ('r', "SELECT"), ('w', "UPDATE"), ('d', "DELETE"), ('D', "TRUNCATE"), ('x', "REFERENCES"), ('t', "TRIGGER"),
        ('X', "EXECUTE"), ('U', "USAGE"), ('C', "CREATE"), ('T', "TEMPORARY"), ('c', "CONNECT"), ('s', "SET"), ('A', "ALTER SYSTEM"),
    ];

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

        // What was granted on columns only leaves the table's privileges those it always had.
        if (columnId == 0 && grants.Any(static grant => grant.ColumnId != 0)
            && grants.Where(static grant => grant.ColumnId == 0).SequenceEqual(ObjectPrivileges.Grants(definition with { Grants = null })))
        {
            return null;
        }

        string[] items = [.. grants.Where(grant => grant.ColumnId == columnId && grant.Privileges != Privileges.None).Select(grant => Item(grant, id => QuotedName(catalog, id)))];
        return items.Length == 0 && columnId != 0 ? null : items;
    }

    /// <summary>A row of what is built in, with what was granted on it.</summary>
    /// <param name="column">The one for privileges.</param>
    public static Value[] Complete(Value[] row, CatalogSnapshot catalog, int classId, uint oid, int column)
    {
        if (oid < SystemCatalog.FirstUserId && catalog.FindSystemPrivileges(classId, (int)oid) is { } privileges)
        {
            row = [.. row];
            row[column] = Value.FromArray(new ArrayValue(DataType.AclItem, [.. Of(privileges, catalog)!.Select(Value.FromText)]));
        }

        return row;
    }

    /// <summary>Reads an item back: who, by whom, and what with or without the right to pass it on.</summary>
    public static (string Grantee, string Grantor, IReadOnlyList<(string Privilege, bool IsGrantable)> Privileges) Parse(string item)
    {
        int equals = item.LastIndexOf('=');
        int slash = item.IndexOf('/', equals);
        string letters = item[(equals + 1)..slash];
        List<(string, bool)> privileges = [];
        for (int index = 0; index < letters.Length; index++)
        {
            if (Array.Find(s_words, entry => entry.Letter == letters[index]).Word is { } word)
            {
                privileges.Add((word, index + 1 < letters.Length && letters[index + 1] == '*'));
            }
        }

        return (Unquote(item[..equals]), Unquote(item[(slash + 1)..]), privileges);
    }

    /// <summary>What an object of a kind has before anything is granted: pg_default_acl's letters for kinds.</summary>
    public static IEnumerable<string> Default(char kind, string owner)
    {
        (string ofOwner, string ofPublic) = kind switch
        {
            'r' => ("arwdDxt", ""),
            's' => ("rwU", ""),
            'd' => ("CTc", "Tc"),
            'f' => ("X", "X"),
            'l' or 'T' => ("U", "U"),
            'L' => ("rw", ""),
            'n' => ("UC", ""),
            't' => ("C", ""),
            'c' => ("", ""),
            _ => ("U", ""),
        };
        string quoted = Quote(owner);
        return [.. ofPublic.Length > 0 ? (string[])[$"={ofPublic}/{quoted}"] : [], .. ofOwner.Length > 0 ? (string[])[$"{quoted}={ofOwner}/{quoted}"] : []];
    }

    /// <summary>An item of one privilege. RULE was one once, and is none.</summary>
    /// <exception cref="SqlErrorException">22023: there is no such privilege.</exception>
    public static string Make(CatalogSnapshot catalog, int grantee, int grantor, string privilege, bool isGrantable)
    {
        string word = privilege.Equals("TEMP", StringComparison.OrdinalIgnoreCase) ? "TEMPORARY" : privilege;
        char letter = Array.Find(s_words, entry => entry.Word.Equals(word, StringComparison.OrdinalIgnoreCase)).Letter;
        if (letter == 0 && !word.Equals("RULE", StringComparison.OrdinalIgnoreCase))
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, $"unrecognized privilege type: \"{privilege}\"");
        }

        string letters = letter == 0 ? "" : isGrantable ? $"{letter}*" : letter.ToString();
        return $"{(grantee == 0 ? "" : Name(grantee))}={letters}/{Name(grantor)}";

        string Name(int id) => catalog.TryGet(id, out RoleDefinition? role) ? Quote(role.Name) : FormattableString.Invariant($"{(uint)id}");
    }

    /// <summary>A role's name; OIDs of roles that are gone stay numbers.</summary>
    public static string RoleName(CatalogSnapshot catalog, int id) =>
        catalog.TryGet(id, out RoleDefinition? role) ? role.Name : FormattableString.Invariant($"unknown (OID={id})");

    /// <inheritdoc cref="RoleName"/>
    public static string QuotedName(CatalogSnapshot catalog, int id) => Quote(RoleName(catalog, id));

    /// <summary>One item.</summary>
    /// <param name="roleName">Of a role's id; it stands there as it is.</param>
    public static string Item(in Grant grant, Func<int, string> roleName)
    {
        StringBuilder text = new();
        text.Append(grant.RoleId == 0 ? "" : roleName(grant.RoleId)).Append('=');
        foreach ((Privileges privilege, char letter) in s_letters)
        {
            if (grant.Privileges.HasFlag(privilege))
            {
                text.Append(letter);
                if (grant.WithGrantOption.HasFlag(privilege))
                {
                    text.Append('*');
                }
            }
        }

        return text.Append('/').Append(roleName(grant.GrantorId)).ToString();
    }

    private static string Unquote(string name) => name.Length > 1 && name[0] == '"' ? name[1..^1].Replace("\"\"", "\"", StringComparison.Ordinal) : name;

    private static string Quote(string name) => name.All(c => char.IsAsciiLetterOrDigit(c) || c == '_')
        ? name
        : Identifier.InQuotes(name);
}
