using System.Runtime.CompilerServices;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Binding;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Planning.Rules;
using Cambium.Sql.Statements;

namespace Cambium.Sql.Planning;

/// <summary>The computed keys and the predicates of a table's indexes as expressions over a scan's columns, so that a query's conditions can be found among them.</summary>
internal sealed class IndexForms
{
    private static readonly ConditionalWeakTable<TableDefinition, IndexForms> s_known = [];

    private static readonly IndexForms s_none = new([]);

    /// <summary>What a query makes of a key that calls functions of users: some of them it calls where the index has their bodies put in.</summary>
    private static readonly ExpressionRules s_inQueries = new("index expressions") { AllowsSubqueries = false, AllowsParameters = false };

    private readonly Dictionary<int, IndexForm> _forms;

    private IndexForms(Dictionary<int, IndexForm> forms) => _forms = forms;

    /// <param name="catalog">Where the definitions are that expressions mention; null: nothing is known of them.</param>
    internal static IndexForms Of(LogicalScan scan, CatalogSnapshot? catalog)
    {
        if (catalog is null || !scan.Table.Indexes.Any(static index => index.HasComputedKey))
        {
            return s_none;
        }

        IndexForms stored = s_known.GetValue(scan.Table, table => Bind(table, catalog));
        Dictionary<int, PlanColumn> columns = scan.TableColumns.ToDictionary(static column => column.Source!.Id);
        return new IndexForms(stored._forms.ToDictionary(static form => form.Key, form => form.Value.Rewrite(
            node => node is BoundColumn { Column.Source.Id: var id } ? new BoundColumn(columns[id]) : null)));
    }

    /// <summary>Of an index with a computed key or a predicate; null for others, and for those that can't be bound any more.</summary>
    internal IndexForm? this[IndexDefinition index] => _forms.GetValueOrDefault(index.Id);

    /// <summary>The computed key that an expression of a query is, or null.</summary>
    internal BoundExpression? FindKey(BoundExpression expression)
    {
        foreach (IndexForm form in _forms.Values)
        {
            foreach (BoundExpression[] key in form.Keys)
            {
                if (Array.Find(key, expression.SameAs) is { } found)
                {
                    return found;
                }
            }
        }

        return null;
    }

    private static IndexForms Bind(TableDefinition table, CatalogSnapshot catalog)
    {
        TableExpressionBinder binder = new(table, catalog);
        Dictionary<int, IndexForm> forms = [];
        foreach (IndexDefinition index in table.Indexes.Where(static index => index.HasComputedKey))
        {
            try
            {
                BoundExpression? predicate = index.PredicateSql is null ? null : Fold(binder.Condition(index.PredicateSql, ExpressionRules.IndexPredicate));
                forms.Add(index.Id, new IndexForm([.. index.Parts.Select(part => part.IsExpression ? Keys(binder, part) : [])], Conjuncts.Split(predicate)));
            }
            catch (SqlErrorException)
            {
                // What it mentions is gone: statements go on without it.
            }
        }

        return new IndexForms(forms);
    }

    private static BoundExpression[] Keys(TableExpressionBinder binder, IndexKeyPart part)
    {
        BoundExpression key = Fold(binder.Key(part, ExpressionRules.Index));
        return binder.HasCalled ? [key, Fold(binder.Key(part, s_inQueries))] : [key];
    }

    /// <summary>As the conditions of queries are before they come to a scan.</summary>
    private static BoundExpression Fold(BoundExpression expression) => new ConstantFolding(CancellationToken.None).Fold(CrossTypeComparisons.Apply(expression));
}

/// <summary>An index's computed keys and predicate.</summary>
/// <param name="Keys">Per part the expressions that it may be written as; none for a column.</param>
/// <param name="Predicate">Its parts; empty where every row is covered.</param>
internal sealed record IndexForm(IReadOnlyList<BoundExpression[]> Keys, IReadOnlyList<BoundExpression> Predicate)
{
    internal IndexForm Rewrite(Func<BoundExpression, BoundExpression?> map) => new(
        [.. Keys.Select(key => Array.ConvertAll(key, expression => expression.Rewrite(map)))], [.. Predicate.Select(part => part.Rewrite(map))]);
}
