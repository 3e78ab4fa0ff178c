using static Cambium.Engine.Values.Geometry.Coordinates;

namespace Cambium.Engine.Values.Geometry;

/// <summary>All points no farther from a center than a radius.</summary>
public readonly record struct Circle(Point Center, double Radius)
{
    public double Area => Multiply(Multiply(Radius, Radius), Math.PI);

    public double Left => Subtract(Center.X, Radius);

    public double Right => Add(Center.X, Radius);

    public double Bottom => Subtract(Center.Y, Radius);

    public double Top => Add(Center.Y, Radius);

    /// <summary>The largest square in it.</summary>
    public Box Box
    {
        get
        {
            double half = Divide(Radius, Math.Sqrt(2));
            return new Box(new Point(Add(Center.X, half), Add(Center.Y, half)), new Point(Subtract(Center.X, half), Subtract(Center.Y, half)));
        }
    }

    /// <summary>Two radii that are NaN are the same.</summary>
    public bool IsSame(in Circle other) =>
        ((double.IsNaN(Radius) && double.IsNaN(other.Radius)) || AreSame(Radius, other.Radius)) && Center.IsSame(other.Center);

    public bool Overlaps(in Circle other) => IsLessOrSame(Center.DistanceTo(other.Center), Add(Radius, other.Radius));

    public bool Contains(in Circle other) => IsLessOrSame(Center.DistanceTo(other.Center), Subtract(Radius, other.Radius));

    /// <summary>Without tolerance.</summary>
    public bool Contains(Point point) => Center.DistanceTo(point) <= Radius;

    /// <summary>From border to border; 0 where they overlap.</summary>
    public double DistanceTo(in Circle other) => Outside(Subtract(Center.DistanceTo(other.Center), Add(Radius, other.Radius)));

    public double DistanceTo(Point point) => Outside(Subtract(point.DistanceTo(Center), Radius));

    public double DistanceTo(Polygon polygon) => Outside(Subtract(polygon.DistanceTo(Center), Radius));

    /// <summary>A distance that is never below 0; NaN stays.</summary>
    private static double Outside(double distance) => distance < 0 ? 0 : distance;
}
