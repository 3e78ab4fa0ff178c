using static Cambium.Engine.Values.Geometry.Coordinates;

namespace Cambium.Engine.Values.Geometry;

/// <summary>A place in the plane. Products and quotients are those of complex numbers: they turn and scale.</summary>
public readonly record struct Point(double X, double Y)
{
    /// <summary>Whether both are the same place but for the tolerance; with NaN among the numbers, exactly the same.</summary>
    public bool IsSame(Point other) => double.IsNaN(X) || double.IsNaN(Y) || double.IsNaN(other.X) || double.IsNaN(other.Y)
        ? ValueComparer.CompareDoubles(X, other.X) == 0 && ValueComparer.CompareDoubles(Y, other.Y) == 0
        : AreSame(X, other.X) && AreSame(Y, other.Y);

    public double DistanceTo(Point other) => Hypotenuse(Coordinates.Subtract(X, other.X), Coordinates.Subtract(Y, other.Y));

    /// <summary>Infinite when one is above the other, or the same.</summary>
    public double SlopeTo(Point other) => AreSame(X, other.X) ? double.PositiveInfinity
        : AreSame(Y, other.Y) ? 0
        : Coordinates.Divide(Coordinates.Subtract(Y, other.Y), Coordinates.Subtract(X, other.X));

    /// <summary>The slope of a line perpendicular to the one through both; 0 when one is above the other, or the same.</summary>
    public double InverseSlopeTo(Point other) => AreSame(X, other.X) ? 0
        : AreSame(Y, other.Y) ? double.PositiveInfinity
        : Coordinates.Divide(Coordinates.Subtract(X, other.X), Coordinates.Subtract(other.Y, Y));

    public static Point operator +(Point left, Point right) => new(Coordinates.Add(left.X, right.X), Coordinates.Add(left.Y, right.Y));

    public static Point operator -(Point left, Point right) => new(Coordinates.Subtract(left.X, right.X), Coordinates.Subtract(left.Y, right.Y));

    public static Point operator *(Point left, Point right) => new(
        Coordinates.Subtract(Coordinates.Multiply(left.X, right.X), Coordinates.Multiply(left.Y, right.Y)),
        Coordinates.Add(Coordinates.Multiply(left.X, right.Y), Coordinates.Multiply(left.Y, right.X)));

    public static Point operator /(Point left, Point right)
    {
        double square = Coordinates.Add(Coordinates.Multiply(right.X, right.X), Coordinates.Multiply(right.Y, right.Y));
        return new Point(
            Coordinates.Divide(Coordinates.Add(Coordinates.Multiply(left.X, right.X), Coordinates.Multiply(left.Y, right.Y)), square),
            Coordinates.Divide(Coordinates.Subtract(Coordinates.Multiply(left.Y, right.X), Coordinates.Multiply(left.X, right.Y)), square));
    }

    public static Point Add(Point left, Point right) => left + right;

    public static Point Subtract(Point left, Point right) => left - right;

    public static Point Multiply(Point left, Point right) => left * right;

    public static Point Divide(Point left, Point right) => left / right;
}
