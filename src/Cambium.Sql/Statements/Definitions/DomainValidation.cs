using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Parsing;
using Cambium.Sql.Statements.Modification;
using CheckConstraint = Cambium.Engine.Catalog.CheckConstraint;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;
using RowExpression = Cambium.Sql.Execution.RowExpression;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>Tests the columns of a domain against a constraint that it gets.</summary>
internal static class DomainValidation
{
    /// <exception cref="SqlErrorException">23514.</exception>
    public static void Check(StatementContext context, TypeDefinition domain, CheckConstraint check)
    {
        PlanColumn value = new("value", domain.BaseType!.Value);
        BoundCaseOperand operand = new(domain.BaseType!.Value);
        ExpressionBinder binder = new(context.NewBinding(), new Scope(null), ExpressionRules.Check) { DomainValue = operand };
        BoundExpression bound = binder.BindCondition(SqlParser.ParseExpression(check.ExpressionSql), "CHECK")
            .Rewrite(node => ReferenceEquals(node, operand) ? new BoundColumn(value) : null);
        RowExpression condition = RowExpressions.Compile(bound, [value]);
        QueryContext query = context.ToQueryContext();
        ForEach(context, domain, (table, column, stored) =>
        {
            Value passes = condition.Evaluate([stored], query);
            if (!passes.IsNull && !passes.Boolean)
            {
                throw new SqlErrorException(
                    SqlState.CheckViolation, $"column \"{column.Name}\" of table \"{table.Name}\" contains values that violate the new constraint");
            }
        });
    }

    /// <exception cref="SqlErrorException">23502.</exception>
    public static void NotNull(StatementContext context, TypeDefinition domain) => ForEach(context, domain, (table, column, stored) =>
    {
        if (stored.IsNull)
        {
            throw new SqlErrorException(SqlState.NotNullViolation, $"column \"{column.Name}\" of table \"{table.Name}\" contains null values");
        }
    });

    private static void ForEach(StatementContext context, TypeDefinition domain, Action<TableDefinition, ColumnDefinition, Value> test)
    {
        Dependencies.NoteSearch(context);
        foreach (TableDefinition table in context.Catalog.Tables.Where(table => table.Kind == TableKind.Table).OrderBy(table => table.Id))
        {
            foreach (ColumnDefinition column in table.LiveColumns.Where(column => column.Type.Type.Oid == domain.Id))
            {
                context.Transaction.Reads.NoteAll(table, null, ColumnSet.Of([column.Id]));
                TableRows.ForEach(context, table, row => test(table, column, row[column.Ordinal]));
            }
        }
    }
}
