using static Cambium.Engine.Values.Geometry.Coordinates;

namespace Cambium.Engine.Values.Geometry;

/// <summary>A way from point to point; a closed one leads back to the first.</summary>
public readonly ref struct PointPath(PointList points, bool isClosed)
{
    public PointList Points { get; } = points;

    public bool IsClosed { get; } = isClosed;

    /// <summary>The area inside of a closed path; null of an open one.</summary>
    public double? Area
    {
        get
        {
            if (!IsClosed)
            {
                return null;
            }

            double twice = 0;
            for (int index = 0; index < Points.Count; index++)
            {
                Point point = Points[index];
                Point next = Points[(index + 1) % Points.Count];
                twice = Add(twice, Multiply(point.X, next.Y));
                twice = Subtract(twice, Multiply(point.Y, next.X));
            }

            return Divide(Math.Abs(twice), 2);
        }
    }

    public double Length
    {
        get
        {
            double length = 0;
            for (int index = FirstSegment; index < Points.Count; index++)
            {
                length = Add(length, Points.SegmentTo(index).Length);
            }

            return length;
        }
    }

    /// <summary>The segments are those to this point and the following.</summary>
    private int FirstSegment => IsClosed ? 0 : 1;

    public bool Intersects(PointPath other)
    {
        if (!Points.Bounds.Overlaps(other.Points.Bounds))
        {
            return false;
        }

        for (int index = FirstSegment; index < Points.Count; index++)
        {
            LineSegment segment = Points.SegmentTo(index);
            for (int otherIndex = other.FirstSegment; otherIndex < other.Points.Count; otherIndex++)
            {
                CancellationPoint.Tick();
                if (segment.Intersects(other.Points.SegmentTo(otherIndex)))
                {
                    return true;
                }
            }
        }

        return false;
    }

    /// <summary>Between the two nearest segments; null when one path has none.</summary>
    public double? DistanceTo(PointPath other)
    {
        double? nearest = null;
        for (int index = FirstSegment; index < Points.Count; index++)
        {
            LineSegment segment = Points.SegmentTo(index);
            for (int otherIndex = other.FirstSegment; otherIndex < other.Points.Count; otherIndex++)
            {
                CancellationPoint.Tick();
                double distance = segment.Closest(other.Points.SegmentTo(otherIndex)).Distance;
                nearest = nearest is { } before ? Min(distance, before) : distance;
            }
        }

        return nearest;
    }

    /// <summary>To the nearest segment; 0 when there is none.</summary>
    public double DistanceTo(Point point)
    {
        double? nearest = null;
        for (int index = FirstSegment; index < Points.Count; index++)
        {
            double distance = Points.SegmentTo(index).Closest(point).Distance;
            nearest = nearest is { } before ? Min(distance, before) : distance;
        }

        return nearest ?? 0;
    }

    /// <summary>Whether a point is on an open path, or on a closed one or inside of it.</summary>
    public bool Contains(Point point)
    {
        if (IsClosed)
        {
            return Polygon.Surrounds(Points, point);
        }

        for (int index = 1; index < Points.Count; index++)
        {
            LineSegment segment = Points.SegmentTo(index);
            if (AreSame(Add(point.DistanceTo(segment.Start), point.DistanceTo(segment.End)), segment.Length))
            {
                return true;
            }
        }

        return false;
    }
}
