using Cambium.Engine.Catalog;
using Cambium.Engine.Rows;
using Cambium.Sql.Binding;
using Cambium.Sql.Parsing;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>Drops a column: its place stays, holding NULL; indexes and constraints over it go with it.</summary>
internal static class ColumnRemoval
{
    public static void Remove(StatementContext context, TableDefinition table, ColumnDefinition column)
    {
        foreach (IndexDefinition index in table.Indexes.Where(index => Mentions(context, table, index, column)).ToArray())
        {
            table = ObjectRemoval.RemoveIndex(context, table, index.Id);
        }

        StatisticsCommand.RemoveColumn(context, table, column);
        TableDefinition after = table with
        {
            Columns = table.Columns.SetItem(column.Ordinal, Dropped(column)),
            Checks = table.Checks.RemoveAll(check => Mentions(context, table, check.ExpressionSql, column)),
            ForeignKeys = table.ForeignKeys.RemoveAll(key => key.ColumnIds.Contains(column.Id)),
        };
        RowTypeChange.CarryOut(context, table.RowTypeId, table.Name, loses: true, () => context.Transaction.Ddl.Put(after));
    }

    /// <summary>What is left of a column.</summary>
    public static ColumnDefinition Dropped(ColumnDefinition column) => column with
    {
        IsDropped = true,
        StaysInRowType = true,
        Type = RowLayout.WithoutUserType(column.Type),
        Missing = null,
        NotNull = false,
        DefaultSql = null,
        GeneratedSql = null,
        Identity = IdentityKind.None,
        SequenceId = null,
        Name = FormattableString.Invariant($"........pg.dropped.{column.Id}........"),
    };

    /// <summary>Whether an expression of the table's definition uses the column.</summary>
    public static bool Mentions(StatementContext context, TableDefinition table, string sql, ColumnDefinition column) =>
        DefinitionExpressions.Binder(context.NewStoredBinding(), table, ExpressionRules.Check).Bind(SqlParser.ParseExpression(sql)).Columns().Any(used => used.Source?.Id == column.Id);

    private static bool Mentions(StatementContext context, TableDefinition table, IndexDefinition index, ColumnDefinition column) =>
        index.Parts.Any(part => part.ColumnId == column.Id || (part.ExpressionSql is { } sql && Mentions(context, table, sql, column)))
        || index.IncludedColumnIds.Contains(column.Id)
        || (index.PredicateSql is { } predicate && Mentions(context, table, predicate, column));
}
