using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Access;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Planning;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Syntax;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;
using RowExpression = Cambium.Sql.Execution.RowExpression;

namespace Cambium.Sql.Statements.Modification;

/// <summary>Binds MERGE: the source joined to the target on its left, and what to do with each row.</summary>
internal sealed class MergeBinder(BindingContext binding, Planner planner)
{
    public MergePlan Bind(MergeStatement statement, Scope? outer)
    {
        if (statement.With is { IsRecursive: true })
        {
            throw new SqlErrorException(SqlState.SyntaxError, "WITH RECURSIVE is not supported for MERGE statement");
        }

        Scope scope = CteBinder.OpenInside(statement.With, outer, binding);
        Scope? around = scope.Parent;
        RefuseUnreachable(statement.Whens);

        TableDefinition table = TargetTable.Find(statement.Table.Name, binding, "merge into");
        string name = statement.Table.Alias?.Name ?? statement.Table.Name.Name;
        FromBinder from = new(binding, around);
        FromItem target = from.BindTable(table, name, statement.Table.Alias, ViewNames.Of(binding, table), isOnly: statement.Table.IsOnly, isTarget: true);
        RelationUse use = target.Relations[0].Use!;
        use.Required = Privileges.None;
        Scope sourceScope = new(around);
        sourceScope.HiddenRelations.AddRange(target.Relations);
        LogicalPlan source = from.Bind([statement.Source], sourceScope);
        if (sourceScope.Relations.Exists(relation => relation.Name == name))
        {
            throw new SqlErrorException(SqlState.DuplicateAlias, $"name \"{name}\" specified more than once", "The name is used both as MERGE target table and data source.");
        }

        LogicalScan scan = (LogicalScan)target.Plan;
        target.AddTo(scope);
        scope.Relations.AddRange(sourceScope.Relations);
        scope.Columns.AddRange(sourceScope.Columns);
        BoundExpression on = new ExpressionBinder(binding, scope, ExpressionRules.Join).BindCondition(statement.On, "JOIN/ON");
        LogicalJoin join = new(LogicalJoinKind.Left, source, scan, on);

        PlanColumn[] input = [scan.RowKey, .. scan.TableColumns, .. source.Columns, scan.TableId];
        ColumnDefaults defaults = ColumnDefaults.Compile(table, binding);
        MergeStep[] steps = [.. statement.Whens.Select(when => BindWhen(when, table, scope, sourceScope, input, defaults, use))];
        if (use.Required == Privileges.None)
        {
            // Nothing but DO NOTHING still tells which rows there are.
            use.Required = Privileges.Select;
        }

        LogicalPlan joined = join;
        if (scan.Security is { } security)
        {
            bool reads = binding.Access.Reads(use);
            joined = reads ? join.Replace(scan, security.Restrict(scan, binding, PolicyDefinition.Select)) : join;
            steps = [.. steps.Select(step => Secured(step, security, reads, scan, input))];
        }

        PlannedRows rows = PlannedRows.Plan(
            new LogicalProject(joined, [.. input.Select(column => new Computed(column, new BoundColumn(column)))]), planner);
        return new MergePlan(table, rows, steps, [.. binding.Catalog.Notes], binding.ResolveParameters());
    }

    /// <summary>A step with what policies ask of its rows. Those to be changed were found without asking whether they may be.</summary>
    private MergeStep Secured(MergeStep step, RowSecurity security, bool reads, LogicalScan scan, IReadOnlyList<PlanColumn> input)
    {
        ScopeRelation row = TargetTable.Relation(scan.Table, scan.TableColumns);
        IReadOnlyList<PlanColumn> layout = ModificationBinder.RowLayout(scan.Table, scan.TableColumns);
        return step.Kind switch
        {
            MergeActionKind.Insert => step with { Policies = PolicyChecks.OfNew(security, PolicyDefinition.Insert, reads: false, row, binding).Compile(layout) },
            MergeActionKind.Update => step with
            {
                Existing = PolicyChecks.OfExisting(security, PolicyDefinition.Update, reads: false, "target row", row, binding).Compile(input),
                Policies = PolicyChecks.OfNew(security, PolicyDefinition.Update, reads, row, binding).Compile(layout),
            },
            MergeActionKind.Delete => step with
            {
                Existing = PolicyChecks.OfExisting(security, PolicyDefinition.Delete, reads: false, "target row", row, binding).Compile(input),
            },
            _ => step,
        };
    }

    private static void RefuseUnreachable(SyntaxList<MergeWhen> whens)
    {
        bool[] isDecided = new bool[2];
        foreach (MergeWhen when in whens)
        {
            ref bool decided = ref isDecided[when.IsMatched ? 1 : 0];
            if (decided)
            {
                throw new SqlErrorException(SqlState.SyntaxError, "unreachable WHEN clause specified after unconditional WHEN clause");
            }

            decided = when.Condition is null;
        }
    }

    private MergeStep BindWhen(
        MergeWhen when, TableDefinition table, Scope scope, Scope sourceScope, IReadOnlyList<PlanColumn> input, ColumnDefaults defaults,
        RelationUse use)
    {
        // Without a match there is no target row to mention.
        Scope visible = when.IsMatched ? scope : sourceScope;
        RowExpression? condition = when.Condition is null
            ? null
            : RowExpressions.Compile(new ExpressionBinder(binding, visible, ExpressionRules.MergeWhen).BindCondition(when.Condition, "WHEN"), input);
        switch (when.Action)
        {
            case MergeDoNothing:
                return new MergeStep(when.IsMatched, condition, MergeActionKind.Nothing, null, null, []);
            case MergeDelete:
                use.Required |= Privileges.Delete;
                return new MergeStep(when.IsMatched, condition, MergeActionKind.Delete, null, null, []);
            case MergeUpdate update:
                AssignmentBinder assigned = new(table, scope, binding);
                IReadOnlyList<BoundAssignment> assignments = [.. assigned.Bind(update.Assignments).Select(assignment => assignment with { Increment = null })];
                use.Required |= Privileges.Update;
                use.Updated.UnionWith(assignments.Select(assignment => assignment.Column.Id));
                AssignmentInputs values = new(assignments, assigned.Rows, input);
                return new MergeStep(when.IsMatched, condition, MergeActionKind.Update, values, CompiledAssignments.Compile(assignments, defaults), []);
            default:
                return BindInsert((MergeInsert)when.Action, condition, table, sourceScope, input, defaults, use);
        }
    }

    private MergeStep BindInsert(
        MergeInsert insert, RowExpression? condition, TableDefinition table, Scope scope, IReadOnlyList<PlanColumn> input, ColumnDefaults defaults,
        RelationUse use)
    {
        ColumnDefinition[] targets = insert.Columns.Count > 0
            ? [.. insert.Columns.Select(target => TargetTable.FindColumn(table, target, binding))]
            : [.. table.LiveColumns];
        SyntaxList<Expression> items = insert.Values ?? [];
        if (items.Count > targets.Length || (insert.Columns.Count > 0 && items.Count < targets.Length && insert.Values is not null))
        {
            throw new SqlErrorException(
                SqlState.SyntaxError,
                items.Count > targets.Length ? "INSERT has more expressions than target columns" : "INSERT has more target columns than expressions",
                position: insert.Span.Position);
        }

        use.Required |= Privileges.Insert;
        use.Inserted.UnionWith(targets.Take(items.Count).Select(target => target.Id));
        ExpressionBinder binder = new(binding, scope, ExpressionRules.Values);
        RowShape shape = new(input);
        bool readsTables = false;
        Func<Value[], StatementContext, QueryContext, Value>[] fill = new Func<Value[], StatementContext, QueryContext, Value>[table.Columns.Length];
        foreach (ColumnDefinition column in table.Columns)
        {
            ColumnDefault byDefault = defaults[column.Ordinal];
            fill[column.Ordinal] = (_, context, query) => byDefault.Evaluate(context.Session, query);
        }

        BoundExpression?[] given = [.. items.Select(item => item is DefaultExpression ? null : binder.Bind(item))];
        foreach ((ColumnDefinition target, BoundExpression? bound) in InsertBinder.WholeColumns(insert.Columns, targets, given, binder))
        {
            if (bound is null)
            {
                continue;
            }

            InsertBinder.RefuseGenerated(target, insert.Overriding);
            RowExpression value = RowExpressions.Compile(Coercion.Assign(bound, target.Type, target.Name, binding), shape);
            readsTables |= value.ReadsTables;
            if (insert.Overriding != OverridingKind.UserValue || target.Identity == IdentityKind.None)
            {
                fill[target.Ordinal] = (row, _, query) => value.Evaluate(row, query);
            }
        }

        return new MergeStep(false, condition, MergeActionKind.Insert, null, null, fill) { FillReadsTables = readsTables };
    }
}
