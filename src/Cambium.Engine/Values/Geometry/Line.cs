using static Cambium.Engine.Values.Geometry.Coordinates;

namespace Cambium.Engine.Values.Geometry;

/// <summary>The endless line Ax + By + C = 0; A and B are never both zero.</summary>
public readonly record struct Line(double A, double B, double C)
{
    public double Slope => IsZero(A) ? 0 : IsZero(B) ? double.PositiveInfinity : Divide(A, -B);

    /// <summary>The slope of a line perpendicular to this one.</summary>
    public double InverseSlope => IsZero(A) ? double.PositiveInfinity : IsZero(B) ? 0 : Divide(B, A);

    public bool IsVertical => IsZero(B);

    public bool IsHorizontal => IsZero(A);

    public static Line Through(Point point, double slope) => double.IsInfinity(slope) ? new Line(-1, 0, point.X)
        : slope == 0 ? new Line(0, -1, point.Y)
        : new Line(slope, -1, WithoutSignOfZero(Subtract(point.Y, Multiply(slope, point.X))));

    public bool Contains(Point point) => IsZero(Add(Add(Multiply(A, point.X), Multiply(B, point.Y)), C));

    /// <summary>Whether both are one line: their numbers are in proportion; with NaN among them, they are equal.</summary>
    public bool IsSame(in Line other)
    {
        if (HasNaN || other.HasNaN)
        {
            return ValueComparer.CompareDoubles(A, other.A) == 0 && ValueComparer.CompareDoubles(B, other.B) == 0 && ValueComparer.CompareDoubles(C, other.C) == 0;
        }

        double ratio = !IsZero(other.A) ? Divide(A, other.A) : !IsZero(other.B) ? Divide(B, other.B) : !IsZero(other.C) ? Divide(C, other.C) : 1;
        return AreSame(A, Multiply(ratio, other.A)) && AreSame(B, Multiply(ratio, other.B)) && AreSame(C, Multiply(ratio, other.C));
    }

    public bool IsPerpendicularTo(in Line other) => IsZero(A) ? IsZero(other.B)
        : IsZero(other.A) ? IsZero(B)
        : IsZero(B) ? IsZero(other.A)
        : IsZero(other.B) ? IsZero(A)
        : AreSame(Divide(Multiply(A, other.A), Multiply(B, other.B)), -1);

    public bool Intersects(in Line other) => TryIntersect(other, out _);

    /// <summary>Finds the point both have in common; parallel lines, a line and itself among them, have none.</summary>
    public bool TryIntersect(in Line other, out Point point)
    {
        double x;
        double y;
        point = default;
        if (!IsZero(B))
        {
            if (AreSame(other.A, Multiply(A, Divide(other.B, B))))
            {
                return false;
            }

            x = Divide(Subtract(Multiply(B, other.C), Multiply(other.B, C)), Subtract(Multiply(A, other.B), Multiply(other.A, B)));
            y = Divide(-Add(Multiply(A, x), C), B);
        }
        else if (!IsZero(other.B))
        {
            if (AreSame(A, Multiply(other.A, Divide(B, other.B))))
            {
                return false;
            }

            x = Divide(Subtract(Multiply(other.B, C), Multiply(B, other.C)), Subtract(Multiply(other.A, B), Multiply(A, other.B)));
            y = Divide(-Add(Multiply(other.A, x), other.C), other.B);
        }
        else
        {
            return false;
        }

        point = new Point(WithoutSignOfZero(x), WithoutSignOfZero(y));
        return true;
    }

    public double DistanceTo(in Line other)
    {
        if (TryIntersect(other, out _))
        {
            return 0;
        }

        double ratio = HasSize(A) && HasSize(other.A) ? Divide(A, other.A) : HasSize(B) && HasSize(other.B) ? Divide(B, other.B) : 1;
        return Divide(Math.Abs(Subtract(C, Multiply(ratio, other.C))), Hypotenuse(A, B));
    }

    /// <summary>Where the perpendicular through a point meets the line, and how far off it is: NaN where none is found.</summary>
    public (double Distance, Point Place) Closest(Point point) => Through(point, InverseSlope).TryIntersect(this, out Point place)
        ? (place.DistanceTo(point), place)
        : (double.NaN, point);

    private bool HasNaN => double.IsNaN(A) || double.IsNaN(B) || double.IsNaN(C);

    private static bool HasSize(double number) => !IsZero(number) && !double.IsNaN(number);
}
