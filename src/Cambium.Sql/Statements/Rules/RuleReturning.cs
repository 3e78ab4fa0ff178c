using Cambium.Engine.Catalog;
using Cambium.Sql.Binding;
using Cambium.Sql.Statements.Modification;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Rules;

/// <summary>
/// RETURNING of a statement for which a command of a rule is carried out: what the command returns stands for the row of the relation that the statement names.
/// <code>UPDATE v … RETURNING v.a   with a rule that says   UPDATE t … RETURNING t.b, t.c   =>   UPDATE t … RETURNING t.b</code>
/// </summary>
/// <param name="Returned">What the command returns.</param>
/// <param name="Asked">What the statement does.</param>
/// <param name="Table">The relation that the statement names.</param>
/// <param name="Alias">What it calls it; null: by its name.</param>
/// <param name="Rows">What the rules see.</param>
/// <param name="Bound">The rows of the command's FROM.</param>
internal sealed record RuleReturning(
    SyntaxList<SelectItem> Returned, SyntaxList<SelectItem> Asked, QualifiedName Table, string? Alias, ViewChange Change, RuleRows Rows, Func<RuleRows.Bound> Bound)
    : Expression(default(SourceSpan))
{
    public ReturningClause Bind(Scope scope, BindingContext binding)
    {
        BoundExpression[] values = [.. ReturningClause.Bind(Returned, scope, binding)!.Values];
        RuleRows.Bound bound = Bound();
        return Rows.Place.Bind(binding, () =>
        {
            Scope asked = new(Rows.Place.Outer);
            asked.Add(Row(values, bound, binding));
            foreach (ScopeRelation other in bound.Scope.Relations.Skip(1))
            {
                asked.Add(other);
            }

            return ReturningClause.Bind(Asked, asked, binding)!;
        });
    }

    /// <summary>What is returned as a row of what the statement names.</summary>
    private ScopeRelation Row(BoundExpression[] values, RuleRows.Bound bound, BindingContext binding)
    {
        TableDefinition named = TargetTable.FindChangeable(Table, binding);
        string name = Alias ?? Table.Name;
        string? schema = Alias is null ? binding.Catalog.SchemaName(named) : null;
        ScopeRelation row = new(
            name, schema, [.. Rows.Relation.LiveColumns.Zip(values, static (column, value) => new ScopeColumn(column.Name, value))], []) { RowType = Rows.Relation.RowType };
        if (!Rows.IsThroughView)
        {
            bound.Use.Values = values;
            return ViewNames.Shown(binding, named, row);
        }

        BoundView view = UpdatableView.Find(named, binding, Change, below => below.Id == Rows.Relation.Id).Bind(row, binding, Change);
        bound.Use.Values = [.. view.Columns.Select(static column => column.Value)];
        return ViewNames.Shown(binding, named, view.Relation(name, schema, []) with { RowType = named.RowType });
    }
}
