using System.Text;
using Cambium.Engine.Errors;

namespace Cambium.Engine.Values.Geometry;

/// <summary>
/// Text of geometric values: point <c>(x,y)</c>, lseg <c>[(x,y),(x,y)]</c>, line <c>{A,B,C}</c>, box <c>(x,y),(x,y)</c>, path <c>((x,y),…)</c> closed and
/// <c>[(x,y),…]</c> open, polygon <c>((x,y),…)</c>, circle <c>&lt;(x,y),r&gt;</c>. Most parentheses may be left out when written.
/// </summary>
internal static class GeometricText
{
    internal const string NoDirection = "invalid line specification: A and B cannot both be zero";

    internal const string OnePoint = "invalid line specification: must be two distinct points";

    internal static string Format(DataType type, in Value value, SessionFormat format)
    {
        StringBuilder text = new();
        switch (type.Oid)
        {
            case 600:
                AppendPoint(text, value.AsPoint(), format);
                break;
            case 601:
                AppendPoints(text, new PointList(value.Utf8), "[]", format);
                break;
            case 602:
                AppendPoints(text, value.AsPath().Points, value.AsPath().IsClosed ? "()" : "[]", format);
                break;
            case 603:
                AppendPoints(text, new PointList(value.Utf8), "", format);
                break;
            case 604:
                AppendPoints(text, value.AsPolygon().Points, "()", format);
                break;
            case 628:
                Line line = value.AsLine();
                text.Append('{').Append(Number(line.A, format)).Append(',').Append(Number(line.B, format)).Append(',').Append(Number(line.C, format)).Append('}');
                break;
            default:
                Circle circle = value.AsCircle();
                AppendPoint(text.Append('<'), circle.Center, format);
                text.Append(',').Append(Number(circle.Radius, format)).Append('>');
                break;
        }

        return text.ToString();
    }

    /// <exception cref="SqlErrorException">22P02, 22003.</exception>
    internal static Value Parse(DataType type, string text)
    {
        GeometricReader reader = new(type, text);
        switch (type.Oid)
        {
            case 600:
                Point point = reader.ReadPoint();
                reader.ExpectEnd();
                return point.ToValue();
            case 601:
                return ReadTwo(reader, mayBeOpen: true).ToValue();
            case 602:
                return ReadPath(reader);
            case 603:
                LineSegment corners = ReadTwo(reader, mayBeOpen: false);
                return Box.Between(corners.Start, corners.End).ToValue();
            case 604:
                Point[] points = new Point[reader.CountPoints()];
                reader.ReadPoints(points, mayBeOpen: false);
                reader.ExpectEnd();
                return GeometricValue.OfPolygon(points);
            case 628:
                return ReadLine(reader).ToValue();
            default:
                return ReadCircle(reader).ToValue();
        }
    }

    private static void AppendPoint(StringBuilder text, Point point, SessionFormat format) =>
        text.Append('(').Append(Number(point.X, format)).Append(',').Append(Number(point.Y, format)).Append(')');

    /// <param name="around">What stands before and after them; empty for nothing.</param>
    private static void AppendPoints(StringBuilder text, PointList points, string around, SessionFormat format)
    {
        text.Append(around.Length > 0 ? around[..1] : "");
        for (int index = 0; index < points.Count; index++)
        {
            CancellationPoint.Tick();
            AppendPoint(index > 0 ? text.Append(',') : text, points[index], format);
        }

        text.Append(around.Length > 0 ? around[1..] : "");
    }

    private static string Number(double number, SessionFormat format) => FloatText.Format(number, isSingle: false, format.ExtraFloatDigits);

    private static LineSegment ReadTwo(GeometricReader reader, bool mayBeOpen)
    {
        Point[] points = new Point[2];
        reader.ReadPoints(points, mayBeOpen);
        reader.ExpectEnd();
        return new LineSegment(points[0], points[1]);
    }

    private static Value ReadPath(GeometricReader reader)
    {
        Point[] points = new Point[reader.CountPoints()];
        reader.SkipBlanks();
        bool isWrapped = reader.TryTakeOnly('(');
        bool isOpen = reader.ReadPoints(points, mayBeOpen: true);
        if (isWrapped)
        {
            reader.Expect(')');
            reader.SkipBlanks();
        }

        reader.ExpectEnd();
        return GeometricValue.OfPath(!isOpen, points);
    }

    private static Line ReadLine(GeometricReader reader)
    {
        reader.SkipBlanks();
        if (reader.TryTake('{'))
        {
            double a = reader.ReadNumber();
            reader.Expect(',');
            double b = reader.ReadNumber();
            reader.Expect(',');
            double c = reader.ReadNumber();
            reader.Expect('}');
            reader.SkipBlanks();
            reader.ExpectEnd();
            return Coordinates.IsZero(a) && Coordinates.IsZero(b) ? throw new SqlErrorException(SqlState.InvalidTextRepresentation, NoDirection) : new Line(a, b, c);
        }

        LineSegment two = ReadTwo(reader, mayBeOpen: true);
        return two.Start.IsSame(two.End) ? throw new SqlErrorException(SqlState.InvalidTextRepresentation, OnePoint) : Line.Through(two.Start, two.Slope);
    }

    private static Circle ReadCircle(GeometricReader reader)
    {
        reader.SkipBlanks();
        bool isAngular = reader.TryTake('<');
        bool isWrapped = isAngular || reader.TryTakeOuter('(');
        Point center = reader.ReadPoint();
        reader.TryTake(',');
        double radius = reader.ReadNumber();
        if (radius < 0)
        {
            throw reader.Invalid();
        }

        if (isWrapped)
        {
            if (!reader.TryTake(')'))
            {
                reader.Expect('>');
            }

            reader.SkipBlanks();
        }

        reader.ExpectEnd();
        return new Circle(center, radius);
    }
}
