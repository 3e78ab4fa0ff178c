using Cambium.Engine.Values;
using Cambium.Engine.Values.Geometry;

namespace Cambium.Sql.Functions.Library.Geometry;

/// <summary>Functions and operators of line segments.</summary>
internal static class SegmentFunctions
{
    internal static void Register(LibraryBuilder library)
    {
        library.Scalar("lseg(point,point)", static (args, _) => new LineSegment(args[0].AsPoint(), args[1].AsPoint()).ToValue());
        library.Scalar("lseg_eq", static (args, _) => Value.FromBoolean(args[0].AsSegment().IsSame(args[1].AsSegment())));
        library.Scalar("lseg_ne", static (args, _) => Value.FromBoolean(!args[0].AsSegment().IsSame(args[1].AsSegment())));
        GeometricFunctions.RegisterComparisons(library, "lseg", "lt gt le ge", static (in Value value) => value.AsSegment().Length);
        library.Scalar("lseg_length length(lseg)", static (args, _) => Value.FromDouble(args[0].AsSegment().Length));
        library.Scalar("lseg_parallel isparallel(lseg,lseg)", static (args, _) => Value.FromBoolean(args[0].AsSegment().IsParallelTo(args[1].AsSegment())));
        library.Scalar("lseg_perp isperp(lseg,lseg)", static (args, _) => Value.FromBoolean(args[0].AsSegment().IsPerpendicularTo(args[1].AsSegment())));
        library.Scalar("lseg_vertical isvertical(lseg)", static (args, _) => Value.FromBoolean(args[0].AsSegment().IsVertical));
        library.Scalar("lseg_horizontal ishorizontal(lseg)", static (args, _) => Value.FromBoolean(args[0].AsSegment().IsHorizontal));
        library.Scalar("lseg_intersect", static (args, _) => Value.FromBoolean(args[0].AsSegment().Intersects(args[1].AsSegment())));
        library.Scalar("lseg_interpt", static (args, _) => args[0].AsSegment().TryIntersect(args[1].AsSegment(), out Point point) ? point.ToValue() : Value.Null);
        library.Scalar("on_ps", static (args, _) => Value.FromBoolean(args[1].AsSegment().Contains(args[0].AsPoint())));
    }
}
