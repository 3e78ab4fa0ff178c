using Cambium.Engine.Catalog;
using FunctionDefinition = Cambium.Engine.Catalog.FunctionDefinition;

namespace Cambium.Sql.Statements.Definitions.Uses;

/// <summary>What a definition's texts (<see cref="StoredText"/>) are to become, in the version that it was found out of and in later ones.</summary>
internal sealed class TextRewrite
{
    private readonly Dictionary<(Type, (int, int), string), string> _rewritten = [];
    private readonly List<string> _inOrder = [];

    /// <param name="rewrite">Is given each text; what it returns takes its place.</param>
    public TextRewrite(Definition definition, CatalogSnapshot catalog, Func<StoredText, string> rewrite)
    {
        foreach (StoredText text in StoredText.Of(definition, catalog))
        {
            string after = rewrite(text);
            HasChanges |= after != text.Sql;
            _rewritten[Key(text.User, text.Sql)] = after;
            _inOrder.Add(after);
        }
    }

    public bool HasChanges { get; }

    public Definition Apply(Definition definition)
    {
        string New(CatalogObject user, string sql) => _rewritten.GetValueOrDefault(Key(user, sql), sql);
        return definition switch
        {
            TableDefinition table => Apply(table, New),
            TypeDefinition domain => domain with
            {
                DefaultSql = domain.DefaultSql is { } value ? New(new TypeObject(domain), value) : null,
                Checks = [.. domain.Checks.Select(check => check with { ExpressionSql = New(new DomainCheckObject(domain, check), check.ExpressionSql) })],
            },
            FunctionDefinition function => function with
            {
                ArgumentDefaults = [.. _inOrder.Take(function.ArgumentDefaults.Length)],
                Body = function.HasSqlBody ? _inOrder[^1] : function.Body,
            },
            PublicationDefinition publication => publication with
            {
                Tables =
                [
                    .. publication.Tables.Select(published => published.WhereSql is { } where
                        ? published with { WhereSql = _rewritten.GetValueOrDefault((typeof(PublishedTableObject), (published.Id, 0), where), where) }
                        : published),
                ],
            },
            StatisticsDefinition statistics => statistics with { Expressions = [.. _inOrder] },
            _ => definition,
        };
    }

    private static (Type, (int, int), string) Key(CatalogObject user, string sql) => (user.GetType(), user.Key, sql);

    private static TableDefinition Apply(TableDefinition table, Func<CatalogObject, string, string> rewrite)
    {
        string? Maybe(CatalogObject user, string? sql) => sql is null ? null : rewrite(user, sql);
        IndexKeyPart Part(CatalogObject user, IndexKeyPart part) => part.ExpressionSql is { } sql ? part with { ExpressionSql = rewrite(user, sql) } : part;
        PolicyExpression? In(PolicyDefinition policy, PolicyExpression? expression) =>
            expression is null ? null : expression with { Sql = rewrite(new PolicyObject(table, policy), expression.Sql) };
        TableObject whole = new(table);
        return table with
        {
            ViewSql = Maybe(whole, table.ViewSql),
            Partitioning = table.Partitioning is { } partitioning ? partitioning with { Key = [.. partitioning.Key.Select(part => Part(whole, part))] } : null,
            Columns =
            [
                .. table.Columns.Select(column => column with
                {
                    DefaultSql = Maybe(new DefaultObject(table, column), column.DefaultSql),
                    GeneratedSql = Maybe(new ColumnObject(table, column), column.GeneratedSql),
                }),
            ],
            Checks = [.. table.Checks.Select(check => check with { ExpressionSql = rewrite(new CheckObject(table, check), check.ExpressionSql) })],
            Policies = [.. table.Policies.Select(policy => policy with { Using = In(policy, policy.Using), Check = In(policy, policy.Check) })],
            Rules = [.. table.Rules.Select(rule => rule with { Sql = rewrite(new RuleObject(table, rule), rule.Sql) })],
            Triggers = [.. table.Triggers.Select(trigger => trigger with { WhenSql = Maybe(new TriggerObject(table, trigger), trigger.WhenSql) })],
            Indexes =
            [
                .. table.Indexes.Select(index => index with
                {
                    PredicateSql = Maybe(new IndexObject(table, index), index.PredicateSql),
                    Parts = [.. index.Parts.Select(part => Part(new IndexObject(table, index), part))],
                }),
            ],
        };
    }
}
