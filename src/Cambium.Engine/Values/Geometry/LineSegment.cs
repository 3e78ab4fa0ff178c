using static Cambium.Engine.Values.Geometry.Coordinates;

namespace Cambium.Engine.Values.Geometry;

/// <summary>The straight way between two points.</summary>
public readonly record struct LineSegment(Point Start, Point End)
{
    public double Slope => Start.SlopeTo(End);

    /// <inheritdoc cref="Point.InverseSlopeTo"/>
    public double InverseSlope => Start.InverseSlopeTo(End);

    public double Length => Start.DistanceTo(End);

    public Point Center => new(Middle(Start.X, End.X), Middle(Start.Y, End.Y));

    public bool IsVertical => AreSame(Start.X, End.X);

    public bool IsHorizontal => AreSame(Start.Y, End.Y);

    /// <summary>The smallest box around it.</summary>
    public Box Bounds => new(new Point(Max(Start.X, End.X), Max(Start.Y, End.Y)), new Point(Min(Start.X, End.X), Min(Start.Y, End.Y)));

    private Line Line => Line.Through(Start, Slope);

    public bool IsSame(in LineSegment other) => Start.IsSame(other.Start) && End.IsSame(other.End);

    public bool IsParallelTo(in LineSegment other) => AreSame(Slope, other.Slope);

    public bool IsPerpendicularTo(in LineSegment other) => AreSame(Slope, other.InverseSlope);

    /// <summary>Whether the way over the point is no longer than the direct one.</summary>
    public bool Contains(Point point) => AreSame(point.DistanceTo(Start) + point.DistanceTo(End), Length);

    /// <summary>Finds the point in common with a line; an end that is it but for the tolerance is returned exactly.</summary>
    public bool TryIntersect(in Line line, out Point point)
    {
        if (!Line.TryIntersect(line, out point) || !Contains(point))
        {
            return false;
        }

        point = Start.IsSame(point) ? Start : End.IsSame(point) ? End : point;
        return true;
    }

    public bool TryIntersect(in LineSegment other, out Point point) => TryIntersect(other.Line, out point) && other.Contains(point);

    public bool Intersects(in Line line) => TryIntersect(line, out _);

    public bool Intersects(in LineSegment other) => TryIntersect(other, out _);

    /// <summary>The segment's point nearest to a line, and the distance. Of a parallel segment it is the end.</summary>
    public (double Distance, Point Place) Closest(in Line line)
    {
        if (TryIntersect(line, out Point common))
        {
            return (0, common);
        }

        double fromStart = line.Closest(Start).Distance;
        double fromEnd = line.Closest(End).Distance;
        return fromStart < fromEnd ? (fromStart, Start) : (fromEnd, End);
    }

    /// <summary>The segment's point nearest to another point, and the distance.</summary>
    public (double Distance, Point Place) Closest(Point point)
    {
        Point place = Closest(Line.Through(point, InverseSlope)).Place;
        return (place.DistanceTo(point), place);
    }

    /// <summary>The segment's point nearest to another segment, and the distance.</summary>
    public (double Distance, Point Place) Closest(in LineSegment other)
    {
        if (TryIntersect(other, out Point common))
        {
            return (0, common);
        }

        // Where they don't meet, an end of one of the two is nearest.
        (double Distance, Point Place) nearest = Closest(other.Start);
        nearest = Nearer(nearest, Closest(other.End));
        nearest = Nearer(nearest, (other.Closest(Start).Distance, Start));
        return Nearer(nearest, (other.Closest(End).Distance, End));
    }

    /// <summary>The first where neither is nearer.</summary>
    internal static (double Distance, Point Place) Nearer((double Distance, Point Place) first, (double Distance, Point Place) second) =>
        ValueComparer.CompareDoubles(second.Distance, first.Distance) < 0 ? second : first;
}
