using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Access;
using Cambium.Sql.Binding;
using Cambium.Sql.Planning;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Statements.Modification;
using Cambium.Sql.Syntax;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;

namespace Cambium.Sql.Statements.Rules;

/// <summary>The rows of an INSERT, as its rules see them.</summary>
internal sealed class InsertedRows(InsertStatement statement, TableDefinition relation, bool isThroughView, BindingContext binding, Planner planner, BindingPlace place)
    : RuleRows(relation, isThroughView, binding, place)
{
    /// <summary>The columns that the statement gives values to, by the names that it knows, with the values.</summary>
    private List<(string Name, BoundExpression Value)> _given = [];

    public override Statement Except(IReadOnlyList<AppliedRule> rules)
    {
        Bound rows = BindRows();
        GivenTable source = new(() => new FromItem(new LogicalFilter(rows.Plan, NoneOf(rules, rows)), [], []), statement.Span);
        SelectBody body = new(
            null, [.. _given.Select(given => new SelectItem(new GivenValue(_ => given.Value, statement.Span), null, statement.Span))], null, [source], null, null, null, null, [], statement.Span);
        return statement with
        {
            With = null,
            Columns = [.. _given.Select(given => new AssignmentTarget(given.Name, [], statement.Span))],
            Source = new SelectStatement(null, body, [], null, false, null, [], statement.Span),
        };
    }

    protected override Bound Bind(bool areMentioned)
    {
        Scope scope = new(Place.Outer);
        if (statement.With is not null)
        {
            CteBinder.Bind(statement.With, scope, Context);
        }

        InsertBinder binder = new(Context, planner);
        PlanColumn[] columns = TargetTable.Columns(Relation);
        UpdatableView? view = IsThroughView ? UpdatableView.Find(TargetTable.FindChangeable(statement.Table, Context), Context, ViewChange.Insert, below => below.Id == Relation.Id) : null;
        RelationUse use = binder.AddUses(Relation, view, columns);
        BoundView? bound = view?.Bind(TargetTable.Relation(Relation, columns), Context, ViewChange.Insert);
        ColumnDefinition[] targets = binder.Targets(statement, Relation, bound);
        BoundExpression Default(ColumnDefinition column) => ColumnDefaults.Bind(column, Context, bound);
        (LogicalPlan plan, IReadOnlyList<Assigned> given) = Context.Writing(() => BindSource(targets, scope, Default));
        UpdatableView.NoteColumns(bound, use, [.. given.Select(static assigned => assigned.Target.Id)], static use => use.Inserted);
        BoundExpression[] row = NewRow(column => given.FirstOrDefault(assigned => assigned.Target.Id == column.Id)?.Value, Default);
        plan = WithQueries(plan, row);
        _given = [.. given.Where(static assigned => assigned.Value is not null).Select(assigned => (NameOf(assigned.Target, bound), row[Relation.LiveColumns.IndexOf(assigned.Target)]))];
        return new Bound(plan, null, row, [], scope, use) { View = bound };
    }

    private BoundExpression? Given(ColumnDefinition target, BoundExpression? value)
    {
        if (value is null || (statement.Overriding == OverridingKind.UserValue && target.Identity != IdentityKind.None))
        {
            return null;
        }

        InsertBinder.RefuseGenerated(target, statement.Overriding);
        return Coercion.Assign(value, target.Type, target.Name, Context);
    }

    private string NameOf(ColumnDefinition target, BoundView? view) => view is not null
        ? view.Columns.First(column => view.ColumnOf(column)?.Id == target.Id).Name
        : ViewNames.Of(Context, Relation) is { } known ? known.Columns.First(column => column.Id == target.Id).Name : target.Name;

    /// <summary>What the values are computed of, and the values.</summary>
    private (LogicalPlan Plan, IReadOnlyList<Assigned> Given) BindSource(ColumnDefinition[] targets, Scope scope, Func<ColumnDefinition, BoundExpression> defaults)
    {
        if (statement.Source is not { } source)
        {
            return (LogicalValues.OneRow(), []);
        }

        if (source is { Body: ValuesBody values, With: null, OrderBy.Count: 0, Limit: null, Offset: null })
        {
            ExpressionBinder binder = new(Context, scope, values.Rows.Count == 1 ? ExpressionRules.InsertedRow : ExpressionRules.Values);
            BoundExpression?[][] rows = [.. values.Rows.Select(row => BindRow(row, binder))];
            InsertBinder.RequireWidth(rows[0].Length, statement, targets, values.Rows[0].Items[^1].Span.Position);
            if (rows.Length > 1)
            {
                return BindRows(rows, values, targets, scope, defaults);
            }

            if (!rows[0].Any(static value => value is not null && value.Nodes().Any(static node => node is BoundSetCall)))
            {
                return (LogicalValues.OneRow(), Assign(targets, rows[0], scope));
            }

            source = source with { Body = InsertBinder.AsSelect(values) };
        }

        SqlType[] types = statement.Columns.Any(static column => column.Path.Count > 0) ? [] : [.. targets.Select(static target => target.Type)];
        BoundQuery query = new QueryBinder(Context) { KeepsUnknown = true, AssignedTypes = types }.Bind(source, scope);
        InsertBinder.RequireWidth(query.Columns.Count, statement, targets, source.Span.Position);
        return (query.Plan, Assign(targets, [.. query.Columns.Select(static column => new BoundColumn(column.Column))], scope));
    }

    /// <summary>Several rows of VALUES, each value as one of its column; DEFAULT is computed with them.</summary>
    private (LogicalPlan Plan, IReadOnlyList<Assigned> Given) BindRows(
        BoundExpression?[][] rows, ValuesBody values, ColumnDefinition[] targets, Scope scope, Func<ColumnDefinition, BoundExpression> defaults)
    {
        if (Array.FindIndex(rows, row => row.Length != rows[0].Length) is >= 0 and var other)
        {
            throw new SqlErrorException(SqlState.SyntaxError, "VALUES lists must all be the same length", position: values.Rows[other].Items[0].Span.Position);
        }

        IReadOnlyList<Assigned>[] assigned = [.. rows.Select(row => Assign(targets, row, scope))];
        PlanColumn[] columns = [.. assigned[0].Select(static one => new PlanColumn(one.Target.Name, one.Target.Type))];
        LogicalValues plan = new([.. assigned.Select(row => (IReadOnlyList<BoundExpression>)[.. row.Select(one => one.Value ?? defaults(one.Target))])], columns);
        return (plan, [.. assigned[0].Zip(columns, static (one, column) => one with { Value = new BoundColumn(column) })]);
    }

    private static BoundExpression?[] BindRow(RowExpression row, ExpressionBinder binder) =>
        [.. row.Items.SelectMany(item => WildcardBinder.ExpandItem(item, binder)).Select(item => item.Item is DefaultExpression ? null : item.Value ?? binder.Bind(item.Item))];

    private Assigned[] Assign(ColumnDefinition[] targets, BoundExpression?[] values, Scope scope) =>
    [
        .. InsertBinder.WholeColumns(statement.Columns, targets, values, new ExpressionBinder(Context, scope, ExpressionRules.Values))
            .Select(column => new Assigned(column.Target, Given(column.Target, column.Value))),
    ];

    /// <param name="Value">Of the column's type; null for its default.</param>
    private sealed record Assigned(ColumnDefinition Target, BoundExpression? Value);
}
