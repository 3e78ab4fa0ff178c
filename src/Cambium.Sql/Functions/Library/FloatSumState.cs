using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>sum of real and double precision, in the order of the rows.</summary>
internal sealed class FloatSumState(bool isSingle) : AggregateState
{
    private double _sum;
    private bool _hasRows;

    public override void Add(ReadOnlySpan<Value> arguments, CallContext context)
    {
        double value = arguments[0].Double;
        double sum = isSingle ? (float)(_sum + value) : _sum + value;
        if (_hasRows && double.IsInfinity(sum) && !double.IsInfinity(_sum) && !double.IsInfinity(value))
        {
            FloatArithmetic.Checked(sum, mayBeInfinite: false, mayBeZero: true);
        }

        _sum = sum;
        _hasRows = true;
    }

    public override Value Finish(ReadOnlySpan<Value> direct, CallContext context) => _hasRows ? Value.FromDouble(_sum) : Value.Null;
}
