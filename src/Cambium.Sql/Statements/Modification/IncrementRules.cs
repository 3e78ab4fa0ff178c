using Cambium.Engine.Catalog;
using Cambium.Sql.Binding;
using Cambium.Sql.Parsing;
using Cambium.Sql.Statements.Definitions;
using Cambium.Sql.Statements.Definitions.Partitions;

namespace Cambium.Sql.Statements.Modification;

/// <summary>
/// Whether <c>SET c = c + e</c> may be kept as an increment, which is no read of c: c is used nowhere else in the statement,
/// not returned, and in no key.
/// </summary>
internal static class IncrementRules
{
    /// <param name="usedElsewhere">Columns mentioned anywhere but in the increments themselves.</param>
    public static IReadOnlyList<BoundAssignment> Apply(
        TableDefinition table, IReadOnlyList<BoundAssignment> assignments, IReadOnlySet<PlanColumn> usedElsewhere, BindingContext binding)
    {
        if (assignments.All(assignment => assignment.Increment is null))
        {
            return assignments;
        }

        HashSet<PlanColumn> used = [.. usedElsewhere];
        foreach (BoundAssignment assignment in assignments)
        {
            (assignment.Increment?.Operand ?? assignment.Value)?.CollectColumns(used);
        }

        return
        [
            .. assignments.Select(assignment => assignment.Increment is { } increment
                && (used.Contains(increment.Current) || IsInKey(table, assignment.Column, binding))
                    ? assignment with { Increment = null }
                    : assignment),
        ];
    }

    private static bool IsInKey(TableDefinition table, ColumnDefinition column, BindingContext binding)
    {
        if (table.ForeignKeys.Any(key => key.ColumnIds.Contains(column.Id)) || IsInPartitionKey(table, column, binding.Catalog.Catalog))
        {
            return true;
        }

        foreach (IndexDefinition index in table.Indexes)
        {
            if (index.Parts.Any(part => part.ColumnId == column.Id))
            {
                return true;
            }

            IEnumerable<string> texts = index.Parts.Where(part => part.IsExpression).Select(part => part.ExpressionSql!);
            if (index.PredicateSql is { } predicate)
            {
                texts = texts.Append(predicate);
            }

            foreach (string text in texts)
            {
                BoundExpression bound = DefinitionExpressions.Binder(binding, table, ExpressionRules.Index).Bind(SqlParser.ParseExpression(text));
                if (bound.Columns().Any(used => used.Source?.Id == column.Id))
                {
                    return true;
                }
            }
        }

        return false;
    }

    /// <summary>Whether it has a say in which partition a row belongs to.</summary>
    private static bool IsInPartitionKey(TableDefinition table, ColumnDefinition column, CatalogSnapshot catalog)
    {
        IEnumerable<TableDefinition> below = table.IsPartitioned ? [table, .. catalog.GetDescendants(table)] : [];
        IEnumerable<TableDefinition> above = table.ParentId is null ? [] : catalog.GetAncestors(table);
        return below.Concat(above).Any(partitioned => PartitionKeyBuilder.Columns(partitioned).Any(id => partitioned.FindColumn(id)!.Name == column.Name));
    }
}
