using System.Globalization;
using Cambium.Engine.Catalog;

namespace Cambium.Sql.SystemCatalogs.Relations;

/// <summary>pg_policy: row-level security policies. Their conditions are references to themselves, which pg_get_expr prints.</summary>
internal static class PgPolicy
{
    private const string UsingMark = "{POLICY USING ";
    private const string CheckMark = "{POLICY CHECK ";

    public static void Add(CatalogSnapshot catalog, TableDefinition table, RowCollector rows)
    {
        foreach (PolicyDefinition policy in table.Policies.OrderBy(static policy => policy.Id))
        {
            rows.Add().Set("oid", policy.Id).Set("polname", policy.Name).Set("polrelid", table.Id).Set("polcmd", policy.Command).Set("polpermissive", !policy.IsRestrictive)
                .Set("polroles", policy.RoleIds).Set("polqual", Reference(UsingMark, policy, policy.Using)).Set("polwithcheck", Reference(CheckMark, policy, policy.Check));
        }
    }

    /// <summary>The condition that a reference is to; null when it is none.</summary>
    public static PolicyExpression? Find(TableDefinition table, string reference) =>
        Find(table, reference, UsingMark)?.Using ?? Find(table, reference, CheckMark)?.Check;

    private static PolicyDefinition? Find(TableDefinition table, string reference, string mark) =>
        reference.StartsWith(mark, StringComparison.Ordinal) && int.TryParse(reference.AsSpan(mark.Length).TrimEnd('}'), CultureInfo.InvariantCulture, out int id)
            ? table.Policies.FirstOrDefault(policy => policy.Id == id)
            : null;

    private static string? Reference(string mark, PolicyDefinition policy, PolicyExpression? expression) =>
        expression is null ? null : string.Create(CultureInfo.InvariantCulture, $"{mark}{policy.Id}}}");
}
