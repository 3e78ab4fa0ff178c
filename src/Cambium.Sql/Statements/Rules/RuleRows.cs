using Cambium.Engine.Catalog;
using Cambium.Sql.Access;
using Cambium.Sql.Binding;
using Cambium.Sql.Parsing;
using Cambium.Sql.Planning;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Statements.Modification;
using Cambium.Sql.Syntax;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;

namespace Cambium.Sql.Statements.Rules;

/// <summary>
/// The rows that a statement is about to insert, update or delete, as the rules of their relation see them: <c>old</c> and <c>new</c>. Each command of a rule reads them anew, as in
/// PostgreSQL: what <c>new</c> is, is the expression that the statement gives, wherever a command mentions it.
/// </summary>
internal abstract class RuleRows(TableDefinition relation, bool isThroughView, BindingContext binding, BindingPlace place)
{
    /// <summary>What the commands find under the two names isn't read by the rule's owner.</summary>
    private readonly List<BoundExpression> _values = [];

    /// <summary>The rows, bound.</summary>
    /// <param name="Old">As they are, by the relation's live columns; null for INSERT.</param>
    /// <param name="New">As they become; null for DELETE.</param>
    /// <param name="System">System columns of the old rows.</param>
    /// <param name="Scope">What else the statement names: its FROM.</param>
    /// <param name="Use">What is noted of the relation that the statement names.</param>
    internal sealed record Bound(
        LogicalPlan Plan, IReadOnlyList<BoundExpression>? Old, IReadOnlyList<BoundExpression>? New, IReadOnlyList<ScopeColumn> System, Scope Scope, RelationUse Use)
    {
        /// <summary>The view that the statement names, over a row of the relation; null: it names the relation.</summary>
        public BoundView? View { get; init; }
    }

    /// <summary>The relation whose rules apply.</summary>
    public TableDefinition Relation => relation;

    /// <summary>The statement names a view, whose rows are the relation's.</summary>
    public bool IsThroughView => isThroughView;

    protected BindingContext Context => binding;

    public BindingPlace Place => place;

    public IReadOnlyCollection<BoundExpression> Values => _values;

    /// <summary>The statement, for none of the rows for which a condition is true.</summary>
    public abstract Statement Except(IReadOnlyList<AppliedRule> rules);

    /// <summary>The rows for which the rule's condition is true, as an item of FROM.</summary>
    /// <param name="areMentioned">The command or the condition names them; else they count as far as the statement's own condition asks for them.</param>
    /// <param name="bound">Told what they are.</param>
    public GivenTable Of(AppliedRule rule, bool areMentioned, Action<Bound> bound) => new(
        () =>
        {
            Bound rows = BindRows(areMentioned);
            bound(rows);
            LogicalPlan plan = rule.Body.Condition is null ? rows.Plan : new LogicalFilter(rows.Plan, Condition(rule, rows));
            return new FromItem(plan, [], Relations(rule, rows));
        },
        rule.Body.Span);

    public Bound BindRows(bool areMentioned = true)
    {
        Bound rows = place.Bind(binding, () => Bind(areMentioned));
        _values.AddRange([.. rows.Old ?? [], .. rows.New ?? [], .. rows.System.Select(static column => column.Value)]);
        _values.AddRange((rows.New ?? []).SelectMany(static value => value.Columns()).Select(static column => new BoundColumn(column)));
        return rows;
    }

    protected abstract Bound Bind(bool areMentioned);

    /// <summary>A rule's condition on a row.</summary>
    protected BoundExpression Condition(AppliedRule rule, Bound rows) => rule.Place.Bind(binding, () =>
    {
        Scope scope = new(null);
        foreach (ScopeRelation row in Relations(rule, rows))
        {
            scope.Add(row);
        }

        return new ExpressionBinder(binding, scope, ExpressionRules.Where).BindCondition(rule.Body.Condition!, "WHERE");
    });

    /// <summary>True of the rows that no rule takes.</summary>
    protected BoundExpression NoneOf(IReadOnlyList<AppliedRule> rules, Bound rows) =>
        Conjuncts.Join([.. rules.Select(rule => (BoundExpression)new BoundBooleanTest(Condition(rule, rows), BooleanTestKind.True, isNegated: true))])!;

    /// <summary>A new row: what is given, and what follows from it.</summary>
    /// <param name="given">A value by live column; null for those that aren't given.</param>
    /// <param name="otherwise">What the others are.</param>
    protected BoundExpression[] NewRow(Func<ColumnDefinition, BoundExpression?> given, Func<ColumnDefinition, BoundExpression> otherwise)
    {
        BoundExpression[] row = [.. relation.LiveColumns.Select(column => column.GeneratedSql is null ? given(column) ?? otherwise(column) : new BoundConstant(Engine.Values.Value.Null, column.Type))];
        if (!relation.LiveColumns.Any(static column => column.GeneratedSql is not null))
        {
            return row;
        }

        Scope scope = new(null);
        scope.Add(new ScopeRelation(relation.Name, null, [.. relation.LiveColumns.Zip(row, static (column, value) => new ScopeColumn(column.Name, value))], []));
        return
        [
            .. relation.LiveColumns.Zip(row, (column, value) => column.GeneratedSql is not { } sql ? value : binding.Apart(() =>
                Coercion.Assign(new ExpressionBinder(binding, scope, ExpressionRules.Generated).Bind(SqlParser.ParseExpression(sql)), column.Type, column.Name, binding))),
        ];
    }

    /// <summary>Queries among the values are computed beside the rows: an expression may be mentioned any number of times, a query stands in one place.</summary>
    protected static LogicalPlan WithQueries(LogicalPlan plan, BoundExpression[] values)
    {
        List<Computed> computed = [];
        for (int index = 0; index < values.Length; index++)
        {
            if (values[index].Nodes().Any(static node => node is BoundSubquery))
            {
                PlanColumn column = new("new", values[index].Type);
                computed.Add(new Computed(column, values[index]));
                values[index] = new BoundColumn(column);
            }
        }

        return computed.Count == 0 ? plan : new LogicalProject(plan, [.. plan.Columns.Select(static column => new Computed(column, new BoundColumn(column))), .. computed]);
    }

    private List<ScopeRelation> Relations(AppliedRule rule, Bound rows)
    {
        List<ScopeRelation> relations = [];
        void Add(string name, IReadOnlyList<BoundExpression>? row, IReadOnlyList<ScopeColumn> system)
        {
            if (row is not null)
            {
                ScopeColumn[] columns = [.. relation.LiveColumns.Zip(row, static (column, value) => new ScopeColumn(column.Name, value))];
                relations.Add(ViewNames.Shown(rule.Definition.Relation, relation, new ScopeRelation(name, null, columns, system) { RowType = relation.RowType }));
            }
        }

        Add("old", rows.Old, rows.System);
        Add("new", rows.New, []);
        return relations;
    }
}
