using System.Globalization;
using Cambium.Sql.Binding;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.SystemCatalogs.Deparsing;

/// <summary>
/// What columns of the relations in joins with USING have to be called: USING finds what it merges by name, on both sides, so that a column that has been renamed since keeps its old
/// name as an alias, and no other column may have come to that name. <c>b JOIN c USING (x)</c>, c.x being called y now, is <c>b JOIN c c(x, z) USING (x)</c>.
/// What a full join merges is neither side's and goes by its bare name, which no other relation's column may have then: <c>b FULL JOIN c USING (x), d d(x_1)</c>.
/// </summary>
internal sealed class MergedNames
{
    private readonly Dictionary<string, HashSet<string>> _byRelation = [];
    private readonly HashSet<string> _bare = [];

    /// <param name="merged">The names that a join merges.</param>
    public MergedNames(IEnumerable<TableReference> from, Func<JoinedTable, string[]> merged)
    {
        foreach (TableReference table in from)
        {
            Collect(table, [], merged);
        }
    }

    /// <summary>Aliases of all columns of a relation; null: they go by their present names.</summary>
    /// <param name="today">The present name of a column.</param>
    public IReadOnlyList<string>? Aliases(ScopeRelation relation, Func<ScopeColumn, string> today)
    {
        if (!_byRelation.TryGetValue(relation.Name, out HashSet<string>? merged) || (merged.Count == 0 && _bare.Count == 0))
        {
            return null;
        }

        ScopeColumn[] columns = [.. relation.Columns, .. relation.LaterColumns];
        HashSet<string> taken = [.. merged, .. _bare];
        bool differs = false;
        string[] aliases = new string[columns.Length];
        for (int index = 0; index < columns.Length; index++)
        {
            string name = today(columns[index]);
            bool isMerged = index < relation.Columns.Count && merged.Contains(columns[index].Name);
            aliases[index] = isMerged ? columns[index].Name : Unique(name, taken);
            differs |= aliases[index] != name;
        }

        return differs ? aliases : null;
    }

    /// <summary>A name that none of those taken has, or the same with a number behind it.</summary>
    public static string Unique(string name, HashSet<string> taken)
    {
        string unique = name;
        for (int count = 1; !taken.Add(unique); count++)
        {
            unique = string.Create(CultureInfo.InvariantCulture, $"{name}_{count}");
        }

        return unique;
    }

    private void Collect(TableReference table, HashSet<string> above, Func<JoinedTable, string[]> merged)
    {
        switch (table)
        {
            // The columns of a join that has a name are told apart within it.
            case JoinedTable { Alias: null } join:
                string[] own = merged(join);
                if (join.Kind == JoinKind.Full)
                {
                    _bare.UnionWith(own);
                }

                HashSet<string> names = [.. above, .. own];
                Collect(join.Left, names, merged);
                Collect(join.Right, names, merged);
                break;
            case NamedTable { Alias: null or { Columns.Count: 0 } } named:
                _byRelation.TryAdd(named.Alias?.Name ?? named.Name.Name, above);
                break;
            default:
                break;
        }
    }
}
