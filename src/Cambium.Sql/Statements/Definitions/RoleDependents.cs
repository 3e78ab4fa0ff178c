using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Access;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>What keeps a role from being dropped: objects it owns, privileges it holds, and policies for it.</summary>
internal static class RoleDependents
{
    /// <exception cref="SqlErrorException">2BP01.</exception>
    public static void RequireNone(StatementContext context, RoleDefinition role)
    {
        string[] dependents =
        [
            .. context.Catalog.All.OrderBy(definition => definition.Id).SelectMany(definition => Of(definition, role.Id, context.Names.VisibleName)),
            .. context.Database.Options.Shared.DependentsElsewhere(context.Database, definition => Of(definition, role.Id, static other => other.Name).Any())
                .Select(found => string.Create(CultureInfo.InvariantCulture, $"{found.Count} object{(found.Count == 1 ? "" : "s")} in database {found.Database}")),
        ];
        if (dependents.Length > 0)
        {
            throw new SqlErrorException(
                SqlState.DependentObjectsStillExist, $"role \"{role.Name}\" cannot be dropped because some objects depend on it", string.Join("\n", dependents));
        }
    }

    private static IEnumerable<string> Of(Definition definition, int roleId, Func<Definition, string> name)
    {
        if (definition is RoleDefinition or RoleMembership or RoleSettings)
        {
            yield break;
        }

        string description = CatalogObject.Of(definition)?.Describe(name) ?? $"{ObjectPrivileges.Noun(definition)} {definition.Name}";
        if (definition.OwnerId == roleId)
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
}
