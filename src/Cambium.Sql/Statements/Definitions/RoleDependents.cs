using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Access;
using Cambium.Sql.LargeObjects;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>What keeps a role from being dropped: objects it owns, privileges it holds, and policies for it.</summary>
internal static class RoleDependents
{
    /// <summary>All but those of which no two changes are committed beside each other anyway.</summary>
    private static readonly NameClass[] s_users =
        [.. Enum.GetValues<NameClass>().Except([NameClass.Role, NameClass.Membership, NameClass.Database, NameClass.RoleSettings, NameClass.SharedState])];

    /// <summary>
    /// Whoever looks for what belongs to a role, or means something for it, reads all definitions. Whoever makes such a thing reads the role.
    /// </summary>
    public static void NoteSearch(StatementContext context) => context.Transaction.Reads.NoteCatalogAll(s_users);

    /// <exception cref="SqlErrorException">2BP01.</exception>
    public static void RequireNone(StatementContext context, RoleDefinition role)
    {
        NoteSearch(context);
        IEnumerable<(uint Id, string Text)> here = context.Catalog.All
            .SelectMany(definition => Of(definition, role.Id, context.Names.VisibleName, context.Catalog), static (definition, text) => ((uint)definition.Id, text))
            .Concat(context.Session.LargeObjects.Store.All()
                .SelectMany(largeObject => Of(largeObject, role.Id, static named => named.Name, context.Catalog), static (largeObject, text) => ((uint)largeObject.ObjectId, text)));
        Require(role, [.. here.OrderBy(static dependent => dependent.Id).Select(static dependent => dependent.Text), .. Elsewhere(context.Database, role, context.Catalog)]);
    }

    /// <summary>The same for what there is in other databases alone.</summary>
    /// <exception cref="SqlErrorException">2BP01.</exception>
    public static void RequireNoneElsewhere(SqlDatabase database, RoleDefinition role, CatalogSnapshot catalog) => Require(role, [.. Elsewhere(database, role, catalog)]);

    private static IEnumerable<string> Elsewhere(SqlDatabase database, RoleDefinition role, CatalogSnapshot catalog) =>
        database.Options.Shared.DependentsElsewhere(
            database,
            root => root.Catalog.All.Count(definition => !definition.IsShared && Of(definition, role.Id, static other => other.Name, catalog).Any()) + LargeObjectGrants.CountOf(root, role.Id))
            .Select(static found => string.Create(CultureInfo.InvariantCulture, $"{found.Count} object{(found.Count == 1 ? "" : "s")} in database {found.Database}"));

    private static void Require(RoleDefinition role, string[] dependents)
    {
        if (dependents.Length > 0)
        {
            throw new SqlErrorException(
                SqlState.DependentObjectsStillExist, $"role \"{role.Name}\" cannot be dropped because some objects depend on it", string.Join("\n", dependents));
        }
    }

    private static IEnumerable<string> Of(Definition definition, int roleId, Func<Definition, string> name, CatalogSnapshot catalog)
    {
        if (definition is RoleDefinition or RoleMembership or RoleSettings)
        {
            yield break;
        }

        DefaultPrivileges? defaults = definition as DefaultPrivileges;
        string description = defaults is not null ? Describe(defaults, catalog) : CatalogObject.Of(definition)?.Describe(name)
            ?? (definition is SystemPrivileges { ClassId: LargeObjectTables.PagesOid } ? definition.Name : null) ?? $"{ObjectPrivileges.Noun(definition)} {definition.Name}";
        if ((defaults?.RoleId ?? definition.OwnerId) == roleId)
        {
            yield return $"owner of {description}";
        }
        else if (definition.Grants is { } grants)
        {
            foreach (int columnId in grants.Where(grant => grant.RoleId == roleId || grant.GrantorId == roleId).Select(grant => grant.ColumnId).Distinct().Order())
            {
                string part = columnId == 0 ? "" : $"column {((TableDefinition)definition).FindColumn(columnId)?.Name} of ";
                yield return $"privileges for {part}{description}";
            }
        }

        foreach (PolicyDefinition policy in definition is TableDefinition table ? table.Policies : [])
        {
            if (policy.RoleIds.Contains(roleId))
            {
                yield return "target of " + new PolicyObject((TableDefinition)definition, policy).Describe(name);
            }
        }
    }

    private static string Describe(DefaultPrivileges defaults, CatalogSnapshot catalog)
    {
        string objects = defaults.ObjectKind switch
        {
            'r' => "relations",
            'S' => "sequences",
            'f' => "functions",
            'T' => "types",
            _ => "schemas",
        };
        string role = catalog.TryGet(defaults.RoleId, out RoleDefinition? owner) ? owner.Name : "";
        return $"default privileges on new {objects} belonging to role {role}{(catalog.TryGet(defaults.InSchemaId, out SchemaDefinition? schema) ? $" in schema {schema.Name}" : "")}";
    }
}
