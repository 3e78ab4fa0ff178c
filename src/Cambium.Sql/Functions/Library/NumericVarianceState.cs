using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>Variance and deviation of exact numbers: from the exact sums of values and squares.</summary>
internal sealed class NumericVarianceState(bool isInteger, bool isSample, bool isDeviation) : AggregateState
{
    private Numeric _sum = Numeric.Zero;
    private Numeric _squares = Numeric.Zero;
    private long _count;
    private bool _isSpecial;

    public override bool CanRemove => true;

    public override void Add(ReadOnlySpan<Value> arguments, CallContext context)
    {
        Numeric value = Read(arguments[0]);
        _count++;
        if (!value.IsFinite)
        {
            _isSpecial = true;
            return;
        }

        _sum += value;
        _squares += value * value;
    }

    public override void Remove(ReadOnlySpan<Value> arguments, CallContext context)
    {
        Numeric value = Read(arguments[0]);
        _count--;
        if (value.IsFinite)
        {
            _sum -= value;
            _squares -= value * value;
        }
    }

    public override bool CanMerge => true;

    public override void Merge(AggregateState later, CallContext context)
    {
        NumericVarianceState other = (NumericVarianceState)later;
        _sum += other._sum;
        _squares += other._squares;
        _count += other._count;
        _isSpecial |= other._isSpecial;
    }

    public override Value Finish(ReadOnlySpan<Value> direct, CallContext context)
    {
        if (_count == 0 || (isSample && _count == 1))
        {
            return Value.Null;
        }

        if (_isSpecial)
        {
            return Value.FromNumeric(Numeric.NaN);
        }

        Numeric count = Numeric.Create(_count, 0);
        Numeric numerator = (count * _squares) - (_sum * _sum);
        if (numerator.Sign <= 0)
        {
            return Value.FromNumeric(Numeric.Zero);
        }

        Numeric variance = numerator / (count * Numeric.Create(isSample ? _count - 1 : _count, 0));
        return Value.FromNumeric(isDeviation ? NumericMath.Sqrt(variance, variance.Scale) : variance);
    }

    private Numeric Read(in Value value) => isInteger ? Numeric.Create(value.Int64, 0) : value.Numeric;
}
