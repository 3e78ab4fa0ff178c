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
                throw Violated(context, SqlState.CheckViolation, table, column, "values that violate the new constraint");
            }
        });
    }

    /// <exception cref="SqlErrorException">23502.</exception>
    public static void NotNull(StatementContext context, TypeDefinition domain) => ForEach(context, domain, (table, column, stored) =>
    {
        if (stored.IsNull)
        {
            throw Violated(context, SqlState.NotNullViolation, table, column, "null values");
        }
    });

    private static SqlErrorException Violated(StatementContext context, string state, TableDefinition table, ColumnDefinition column, string what) =>
        new(state, $"column \"{column.Name}\" of table \"{table.Name}\" contains {what}")
        {
            Schema = context.Names.SchemaName(table.SchemaId),
            Table = table.Name,
            Column = column.Name,
        };

    /// <summary>Values of the domain, and of domains over it, in columns of their own.</summary>
    /// <exception cref="SqlErrorException">0A000: a column has them in arrays, rows or ranges, where they aren't looked for.</exception>
    private static void ForEach(StatementContext context, TypeDefinition domain, Action<TableDefinition, ColumnDefinition, Value> test)
    {
        Dependencies.NoteSearch(context);
        foreach (TableDefinition table in context.Catalog.Tables.Where(static table => table.Kind != TableKind.View).OrderBy(static table => table.Id))
        {
            foreach (ColumnDefinition column in table.LiveColumns.Where(column => column.Type.Type.Holds(domain.Id)))
            {
                if (!column.Type.Type.IsOver(domain.Id))
                {
                    throw RowTypeUse.InUse($"type \"{domain.Name}\"", table, column);
                }

                context.Transaction.Reads.NoteAll(table, null, ColumnSet.Of([column.Id]));
                TableRows.ForEach(context, table, row => test(table, column, row[column.Ordinal]));
            }
        }
    }
}
