using Cambium.Engine.Values;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Binding;

public enum SubqueryKind
{
    /// <summary>The only column of the only row; NULL without a row, 21000 with two.</summary>
    Scalar,

    /// <summary>Whether there is a row.</summary>
    Exists,

    /// <summary>Some row satisfies the test; three-valued.</summary>
    Any,

    /// <summary>Every row satisfies the test; three-valued.</summary>
    All,

    /// <summary>An array of the only column.</summary>
    Array,
}

/// <summary>A query inside an expression.</summary>
/// <param name="test">For Any and All: the condition on each row, over the plan's columns and the surrounding ones.</param>
/// <param name="source">What it was bound from, while it has not been rewritten: written twice at one level of a query, it is the same expression.</param>
public sealed class BoundSubquery(SubqueryKind kind, LogicalPlan plan, BoundExpression? test, SqlType type, int position = 0, SelectStatement? source = null)
    : BoundExpression(type, position)
{
    public SubqueryKind Kind { get; } = kind;

    public LogicalPlan Plan { get; } = plan;

    public BoundExpression? Test { get; } = test;

    private SelectStatement? Source { get; } = source;

    public override IReadOnlyList<BoundExpression> Children { get; } = test is null ? [] : [test];

    public override BoundExpression WithChildren(IReadOnlyList<BoundExpression> children) =>
        new BoundSubquery(Kind, Plan, children.Count == 0 ? null : children[0], Type, Position);

    public override BoundExpression Rewrite(Func<BoundExpression, BoundExpression?> map)
    {
        if (map(this) is { } replacement)
        {
            return replacement;
        }

        LogicalPlan plan = Plan.Rewrite(map);
        BoundExpression? test = Test?.Rewrite(map);
        return ReferenceEquals(plan, Plan) && ReferenceEquals(test, Test) ? this : new BoundSubquery(Kind, plan, test, Type, Position);
    }

    public override void CollectColumns(ISet<PlanColumn> columns)
    {
        HashSet<PlanColumn> inside = Plan.FreeColumns();
        if (Test is not null)
        {
            HashSet<PlanColumn> tested = Test.Columns();
            tested.ExceptWith(Plan.Columns);
            inside.UnionWith(tested);
        }

        columns.UnionWith(inside);
    }

    /// <summary>Each time a query is bound it has columns of its own, and the test reads those.</summary>
    protected override IReadOnlyList<BoundExpression> ChildrenLike(BoundExpression node)
    {
        if (Test is null || node is not BoundSubquery { Plan: var plan } || ReferenceEquals(plan, Plan) || plan.Columns.Count != Plan.Columns.Count)
        {
            return Children;
        }

        PlanColumn[] own = [.. Plan.Columns];
        return
        [
            Test.Rewrite(item => item is BoundColumn column && Array.IndexOf(own, column.Column) is >= 0 and var place
                ? new BoundColumn(plan.Columns[place], column.Position)
                : null),
        ];
    }

    protected override bool SameNode(BoundExpression other) => other is BoundSubquery subquery
        && (ReferenceEquals(subquery.Plan, Plan)
            || (subquery.Kind == Kind && Source is not null && Source.Equals(subquery.Source) && Columns().SetEquals(subquery.Columns())));
}
