using Cambium.Engine.Values;
using Cambium.Engine.Values.Geometry;

namespace Cambium.Sql.Functions.Library.Geometry;

/// <summary>The operator &lt;-&gt;: how far apart two geometric values are. Of boxes it is the distance of their centers.</summary>
internal static class DistanceFunctions
{
    private delegate double Distance(in Value left, in Value right);

    internal static void Register(LibraryBuilder library)
    {
        Add("point_distance", null, static (in Value left, in Value right) => left.AsPoint().DistanceTo(right.AsPoint()));
        Add("lseg_distance", null, static (in Value left, in Value right) => left.AsSegment().Closest(right.AsSegment()).Distance);
        Add("line_distance", null, static (in Value left, in Value right) => left.AsLine().DistanceTo(right.AsLine()));
        Add("box_distance", null, static (in Value left, in Value right) => left.AsBox().Center.DistanceTo(right.AsBox().Center));
        Add("poly_distance", null, static (in Value left, in Value right) => left.AsPolygon().DistanceTo(right.AsPolygon()));
        Add("circle_distance", null, static (in Value left, in Value right) => left.AsCircle().DistanceTo(right.AsCircle()));
        Add("dist_pl", "dist_lp", static (in Value point, in Value line) => line.AsLine().Closest(point.AsPoint()).Distance);
        Add("dist_ps", "dist_sp", static (in Value point, in Value segment) => segment.AsSegment().Closest(point.AsPoint()).Distance);
        Add("dist_pb", "dist_bp", static (in Value point, in Value box) => box.AsBox().Closest(point.AsPoint()).Distance);
        Add("dist_ppath", "dist_pathp", static (in Value point, in Value path) => path.AsPath().DistanceTo(point.AsPoint()));
        Add("dist_ppoly", "dist_polyp", static (in Value point, in Value polygon) => polygon.AsPolygon().DistanceTo(point.AsPoint()));
        Add("dist_pc", "dist_cpoint", static (in Value point, in Value circle) => circle.AsCircle().DistanceTo(point.AsPoint()));
        Add("dist_sl", "dist_ls", static (in Value segment, in Value line) => segment.AsSegment().Closest(line.AsLine()).Distance);
        Add("dist_sb", "dist_bs", static (in Value segment, in Value box) => box.AsBox().Closest(segment.AsSegment()).Distance);
        Add("dist_cpoly", "dist_polyc", static (in Value circle, in Value polygon) => circle.AsCircle().DistanceTo(polygon.AsPolygon()));
        library.Scalar("path_distance", static (args, _) => args[0].AsPath().DistanceTo(args[1].AsPath()) is { } distance ? Value.FromDouble(distance) : Value.Null);

        void Add(string name, string? exchanged, Distance distance)
        {
            library.Scalar(name, (args, _) => Value.FromDouble(distance(args[0], args[1])));
            if (exchanged is not null)
            {
                library.Scalar(exchanged, (args, _) => Value.FromDouble(distance(args[1], args[0])));
            }
        }
    }
}
