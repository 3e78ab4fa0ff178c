using System.Collections.Immutable;
using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Functions;
using Cambium.Sql.SystemCatalogs;
using Cambium.Sql.SystemCatalogs.Functions;
using Cambium.Trees;

namespace Cambium.Sql.LargeObjects;

/// <summary>
/// What was granted on large objects, as the column lomacl keeps it: with roles' ids, <c>#16402=r*w/#10</c>, so that a role may get another name in whatever database that is
/// done. Queries are shown names. A name that begins with # would be quoted.
/// </summary>
internal static class LargeObjectGrants
{
    private const int OwnerColumn = 1;
    private const int GrantsColumn = 2;

    private static readonly DataType s_items = DataType.AclItem.Array!;

    private static readonly ScalarFunction s_show = new(0, "lomacl", [s_items], s_items, Show) { IsStrict = true, Volatility = Volatility.Stable };

    /// <summary>The column as queries see it.</summary>
    public static BoundExpression Shown(BoundExpression column) => new BoundCall(s_show, [column], new CallTypes([new SqlType(s_items)], new SqlType(s_items)));

    /// <summary>The object as what GRANT and REVOKE change; nothing but its row is stored of it.</summary>
    /// <param name="items">As <see cref="Shown"/>; null: nothing was ever granted or revoked.</param>
    public static SystemPrivileges Read(uint oid, int ownerId, IEnumerable<string>? items, CatalogSnapshot catalog) => new()
    {
        Id = 0,
        Name = string.Create(CultureInfo.InvariantCulture, $"large object {oid}"),
        ClassId = LargeObjectTables.PagesOid,
        ObjectId = (int)oid,
        OwnerId = ownerId,
        Grants = items is null ? null : Parse(items, name => catalog.TryGetRole(name, out RoleDefinition? role) ? role.Id : null),
    };

    /// <summary>What the column gets.</summary>
    public static Value Stored(SystemPrivileges largeObject) => largeObject.Grants is { } grants
        ? Items(grants.Select(grant => AccessList.Item(grant, static id => string.Create(CultureInfo.InvariantCulture, $"#{id}"))))
        : Value.Null;

    /// <summary>How many large objects of a database belong to a role or were granted to or by it.</summary>
    public static int CountOf(DatabaseRoot root, int roleId)
    {
        if (!root.Catalog.TryGet(LargeObjectTables.MetadataOid, out TableDefinition? table))
        {
            return 0;
        }

        int count = 0;
        Value[] row = new Value[table.Columns.Length];
        TreeCursor cursor = root.GetTree(table.TreeId).GetCursor();
        for (bool any = cursor.SeekFirst(); any; any = cursor.MoveNext())
        {
            table.Layout.ReadAll(cursor.Value, row);
            count += (int)row[OwnerColumn].UInt32 == roleId || Stored(row[GrantsColumn]).Any(grant => grant.RoleId == roleId || grant.GrantorId == roleId) ? 1 : 0;
        }

        return count;
    }

    private static ImmutableArray<Grant> Stored(in Value column) => column.IsNull ? [] : Parse(
        column.Array.Items.Select(static item => item.Text),
        static name => name.StartsWith('#') && int.TryParse(name.AsSpan(1), NumberStyles.None, CultureInfo.InvariantCulture, out int id) ? id : null);

    /// <param name="roleId">Null: there is no such role.</param>
    private static ImmutableArray<Grant> Parse(IEnumerable<string> items, Func<string, int?> roleId)
    {
        ImmutableArray<Grant> grants = [];
        foreach ((string grantee, string grantor, IReadOnlyList<(string Privilege, bool IsGrantable)> privileges) in items.Select(AccessList.Parse))
        {
            if ((grantee.Length == 0 ? 0 : roleId(grantee)) is { } granteeId && roleId(grantor) is { } grantorId)
            {
                grants = grants.Add(new Grant(granteeId, grantorId, Sum(privileges), Sum(privileges.Where(static granted => granted.IsGrantable))));
            }
        }

        return grants;

        static Privileges Sum(IEnumerable<(string Privilege, bool)> words) =>
            words.Aggregate(Privileges.None, static (sum, word) => sum | Enum.Parse<Privileges>(word.Privilege, ignoreCase: true));
    }

    private static Value Show(ReadOnlySpan<Value> arguments, CallContext context)
    {
        CatalogSnapshot catalog = CatalogFunctions.Catalog(context);
        return Items(Stored(arguments[0]).Select(grant => AccessList.Item(grant, id => AccessList.QuotedName(catalog, id))));
    }

    private static Value Items(IEnumerable<string> items) => Value.FromArray(new ArrayValue(DataType.AclItem, [.. items.Select(Value.FromText)]));
}
