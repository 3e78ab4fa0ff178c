using Cambium.Engine.Errors;

namespace Cambium.Engine.Values.Geometry;

/// <summary>
/// Numbers of geometric values: compared with a tolerance, as PostgreSQL does, and computed with errors instead of results that aren't finite.
/// Comparisons with NaN are false, unless a method says otherwise.
/// </summary>
public static class Coordinates
{
    /// <summary>How far apart two numbers may be and still count as one.</summary>
    private const double Tolerance = 1.0E-06;

    public static bool IsZero(double number) => Math.Abs(number) <= Tolerance;

    public static bool AreSame(double left, double right) => left == right || Math.Abs(left - right) <= Tolerance;

    public static bool Differ(double left, double right) => left != right && Math.Abs(left - right) > Tolerance;

    public static bool IsLess(double left, double right) => left + Tolerance < right;

    public static bool IsLessOrSame(double left, double right) => left <= right + Tolerance;

    public static bool IsGreater(double left, double right) => left > right + Tolerance;

    public static bool IsGreaterOrSame(double left, double right) => left + Tolerance >= right;

    /// <summary>The smaller number; NaN is above all others.</summary>
    public static double Min(double left, double right) => ValueComparer.CompareDoubles(left, right) < 0 ? left : right;

    /// <summary>The larger number; NaN is above all others.</summary>
    public static double Max(double left, double right) => ValueComparer.CompareDoubles(left, right) > 0 ? left : right;

    /// <exception cref="SqlErrorException">22003.</exception>
    public static double Add(double left, double right) => Checked(left + right, double.IsInfinity(left) || double.IsInfinity(right));

    /// <exception cref="SqlErrorException">22003.</exception>
    public static double Subtract(double left, double right) => Checked(left - right, double.IsInfinity(left) || double.IsInfinity(right));

    /// <exception cref="SqlErrorException">22003.</exception>
    public static double Multiply(double left, double right)
    {
        double product = Checked(left * right, double.IsInfinity(left) || double.IsInfinity(right));
        return product == 0 && left != 0 && right != 0 ? throw Underflow() : product;
    }

    /// <exception cref="SqlErrorException">22003, 22012.</exception>
    public static double Divide(double dividend, double divisor)
    {
        if (divisor == 0 && !double.IsNaN(dividend))
        {
            throw new SqlErrorException(SqlState.DivisionByZero, "division by zero");
        }

        double quotient = Checked(dividend / divisor, double.IsInfinity(dividend));
        return quotient == 0 && dividend != 0 && !double.IsInfinity(divisor) ? throw Underflow() : quotient;
    }

    /// <summary>The root of the sum of squares, without overflow on the way; infinite where one of the two is.</summary>
    /// <exception cref="SqlErrorException">22003.</exception>
    public static double Hypotenuse(double x, double y)
    {
        if (double.IsInfinity(x) || double.IsInfinity(y))
        {
            return double.PositiveInfinity;
        }

        if (double.IsNaN(x) || double.IsNaN(y))
        {
            return double.NaN;
        }

        (double smaller, double larger) = (Math.Min(Math.Abs(x), Math.Abs(y)), Math.Max(Math.Abs(x), Math.Abs(y)));
        if (smaller == 0)
        {
            return larger;
        }

        double ratio = smaller / larger;
        return Checked(larger * Math.Sqrt(1 + (ratio * ratio)), mayBeInfinite: false);
    }

    /// <summary>Halfway between two numbers.</summary>
    internal static double Middle(double left, double right) => Divide(Add(left, right), 2);

    /// <summary>0 instead of -0.</summary>
    internal static double WithoutSignOfZero(double number) => number == 0 ? 0 : number;

    private static double Checked(double result, bool mayBeInfinite) => double.IsInfinity(result) && !mayBeInfinite
        ? throw new SqlErrorException(SqlState.NumericValueOutOfRange, "value out of range: overflow")
        : result;

    private static SqlErrorException Underflow() => new(SqlState.NumericValueOutOfRange, "value out of range: underflow");
}
