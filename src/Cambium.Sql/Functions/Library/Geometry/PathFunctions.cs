using Cambium.Engine.Values;
using Cambium.Engine.Values.Geometry;

namespace Cambium.Sql.Functions.Library.Geometry;

/// <summary>Functions and operators of paths. They compare by the number of their points.</summary>
internal static class PathFunctions
{
    internal static void Register(LibraryBuilder library)
    {
        library.Scalar("area(path)", static (args, _) => args[0].AsPath().Area is { } area ? Value.FromDouble(area) : Value.Null);
        library.Scalar("isclosed", static (args, _) => Value.FromBoolean(args[0].AsPath().IsClosed));
        library.Scalar("isopen", static (args, _) => Value.FromBoolean(!args[0].AsPath().IsClosed));
        library.Scalar("pclose", static (args, _) => GeometricValue.WithClosing(args[0], isClosed: true));
        library.Scalar("popen", static (args, _) => GeometricValue.WithClosing(args[0], isClosed: false));
        library.Scalar("npoints(path) path_npoints", static (args, _) => Value.FromInt32(args[0].AsPath().Points.Count));
        library.Scalar("path_length length(path)", static (args, _) => Value.FromDouble(args[0].AsPath().Length));
        library.Scalar("path_n_lt", static (args, _) => Value.FromBoolean(CompareCounts(args) < 0));
        library.Scalar("path_n_gt", static (args, _) => Value.FromBoolean(CompareCounts(args) > 0));
        library.Scalar("path_n_le", static (args, _) => Value.FromBoolean(CompareCounts(args) <= 0));
        library.Scalar("path_n_ge", static (args, _) => Value.FromBoolean(CompareCounts(args) >= 0));
        library.Scalar("path_n_eq", static (args, _) => Value.FromBoolean(CompareCounts(args) == 0));
        library.Scalar("path_inter", static (args, _) => Value.FromBoolean(args[0].AsPath().Intersects(args[1].AsPath())));
        library.Scalar("on_ppath", static (args, _) => Value.FromBoolean(args[1].AsPath().Contains(args[0].AsPoint())));
        library.Scalar("path_contain_pt", static (args, _) => Value.FromBoolean(args[0].AsPath().Contains(args[1].AsPoint())));
        library.Scalar("path_add", static (args, _) => Join(args[0].AsPath(), args[1].AsPath()));
        library.Scalar("path_add_pt", static (args, _) => Map(args, static (corner, point) => corner + point));
        library.Scalar("path_sub_pt", static (args, _) => Map(args, static (corner, point) => corner - point));
        library.Scalar("path_mul_pt", static (args, _) => Map(args, static (corner, point) => corner * point));
        library.Scalar("path_div_pt", static (args, _) => Map(args, static (corner, point) => corner / point));
    }

    private static int CompareCounts(ReadOnlySpan<Value> args) => args[0].AsPath().Points.Count.CompareTo(args[1].AsPath().Points.Count);

    /// <summary>One open path after the other; NULL when one is closed.</summary>
    private static Value Join(PointPath first, PointPath second)
    {
        if (first.IsClosed || second.IsClosed)
        {
            return Value.Null;
        }

        Point[] points = new Point[first.Points.Count + second.Points.Count];
        for (int index = 0; index < points.Length; index++)
        {
            points[index] = index < first.Points.Count ? first.Points[index] : second.Points[index - first.Points.Count];
        }

        return GeometricValue.OfPath(isClosed: false, points);
    }

    private static Value Map(ReadOnlySpan<Value> args, Func<Point, Point, Point> change)
    {
        PointPath path = args[0].AsPath();
        Point point = args[1].AsPoint();
        Point[] points = new Point[path.Points.Count];
        for (int index = 0; index < points.Length; index++)
        {
            CancellationPoint.Tick();
            points[index] = change(path.Points[index], point);
        }

        return GeometricValue.OfPath(path.IsClosed, points);
    }
}
