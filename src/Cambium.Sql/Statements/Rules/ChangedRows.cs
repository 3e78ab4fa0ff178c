using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Access;
using Cambium.Sql.Binding;
using Cambium.Sql.Planning;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Statements.Modification;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Rules;

/// <summary>The rows of an UPDATE or DELETE, as its rules see them.</summary>
internal sealed class ChangedRows : RuleRows
{
    private readonly Statement _statement;
    private readonly Planner _planner;
    private readonly WithClause? _with;
    private readonly NamedTable _target;
    private readonly IReadOnlyList<Assignment>? _assignments;
    private readonly SyntaxList<TableReference> _sources;
    private readonly Expression? _where;

    public ChangedRows(UpdateStatement statement, TableDefinition relation, bool isThroughView, BindingContext binding, Planner planner, BindingPlace place)
        : base(relation, isThroughView, binding, place)
    {
        (_statement, _planner) = (statement, planner);
        (_with, _target, _assignments, _sources, _where) = (statement.With, statement.Table, statement.Assignments, statement.From, statement.Where);
    }

    public ChangedRows(DeleteStatement statement, TableDefinition relation, bool isThroughView, BindingContext binding, Planner planner, BindingPlace place)
        : base(relation, isThroughView, binding, place)
    {
        (_statement, _planner) = (statement, planner);
        (_with, _target, _sources, _where) = (statement.With, statement.Table, statement.Using, statement.Where);
    }

    private bool IsUpdate => _assignments is not null;

    public override Statement Except(IReadOnlyList<AppliedRule> rules)
    {
        if (IsThroughView || _where is CurrentOfExpression)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, $"conditional DO INSTEAD rules of \"{Relation.Name}\" are not supported for this statement");
        }

        GivenValue none = new(
            binder =>
            {
                RelationUse use = binder.Scope.Relations[0].Use!;
                BoundExpression[] old = RowOf(use.Columns);
                return NoneOf(rules, new Bound(LogicalValues.OneRow(), old, IsUpdate ? NewRow(old, binder.Scope, use, null) : null, binder.Scope.Relations[0].SystemColumns, binder.Scope, use));
            },
            _statement.Span);
        Expression where = _where is null ? none : new AndExpression([_where, none], _statement.Span);
        return _statement is UpdateStatement update ? update with { Where = where } : (DeleteStatement)_statement with { Where = where };
    }

    protected override Bound Bind(bool areMentioned)
    {
        ModificationBinder binder = new(Context, _planner);
        Scope scope = CteBinder.OpenInside(_with, Place.Outer, Context);
        (Privileges required, ViewChange change) = IsUpdate ? (Privileges.Update, ViewChange.Update) : (Privileges.Delete, ViewChange.Delete);
        LogicalPlan plan;
        LogicalScan? scan = null;
        RelationUse use;
        BoundView? view = null;
        if (Relation.Kind == TableKind.View && !IsThroughView)
        {
            FromItem rows = new FromBinder(Context, scope).BindItem(_target, new Scope(null));
            rows.AddTo(scope);
            (plan, use) = (rows.Plan, rows.Relations[0].Use!);
            use.Required = required;
        }
        else
        {
            (plan, scan, use, view) = binder.BindTarget(_target, required, change, scope, below => below.Id == Relation.Id);
        }

        LogicalPlan target = plan;
        plan = binder.BindSources(plan, _sources, scope);
        plan = binder.Filter(plan, _where, scope, scan, view);
        BoundExpression[] old = RowOf(scan?.TableColumns ?? (view is null ? use : view.Source.TableUse!).Columns);
        BoundExpression[]? row = IsUpdate ? NewRow(old, scope, use, view) : null;
        if (!areMentioned && ((_where is null && view is null) || !plan.Expressions.Any(condition => condition.Columns().Overlaps(target.Columns))))
        {
            // As in PostgreSQL, nothing then depends on how many there are.
            return new Bound(plan.Replace(target, LogicalValues.OneRow()), [], [], [], scope, use) { View = view };
        }

        plan = scan is null ? plan : ModificationBinder.Secured(plan, scan, IsUpdate ? PolicyDefinition.Update : PolicyDefinition.Delete, Context.Access.Reads(use), Context);
        plan = row is null ? plan : WithQueries(plan, row);
        return new Bound(plan, old, row, view is null ? scope.Relations[0].SystemColumns : [], scope, use) { View = view };
    }

    private BoundExpression[] RowOf(IReadOnlyList<PlanColumn> columns) => [.. columns.Take(Relation.LiveColumns.Length).Select(static column => new BoundColumn(column))];

    private BoundExpression[] NewRow(BoundExpression[] old, Scope scope, RelationUse use, BoundView? view)
    {
        AssignmentBinder assigned = new(target => view?.FindColumn(target, ViewChange.Update) ?? TargetTable.FindColumn(Relation, target, Context), scope, Context);
        IReadOnlyList<BoundAssignment> assignments = assigned.Bind(_assignments!);
        UpdatableView.NoteColumns(view, use, [.. assignments.Select(static assignment => assignment.Column.Id)], static use => use.Updated);
        Dictionary<int, BoundExpression> values = assignments.ToDictionary(
            static assignment => assignment.Column.Id, assignment => assignment.Value is { } value ? assigned.Inline(value) : ColumnDefaults.Bind(assignment.Column, Context, view));
        return NewRow(column => values.GetValueOrDefault(column.Id), column => old[Relation.LiveColumns.IndexOf(column)]);
    }
}
