using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Access;
using Cambium.Sql.Binding;
using Cambium.Sql.Planning;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Syntax;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;
using TriggerEvents = Cambium.Engine.Catalog.TriggerEvents;

namespace Cambium.Sql.Statements.Modification;

/// <summary>Binds UPDATE and DELETE to plans over the rows that they change.</summary>
internal sealed class ModificationBinder(BindingContext binding, Planner planner)
{
    public ModificationPlan Bind(UpdateStatement statement, Scope? outer)
    {
        TableDefinition found = TargetTable.FindChangeable(statement.Table.Name, binding);
        if (TargetTable.IsChangedItself(found, TriggerEvents.Update, binding) || TargetTable.IsChangedBelow(found, ViewChange.Update, TriggerEvents.Update, binding))
        {
            return new InsteadOfBinder(binding, planner).Bind(statement, outer);
        }

        Scope scope = CteBinder.OpenInside(statement.With, outer, binding);
        (LogicalPlan plan, LogicalScan scan, RelationUse use, BoundView? view) = BindTarget(statement.Table, Privileges.Update, ViewChange.Update, scope);
        TableDefinition table = scan.Table;
        plan = BindSources(plan, statement.From, scope);
        plan = Filter(plan, statement.Where, scope, scan, view);

        // SET's own targets are looked up in the table; its values may use everything in FROM.
        AssignmentBinder assigned = new(target => view?.FindColumn(target, ViewChange.Update) ?? TargetTable.FindColumn(table, target, binding), scope, binding);
        IReadOnlyList<BoundAssignment> assignments = assigned.Bind(statement.Assignments);
        assignments = view?.Defaulted(assignments) ?? assignments;
        ViewChecks? checks = ViewChecks.OfNew(view, RowLayout(scan));
        UpdatableView.NoteColumns(view, use, [.. assignments.Select(assignment => assignment.Column.Id)], static use => use.Updated);
        ReturningClause? returning = ReturningClause.Bind(statement.Returning, scope, binding);
        bool reads = binding.Access.Reads(use);
        plan = Secured(plan, scan, PolicyDefinition.Update, reads, binding);
        PolicyChecks? policies = scan.Security is { } security
            ? PolicyChecks.OfNew(security, PolicyDefinition.Update, reads, TargetTable.Relation(table, scan.TableColumns), binding)
            : null;
        HashSet<PlanColumn> used = UsedColumns(plan);
        HashSet<PlanColumn> returned = [.. returning?.UsedColumns ?? new HashSet<PlanColumn>(), .. policies?.UsedColumns ?? []];
        used.UnionWith(returned);
        foreach (Computed row in assigned.Rows)
        {
            row.Value.CollectColumns(used);
        }

        // A checked row is looked at as it becomes, so nothing of it is left open as an increment.
        assignments = checks is null && policies is null ? IncrementRules.Apply(table, assignments, used, binding) : [.. assignments.Select(assignment => assignment with { Increment = null })];
        List<Computed> items = [new Computed(scan.RowKey, new BoundColumn(scan.RowKey))];
        foreach (BoundAssignment assignment in assignments)
        {
            BoundExpression value = CompiledAssignments.InputOf(assignment) ?? new BoundConstant(Value.Null, assignment.Column.Type);
            items.Add(new Computed(new PlanColumn(assignment.Column.Name, value.Type), value));
        }

        IReadOnlyList<PlanColumn> extra = AddReturned(items, returned, scan);
        PlannedRows rows = PlannedRows.Plan(new LogicalProject(assigned.WithRows(LinedUp(plan, scan, statement.LinesUp)), items), planner);
        returning?.Compile([.. RowLayout(scan), scan.RowKey, .. extra]);
        policies?.Compile(RowLayout(scan));
        CompiledAssignments compiled = CompiledAssignments.Compile(assignments, ColumnDefaults.Compile(table, binding, view));
        return new UpdatePlan(
            table, rows, compiled, assignments.Count, statement.From.Count > 0, policies, checks, returning, [.. binding.Catalog.Notes], binding.ResolveParameters()) { LocksRows = statement.LinesUp };
    }

    public ModificationPlan Bind(DeleteStatement statement, Scope? outer)
    {
        TableDefinition found = TargetTable.FindChangeable(statement.Table.Name, binding);
        if (TargetTable.IsChangedItself(found, TriggerEvents.Delete, binding) || TargetTable.IsChangedBelow(found, ViewChange.Delete, TriggerEvents.Delete, binding))
        {
            return new InsteadOfBinder(binding, planner).Bind(statement, outer);
        }

        Scope scope = CteBinder.OpenInside(statement.With, outer, binding);
        (LogicalPlan plan, LogicalScan scan, RelationUse use, BoundView? view) = BindTarget(statement.Table, Privileges.Delete, ViewChange.Delete, scope);
        plan = Filter(BindSources(plan, statement.Using, scope), statement.Where, scope, scan, view);
        ReturningClause? returning = ReturningClause.Bind(statement.Returning, scope, binding);
        plan = Secured(plan, scan, PolicyDefinition.Delete, binding.Access.Reads(use), binding);
        List<Computed> items = [new Computed(scan.RowKey, new BoundColumn(scan.RowKey))];
        IReadOnlyList<PlanColumn> extra = AddReturned(items, returning?.UsedColumns ?? new HashSet<PlanColumn>(), scan);
        PlannedRows rows = PlannedRows.Plan(new LogicalProject(LinedUp(plan, scan, statement.LinesUp), items), planner);
        returning?.Compile([.. RowLayout(scan), scan.RowKey, .. extra]);
        return new DeletePlan(scan.Table, rows, returning, [.. binding.Catalog.Notes], binding.ResolveParameters()) { LocksRows = statement.LinesUp };
    }

    /// <summary>The columns of a row as writers lay it out; what was dropped has a column nobody mentions.</summary>
    public static IReadOnlyList<PlanColumn> RowLayout(TableDefinition table, IReadOnlyList<PlanColumn> live)
    {
        PlanColumn[] layout = new PlanColumn[table.Columns.Length];
        int next = 0;
        foreach (ColumnDefinition column in table.Columns)
        {
            layout[column.Ordinal] = column.IsDropped ? new PlanColumn("", column.Type) : live[next++];
        }

        return layout;
    }

    private static LogicalPlan LinedUp(LogicalPlan plan, LogicalScan scan, bool linesUp) =>
        linesUp ? new LogicalLock(plan, [scan], LockStrength.NoKeyUpdate, LockWait.Foreseen) : plan;

    private static IReadOnlyList<PlanColumn> RowLayout(LogicalScan scan) => RowLayout(scan.Table, scan.TableColumns);

    private static HashSet<PlanColumn> UsedColumns(LogicalPlan plan)
    {
        HashSet<PlanColumn> used = [];
        foreach (LogicalPlan node in plan.Nodes())
        {
            foreach (BoundExpression expression in node.Expressions)
            {
                expression.CollectColumns(used);
            }
        }

        return used;
    }

    /// <summary>Puts the table or view whose rows are changed into the scope, and reads its rows.</summary>
    private (LogicalPlan Plan, LogicalScan Scan, RelationUse Use, BoundView? View) BindTarget(NamedTable named, Privileges required, ViewChange change, Scope scope)
    {
        (LogicalPlan plan, LogicalScan? scan, RelationUse use, BoundView? view) = BindTarget(named, required, change, scope, null);
        return (plan, scan!, use, view);
    }

    /// <param name="isEnd">As with <see cref="UpdatableView.Find"/>.</param>
    /// <returns>The scan is null where the rows are a view's.</returns>
    /// <inheritdoc cref="BindTarget(NamedTable, Privileges, ViewChange, Scope)"/>
    public (LogicalPlan Plan, LogicalScan? Scan, RelationUse Use, BoundView? View) BindTarget(
        NamedTable named, Privileges required, ViewChange change, Scope scope, Predicate<TableDefinition>? isEnd)
    {
        TableDefinition found = TargetTable.FindChangeable(named.Name, binding);
        string name = named.Alias?.Name ?? named.Name.Name;
        FromBinder from = new(binding, scope);
        if (found.Kind == TableKind.Table)
        {
            FromItem item = from.BindTable(found, name, named.Alias, ViewNames.Of(binding, found), named.IsOnly, isTarget: true);
            item.AddTo(scope);
            RelationUse ofTable = item.Relations[0].Use!;
            ofTable.Required = required;
            return (item.Plan, (LogicalScan)item.Plan, ofTable, null);
        }

        UpdatableView view = UpdatableView.Find(found, binding, change, isEnd);
        RelationUse use = view.AddUses(binding, required);
        FromItem rows = view.InPlace(binding, () => view.Table.Kind == TableKind.View
            ? from.BindOwnRows(view.Table)
            : from.BindTable(view.Table, view.Table.Name, null, isOnly: view.IsOnly, isTarget: true));
        view.TableUse = rows.Relations[0].Use!;
        view.TableUse.Required = required;
        BoundView bound = view.Bind(rows.Relations[0], binding, change);
        if (change != ViewChange.Delete)
        {
            bound.RequireUpdatable(change);
        }

        scope.Add(ViewNames.Shown(binding, found, bound.Relation(name, named.Alias is null ? binding.Catalog.SchemaName(found) : null, rows.Relations[0].SystemColumns) with { Use = use }));
        LogicalPlan plan = rows.Plan;
        foreach ((TableDefinition level, BoundExpression condition) in bound.Conditions)
        {
            plan = new LogicalFilter(plan, condition);
            plan = level.IsSecurityBarrier ? new LogicalBarrier(plan) : plan;
        }

        return (plan, rows.Plan as LogicalScan, use, bound);
    }

    /// <summary>The plan over those of the target's rows that policies let the command have; if it reads the table too, over those it may see.</summary>
    public static LogicalPlan Secured(LogicalPlan plan, LogicalScan scan, char command, bool reads, BindingContext binding)
    {
        if (scan.Security is not { } security)
        {
            return plan;
        }

        LogicalPlan secured = reads ? security.Restrict(scan, binding, command, PolicyDefinition.Select) : security.Restrict(scan, binding, command);
        return plan.Replace(scan, secured);
    }

    public LogicalPlan BindSources(LogicalPlan target, SyntaxList<TableReference> sources, Scope scope)
    {
        if (sources.Count == 0)
        {
            return target;
        }

        scope.Refused.AddRange(scope.Relations.Select(static relation => new RefusedRelation(relation, null)));
        LogicalPlan others = new FromBinder(binding, scope.Parent).Bind(sources, scope);
        scope.Refused.Clear();
        return new LogicalJoin(LogicalJoinKind.Inner, target, others, null);
    }

    /// <param name="target">Null: a view whose rows are nobody's.</param>
    public LogicalPlan Filter(LogicalPlan plan, Expression? where, Scope scope, LogicalScan? target, BoundView? view)
    {
        if (where is CurrentOfExpression current)
        {
            if (view is not null || target is null)
            {
                throw new SqlErrorException(SqlState.FeatureNotSupported, "WHERE CURRENT OF on a view is not implemented");
            }

            // In a function the name may be that of a cursor variable, which holds the cursor's name.
            BoundExpression cursor = binding.Variables?.Find([current.Cursor], mustHaveField: false, current.Span.Position)
                ?? new BoundConstant(Value.FromText(current.Cursor), DataType.Text);
            return new LogicalFilter(plan, new BoundCurrentOf(new BoundColumn(target.RowKey), cursor, current.Span.Position));
        }

        return where is null
            ? plan
            : new LogicalFilter(plan, new ExpressionBinder(binding, scope, ExpressionRules.Where).BindCondition(where, "WHERE"));
    }

    /// <summary>
    /// Passes what RETURNING and policies use through the plan: of other tables, because it is needed, and of the target itself, so that
    /// it counts as read.
    /// </summary>
    private static IReadOnlyList<PlanColumn> AddReturned(List<Computed> items, IReadOnlySet<PlanColumn> returned, LogicalScan scan)
    {
        List<PlanColumn> extra = [];
        foreach (PlanColumn column in returned)
        {
            bool isTarget = scan.TableColumns.Contains(column);
            PlanColumn passed = isTarget ? new PlanColumn(column.Name, column.Type) : column;
            if (!ReferenceEquals(column, scan.RowKey))
            {
                items.Add(new Computed(passed, new BoundColumn(column)));
                extra.Add(passed);
            }
        }

        return extra;
    }
}
