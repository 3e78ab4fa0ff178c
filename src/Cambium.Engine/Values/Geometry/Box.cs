using static Cambium.Engine.Values.Geometry.Coordinates;

namespace Cambium.Engine.Values.Geometry;

/// <summary>A rectangle along the axes, by its corners at the upper right and the lower left.</summary>
public readonly record struct Box(Point High, Point Low)
{
    public double Width => Subtract(High.X, Low.X);

    public double Height => Subtract(High.Y, Low.Y);

    public double Area => Multiply(Width, Height);

    public Point Center => new(Middle(High.X, Low.X), Middle(High.Y, Low.Y));

    public LineSegment Diagonal => new(High, Low);

    /// <summary>The circle around it.</summary>
    public Circle Circle => new(Center, Center.DistanceTo(High));

    /// <summary>The box with two corners opposite of each other.</summary>
    public static Box Between(Point first, Point second) => new(
        new Point(Max(first.X, second.X), Max(first.Y, second.Y)),
        new Point(IsAbove(first.X, second.X) ? second.X : first.X, IsAbove(first.Y, second.Y) ? second.Y : first.Y));

    public bool IsSame(in Box other) => High.IsSame(other.High) && Low.IsSame(other.Low);

    public bool Overlaps(in Box other) => IsLessOrSame(Low.X, other.High.X) && IsLessOrSame(other.Low.X, High.X)
        && IsLessOrSame(Low.Y, other.High.Y) && IsLessOrSame(other.Low.Y, High.Y);

    public bool Contains(in Box other) => IsGreaterOrSame(High.X, other.High.X) && IsLessOrSame(Low.X, other.Low.X)
        && IsGreaterOrSame(High.Y, other.High.Y) && IsLessOrSame(Low.Y, other.Low.Y);

    /// <summary>Without tolerance; the border belongs to the box.</summary>
    public bool Contains(Point point) => High.X >= point.X && Low.X <= point.X && High.Y >= point.Y && Low.Y <= point.Y;

    public bool Contains(in LineSegment segment) => Contains(segment.Start) && Contains(segment.End);

    /// <summary>What both have in common; null where they don't overlap.</summary>
    public Box? Intersect(in Box other) => Overlaps(other)
        ? new Box(new Point(Min(High.X, other.High.X), Min(High.Y, other.High.Y)), new Point(Max(Low.X, other.Low.X), Max(Low.Y, other.Low.Y)))
        : null;

    /// <summary>The smallest box around both.</summary>
    public Box Join(in Box other) =>
        new(new Point(Max(High.X, other.High.X), Max(High.Y, other.High.Y)), new Point(Min(Low.X, other.Low.X), Min(Low.Y, other.Low.Y)));

    /// <summary>Whether they have a point in common, inside or on the border.</summary>
    public bool Intersects(in LineSegment segment)
    {
        if (!segment.Bounds.Overlaps(this))
        {
            return false;
        }

        if (Contains(segment.Start) || Contains(segment.End))
        {
            return true;
        }

        for (int side = 0; side < Sides; side++)
        {
            if (Side(side).Intersects(segment))
            {
                return true;
            }
        }

        return false;
    }

    public bool Intersects(in Line line)
    {
        for (int side = 0; side < Sides; side++)
        {
            if (Side(side).Intersects(line))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>The point of the box nearest to another point, and the distance.</summary>
    public (double Distance, Point Place) Closest(Point point)
    {
        if (Contains(point))
        {
            return (0, point);
        }

        (double Distance, Point Place) nearest = Side(0).Closest(point);
        for (int side = 1; side < Sides; side++)
        {
            nearest = LineSegment.Nearer(nearest, Side(side).Closest(point));
        }

        return nearest;
    }

    /// <summary>The point of the box nearest to a segment, and the distance; where they meet, the segment's point nearest to the box's center.</summary>
    public (double Distance, Point Place) Closest(in LineSegment segment)
    {
        if (Intersects(segment))
        {
            return (0, segment.Closest(Center).Place);
        }

        (double Distance, Point Place) nearest = Side(0).Closest(segment);
        for (int side = 1; side < Sides; side++)
        {
            nearest = LineSegment.Nearer(nearest, Side(side).Closest(segment));
        }

        return nearest;
    }

    private const int Sides = 4;

    private static bool IsAbove(double left, double right) => ValueComparer.CompareDoubles(left, right) > 0;

    /// <summary>A side, always from one of the two corners that the box is given by: left, top, bottom, right.</summary>
    private LineSegment Side(int side)
    {
        Point corner = side < 2 ? new Point(Low.X, High.Y) : new Point(High.X, Low.Y);
        return new LineSegment(side % 2 == 0 ? Low : High, corner);
    }
}
