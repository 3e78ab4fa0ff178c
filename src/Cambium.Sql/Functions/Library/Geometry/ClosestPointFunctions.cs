using Cambium.Engine.Values;
using Cambium.Engine.Values.Geometry;

namespace Cambium.Sql.Functions.Library.Geometry;

/// <summary>The operator ##: the point of the right value that is nearest to the left one; NULL when there isn't one point.</summary>
internal static class ClosestPointFunctions
{
    internal static void Register(LibraryBuilder library)
    {
        library.Scalar("close_pl", static (args, _) => Place(args[1].AsLine().Closest(args[0].AsPoint())));
        library.Scalar("close_ps", static (args, _) => Place(args[1].AsSegment().Closest(args[0].AsPoint())));
        library.Scalar("close_pb", static (args, _) => Place(args[1].AsBox().Closest(args[0].AsPoint())));
        library.Scalar("close_sb", static (args, _) => Place(args[1].AsBox().Closest(args[0].AsSegment())));
        library.Scalar("close_ls", static (args, _) =>
        {
            Line line = args[0].AsLine();
            LineSegment segment = args[1].AsSegment();
            return segment.Slope == line.Slope ? Value.Null : Place(segment.Closest(line));
        });
        library.Scalar("close_lseg", static (args, _) =>
        {
            LineSegment from = args[0].AsSegment();
            LineSegment to = args[1].AsSegment();
            return from.Slope == to.Slope ? Value.Null : Place(to.Closest(from));
        });
    }

    private static Value Place((double Distance, Point Place) closest) => double.IsNaN(closest.Distance) ? Value.Null : closest.Place.ToValue();
}
