using System.Buffers.Binary;
using Cambium.Engine.Errors;
using static Cambium.Engine.Values.Geometry.PointList;

namespace Cambium.Engine.Values.Geometry;

/// <summary>
/// How geometric values are kept: in the bytes of their binary format. A point is two doubles, a segment and a box two points (a box the upper right
/// one first), a line three doubles, a circle a point and its radius; a path begins with whether it is closed (a byte), then, as a polygon does, come
/// the number of points (four bytes) and the points.
/// </summary>
public static class GeometricValue
{
    private const int CountSize = 4;

    /// <summary>Whether a type is one of the seven, or a domain over one.</summary>
    public static bool IsGeometric(DataType type) => type.Category == DataTypeCategory.Geometric;

    public static Value ToValue(this Point point)
    {
        byte[] bytes = new byte[PointSize];
        Write(bytes, point);
        return Value.FromUtf8(bytes);
    }

    public static Value ToValue(this Line line)
    {
        byte[] bytes = new byte[3 * sizeof(double)];
        Write(bytes, new Point(line.A, line.B));
        BinaryPrimitives.WriteDoubleBigEndian(bytes.AsSpan(PointSize), line.C);
        return Value.FromUtf8(bytes);
    }

    public static Value ToValue(this LineSegment segment) => OfTwo(segment.Start, segment.End);

    public static Value ToValue(this Box box) => OfTwo(box.High, box.Low);

    public static Value ToValue(this Circle circle)
    {
        byte[] bytes = new byte[PointSize + sizeof(double)];
        Write(bytes, circle.Center);
        BinaryPrimitives.WriteDoubleBigEndian(bytes.AsSpan(PointSize), circle.Radius);
        return Value.FromUtf8(bytes);
    }

    public static Value OfPath(bool isClosed, ReadOnlySpan<Point> points)
    {
        byte[] bytes = new byte[1 + CountSize + (points.Length * PointSize)];
        bytes[0] = isClosed ? (byte)1 : (byte)0;
        WritePoints(bytes.AsSpan(1), points);
        return Value.FromUtf8(bytes);
    }

    public static Value OfPolygon(ReadOnlySpan<Point> points)
    {
        byte[] bytes = new byte[CountSize + (points.Length * PointSize)];
        WritePoints(bytes, points);
        return Value.FromUtf8(bytes);
    }

    public static Point AsPoint(this in Value value) => Read(value.Utf8);

    public static Line AsLine(this in Value value) =>
        new(BinaryPrimitives.ReadDoubleBigEndian(value.Utf8), BinaryPrimitives.ReadDoubleBigEndian(value.Utf8[sizeof(double)..]), BinaryPrimitives.ReadDoubleBigEndian(value.Utf8[PointSize..]));

    public static LineSegment AsSegment(this in Value value) => new(Read(value.Utf8), Read(value.Utf8[PointSize..]));

    public static Box AsBox(this in Value value) => new(Read(value.Utf8), Read(value.Utf8[PointSize..]));

    public static Circle AsCircle(this in Value value) => new(Read(value.Utf8), BinaryPrimitives.ReadDoubleBigEndian(value.Utf8[PointSize..]));

    public static PointPath AsPath(this in Value value) => new(new PointList(value.Utf8[(1 + CountSize)..]), value.Utf8[0] != 0);

    public static Polygon AsPolygon(this in Value value) => new(new PointList(value.Utf8[CountSize..]));

    /// <summary>The path with the same points, open or closed.</summary>
    public static Value WithClosing(in Value path, bool isClosed)
    {
        byte[] bytes = path.Utf8.ToArray();
        bytes[0] = isClosed ? (byte)1 : (byte)0;
        return Value.FromUtf8(bytes);
    }

    /// <summary>The closed path along a polygon's border.</summary>
    public static Value PathOf(in Value polygon) => Value.FromUtf8([1, .. polygon.Utf8]);

    /// <summary>The polygon within a closed path.</summary>
    /// <exception cref="SqlErrorException">22023: it is open.</exception>
    public static Value PolygonOf(in Value path) => path.AsPath().IsClosed
        ? path.Slice(1, path.ByteLength - 1)
        : throw new SqlErrorException(SqlState.InvalidParameterValue, "open path cannot be converted to polygon");

    public static Value PolygonOf(in Box box) => OfPolygon([box.Low, new Point(box.Low.X, box.High.Y), box.High, new Point(box.High.X, box.Low.Y)]);

    /// <summary>A polygon of points on a circle, from the leftmost on, clockwise.</summary>
    /// <exception cref="SqlErrorException">0A000: the radius is 0; 22023: fewer than two points; 54000: too many.</exception>
    public static Value PolygonOf(in Circle circle, int count)
    {
        if (Coordinates.IsZero(circle.Radius))
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "cannot convert circle with radius zero to polygon");
        }

        if (count < 2)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, "must request at least 2 points");
        }

        if (count > (int.MaxValue - PointSize) / PointSize)
        {
            throw new SqlErrorException(SqlState.ProgramLimitExceeded, "too many points requested");
        }

        Point[] points = new Point[count];
        double step = Coordinates.Divide(2 * Math.PI, count);
        for (int index = 0; index < count; index++)
        {
            CancellationPoint.Tick();
            double angle = Coordinates.Multiply(step, index);
            points[index] = new Point(
                Coordinates.Subtract(circle.Center.X, Coordinates.Multiply(circle.Radius, Math.Cos(angle))),
                Coordinates.Add(circle.Center.Y, Coordinates.Multiply(circle.Radius, Math.Sin(angle))));
        }

        return OfPolygon(points);
    }

    /// <summary>The element of a value that is subscripted as an array from 0 on (a point's coordinates, the points of a box); NULL when there is none.</summary>
    public static Value Element(DataType type, in Value value, int index)
    {
        int size = type.Subscripted!.FixedSize;
        return index < 0 || index >= type.FixedSize / size ? Value.Null
            : size == PointSize ? value.Slice(index * size, size)
            : Value.FromDouble(BinaryPrimitives.ReadDoubleBigEndian(value.Utf8[(index * size)..]));
    }

    /// <summary>The value with another element; <paramref name="element"/> isn't NULL.</summary>
    /// <exception cref="SqlErrorException">2202E: there is no such element.</exception>
    public static Value WithElement(DataType type, in Value value, int index, in Value element)
    {
        int size = type.Subscripted!.FixedSize;
        if (index < 0 || index >= type.FixedSize / size)
        {
            throw new SqlErrorException(SqlState.ArraySubscriptError, "array subscript out of range");
        }

        byte[] bytes = value.Utf8.ToArray();
        if (size == PointSize)
        {
            element.Utf8.CopyTo(bytes.AsSpan(index * size));
        }
        else
        {
            BinaryPrimitives.WriteDoubleBigEndian(bytes.AsSpan(index * size), element.Double);
        }

        return Value.FromUtf8(bytes);
    }

    /// <summary>Reads the binary format.</summary>
    /// <exception cref="SqlErrorException">22P03, 08P01.</exception>
    internal static Value Receive(DataType type, ReadOnlySpan<byte> bytes)
    {
        if (type == DataType.Path || type == DataType.Polygon)
        {
            return ReceivePoints(type, bytes);
        }

        MessageBytes.RequireSize(bytes, type.FixedSize);
        Value value = Value.FromUtf8(bytes);
        if (type == DataType.Box)
        {
            return Box.Between(value.AsBox().High, value.AsBox().Low).ToValue();
        }

        if (type == DataType.Line && value.AsLine() is { IsVertical: true, IsHorizontal: true })
        {
            throw new SqlErrorException(SqlState.InvalidBinaryRepresentation, GeometricText.NoDirection);
        }

        return type == DataType.Circle && value.AsCircle().Radius < 0
            ? throw new SqlErrorException(SqlState.InvalidBinaryRepresentation, "invalid radius in external \"circle\" value")
            : value;
    }

    private static Value ReceivePoints(DataType type, ReadOnlySpan<byte> bytes)
    {
        int head = type == DataType.Path ? 1 : 0;
        MessageBytes.RequireSize(bytes[..Math.Min(bytes.Length, head + CountSize)], head + CountSize);
        int count = BinaryPrimitives.ReadInt32BigEndian(bytes[head..]);
        if (count is <= 0 or >= (int.MaxValue - (2 * PointSize)) / PointSize)
        {
            throw new SqlErrorException(SqlState.InvalidBinaryRepresentation, $"invalid number of points in external \"{type.Name}\" value");
        }

        MessageBytes.RequireSize(bytes, head + CountSize + (count * PointSize));
        byte[] kept = bytes.ToArray();
        if (head > 0)
        {
            kept[0] = kept[0] != 0 ? (byte)1 : (byte)0;
        }

        return Value.FromUtf8(kept);
    }

    private static Value OfTwo(Point first, Point second)
    {
        byte[] bytes = new byte[2 * PointSize];
        Write(bytes, first);
        Write(bytes.AsSpan(PointSize), second);
        return Value.FromUtf8(bytes);
    }

    private static void WritePoints(Span<byte> bytes, ReadOnlySpan<Point> points)
    {
        BinaryPrimitives.WriteInt32BigEndian(bytes, points.Length);
        for (int index = 0; index < points.Length; index++)
        {
            Write(bytes[(CountSize + (index * PointSize))..], points[index]);
        }
    }
}
