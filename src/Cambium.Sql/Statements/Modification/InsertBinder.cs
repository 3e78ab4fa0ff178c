using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Access;
using Cambium.Sql.Binding;
using Cambium.Sql.Planning;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Routines.Triggers;
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
        bool isInstead = TargetTable.IsChangedItself(found, Engine.Catalog.TriggerEvents.Insert, binding);
        UpdatableView? view = found.Kind == TableKind.View && !isInstead
            ? UpdatableView.Find(found, binding, ViewChange.Insert, static below => SessionTriggers.AreInsteadOf(below, Engine.Catalog.TriggerEvents.Insert))
            : null;
        TableDefinition table = view?.Table ?? found;
        isInstead |= table.Kind == TableKind.View;
        if (isInstead && statement.OnConflict is not null && !binding.KeepsViews)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "ON CONFLICT is not supported for views with INSTEAD OF triggers");
        }

        PlanColumn[] columns = TargetTable.Columns(table);
        RelationUse use = AddUses(table, view, columns);
        RowSecurity? security = view is null ? RowSecurity.Of(table, binding) : view.InPlace(binding, () => RowSecurity.Of(table, binding));
        string name = statement.Alias ?? statement.Table.Name;
        PlanColumn updated = new("xmax", DataType.Xid);
        PlanColumn rowKey = new("row key", DataType.Bytea);
        BoundExpression tableId = table.HasParts ? SystemColumns.PartitionOf(rowKey) : new BoundConstant(Value.FromUInt32((uint)table.Id), DataType.OidType);
        ScopeRelation relation = TargetTable.Relation(name, columns, [.. SystemColumns.Of(tableId, columns, updated), SystemColumns.Tid(table, rowKey, binding.Catalog.Catalog.GetLeaves(table))]) with
        {
            Schema = statement.Alias is null ? binding.Catalog.SchemaName(found) : null,
        };
        BoundView? bound = view?.Bind(relation, binding, ViewChange.Insert);
        if (bound is not null)
        {
            bound.RequireUpdatable(ViewChange.Insert);
            bound.RefuseComputedDefaults(ViewChange.Insert);
            foreach (ColumnDefinition column in table.LiveColumns.Where(column => bound.Defaults.ContainsKey(column.Id)))
            {
                RefuseGenerated(column, statement.Overriding);
            }

            relation = bound.Relation(name, relation.Schema, relation.SystemColumns) with { Use = use };
        }

        relation = ViewNames.Shown(binding, found, relation) with { TableName = found.Name };
        ColumnDefinition[] targets = Targets(statement, table, bound);
        InsertSource source = binding.Writing(() => BindSource(statement, targets, scope));
        UpdatableView.NoteColumns(bound, use, [.. targets.Take(source.Width).Select(target => target.Id)], static use => use.Inserted);
        IReadOnlyList<PlanColumn> layout = ModificationBinder.RowLayout(table, columns);

        Scope returningScope = new(scope);
        returningScope.Add(relation);
        if (statement.OnConflict is { Assignments.Count: > 0 })
        {
            returningScope.HiddenRelations.Add(new ScopeRelation(ConflictActionBinder.Excluded, null, [], []));
        }

        ReturningClause? returning = ReturningClause.Bind(statement.Returning, returningScope, binding);
        ColumnDefaults defaults = ColumnDefaults.Compile(table, binding, bound);
        ConflictAction? conflict = statement.OnConflict is null
            ? null
            : new ConflictActionBinder(binding, table, relation, layout, use, bound, security).Bind(statement.OnConflict, scope, defaults, returning);
        returning?.Compile([.. layout, updated, rowKey]);
        PolicyChecks? policies = security is null
            ? null
            : PolicyChecks.OfNew(security, PolicyDefinition.Insert, binding.Access.Reads(use), TargetTable.Relation(table, columns), binding).Compile(layout);
        return new InsertPlan(
            table, [.. targets.DistinctBy(target => target.Id)], source, defaults, conflict, statement.Overriding, policies, ViewChecks.OfNew(bound, layout),
            returning, [.. binding.Catalog.Notes], binding.ResolveParameters());
    }

    public RelationUse AddUses(TableDefinition table, UpdatableView? view, PlanColumn[] columns)
    {
        RelationUse? ofView = view?.AddUses(binding, Privileges.Insert);
        RelationUse ofTable = view is null
            ? binding.Access.Add(table, binding.ViewOwner, table, columns)
            : view.InPlace(binding, () => binding.Access.Add(table, binding.ViewOwner, table, columns));
        ofTable.Required = Privileges.Insert;
        if (view is not null)
        {
            view.TableUse = ofTable;
        }

        return ofView ?? ofTable;
    }

    public ColumnDefinition[] Targets(InsertStatement statement, TableDefinition table, BoundView? view)
    {
        if (statement.Columns.Count == 0)
        {
            return view is null ? [.. table.LiveColumns] : ViewTargets(statement, view);
        }

        List<ColumnDefinition> targets = [];
        foreach (AssignmentTarget target in statement.Columns)
        {
            ColumnDefinition column = view?.FindColumn(target, ViewChange.Insert) ?? TargetTable.FindColumn(table, target, binding);
            int earlier = targets.FindIndex(other => other.Id == column.Id);
            if (earlier >= 0 && (target.Path.Count == 0 || statement.Columns[earlier].Path.Count == 0))
            {
                throw statement.Columns[earlier].Column == target.Column
                    ? new SqlErrorException(SqlState.DuplicateColumn, $"column \"{target.Column}\" specified more than once", position: target.Span.Position)
                    : AssignedTwice(column);
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
        ColumnDefinition[] targets = [.. view.Columns.Take(count).Select(column => view.FindColumn(new AssignmentTarget(column.Name, [], statement.Span), ViewChange.Insert))];
        return targets.GroupBy(target => target.Id).FirstOrDefault(group => group.Skip(1).Any()) is { } twice ? throw AssignedTwice(twice.First()) : targets;
    }

    /// <summary>Two columns of a view are the same of the table.</summary>
    private static SqlErrorException AssignedTwice(ColumnDefinition column) => new(SqlState.SyntaxError, $"multiple assignments to same column \"{column.Name}\"");

    private InsertSource BindSource(InsertStatement statement, ColumnDefinition[] targets, Scope scope)
    {
        if (statement.Source is not { } source)
        {
            return new InsertSource([[]], null, 0, false);
        }

        if (source is { Body: ValuesBody values, With: null, OrderBy.Count: 0, Limit: null, Offset: null })
        {
            bool isStepwise = false;
            if (BindValues(values, statement, targets, scope, ref isStepwise) is { } rows)
            {
                return new InsertSource(rows, null, values.Rows[0].Items.Count, isStepwise);
            }

            source = source with { Body = AsSelect(values) };
        }

        SqlType[] types = statement.Columns.Any(static column => column.Path.Count > 0) ? [] : [.. targets.Select(static target => target.Type)];
        BoundQuery query = new QueryBinder(binding) { KeepsUnknown = true, AssignedTypes = types }.Bind(source, scope);
        RequireWidth(query.Columns.Count, statement, targets, query.Columns.ElementAtOrDefault(targets.Length)?.Position ?? 0);
        List<Computed> items = [];
        ExpressionBinder binder = new(binding, scope, ExpressionRules.Values);
        foreach ((ColumnDefinition target, BoundExpression? given) in WholeColumns(statement.Columns, targets, [.. query.Columns.Select(column => new BoundColumn(column.Column, column.Position))], binder))
        {
            RefuseGenerated(target, statement.Overriding);
            BoundExpression value = Coercion.Assign(given!, target.Type, target.Name, binding);
            items.Add(new Computed(value is BoundColumn { Column: var column } ? column : new PlanColumn(target.Name, value.Type), value));
        }

        PlannedRows planned = PlannedRows.Plan(new LogicalProject(query.Plan, items), planner);
        return new InsertSource(null, planned, query.Columns.Count, planned.IsStepwise);
    }

    /// <returns>Null: the only row calls functions that return sets, so it is a select list.</returns>
    /// <param name="isStepwise">Set where a value depends on the rows written before.</param>
    private CompiledValue[][]? BindValues(ValuesBody values, InsertStatement statement, ColumnDefinition[] targets, Scope scope, ref bool isStepwise)
    {
        ExpressionBinder binder = new(binding, scope, values.Rows.Count == 1 ? ExpressionRules.InsertedRow : ExpressionRules.Values);
        CompiledValue[][] rows = new CompiledValue[values.Rows.Count][];
        int width = 0;
        for (int row = 0; row < rows.Length; row++)
        {
            (Expression Item, BoundExpression? Value)[] items = [.. values.Rows[row].Items.SelectMany(item => WildcardBinder.ExpandItem(item, binder))];
            if (row > 0 && items.Length != width)
            {
                throw new SqlErrorException(SqlState.SyntaxError, "VALUES lists must all be the same length", position: items[0].Item.Span.Position);
            }

            RequireWidth(items.Length, statement, targets, items.Length > targets.Length ? items[targets.Length].Item.Span.Position : 0);
            width = items.Length;
            BoundExpression?[] given = [.. items.Select(item => item.Item is DefaultExpression ? null : item.Value ?? binder.Bind(item.Item))];
            if (given.Any(static value => value is not null && value.Nodes().Any(static node => node is BoundSetCall)))
            {
                return null;
            }

            isStepwise |= given.Any(static value => value is not null && PlannedRows.SeesWrites(value));
            rows[row] = [.. WholeColumns(statement.Columns, targets, given, binder).Select(column => BindValue(column.Value, column.Target, statement.Overriding))];
        }

        return rows;
    }

    /// <summary>A value per column, null for DEFAULT: the values of <c>(a[1], a[2])</c> become one of a.</summary>
    public static IEnumerable<(ColumnDefinition Target, BoundExpression? Value)> WholeColumns(
        SyntaxList<AssignmentTarget> columns, ColumnDefinition[] targets, BoundExpression?[] values, ExpressionBinder binder)
    {
        for (int index = 0; index < values.Length; index++)
        {
            ColumnDefinition target = targets[index];
            if (columns.Count == 0 || columns[index].Path.Count == 0)
            {
                yield return (target, values[index]);
                continue;
            }

            if (targets.Take(index).Any(other => other.Id == target.Id))
            {
                continue;
            }

            BoundExpression whole = new BoundConstant(Value.Null, target.Type);
            for (int part = index; part < values.Length; part++)
            {
                whole = targets[part].Id == target.Id ? new PartAssignment(binder, columns[part]).Bind(whole, values[part]) : whole;
            }

            yield return (target, whole);
        }
    }

    private CompiledValue BindValue(BoundExpression? given, ColumnDefinition target, OverridingKind overriding)
    {
        if (given is null)
        {
            return CompiledValue.Default;
        }

        RefuseGenerated(target, overriding);
        BoundExpression value = Coercion.Assign(given, target.Type, target.Name, binding);
        return value switch
        {
            BoundConstant constant => CompiledValue.Constant(constant.Value),
            BoundParameter { Type.Type: var type } parameter when type.Underlying().Form != ValueForm.Array => CompiledValue.Parameter(parameter.Index),
            _ => CompiledValue.Computed(RowExpressions.Compile(value, [])),
        };
    }

    public static void RequireWidth(int width, InsertStatement statement, ColumnDefinition[] targets, int position)
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

    /// <summary>The only row, as a select list.</summary>
    public static SelectBody AsSelect(ValuesBody values) =>
        new(null, [.. values.Rows[0].Items.Select(static item => new SelectItem(item, null, item.Span))], null, [], null, null, null, null, [], values.Span);

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
