using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Binding;
using Cambium.Sql.Planning;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Routines.Triggers;
using Cambium.Sql.Syntax;
using TriggerEvents = Cambium.Engine.Catalog.TriggerEvents;

namespace Cambium.Sql.Statements.Modification;

/// <summary>Binds UPDATE and DELETE of a view whose triggers change its rows: the view's query yields them as they are.</summary>
internal sealed class InsteadOfBinder(BindingContext binding, Planner planner)
{
    /// <param name="Plan">The statement's rows.</param>
    /// <param name="View">The view whose triggers change them.</param>
    /// <param name="Columns">Its columns.</param>
    /// <param name="Use">What is noted of the view that the statement names.</param>
    /// <param name="Over">The view that the statement names, over a row of the other one; null: it names that.</param>
    private sealed record TriggeredRows(LogicalPlan Plan, TableDefinition View, PlanColumn[] Columns, Access.RelationUse? Use, BoundView? Over);

    public InsteadOfPlan Bind(UpdateStatement statement, Scope? outer)
    {
        Scope scope = CteBinder.OpenInside(statement.With, outer, binding);
        TriggeredRows rows = BindRows(statement.Table, Privileges.Update, ViewChange.Update, TriggerEvents.Update, statement.From, statement.Where, scope);
        AssignmentBinder assigned = new(target => rows.Over?.FindColumn(target, ViewChange.Update) ?? TargetTable.FindColumn(rows.View, target, binding), scope, binding);
        IReadOnlyList<BoundAssignment> assignments = assigned.Bind(statement.Assignments);
        rows = rows with { Plan = assigned.WithRows(rows.Plan) };
        if (rows.Use is not null)
        {
            UpdatableView.NoteColumns(rows.Over, rows.Use, [.. assignments.Select(static assignment => assignment.Column.Id)], static use => use.Updated);
        }

        List<Computed> items = [.. rows.Columns.Select(column => new Computed(column, new BoundColumn(column)))];
        foreach (BoundAssignment assignment in assignments)
        {
            BoundExpression value = CompiledAssignments.InputOf(assignment) ?? new BoundConstant(Engine.Values.Value.Null, assignment.Column.Type);
            items.Add(new Computed(new PlanColumn(assignment.Column.Name, value.Type), value));
        }

        CompiledAssignments compiled = CompiledAssignments.Compile(assignments, ColumnDefaults.Compile(rows.View, binding, rows.Over));
        return Finish(rows, TriggerEvents.Update, items, compiled, statement.Returning, scope);
    }

    public InsteadOfPlan Bind(DeleteStatement statement, Scope? outer)
    {
        Scope scope = CteBinder.OpenInside(statement.With, outer, binding);
        TriggeredRows rows = BindRows(statement.Table, Privileges.Delete, ViewChange.Delete, TriggerEvents.Delete, statement.Using, statement.Where, scope);
        List<Computed> items = [.. rows.Columns.Select(column => new Computed(column, new BoundColumn(column)))];
        return Finish(rows, TriggerEvents.Delete, items, null, statement.Returning, scope);
    }

    private TriggeredRows BindRows(
        NamedTable named, Privileges required, ViewChange change, TriggerEvents changed, SyntaxList<TableReference> sources, Expression? where, Scope scope)
    {
        TriggeredRows target = BindTarget(named, required, change, changed, scope);
        LogicalPlan plan = target.Plan;
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

        return target with { Plan = plan };
    }

    private TriggeredRows BindTarget(NamedTable named, Privileges required, ViewChange change, TriggerEvents changed, Scope scope)
    {
        TableDefinition view = TargetTable.FindChangeable(named.Name, binding);
        if (!TargetTable.IsChangedItself(view, changed, binding))
        {
            (LogicalPlan plan, _, Access.RelationUse ofView, BoundView? over) = new ModificationBinder(binding, planner).BindTarget(
                named, required, change, scope, below => SessionTriggers.AreInsteadOf(below, changed));
            return new TriggeredRows(plan, over!.Source.Table, [.. over.Source.TableUse!.Columns], ofView, over);
        }

        FromItem rows = new FromBinder(binding, scope).BindItem(named, new Scope(null));
        rows.AddTo(scope);
        ScopeRelation relation = rows.Relations[0];
        if (relation.Use is { } use)
        {
            use.Required = required;
        }

        return new TriggeredRows(rows.Plan, view, [.. relation.Columns.Select(column => ((BoundColumn)column.Value).Column)], relation.Use, null);
    }

    /// <summary>The input: the view's row, one value per assignment, then what RETURNING takes from other tables.</summary>
    private InsteadOfPlan Finish(
        TriggeredRows target, TriggerEvents change, List<Computed> items, CompiledAssignments? assignments, SyntaxList<SelectItem> returned, Scope scope)
    {
        PlanColumn[] columns = target.Columns;
        int assigned = items.Count - columns.Length;
        ReturningClause? returning = ReturningClause.Bind(returned, scope, binding);
        PlanColumn[] extra = [.. (returning?.UsedColumns ?? new HashSet<PlanColumn>()).Where(column => !columns.Contains(column))];
        items.AddRange(extra.Select(column => new Computed(column, new BoundColumn(column))));
        PlannedRows rows = PlannedRows.Plan(new LogicalProject(target.Plan, items), planner);
        returning?.Compile([.. columns, .. extra]);
        ViewChecks? checks = change == TriggerEvents.Update ? ViewChecks.OfNew(target.Over, columns) : null;
        return new InsteadOfPlan(target.View, change, rows, assignments, assigned, checks, returning, [.. binding.Catalog.Notes], binding.ResolveParameters());
    }
}
