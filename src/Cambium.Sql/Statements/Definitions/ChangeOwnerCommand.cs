using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.LargeObjects;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>ALTER … OWNER TO, REASSIGN OWNED, DROP OWNED.</summary>
internal static class ChangeOwnerCommand
{
    public static string Execute(ChangeOwnerStatement statement, StatementContext context)
    {
        RoleDefinition owner = context.Names.GetRole(statement.Owner);
        if (statement.Object.Kind == ObjectKind.LargeObject)
        {
            OwnerChange.ApplyToLargeObject(context, LargeObjectStore.Oid(statement.Object.Name.Name), owner);
            return "ALTER LARGE OBJECT";
        }

        OwnerChange.Apply(context, NamedObject.Get(context, statement.Object, "ALTER OWNER of"), owner);
        return "ALTER " + DropCommand.Words(statement.Object.Kind);
    }

    public static string Execute(ReassignOwnedStatement statement, StatementContext context)
    {
        HashSet<int> from = Roles(context, statement.From, "permission denied to reassign objects");
        RoleDefinition to = context.Names.GetRole(statement.To);
        if (!context.Rights.ActsAs(to.Id))
        {
            throw new SqlErrorException(SqlState.InsufficientPrivilege, "permission denied to reassign objects");
        }

        foreach (Definition definition in context.Catalog.All.Where(definition => IsOwned(definition, from)).ToArray())
        {
            OwnerChange.Put(context, definition, to.Id);
        }

        LargeObjectStore largeObjects = context.Session.LargeObjects.Store;
        foreach (SystemPrivileges largeObject in largeObjects.All().Where(largeObject => from.Contains(largeObject.OwnerId)))
        {
            OwnerChange.Put(largeObjects, largeObject, to.Id);
        }

        return "REASSIGN OWNED";
    }

    /// <summary>Drops what the roles own in this database, and takes from them what they were granted here.</summary>
    public static string Execute(DropOwnedStatement statement, StatementContext context)
    {
        HashSet<int> roles = Roles(context, statement.Roles, "permission denied to drop objects");
        CatalogObject[] owned =
        [
            .. context.Catalog.All.Where(definition => IsOwned(definition, roles)).OrderBy(definition => definition.Id).Select(CatalogObject.Of).OfType<CatalogObject>(),
        ];
        Dependencies.Drop(context, owned, statement.Behavior);
        foreach (DefaultPrivileges defaults in context.Catalog.DefaultPrivileges.Where(defaults => roles.Contains(defaults.RoleId)).ToArray())
        {
            context.Transaction.Ddl.Remove(defaults.Id);
        }

        foreach (Definition definition in context.Catalog.All.Where(definition => definition.Grants is { } grants && grants.Any(IsTheirs)).ToArray())
        {
            context.Transaction.Ddl.Put(definition with { Grants = definition.Grants!.Value.RemoveAll(grant => IsTheirs(grant)) });
        }

        DropLargeObjects(context, roles, IsTheirs);
        foreach (TableDefinition table in context.Catalog.Tables.Where(table => table.Policies.Any(policy => policy.RoleIds.Any(roles.Contains))).ToArray())
        {
            // A policy for others too stays theirs.
            PolicyCommands.Put(context, table, table.Policies
                .Select(policy => policy with { RoleIds = policy.RoleIds.RemoveAll(roles.Contains) })
                .Where(static policy => !policy.RoleIds.IsEmpty));
        }

        return "DROP OWNED";

        bool IsTheirs(Grant grant) => roles.Contains(grant.RoleId) || roles.Contains(grant.GrantorId);
    }

    private static void DropLargeObjects(StatementContext context, HashSet<int> roles, Func<Grant, bool> isTheirs)
    {
        LargeObjectStore store = context.Session.LargeObjects.Store;
        foreach (SystemPrivileges largeObject in store.All())
        {
            if (roles.Contains(largeObject.OwnerId))
            {
                store.RemoveUnasked((uint)largeObject.ObjectId);
            }
            else if (largeObject.Grants is { } grants && grants.Any(isTheirs))
            {
                store.Put(largeObject with { Grants = grants.RemoveAll(grant => isTheirs(grant)) });
            }
        }
    }

    private static bool IsOwned(Definition definition, HashSet<int> owners) =>
        owners.Contains(definition.OwnerId) && definition is not (RoleDefinition or RoleMembership or RoleSettings);

    private static HashSet<int> Roles(StatementContext context, IEnumerable<RoleName> names, string denied)
    {
        RoleDependents.NoteSearch(context);
        HashSet<int> ids = [];
        foreach (RoleName name in names)
        {
            RoleDefinition role = context.Names.GetRole(name);
            if (!context.Rights.ActsAs(role.Id))
            {
                throw new SqlErrorException(SqlState.InsufficientPrivilege, denied);
            }

            if (role.Id < SystemCatalog.FirstUserId)
            {
                throw new SqlErrorException(
                    SqlState.DependentObjectsStillExist, $"cannot drop objects owned by role {role.Name} because they are required by the database system");
            }

            ids.Add(role.Id);
        }

        return ids;
    }
}
