using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Parsing;
using Cambium.Sql.Routines;
using Cambium.Sql.Routines.Triggers;
using Cambium.Sql.Statements.Rules;
using Cambium.Sql.SystemCatalogs;

namespace Cambium.Sql.Statements.Definitions.Uses;

/// <summary>A piece of SQL in a definition.</summary>
/// <param name="User">What of the definition uses what the text names.</param>
/// <param name="Bind">Binds the text; returns the relations and columns that it mentions, where others don't know them already.</param>
internal sealed record StoredText(CatalogObject User, string Sql, Func<BindingContext, IEnumerable<UsedObject>> Bind)
{
    /// <summary>For the texts of a definition: names mean what they mean where no session is, and calls stay calls.</summary>
    public static BindingContext NewBinding(Definition definition, CatalogSnapshot catalog)
    {
        CatalogReader reader = DefinitionNames.ReaderFor(definition, catalog);
        CallContext calls = CallContext.Detached();
        calls.Format = calls.Format with { Names = new StoredNames(reader) };
        return new BindingContext(reader, new ParameterTypes(), calls) { KeepsCalls = true, RowSecurity = RowSecurityMode.Ignored };
    }

    /// <summary>All texts of a definition. Bodies in quotes are nobody's business, as in PostgreSQL.</summary>
    public static IEnumerable<StoredText> Of(Definition definition, CatalogSnapshot catalog) => definition switch
    {
        StatisticsDefinition statistics when catalog.TryGetTable(statistics.TableId, out TableDefinition? table) => OfStatistics(statistics, table),
        TypeDefinition { TypeKind: TypeKind.Domain } domain => OfDomain(domain),
        TableDefinition table => OfTable(table),
        FunctionDefinition function => OfFunction(function),
        PublicationDefinition publication => OfPublication(publication, catalog),
        _ => [],
    };

    private static IEnumerable<StoredText> OfDomain(TypeDefinition domain)
    {
        if (domain.DefaultSql is { } value)
        {
            yield return Value(new TypeObject(domain), value, domain.BaseType!.Value);
        }

        foreach (CheckConstraint check in domain.Checks)
        {
            yield return new StoredText(
                new DomainCheckObject(domain, check), check.ExpressionSql, binding => Own(domain, DomainBinder.BindCheck(domain.BaseType!.Value, check.ExpressionSql, binding)));
        }
    }

    private static IEnumerable<StoredText> OfStatistics(StatisticsDefinition statistics, TableDefinition table) =>
        statistics.Expressions.Select(sql => new StoredText(new StatisticsObject(statistics), sql, binding =>
        {
            DefinitionExpressions.Binder(binding, table, ExpressionRules.Index).Bind(SqlParser.ParseExpression(sql));
            return [];
        }));

    private static IEnumerable<StoredText> OfPublication(PublicationDefinition publication, CatalogSnapshot catalog)
    {
        foreach (PublishedTable published in publication.Tables)
        {
            if (published.WhereSql is { } where && catalog.TryGetTable(published.TableId, out TableDefinition? table))
            {
                yield return OverRow(new PublishedTableObject(publication, published, table), table, where);
            }
        }
    }

    private static IEnumerable<StoredText> OfFunction(FunctionDefinition function)
    {
        int first = function.ArgumentTypes.Length - function.ArgumentDefaults.Length;
        IEnumerable<StoredText> texts = function.ArgumentDefaults.Select((value, index) => Value(new FunctionObject(function), value, function.ArgumentTypes[first + index]));
        return function.HasSqlBody ? texts.Append(Body(function)) : texts;
    }

    private static StoredText Body(FunctionDefinition function) => new(new FunctionObject(function), function.Body, binding =>
    {
        SqlBody.Bind(function, binding);
        return SqlBody.Relations(function, binding.Access).SelectMany(static relation =>
            relation.ColumnIds.DefaultIfEmpty().Select(columnId => new UsedObject(CatalogOids.PgClass, relation.RelationId, columnId)));
    });

    private static IEnumerable<StoredText> OfTable(TableDefinition table)
    {
        if (table.ViewSql is { } view)
        {
            yield return new StoredText(new TableObject(table), view, binding =>
            {
                ViewNames.Bind(table, binding);
                return [];
            });
        }

        foreach (IndexKeyPart part in table.Partitioning?.Key ?? [])
        {
            if (part.ExpressionSql is { } expression)
            {
                yield return OverRow(new TableObject(table), table, expression);
            }
        }

        foreach (ColumnDefinition column in table.LiveColumns)
        {
            if (column.GeneratedSql is { } generated)
            {
                yield return OverRow(new ColumnObject(table, column), table, generated);
            }
            else if (column.DefaultSql is { } value)
            {
                yield return Value(new DefaultObject(table, column), value, column.Type);
            }
        }

        foreach (CheckConstraint check in table.Checks)
        {
            yield return OverRow(new CheckObject(table, check), table, check.ExpressionSql);
        }

        foreach (PolicyDefinition policy in table.Policies)
        {
            foreach (PolicyExpression expression in policy.Expressions)
            {
                yield return new StoredText(new PolicyObject(table, policy), expression.Sql, binding =>
                {
                    PolicyUse.Bind(binding, table, expression);
                    return [];
                });
            }
        }

        foreach (RuleDefinition rule in table.Rules)
        {
            yield return new StoredText(new RuleObject(table, rule), rule.Sql, binding => RuleBinding.Uses(table, rule, binding));
        }

        foreach (TriggerDefinition trigger in table.Triggers)
        {
            if (trigger.WhenSql is { } when)
            {
                yield return new StoredText(
                    new TriggerObject(table, trigger), when, binding => Own(table, TriggerCondition.Bind(binding, table, SqlParser.ParseExpression(when), out _, out _)));
            }
        }

        foreach (IndexDefinition index in table.Indexes)
        {
            foreach (string? sql in index.Parts.Select(static part => part.ExpressionSql).Append(index.PredicateSql))
            {
                if (sql is not null)
                {
                    yield return OverRow(new IndexObject(table, index), table, sql);
                }
            }
        }
    }

    /// <summary>A default for a value of the type.</summary>
    private static StoredText Value(CatalogObject user, string sql, SqlType type) => new(user, sql, binding =>
    {
        BoundExpression bound = DefinitionExpressions.BindDefault(binding, sql);
        return Own(user.Definition, Coercion.TryCoerce(bound, type, CastContext.Assignment, binding) ?? bound);
    });

    internal static StoredText OverRow(CatalogObject user, TableDefinition table, string sql) => new(user, sql, binding =>
        Own(table, DefinitionExpressions.Binder(binding, table, ExpressionRules.Index).Bind(SqlParser.ParseExpression(sql))));

    /// <summary>The columns of the own table in an expression.</summary>
    private static IEnumerable<UsedObject> Own(Definition table, BoundExpression expression) =>
        expression.Columns().Where(static column => column.Source is not null).Select(column => new UsedObject(CatalogOids.PgClass, table.Id, column.Source!.Id));
}
