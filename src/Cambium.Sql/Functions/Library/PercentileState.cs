using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>percentile_disc and percentile_cont over rows that come sorted.</summary>
/// <param name="input">The aggregated type: double precision and interval interpolate, when the function is percentile_cont.</param>
/// <param name="result">Type of one result.</param>
/// <param name="isArray">Whether fractions come, and results go, as an array.</param>
/// <param name="isContinuous">percentile_cont.</param>
internal sealed class PercentileState(DataType input, DataType result, bool isArray, bool isContinuous) : AggregateState
{
    private readonly List<Value> _values = [];

    public override void Add(ReadOnlySpan<Value> arguments, CallContext context) => _values.Add(arguments[0]);

    public override Value Finish(ReadOnlySpan<Value> direct, CallContext context)
    {
        if (direct[0].IsNull)
        {
            return Value.Null;
        }

        if (!isArray)
        {
            Require(direct[0].Double);
            return _values.Count == 0 ? Value.Null : Percentile(direct[0].Double);
        }

        ArrayValue fractions = direct[0].Array;
        if (_values.Count == 0)
        {
            return Value.Null;
        }

        Value[] items = [.. fractions.Items.Select(fraction => fraction.IsNull ? Value.Null : Percentile(fraction.Double))];
        return Value.FromArray(new ArrayValue(result, fractions.Lengths, fractions.LowerBounds, items));
    }

    private static void Require(double fraction)
    {
        if (fraction is not (>= 0 and <= 1))
        {
            throw new SqlErrorException(SqlState.NumericValueOutOfRange, $"percentile value {TextFormat.ToText(DataType.Float8, Value.FromDouble(fraction), SessionFormat.Default)} is not between 0 and 1");
        }
    }

    private Value Percentile(double fraction)
    {
        Require(fraction);
        if (!isContinuous)
        {
            return _values[Math.Max(0, (int)Math.Ceiling(fraction * _values.Count) - 1)];
        }

        double position = fraction * (_values.Count - 1);
        int low = (int)Math.Floor(position);
        int high = (int)Math.Ceiling(position);
        if (low == high)
        {
            return _values[low];
        }

        double share = position - low;
        if (input.Form == ValueForm.Interval)
        {
            Interval difference = IntervalArithmetic.Subtract(_values[high].Interval, _values[low].Interval);
            return Value.FromObject(IntervalArithmetic.Add(_values[low].Interval, IntervalArithmetic.Multiply(difference, share)));
        }

        return Value.FromDouble(_values[low].Double + (share * (_values[high].Double - _values[low].Double)));
    }
}
