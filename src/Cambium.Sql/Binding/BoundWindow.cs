using Cambium.Sql.Functions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Binding;

/// <summary>PARTITION BY and ORDER BY of a window, without its frame: calls with the same one share a sort.</summary>
public sealed class BoundWindow(IReadOnlyList<BoundExpression> partitionBy, IReadOnlyList<BoundSortKey> orderBy)
{
    public IReadOnlyList<BoundExpression> PartitionBy { get; } = partitionBy;

    public IReadOnlyList<BoundSortKey> OrderBy { get; } = orderBy;

    public bool SameAs(BoundWindow other) =>
        PartitionBy.Count == other.PartitionBy.Count && OrderBy.Count == other.OrderBy.Count
        && PartitionBy.Zip(other.PartitionBy).All(pair => pair.First.SameAs(pair.Second))
        && OrderBy.Zip(other.OrderBy).All(pair =>
            pair.First.IsDescending == pair.Second.IsDescending && pair.First.NullsFirst == pair.Second.NullsFirst
            && pair.First.Value.SameAs(pair.Second.Value));
}

/// <summary>
/// A window frame. For RANGE with an offset, <see cref="StartBound"/> and <see cref="EndBound"/> compute the sort key at which the frame
/// starts or ends from the current row (key ± offset); for ROWS and GROUPS they are the int8 offsets.
/// </summary>
public sealed record BoundFrame(
    FrameUnit Unit, FrameBoundKind Start, BoundExpression? StartBound, FrameBoundKind End, BoundExpression? EndBound, FrameExclusion Exclusion)
{
    public static readonly BoundFrame Default =
        new(FrameUnit.Range, FrameBoundKind.UnboundedPreceding, null, FrameBoundKind.CurrentRow, null, FrameExclusion.NoOthers);
}

/// <summary>A window function's or a windowed aggregate's call; expressions above refer to its column.</summary>
public sealed class BoundWindowCall(
    WindowFunction? function,
    BoundAggregate? aggregate,
    IReadOnlyList<BoundExpression> arguments,
    BoundExpression? filter,
    BoundWindow window,
    BoundFrame frame,
    CallTypes types,
    int position = 0) : BoundExpression(types.Result, position)
{
    public CallTypes Types { get; } = types;

    /// <summary>row_number, lag, …; null for an aggregate.</summary>
    public WindowFunction? Function { get; } = function;

    public BoundAggregate? Aggregate { get; } = aggregate;

    public IReadOnlyList<BoundExpression> Arguments { get; } = arguments;

    public BoundExpression? Filter { get; } = filter;

    public BoundWindow Window { get; } = window;

    public BoundFrame Frame { get; } = frame;

    /// <summary>Arguments (the aggregate's own), filter, partition keys, order keys, frame bounds.</summary>
    public override IReadOnlyList<BoundExpression> Children { get; } =
    [
        .. arguments, .. Optional(filter), .. window.PartitionBy, .. window.OrderBy.Select(key => key.Value),
        .. Optional(frame.StartBound), .. Optional(frame.EndBound),
    ];

    internal override IEnumerable<BoundExpression> CollationSources => Arguments;

    public override BoundExpression WithChildren(IReadOnlyList<BoundExpression> children)
    {
        int next = 0;
        BoundExpression[] arguments = Take(Arguments.Count);
        BoundExpression? filter = Filter is null ? null : children[next++];
        BoundExpression[] partition = Take(Window.PartitionBy.Count);
        BoundExpression[] order = Take(Window.OrderBy.Count);
        BoundExpression? start = Frame.StartBound is null ? null : children[next++];
        BoundExpression? end = Frame.EndBound is null ? null : children[next++];
        BoundAggregate? aggregate = Aggregate is null
            ? null
            : new BoundAggregate(Aggregate.Function, arguments, Aggregate.IsDistinct, null, [], false, Aggregate.Types, Aggregate.Owner, Aggregate.Position);
        BoundWindow window = new(partition, [.. Window.OrderBy.Select((key, index) => key with { Value = order[index] })]);
        return new BoundWindowCall(Function, aggregate, arguments, filter, window, Frame with { StartBound = start, EndBound = end }, Types, Position);

        BoundExpression[] Take(int count)
        {
            BoundExpression[] taken = [.. children.Skip(next).Take(count)];
            next += count;
            return taken;
        }
    }

    protected override bool SameNode(BoundExpression other) =>
        other is BoundWindowCall call && call.Function == Function && call.Aggregate?.Function == Aggregate?.Function && call.Window.SameAs(Window)
            && call.Arguments.Count == Arguments.Count && call.Filter is null == Filter is null
            && call.Frame with { StartBound = null, EndBound = null } == Frame with { StartBound = null, EndBound = null };

    private static BoundExpression[] Optional(BoundExpression? expression) => expression is null ? [] : [expression];
}

/// <summary>A set-returning function's call in a select list; expressions above refer to its column.</summary>
public sealed class BoundSetCall(SetFunction function, IReadOnlyList<BoundExpression> arguments, CallTypes types, int position = 0)
    : BoundExpression(types.Result, position)
{
    public CallTypes Types { get; } = types;

    public SetFunction Function { get; } = function;

    public override IReadOnlyList<BoundExpression> Children { get; } = arguments;

    public override BoundExpression WithChildren(IReadOnlyList<BoundExpression> children) => new BoundSetCall(Function, children, Types, Position);

    protected override bool SameNode(BoundExpression other) => other is BoundSetCall call && call.Function == Function;
}
