using Cambium.Engine.Catalog;
using Cambium.Sql.Binding;
using Cambium.Sql.Parsing;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>Names of an index's columns, of which its own is made when it has none.</summary>
internal static class IndexColumnNames
{
    /// <summary>What an expression is called.</summary>
    public static string Of(Expression value) => OutputNames.Find(value) ?? "expr";

    /// <summary>Those of an index's columns in order, the included ones last.</summary>
    public static IReadOnlyList<string> Of(TableDefinition table, IndexDefinition index) => Unique(
        index.Parts.Select(part => table.FindColumn(part.ColumnId)?.Name ?? Of(SqlParser.ParseExpression(part.ExpressionSql!))).Concat(index.IncludedColumnIds.Select(id => table.FindColumn(id)!.Name)));

    /// <summary>The names, each that comes again with a number.</summary>
    public static IReadOnlyList<string> Unique(IEnumerable<string> names)
    {
        List<string> unique = [];
        foreach (string name in names)
        {
            string candidate = name;
            for (int number = 1; unique.Contains(candidate); number++)
            {
                candidate = FormattableString.Invariant($"{name}{number}");
            }

            unique.Add(candidate);
        }

        return unique;
    }
}
