using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>count(*) and count(x): rows it is shown.</summary>
internal sealed class CountState : AggregateState
{
    private long _count;

    public override bool CanRemove => true;

    public override void Add(ReadOnlySpan<Value> arguments, CallContext context) => _count++;

    public override void Remove(ReadOnlySpan<Value> arguments, CallContext context) => _count--;

    public override bool CanMerge => true;

    public override bool IgnoresOrder => true;

    public override void Merge(AggregateState later, CallContext context) => _count += ((CountState)later)._count;

    public override Value Finish(ReadOnlySpan<Value> direct, CallContext context) => Value.FromInt64(_count);
}
