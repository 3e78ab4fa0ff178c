using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Engine.Values.Geometry;

namespace Cambium.Sql.Functions.Library.Geometry;

/// <summary>Functions and operators of lines.</summary>
internal static class LineFunctions
{
    internal static void Register(LibraryBuilder library)
    {
        library.Scalar("line(point,point)", static (args, _) => Through(args[0].AsPoint(), args[1].AsPoint()).ToValue());
        library.Scalar("line_eq", static (args, _) => Value.FromBoolean(args[0].AsLine().IsSame(args[1].AsLine())));
        library.Scalar("line_intersect", static (args, _) => Value.FromBoolean(args[0].AsLine().Intersects(args[1].AsLine())));
        library.Scalar("line_parallel isparallel(line,line)", static (args, _) => Value.FromBoolean(!args[0].AsLine().Intersects(args[1].AsLine())));
        library.Scalar("line_perp isperp(line,line)", static (args, _) => Value.FromBoolean(args[0].AsLine().IsPerpendicularTo(args[1].AsLine())));
        library.Scalar("line_vertical isvertical(line)", static (args, _) => Value.FromBoolean(args[0].AsLine().IsVertical));
        library.Scalar("line_horizontal ishorizontal(line)", static (args, _) => Value.FromBoolean(args[0].AsLine().IsHorizontal));
        library.Scalar("line_interpt", static (args, _) => args[0].AsLine().TryIntersect(args[1].AsLine(), out Point point) ? point.ToValue() : Value.Null);
        library.Scalar("on_pl", static (args, _) => Value.FromBoolean(args[1].AsLine().Contains(args[0].AsPoint())));
        library.Scalar("on_sl", static (args, _) =>
        {
            LineSegment segment = args[0].AsSegment();
            Line line = args[1].AsLine();
            return Value.FromBoolean(line.Contains(segment.Start) && line.Contains(segment.End));
        });
        library.Scalar("inter_sl", static (args, _) => Value.FromBoolean(args[0].AsSegment().Intersects(args[1].AsLine())));
    }

    private static Line Through(Point first, Point second) => first.IsSame(second)
        ? throw new SqlErrorException(SqlState.InvalidParameterValue, "invalid line specification: must be two distinct points")
        : Line.Through(first, first.SlopeTo(second));
}
