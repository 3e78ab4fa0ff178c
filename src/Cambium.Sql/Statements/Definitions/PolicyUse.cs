using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Binding;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>The policies that use a relation, or a column of one, in their conditions: in their subqueries, or of their own table.</summary>
internal static class PolicyUse
{
    /// <summary>Policies of other tables that ask a relation.</summary>
    public static IEnumerable<PolicyObject> Of(StatementContext context, TableDefinition relation) =>
        from table in context.Catalog.Uses.Of(relation.Id).OfType<TableDefinition>()
        where table.Id != relation.Id
        from policy in table.Policies
        where policy.Expressions.Any(expression => expression.Names.Any(name => name.RelationId == relation.Id))
        select new PolicyObject(table, policy);

    public static IEnumerable<PolicyObject> Of(StatementContext context, TableDefinition relation, ColumnDefinition column) =>
        from table in context.Catalog.Uses.Of(relation.Id).OfType<TableDefinition>().Append(relation).DistinctBy(static table => table.Id).OrderBy(static table => table.Id)
        from policy in table.Policies
        where policy.Expressions.Any(expression => (table.Id == relation.Id || expression.Names.Any(name => name.RelationId == relation.Id))
            && Columns(context, table, expression).Any(used => used.Table?.Id == relation.Id && used.Source?.Id == column.Id))
        select new PolicyObject(table, policy);

    /// <summary>All columns that a condition mentions, also within its subqueries.</summary>
    public static HashSet<PlanColumn> Columns(StatementContext context, TableDefinition table, PolicyExpression expression)
    {
        HashSet<PlanColumn> used = [];
        try
        {
            Collect(Bind(context.NewBinding(keepsCalls: true), table, expression), used);
        }
        catch (SqlErrorException)
        {
            // What it asks for is gone, or has changed.
        }

        return used;
    }

    /// <summary>Binds a condition over a row of its table.</summary>
    public static BoundExpression Bind(BindingContext binding, TableDefinition table, PolicyExpression expression)
    {
        binding.Catalog.IsInDefinition = true;
        return RowSecurity.Bind(expression, table, DefinitionExpressions.TableScope(table).Relations[0], binding);
    }

    private static void Collect(BoundExpression expression, HashSet<PlanColumn> used)
    {
        expression.CollectColumns(used);
        foreach (BoundExpression inner in expression.Nodes().OfType<BoundSubquery>().SelectMany(static query => query.Plan.Nodes()).SelectMany(static node => node.Expressions))
        {
            Collect(inner, used);
        }
    }
}
