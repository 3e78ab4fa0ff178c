using Cambium.Engine.Values;
using Cambium.Sql.Functions;

namespace Cambium.Sql.Binding;

/// <summary>A sort key with its order made explicit.</summary>
public readonly record struct BoundSortKey(BoundExpression Value, bool IsDescending, bool NullsFirst);

/// <summary>
/// A call of an aggregate. Lives only in the list of an aggregation or window; expressions above refer to its column. Children:
/// arguments, the filter if any, sort keys.
/// </summary>
/// <param name="sortKeys">ORDER BY inside the call, or WITHIN GROUP for ordered-set aggregates (whose direct arguments are the arguments, and read the columns of keys).</param>
public sealed class BoundAggregate(
    AggregateFunction function,
    IReadOnlyList<BoundExpression> arguments,
    bool isDistinct,
    BoundExpression? filter,
    IReadOnlyList<BoundSortKey> sortKeys,
    bool isOrderedSet,
    CallTypes types,
    Scope owner,
    int position = 0) : BoundExpression(types.Result, position)
{
    public AggregateFunction Function { get; } = function;

    public CallTypes Types { get; } = types;

    /// <summary>The query level whose rows it aggregates.</summary>
    public Scope Owner { get; } = owner;

    public IReadOnlyList<BoundExpression> Arguments { get; } = arguments;

    public bool IsDistinct { get; } = isDistinct;

    public BoundExpression? Filter { get; } = filter;

    public IReadOnlyList<BoundSortKey> SortKeys { get; } = sortKeys;

    /// <summary>WITHIN GROUP was written: the sorted values are the aggregated arguments.</summary>
    public bool IsOrderedSet { get; } = isOrderedSet;

    public override IReadOnlyList<BoundExpression> Children { get; } =
        [.. arguments, .. filter is null ? (BoundExpression[])[] : [filter], .. sortKeys.Select(key => key.Value)];

    internal override IEnumerable<BoundExpression> CollationSources => IsOrderedSet ? SortKeys.Select(static key => key.Value) : Arguments;

    public override BoundExpression WithChildren(IReadOnlyList<BoundExpression> children)
    {
        int next = Arguments.Count;
        BoundExpression? filter = Filter is null ? null : children[next++];
        return new BoundAggregate(
            Function, [.. children.Take(Arguments.Count)], IsDistinct, filter,
            [.. SortKeys.Select((key, index) => key with { Value = children[next + index] })], IsOrderedSet, Types, Owner, Position);
    }

    protected override bool SameNode(BoundExpression other)
    {
        BoundAggregate theirs = (BoundAggregate)other;
        return ReferenceEquals(theirs.Function, Function) && ReferenceEquals(theirs.Owner, Owner) && theirs.IsDistinct == IsDistinct && theirs.IsOrderedSet == IsOrderedSet
            && theirs.Filter is null == Filter is null && theirs.SortKeys.Count == SortKeys.Count
            && theirs.SortKeys.Zip(SortKeys).All(pair => pair.First.IsDescending == pair.Second.IsDescending && pair.First.NullsFirst == pair.Second.NullsFirst);
    }
}

/// <summary>GROUPING(…): bit i (from the right) is set when that key isn't in the current grouping set. Children: the expressions.</summary>
/// <param name="owner">The query level whose keys they are.</param>
public sealed class BoundGrouping(IReadOnlyList<BoundExpression> keys, Scope owner, int position = 0) : BoundExpression(DataType.Int4, position)
{
    public Scope Owner { get; } = owner;

    public override IReadOnlyList<BoundExpression> Children { get; } = keys;

    public override BoundExpression WithChildren(IReadOnlyList<BoundExpression> children) => new BoundGrouping(children, Owner, Position);

    protected override bool SameNode(BoundExpression other) => ReferenceEquals(((BoundGrouping)other).Owner, Owner);
}
