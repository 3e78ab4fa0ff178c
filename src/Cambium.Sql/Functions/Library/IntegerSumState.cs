using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>sum and avg of integers: a 128-bit sum never overflows.</summary>
internal sealed class IntegerSumState(IntegerSumState.Result result) : AggregateState
{
    private Int128 _sum;
    private long _count;

    internal enum Result
    {
        Bigint,
        Numeric,
        Average,
        Money,
    }

    public override bool CanRemove => true;

    public override void Add(ReadOnlySpan<Value> arguments, CallContext context)
    {
        _sum += arguments[0].Int64;
        _count++;
    }

    public override void Remove(ReadOnlySpan<Value> arguments, CallContext context)
    {
        _sum -= arguments[0].Int64;
        _count--;
    }

    public override bool CanMerge => true;

    public override bool IgnoresOrder => true;

    public override void Merge(AggregateState later, CallContext context)
    {
        IntegerSumState other = (IntegerSumState)later;
        _sum += other._sum;
        _count += other._count;
    }

    public override Value Finish(ReadOnlySpan<Value> direct, CallContext context)
    {
        if (_count == 0)
        {
            return Value.Null;
        }

        return result switch
        {
            Result.Numeric => Value.FromNumeric(Numeric.Create(_sum, 0)),
            Result.Average => Value.FromNumeric(Numeric.Create(_sum, 0) / Numeric.Create(_count, 0)),
            _ => _sum >= long.MinValue && _sum <= long.MaxValue
                ? Value.FromInt64((long)_sum)
                : throw new SqlErrorException(SqlState.NumericValueOutOfRange, result == Result.Money ? "money out of range" : "bigint out of range"),
        };
    }
}
