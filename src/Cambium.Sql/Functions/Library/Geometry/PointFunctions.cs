using Cambium.Engine.Values;
using Cambium.Engine.Values.Geometry;

namespace Cambium.Sql.Functions.Library.Geometry;

/// <summary>Functions and operators of points.</summary>
internal static class PointFunctions
{
    internal static void Register(LibraryBuilder library)
    {
        library.Scalar("point(float8,float8)", static (args, _) => new Point(args[0].Double, args[1].Double).ToValue());
        library.Scalar("point_eq", static (args, _) => Value.FromBoolean(args[0].AsPoint().IsSame(args[1].AsPoint())));
        library.Scalar("point_ne", static (args, _) => Value.FromBoolean(!args[0].AsPoint().IsSame(args[1].AsPoint())));
        library.Scalar("point_left", static (args, _) => Value.FromBoolean(Coordinates.IsLess(args[0].AsPoint().X, args[1].AsPoint().X)));
        library.Scalar("point_right", static (args, _) => Value.FromBoolean(Coordinates.IsGreater(args[0].AsPoint().X, args[1].AsPoint().X)));
        library.Scalar("point_below", static (args, _) => Value.FromBoolean(Coordinates.IsLess(args[0].AsPoint().Y, args[1].AsPoint().Y)));
        library.Scalar("point_above", static (args, _) => Value.FromBoolean(Coordinates.IsGreater(args[0].AsPoint().Y, args[1].AsPoint().Y)));
        library.Scalar(
            "point_vert isvertical(point,point)", static (args, _) => Value.FromBoolean(Coordinates.AreSame(args[0].AsPoint().X, args[1].AsPoint().X)));
        library.Scalar(
            "point_horiz ishorizontal(point,point)", static (args, _) => Value.FromBoolean(Coordinates.AreSame(args[0].AsPoint().Y, args[1].AsPoint().Y)));
        library.Scalar("slope", static (args, _) => Value.FromDouble(args[0].AsPoint().SlopeTo(args[1].AsPoint())));
        library.Scalar("point_add", static (args, _) => (args[0].AsPoint() + args[1].AsPoint()).ToValue());
        library.Scalar("point_sub", static (args, _) => (args[0].AsPoint() - args[1].AsPoint()).ToValue());
        library.Scalar("point_mul", static (args, _) => (args[0].AsPoint() * args[1].AsPoint()).ToValue());
        library.Scalar("point_div", static (args, _) => (args[0].AsPoint() / args[1].AsPoint()).ToValue());
    }
}
