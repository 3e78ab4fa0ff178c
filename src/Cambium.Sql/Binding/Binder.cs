using Cambium.Engine.Values;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Binding;

/// <summary>What the statements use of binding: queries, expressions, tables under a name, conversions.</summary>
public sealed class Binder(BindingContext context)
{
    public BindingContext Context { get; } = context;

    /// <summary>Binds a query. Output of unknown type becomes text.</summary>
    /// <param name="outer">The scope around it, null at the top.</param>
    public BoundQuery BindQuery(SelectStatement query, Scope? outer = null) => new QueryBinder(Context).Bind(query, outer);

    /// <summary>Binds an expression; an untyped literal or parameter stays of type unknown until converted.</summary>
    public BoundExpression BindExpression(Expression expression, Scope scope, ExpressionRules rules) =>
        new ExpressionBinder(Context, scope, rules).Bind(expression);

    /// <summary>Binds a condition: boolean, or 42804.</summary>
    /// <param name="construct">As in "argument of WHERE must be type boolean".</param>
    public BoundExpression BindCondition(Expression expression, Scope scope, ExpressionRules rules, string construct) =>
        new ExpressionBinder(Context, scope, rules).BindCondition(expression, construct);

    /// <summary>Binds the output list of RETURNING: names and expressions, wildcards expanded.</summary>
    public IReadOnlyList<(string Name, BoundExpression Value)> BindReturning(IEnumerable<SelectItem> items, Scope scope)
    {
        ExpressionBinder binder = new(Context, scope, ExpressionRules.Returning);
        List<(string, BoundExpression)> bound = [];
        foreach (SelectItem item in items)
        {
            if (item.Value is WildcardExpression or FieldWildcard)
            {
                bound.AddRange(WildcardBinder.Expand(item.Value, binder).Select(column => (column.Name, column.Value)));
            }
            else
            {
                bound.Add((OutputNames.Of(item), Coercion.ResolveUnknown(binder.Bind(item.Value), Context)));
            }
        }

        return bound;
    }

    /// <summary>Adds WITH queries to a scope.</summary>
    public void BindWith(WithClause with, Scope scope) => CteBinder.Bind(with, scope, Context);

    /// <summary>Binds a FROM or USING list into a scope; the plan joins all of it.</summary>
    public LogicalPlan BindFrom(IReadOnlyList<TableReference> references, Scope scope) => new FromBinder(Context, scope.Parent).Bind(references, scope);

    /// <summary>Puts a row that isn't read from anywhere into a scope (excluded, old rows, a table's row in a check).</summary>
    public static void AddRow(Scope scope, string name, IEnumerable<PlanColumn> columns) =>
        scope.Add(new ScopeRelation(name, null, [.. columns.Select(column => new ScopeColumn(column.Name, new BoundColumn(column)))], []));

    /// <summary>Converts a value to the type of the column it is stored in.</summary>
    public BoundExpression Assign(BoundExpression value, SqlType type, string column) => Coercion.Assign(value, type, column, Context);

    public SqlType ResolveType(TypeName name) => TypeResolver.Resolve(name, Context.Catalog);
}
