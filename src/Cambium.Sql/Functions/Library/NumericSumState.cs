using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>sum and avg of numeric, NaN and infinities counted apart so that rows can be taken back.</summary>
internal sealed class NumericSumState(bool isAverage) : AggregateState
{
    private Numeric _sum = Numeric.Zero;
    private long _count;
    private long _nans;
    private long _infinities;
    private long _minusInfinities;

    // How many of the values have so many digits behind the point: a frame that loses its longest ones shows fewer. Counted from the first value on
    // that has others than those before it.
    private long[]? _scales;
    private int _scale;
    private long _finite;
    private bool _isShrunk;

    public override bool CanRemove => true;

    public override void Add(ReadOnlySpan<Value> arguments, CallContext context) => Change(arguments[0].Numeric, 1);

    public override void Remove(ReadOnlySpan<Value> arguments, CallContext context) => Change(arguments[0].Numeric, -1);

    public override bool CanMerge => true;

    public override bool IgnoresOrder => true;

    public override void Merge(AggregateState later, CallContext context)
    {
        NumericSumState other = (NumericSumState)later;
        _sum += other._sum;
        _count += other._count;
        _finite += other._finite;
        _nans += other._nans;
        _infinities += other._infinities;
        _minusInfinities += other._minusInfinities;
    }

    public override Value Finish(ReadOnlySpan<Value> direct, CallContext context)
    {
        if (_count == 0)
        {
            return Value.Null;
        }

        if (_nans > 0 || (_infinities > 0 && _minusInfinities > 0))
        {
            return Value.FromNumeric(Numeric.NaN);
        }

        Numeric sum = _infinities > 0 ? Numeric.PositiveInfinity : _minusInfinities > 0 ? Numeric.NegativeInfinity : _isShrunk ? Shown() : _sum;
        return Value.FromNumeric(isAverage ? sum / Numeric.Create(_count, 0) : sum);
    }

    private Numeric Shown()
    {
        int scale = _scales is null ? _scale : Math.Max(0, Array.FindLastIndex(_scales, static count => count > 0));
        return scale < _sum.Scale ? NumericArithmetic.Round(_sum, scale) : _sum;
    }

    private void CountScale(int scale, int by)
    {
        if (_scales is null)
        {
            if (_finite == 0)
            {
                _scale = scale;
            }

            if (scale == _scale)
            {
                return;
            }

            _scales = new long[Math.Max(scale, _scale) + 1];
            _scales[_scale] = _finite;
        }
        else if (scale >= _scales.Length)
        {
            Array.Resize(ref _scales, scale + 1);
        }

        _scales[scale] += by;
    }

    private void Change(in Numeric value, int by)
    {
        _count += by;
        if (value.IsFinite)
        {
            _sum = by > 0 ? _sum + value : _sum - value;
            CountScale(value.Scale, by);
            _finite += by;
            _isShrunk |= by < 0;
        }
        else if (value.IsNaN)
        {
            _nans += by;
        }
        else if (value.Sign > 0)
        {
            _infinities += by;
        }
        else
        {
            _minusInfinities += by;
        }
    }
}
