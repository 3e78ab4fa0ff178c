using System.Buffers.Binary;

namespace Cambium.Engine.Values.Geometry;

/// <summary>Points where a value keeps them: pairs of doubles, most significant byte first. Nothing is copied.</summary>
public readonly ref struct PointList(ReadOnlySpan<byte> bytes)
{
    /// <summary>Bytes of one point.</summary>
    public const int PointSize = 16;

    private readonly ReadOnlySpan<byte> _bytes = bytes;

    public int Count => _bytes.Length / PointSize;

    public ReadOnlySpan<byte> Bytes => _bytes;

    public Point this[int index] => Read(_bytes[(index * PointSize)..]);

    /// <summary>The segment that ends at a point; the first closes the ring.</summary>
    public LineSegment SegmentTo(int index) => new(this[index == 0 ? Count - 1 : index - 1], this[index]);

    /// <summary>The smallest box around all points.</summary>
    public Box Bounds
    {
        get
        {
            Box bounds = new(this[0], this[0]);
            for (int index = 1; index < Count; index++)
            {
                bounds = new Box(this[index], this[index]).Join(bounds);
            }

            return bounds;
        }
    }

    internal static Point Read(ReadOnlySpan<byte> bytes) => new(BinaryPrimitives.ReadDoubleBigEndian(bytes), BinaryPrimitives.ReadDoubleBigEndian(bytes[sizeof(double)..]));

    internal static void Write(Span<byte> bytes, Point point)
    {
        BinaryPrimitives.WriteDoubleBigEndian(bytes, point.X);
        BinaryPrimitives.WriteDoubleBigEndian(bytes[sizeof(double)..], point.Y);
    }
}
