using Cambium.Engine.Catalog;
using Cambium.Sql.Binding;
using Cambium.Sql.Parsing;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>
/// What calls a function, or uses an operator, in its definition: views, defaults, checks, generated columns, policies and indexes. Their texts are bound again, those in which the
/// name stands; what is called within the bodies of other functions is nobody's business, as in PostgreSQL.
/// </summary>
internal sealed class FunctionUse(StatementContext context, Definition called)
{
    public IEnumerable<CatalogObject> Users()
    {
        foreach (FunctionDefinition aggregate in context.Catalog.Functions.Where(other => other.Aggregate?.Uses(called.Id) == true).OrderBy(other => other.Id))
        {
            yield return new FunctionObject(aggregate);
        }

        foreach (TableDefinition table in context.Catalog.Tables.OrderBy(table => table.Id))
        {
            if (table.ViewSql is { } view && Calls(view, binding => ViewNames.Bind(table, binding)))
            {
                yield return new TableObject(table);
            }

            if (table.Partitioning?.Key.Any(part => part.ExpressionSql is { } sql && Calls(table, sql)) == true)
            {
                yield return new TableObject(table);
            }

            foreach (ColumnDefinition column in table.LiveColumns)
            {
                if (column.DefaultSql is { } value && Calls(value, binding => DefinitionExpressions.BindDefault(binding, value)))
                {
                    yield return new DefaultObject(table, column);
                }

                if (column.GeneratedSql is { } generated && Calls(table, generated))
                {
                    yield return new ColumnObject(table, column);
                }
            }

            foreach (CheckConstraint check in table.Checks.Where(check => Calls(table, check.ExpressionSql)))
            {
                yield return new CheckObject(table, check);
            }

            foreach (PolicyDefinition policy in table.Policies.Where(policy => policy.Expressions.Any(expression => Calls(expression.Sql, binding => PolicyUse.Bind(binding, table, expression)))))
            {
                yield return new PolicyObject(table, policy);
            }

            foreach (IndexDefinition index in table.Indexes)
            {
                if (index.Parts.Select(part => part.ExpressionSql).Append(index.PredicateSql).Any(sql => sql is not null && Calls(table, sql)))
                {
                    yield return new IndexObject(table, index);
                }
            }
        }
    }

    private bool Calls(TableDefinition table, string sql) =>
        Calls(sql, binding => DefinitionExpressions.Binder(binding, table, ExpressionRules.Index).Bind(SqlParser.ParseExpression(sql)));

    private bool Calls(string sql, Action<BindingContext> bind) =>
        DefinitionExpressions.BindAgain(context, sql, called.Name, bind)?.CalledFunctions?.Contains(called.Id) == true;
}
