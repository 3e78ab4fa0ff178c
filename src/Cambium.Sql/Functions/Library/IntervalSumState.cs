using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>sum and avg of interval, and of time for which the average isn't defined.</summary>
internal sealed class IntervalSumState(bool isAverage) : AggregateState
{
    private Interval _sum = Interval.Zero;
    private long _count;

    public override bool CanRemove => true;

    public override void Add(ReadOnlySpan<Value> arguments, CallContext context)
    {
        _sum = IntervalArithmetic.Add(_sum, arguments[0].Interval);
        _count++;
    }

    public override void Remove(ReadOnlySpan<Value> arguments, CallContext context)
    {
        _sum = IntervalArithmetic.Subtract(_sum, arguments[0].Interval);
        _count--;
    }

    public override Value Finish(ReadOnlySpan<Value> direct, CallContext context) =>
        _count == 0 ? Value.Null : Value.FromObject(isAverage ? IntervalArithmetic.Divide(_sum, _count) : _sum);
}
