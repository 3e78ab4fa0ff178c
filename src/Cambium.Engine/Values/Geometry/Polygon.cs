using System.Runtime.CompilerServices;
using static Cambium.Engine.Values.Geometry.Coordinates;

namespace Cambium.Engine.Values.Geometry;

/// <summary>The area within a closed ring of points.</summary>
public readonly ref struct Polygon(PointList points)
{
    /// <summary>What <see cref="Crossing"/> says of a segment that the point itself lies on.</summary>
    private const int OnBorder = int.MaxValue;

    public PointList Points { get; } = points;

    public Box Bounds => Points.Bounds;

    /// <summary>A circle around the mean of the points, whose radius is their mean distance from it.</summary>
    public Circle Circle
    {
        get
        {
            Point center = default;
            for (int index = 0; index < Points.Count; index++)
            {
                center += Points[index];
            }

            center = new Point(Divide(center.X, Points.Count), Divide(center.Y, Points.Count));
            double radius = 0;
            for (int index = 0; index < Points.Count; index++)
            {
                radius = Add(radius, Points[index].DistanceTo(center));
            }

            return new Circle(center, Divide(radius, Points.Count));
        }
    }

    /// <summary>Whether the points are the same, whichever is the first and whichever way they go round.</summary>
    public bool IsSame(Polygon other)
    {
        int count = Points.Count;
        for (int start = 0; count == other.Points.Count && start < count; start++)
        {
            CancellationPoint.Tick();
            if (other.Points[start].IsSame(Points[0]) && (IsSameFrom(other.Points, start, 1) || IsSameFrom(other.Points, start, count - 1)))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Whether a point is inside or on the border.</summary>
    public bool Contains(Point point) => Surrounds(Points, point);

    public bool Contains(Polygon other)
    {
        if (!Bounds.Contains(other.Bounds))
        {
            return false;
        }

        for (int index = 0; index < other.Points.Count; index++)
        {
            if (!Contains(other.Points.SegmentTo(index), 0))
            {
                return false;
            }
        }

        return true;
    }

    public bool Overlaps(Polygon other)
    {
        if (!Bounds.Overlaps(other.Bounds))
        {
            return false;
        }

        for (int index = 0; index < Points.Count; index++)
        {
            LineSegment side = Points.SegmentTo(index);
            for (int otherIndex = 0; otherIndex < other.Points.Count; otherIndex++)
            {
                CancellationPoint.Tick();
                if (side.Intersects(other.Points.SegmentTo(otherIndex)))
                {
                    return true;
                }
            }
        }

        // No borders cross: one is inside of the other or they are apart.
        return other.Contains(Points[0]) || Contains(other.Points[0]);
    }

    public double DistanceTo(Point point)
    {
        if (Contains(point))
        {
            return 0;
        }

        double nearest = new LineSegment(Points[0], Points[Points.Count - 1]).Closest(point).Distance;
        for (int index = 1; index < Points.Count; index++)
        {
            nearest = Min(Points.SegmentTo(index).Closest(point).Distance, nearest);
        }

        return nearest;
    }

    public double DistanceTo(Polygon other) => Overlaps(other) ? 0 : new PointPath(Points, isClosed: true).DistanceTo(new PointPath(other.Points, isClosed: true)) ?? 0;

    /// <summary>Whether a ring surrounds a point or goes through it: a ray from the point to the right crosses the ring one way more often than the other.</summary>
    internal static bool Surrounds(PointList ring, Point point)
    {
        Point first = ring[0] - point;
        Point previous = first;
        int crossings = 0;
        for (int index = 1; index <= ring.Count; index++)
        {
            CancellationPoint.Tick();
            Point next = index == ring.Count ? first : ring[index] - point;
            int crossing = Crossing(next, previous);
            if (crossing == OnBorder)
            {
                return true;
            }

            crossings += crossing;
            previous = next;
        }

        return crossings != 0;
    }

    /// <summary>
    /// How a segment crosses the axis to the right of the origin: 2 upwards, 1 when an end is on it, negative downwards, 0 when it doesn't, or lies on it;
    /// <see cref="OnBorder"/> when it goes through the origin.
    /// </summary>
    private static int Crossing(Point next, Point previous)
    {
        if (IsZero(next.Y))
        {
            if (IsZero(next.X))
            {
                return OnBorder;
            }

            bool isRight = IsGreater(next.X, 0);
            if (IsZero(previous.Y))
            {
                return (isRight ? IsGreater(previous.X, 0) : IsLess(previous.X, 0)) ? 0 : OnBorder;
            }

            return !isRight ? 0 : IsLess(previous.Y, 0) ? 1 : -1;
        }

        int direction = IsGreater(next.Y, 0) ? 1 : -1;
        if (IsZero(previous.Y))
        {
            return IsLess(previous.X, 0) ? 0 : direction;
        }

        if (direction < 0 ? IsLess(previous.Y, 0) : IsGreater(previous.Y, 0))
        {
            return 0;
        }

        if (IsGreaterOrSame(next.X, 0) && IsGreater(previous.X, 0))
        {
            return 2 * direction;
        }

        if (IsLess(next.X, 0) && IsLessOrSame(previous.X, 0))
        {
            return 0;
        }

        double side = Subtract(Multiply(Subtract(next.X, previous.X), next.Y), Multiply(Subtract(next.Y, previous.Y), next.X));
        if (IsZero(side))
        {
            return OnBorder;
        }

        return (direction < 0 ? IsLess(side, 0) : IsGreater(side, 0)) ? 0 : 2 * direction;
    }

    private bool IsSameFrom(PointList others, int start, int step)
    {
        for (int index = 1; index < Points.Count; index++)
        {
            start = (start + step) % Points.Count;
            if (!others[start].IsSame(Points[index]))
            {
                return false;
            }
        }

        return true;
    }

    /// <summary>Whether a segment is within, by the sides from one on: those before have been looked at.</summary>
    private bool Contains(in LineSegment segment, int firstSide)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        bool isCrossed = false;
        for (int index = firstSide; index < Points.Count; index++)
        {
            CancellationPoint.Tick();
            LineSegment side = Points.SegmentTo(index);
            bool startsOnSide = side.Contains(segment.Start);
            if (startsOnSide && side.Contains(segment.End))
            {
                return true;
            }

            bool isWithin = true;
            if (startsOnSide)
            {
                isWithin = ContainsTouching(segment.Start, segment.End, side, index + 1);
            }
            else if (side.Contains(segment.End))
            {
                isWithin = ContainsTouching(segment.End, segment.Start, side, index + 1);
            }
            else if (segment.TryIntersect(side, out Point crossing))
            {
                isCrossed = true;
                isWithin = Contains(new LineSegment(segment.Start, crossing), index + 1) && Contains(new LineSegment(segment.End, crossing), index + 1);
            }

            if (!isWithin)
            {
                return false;
            }
        }

        // Where a side crosses it, both halves have been looked at.
        return isCrossed || Contains(segment.Center);
    }

    /// <summary>
    /// Of a segment that begins on a side and ends off it: whether the rest of one that goes along the side is within. One that leaves the side is
    /// left to the other sides.
    /// </summary>
    private bool ContainsTouching(Point onSide, Point off, in LineSegment side, int firstSide)
    {
        LineSegment segment = new(onSide, off);
        if (onSide.IsSame(side.Start))
        {
            return !segment.Contains(side.End) || Contains(new LineSegment(off, side.End), firstSide);
        }

        if (onSide.IsSame(side.End))
        {
            return !segment.Contains(side.Start) || Contains(new LineSegment(off, side.Start), firstSide);
        }

        return segment.Contains(side.Start) ? Contains(new LineSegment(off, side.Start), firstSide)
            : !segment.Contains(side.End) || Contains(new LineSegment(off, side.End), firstSide);
    }
}
