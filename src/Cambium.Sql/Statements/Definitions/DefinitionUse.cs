using Cambium.Engine.Catalog;
using Cambium.Sql.Binding;
using Cambium.Sql.Parsing;
using Cambium.Sql.Routines.Triggers;
using Cambium.Sql.SystemCatalogs;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>
/// What calls a function, uses an operator or names a type in its definition: views, defaults, checks, generated columns, policies, indexes and conditions of triggers. Their texts are
/// bound again, those in which the name stands; what is called within the bodies of other functions is nobody's business, as in PostgreSQL.
/// </summary>
internal sealed class DefinitionUse(StatementContext context, Definition used)
{
    public IEnumerable<CatalogObject> Users()
    {
        foreach (FunctionDefinition aggregate in context.Catalog.Functions.Where(other => other.Aggregate?.Uses(used.Id) == true).OrderBy(other => other.Id))
        {
            yield return new FunctionObject(aggregate);
        }

        foreach (TypeDefinition domain in context.Catalog.Types.Where(type => !type.Checks.IsEmpty).OrderBy(type => type.Id))
        {
            foreach (CheckConstraint check in domain.Checks.Where(check => Mentions(check.ExpressionSql, binding => DomainBinder.BindCheck(domain.BaseType!.Value, check.ExpressionSql, binding))))
            {
                yield return new DomainCheckObject(domain, check);
            }
        }

        foreach (TableDefinition table in context.Catalog.Tables.Where(table => table.Id != used.Id).OrderBy(table => table.Id))
        {
            if (table.ViewSql is { } view && !table.ViewNames.Any(name => name.RelationId == used.Id) && Mentions(view, binding => ViewNames.Bind(table, binding)))
            {
                yield return new TableObject(table);
            }

            if (table.Partitioning?.Key.Any(part => part.ExpressionSql is { } sql && Mentions(table, sql)) == true)
            {
                yield return new TableObject(table);
            }

            foreach (ColumnDefinition column in table.LiveColumns)
            {
                if (column.DefaultSql is { } value && Mentions(value, binding => DefinitionExpressions.BindDefault(binding, value)))
                {
                    yield return new DefaultObject(table, column);
                }

                if (column.GeneratedSql is { } generated && Mentions(table, generated))
                {
                    yield return new ColumnObject(table, column);
                }
            }

            foreach (CheckConstraint check in table.Checks.Where(check => Mentions(table, check.ExpressionSql)))
            {
                yield return new CheckObject(table, check);
            }

            foreach (PolicyDefinition policy in table.Policies.Where(policy => policy.Expressions.Any(expression => Mentions(expression.Sql, binding => PolicyUse.Bind(binding, table, expression)))))
            {
                yield return new PolicyObject(table, policy);
            }

            foreach (TriggerDefinition trigger in table.Triggers.Where(trigger => trigger.WhenSql is { } when
                && Mentions(when, binding => TriggerCondition.Bind(binding, table, SqlParser.ParseExpression(when), out _, out _))))
            {
                yield return new TriggerObject(table, trigger);
            }

            foreach (StatisticsDefinition statistics in StatisticsCommand.Of(context.Catalog, table).Where(statistics => statistics.Expressions.Any(sql => Mentions(table, sql))))
            {
                yield return new StatisticsObject(statistics);
            }

            foreach (IndexDefinition index in table.Indexes)
            {
                if (index.Parts.Select(part => part.ExpressionSql).Append(index.PredicateSql).Any(sql => sql is not null && Mentions(table, sql)))
                {
                    yield return new IndexObject(table, index);
                }
            }
        }
    }

    private bool Mentions(TableDefinition table, string sql) =>
        Mentions(sql, binding => DefinitionExpressions.Binder(binding, table, ExpressionRules.Index).Bind(SqlParser.ParseExpression(sql)));

    private bool Mentions(string sql, Action<BindingContext> bind)
    {
        // Names of tables stand in many texts, seldom as types.
        if (used is TableDefinition && !(sql.Contains(used.Name, StringComparison.Ordinal) && Words.Of(sql).Contains(used.Name)))
        {
            return false;
        }

        // A cast may be used without a word.
        return DefinitionExpressions.BindAgain(context, sql, used is CastDefinition ? "" : used.Name, bind) is { } binding && (binding.CalledFunctions!.Contains(used.Id) || binding.NamedTypes!.Contains(used.Id));
    }
}
