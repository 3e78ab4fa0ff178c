using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Access;
using Cambium.Sql.Binding;
using Cambium.Sql.Planning;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Syntax;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;

namespace Cambium.Sql.Statements.Modification;

/// <summary>Binds INSERT: which columns get which values, from VALUES or a query.</summary>
internal sealed class InsertBinder(BindingContext binding, Planner planner)
{
    public InsertPlan Bind(InsertStatement statement, Scope? outer)
    {
        Scope scope = new(outer);
        if (statement.With is not null)
        {
            CteBinder.Bind(statement.With, scope, binding);
        }

        TableDefinition found = TargetTable.FindChangeable(statement.Table, binding);
        UpdatableView? view = found.Kind == TableKind.View ? UpdatableView.Find(found, binding, ViewChange.Insert) : null;
        TableDefinition table = view?.Table ?? found;
        PlanColumn[] columns = TargetTable.Columns(table);
        RelationUse use = AddUses(table, view, columns);
        string name = statement.Alias ?? statement.Table.Name;
        PlanColumn updated = new("xmax", DataType.Xid);
        BoundConstant tableId = new(Value.FromUInt32((uint)table.Id), DataType.OidType);
        ScopeRelation relation = TargetTable.Relation(name, columns, SystemColumns.Of(tableId, columns, updated));
        BoundView? bound = view?.Bind(relation, binding, ViewChange.Insert);
        if (bound is not null)
        {
            bound.RequireUpdatable(ViewChange.Insert);
            relation = bound.Relation(name, null, relation.SystemColumns) with { Use = use };
            use.Values = [.. bound.Columns.Select(column => column.Value)];
        }

        ColumnDefinition[] targets = Targets(statement, table, bound);
        InsertSource source = BindSource(statement, targets, scope);
        use.Inserted.UnionWith(targets.Take(source.Width).Select(target => target.Id));
        IReadOnlyList<PlanColumn> layout = ModificationBinder.RowLayout(table, columns);

        Scope returningScope = new(scope);
        returningScope.Add(relation);
        ReturningClause? returning = ReturningClause.Bind(statement.Returning, returningScope, binding);
        ColumnDefaults defaults = ColumnDefaults.Compile(table, binding);
        ConflictAction? conflict = statement.OnConflict is null
            ? null
            : new ConflictActionBinder(binding, table, relation, layout, use, bound).Bind(statement.OnConflict, scope, defaults, returning);
        returning?.Compile([.. layout, updated]);
        return new InsertPlan(
            table, targets, source, defaults, conflict, statement.Overriding, bound is null ? null : ViewChecks.Compile(bound, layout), returning, [.. binding.Catalog.Notes], binding.Parameters.Resolve());
    }

    private RelationUse AddUses(TableDefinition table, UpdatableView? view, PlanColumn[] columns)
    {
        RelationUse? ofView = view?.AddUses(binding, Privileges.Insert);
        RelationUse ofTable = view is null
            ? binding.Access.Add(table, binding.ViewOwner, table, columns)
            : view.InPlace(binding, () => binding.Access.Add(table, binding.ViewOwner, table, columns));
        ofTable.Required = Privileges.Insert;
        return ofView ?? ofTable;
    }

    private static ColumnDefinition[] Targets(InsertStatement statement, TableDefinition table, BoundView? view)
    {
        if (statement.Columns.Count == 0)
        {
            return view is null ? [.. table.LiveColumns] : ViewTargets(statement, view);
        }

        List<ColumnDefinition> targets = [];
        foreach (AssignmentTarget target in statement.Columns)
        {
            ColumnDefinition column = view?.FindColumn(target, ViewChange.Insert) ?? TargetTable.FindColumn(table, target);
            if (targets.Any(other => other.Id == column.Id))
            {
                throw new SqlErrorException(
                    SqlState.DuplicateColumn, $"column \"{column.Name}\" specified more than once", position: target.Span.Position);
            }

            targets.Add(column);
        }

        return [.. targets];
    }

    /// <summary>Without a list, values are for the view's first columns, which then must be the table's.</summary>
    private static ColumnDefinition[] ViewTargets(InsertStatement statement, BoundView view)
    {
        int count = statement.Source is { Body: ValuesBody values } ? Math.Min(values.Rows[0].Items.Count, view.Columns.Count)
            : statement.Source is null ? 0
            : view.Columns.TakeWhile(column => view.ColumnOf(column) is not null).Count();
        return [.. view.Columns.Take(count).Select(column => view.FindColumn(new AssignmentTarget(column.Name, [], statement.Span), ViewChange.Insert))];
    }

    private InsertSource BindSource(InsertStatement statement, ColumnDefinition[] targets, Scope scope)
    {
        if (statement.Source is not { } source)
        {
            return new InsertSource([[]], null, 0);
        }

        if (source is { Body: ValuesBody values, With: null, OrderBy.Count: 0, Limit: null, Offset: null })
        {
            return new InsertSource(BindValues(values, statement, targets, scope), null, values.Rows[0].Items.Count);
        }

        BoundQuery query = new QueryBinder(binding) { KeepsUnknown = true }.Bind(source, scope);
        RequireWidth(query.Columns.Count, statement, targets, source.Span.Position);
        Computed[] items = new Computed[query.Columns.Count];
        for (int index = 0; index < items.Length; index++)
        {
            PlanColumn column = query.Columns[index].Column;
            RefuseGenerated(targets[index], statement.Overriding);
            BoundExpression value = Coercion.Assign(new BoundColumn(column), targets[index].Type, targets[index].Name, binding);
            items[index] = new Computed(value is BoundColumn ? column : new PlanColumn(targets[index].Name, value.Type), value);
        }

        return new InsertSource(null, PlannedRows.Plan(new LogicalProject(query.Plan, items), planner), items.Length);
    }

    private CompiledValue[][] BindValues(ValuesBody values, InsertStatement statement, ColumnDefinition[] targets, Scope scope)
    {
        ExpressionBinder binder = new(binding, scope, ExpressionRules.Values);
        CompiledValue[][] rows = new CompiledValue[values.Rows.Count][];
        for (int row = 0; row < rows.Length; row++)
        {
            SyntaxList<Expression> items = values.Rows[row].Items;
            if (items.Count != values.Rows[0].Items.Count)
            {
                throw new SqlErrorException(SqlState.SyntaxError, "VALUES lists must all be the same length", position: items[0].Span.Position);
            }

            RequireWidth(items.Count, statement, targets, items.Count > targets.Length ? items[targets.Length].Span.Position : 0);
            rows[row] = new CompiledValue[items.Count];
            for (int index = 0; index < items.Count; index++)
            {
                rows[row][index] = BindValue(items[index], targets[index], statement.Overriding, binder);
            }
        }

        return rows;
    }

    private CompiledValue BindValue(Expression item, ColumnDefinition target, OverridingKind overriding, ExpressionBinder binder)
    {
        if (item is DefaultExpression)
        {
            return CompiledValue.Default;
        }

        RefuseGenerated(target, overriding);
        BoundExpression value = Coercion.Assign(binder.Bind(item), target.Type, target.Name, binding);
        return value switch
        {
            BoundConstant constant => CompiledValue.Constant(constant.Value),
            BoundParameter parameter => CompiledValue.Parameter(parameter.Index),
            _ => CompiledValue.Computed(RowExpressions.Compile(value, [])),
        };
    }

    private static void RequireWidth(int width, InsertStatement statement, ColumnDefinition[] targets, int position)
    {
        if (width > targets.Length)
        {
            throw new SqlErrorException(SqlState.SyntaxError, "INSERT has more expressions than target columns", position: position);
        }

        if (width < targets.Length && statement.Columns.Count > 0)
        {
            throw new SqlErrorException(
                SqlState.SyntaxError, "INSERT has more target columns than expressions", position: statement.Columns[width].Span.Position);
        }
    }

    public static void RefuseGenerated(ColumnDefinition column, OverridingKind overriding)
    {
        if (column.GeneratedSql is not null)
        {
            throw new SqlErrorException(
                SqlState.GeneratedAlways, $"cannot insert a non-DEFAULT value into column \"{column.Name}\"", $"Column \"{column.Name}\" is a generated column.");
        }

        if (column.Identity == IdentityKind.Always && overriding == OverridingKind.None)
        {
            throw new SqlErrorException(
                SqlState.GeneratedAlways,
                $"cannot insert a non-DEFAULT value into column \"{column.Name}\"",
                $"Column \"{column.Name}\" is an identity column defined as GENERATED ALWAYS.",
                "Use OVERRIDING SYSTEM VALUE to override.");
        }
    }
}
