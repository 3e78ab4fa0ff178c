using System.Globalization;
using System.Text;
using Cambium.Engine.Catalog;
using Cambium.Engine.Values;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>Chooses names for what the user left unnamed, by PostgreSQL's pattern <c>table_column_label</c>.</summary>
internal static class ObjectNaming
{
    /// <summary>A name free among a schema's statistics.</summary>
    public static string ChooseStatistics(StatementContext context, int schemaId, string table, string columns) =>
        Choose(table, columns, "stat", name => context.Catalog.IsNameTaken(NameClass.Statistics, schemaId, name));

    /// <summary>A name free among a schema's relations and among <paramref name="reserved"/>; an index's that is a constraint's, among those of the schema, too.</summary>
    public static string ChooseRelation(StatementContext context, int schemaId, string table, string columns, string label, IReadOnlySet<string> reserved, bool isConstraint = false) =>
        Choose(table, columns, label, name => reserved.Contains(name) || context.Catalog.IsNameTaken(NameClass.Relation, schemaId, name)
            || (isConstraint && context.Catalog.Uses.Constrained(schemaId, name).Any()));

    /// <summary>A name free among the constraints of a table or domain and all others of the schema.</summary>
    /// <param name="owner">As it is becoming: what it has in the catalog still doesn't matter.</param>
    public static string ChooseConstraint(StatementContext context, Definition owner, string columns, string label) =>
        Choose(owner.Name, columns, label, name => ConstraintNames.IsTaken(owner, name) || context.Catalog.Uses.Constrained(owner.SchemaId, name).Any(other => other.Id != owner.Id));

    /// <summary>The name, or with a number behind it the first that is free.</summary>
    public static string ChooseFree(string name, Func<string, bool> isTaken)
    {
        string chosen = name;
        for (int attempt = 1; isTaken(chosen); attempt++)
        {
            chosen = name + attempt.ToString(CultureInfo.InvariantCulture);
        }

        return chosen;
    }

    private static string Choose(string table, string columns, string label, Func<string, bool> isTaken)
    {
        for (int attempt = 0; ; attempt++)
        {
            string suffix = attempt == 0 ? label : label + attempt.ToString(CultureInfo.InvariantCulture);
            string name = Make(table, columns, suffix);
            if (!isTaken(name))
            {
                return name;
            }
        }
    }

    /// <summary>Joins the parts, shortening the longer of the first two until the whole fits.</summary>
    private static string Make(string first, string second, string label)
    {
        int overhead = label.Length + 1 + (second.Length > 0 ? 1 : 0);
        while (Bytes(first) + Bytes(second) + overhead > Identifier.BytesMax)
        {
            if (Bytes(first) > Bytes(second))
            {
                first = first[..^1];
            }
            else
            {
                second = second[..^1];
            }
        }

        return second.Length > 0 ? $"{first}_{second}_{label}" : $"{first}_{label}";
    }

    private static int Bytes(string text) => Encoding.UTF8.GetByteCount(text);
}
