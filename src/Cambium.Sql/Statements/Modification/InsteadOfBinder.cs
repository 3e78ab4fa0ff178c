using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Binding;
using Cambium.Sql.Planning;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Syntax;
using TriggerEvents = Cambium.Engine.Catalog.TriggerEvents;

namespace Cambium.Sql.Statements.Modification;

/// <summary>Binds UPDATE and DELETE of a view whose triggers change its rows: the view's query yields them as they are.</summary>
internal sealed class InsteadOfBinder(BindingContext binding, Planner planner)
{
    public InsteadOfPlan Bind(UpdateStatement statement, Scope? outer)
    {
        TableDefinition view = TargetTable.FindChangeable(statement.Table.Name, binding);
        Scope scope = CteBinder.OpenInside(statement.With, outer, binding);
        (LogicalPlan plan, PlanColumn[] columns) = BindRows(statement.Table, Privileges.Update, statement.From, statement.Where, scope, out Access.RelationUse? use);
        IReadOnlyList<BoundAssignment> assignments = new AssignmentBinder(target => TargetTable.FindColumn(view, target, binding), scope, binding).Bind(statement.Assignments);
        use?.Updated.UnionWith(assignments.Select(assignment => assignment.Column.Id));
        List<Computed> items = [.. columns.Select(column => new Computed(column, new BoundColumn(column)))];
        foreach (BoundAssignment assignment in assignments)
        {
            BoundExpression value = CompiledAssignments.InputOf(assignment) ?? new BoundConstant(Engine.Values.Value.Null, assignment.Column.Type);
            items.Add(new Computed(new PlanColumn(assignment.Column.Name, value.Type), value));
        }

        CompiledAssignments compiled = CompiledAssignments.Compile(assignments, ColumnDefaults.Compile(view, binding));
        return Finish(view, TriggerEvents.Update, plan, items, columns, compiled, statement.Returning, scope);
    }

    public InsteadOfPlan Bind(DeleteStatement statement, Scope? outer)
    {
        TableDefinition view = TargetTable.FindChangeable(statement.Table.Name, binding);
        Scope scope = CteBinder.OpenInside(statement.With, outer, binding);
        (LogicalPlan plan, PlanColumn[] columns) = BindRows(statement.Table, Privileges.Delete, statement.Using, statement.Where, scope, out _);
        List<Computed> items = [.. columns.Select(column => new Computed(column, new BoundColumn(column)))];
        return Finish(view, TriggerEvents.Delete, plan, items, columns, null, statement.Returning, scope);
    }

    private (LogicalPlan Plan, PlanColumn[] Columns) BindRows(
        NamedTable named, Privileges required, SyntaxList<TableReference> sources, Expression? where, Scope scope, out Access.RelationUse? use)
    {
        FromItem rows = new FromBinder(binding, scope).BindItem(named, new Scope(null));
        rows.AddTo(scope);
        ScopeRelation relation = rows.Relations[0];
        use = relation.Use;
        if (use is not null)
        {
            use.Required = required;
        }

        LogicalPlan plan = rows.Plan;
        if (sources.Count > 0)
        {
            plan = new LogicalJoin(LogicalJoinKind.Inner, plan, new FromBinder(binding, scope.Parent).Bind(sources, scope), null);
        }

        if (where is CurrentOfExpression)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "WHERE CURRENT OF on a view is not implemented");
        }

        if (where is not null)
        {
            plan = new LogicalFilter(plan, new ExpressionBinder(binding, scope, ExpressionRules.Where).BindCondition(where, "WHERE"));
        }

        return (plan, [.. relation.Columns.Select(column => ((BoundColumn)column.Value).Column)]);
    }

    /// <summary>The input: the view's row, one value per assignment, then what RETURNING takes from other tables.</summary>
    private InsteadOfPlan Finish(
        TableDefinition view, TriggerEvents change, LogicalPlan plan, List<Computed> items, PlanColumn[] columns, CompiledAssignments? assignments,
        SyntaxList<SelectItem> returned, Scope scope)
    {
        int assigned = items.Count - columns.Length;
        ReturningClause? returning = ReturningClause.Bind(returned, scope, binding);
        PlanColumn[] extra = [.. (returning?.UsedColumns ?? new HashSet<PlanColumn>()).Where(column => !columns.Contains(column))];
        items.AddRange(extra.Select(column => new Computed(column, new BoundColumn(column))));
        PlannedRows rows = PlannedRows.Plan(new LogicalProject(plan, items), planner);
        returning?.Compile([.. columns, .. extra]);
        return new InsteadOfPlan(view, change, rows, assignments, assigned, returning, [.. binding.Catalog.Notes], binding.ResolveParameters());
    }
}
