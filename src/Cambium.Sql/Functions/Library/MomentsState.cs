using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>Sums and squares of one or two columns of doubles, updated by the method of Youngs and Cramer as PostgreSQL does.</summary>
internal sealed class MomentsState(Func<MomentsState, double?> finish) : AggregateState
{
    internal double Count { get; private set; }

    internal double SumX { get; private set; }

    internal double Sxx { get; private set; }

    internal double SumY { get; private set; }

    internal double Syy { get; private set; }

    internal double Sxy { get; private set; }

    public override void Add(ReadOnlySpan<Value> arguments, CallContext context)
    {
        double x = arguments[0].Double;
        double y = arguments.Length > 1 ? arguments[1].Double : 0;
        Count++;
        double beforeX = SumX;
        double beforeY = SumY;
        SumX += x;
        SumY += y;
        if (Count == 1)
        {
            // A first value that isn't finite makes every moment NaN.
            Sxx = double.IsFinite(x) ? 0 : double.NaN;
            Syy = double.IsFinite(y) ? 0 : double.NaN;
            Sxy = double.IsFinite(x) && double.IsFinite(y) ? 0 : double.NaN;
            return;
        }

        double dx = (x * Count) - SumX;
        double dy = (y * Count) - SumY;
        if (arguments.Length == 1)
        {
            Sxx += dx * dx / (Count * (Count - 1));
            CheckOverflow(beforeX, x, SumX, Sxx);
            Sxx = Defined(Sxx);
            return;
        }

        double scale = 1.0 / (Count * (Count - 1));
        Sxx += dx * dx * scale;
        Syy += dy * dy * scale;
        Sxy += dx * dy * scale;
        CheckOverflow(beforeX, x, SumX, Sxx);
        CheckOverflow(beforeY, y, SumY, Syy);
        CheckOverflow(double.IsInfinity(beforeX) ? beforeX : beforeY, double.IsInfinity(x) ? x : y, 0, Sxy);
        Sxx = Defined(Sxx);
        Syy = Defined(Syy);
        Sxy = Defined(Sxy);
    }

    /// <summary>Finite rows must not add up to infinity.</summary>
    private static void CheckOverflow(double before, double added, double sum, double moment)
    {
        if (double.IsInfinity(sum) || double.IsInfinity(moment))
        {
            FloatArithmetic.Checked(double.PositiveInfinity, mayBeInfinite: double.IsInfinity(added) || double.IsInfinity(before), mayBeZero: true);
        }
    }

    private static double Defined(double moment) => double.IsInfinity(moment) ? double.NaN : moment;

    public override Value Finish(ReadOnlySpan<Value> direct, CallContext context) => finish(this) is { } result ? Value.FromDouble(result) : Value.Null;
}
