using Cambium.Engine.Values;
using Cambium.Engine.Values.Geometry;

namespace Cambium.Sql.Functions.Library.Geometry;

/// <summary>Functions and operators of polygons. Their positions are those of the boxes around them, without tolerance.</summary>
internal static class PolygonFunctions
{
    private delegate bool Position(in Box left, in Box right);

    internal static void Register(LibraryBuilder library)
    {
        library.Scalar("polygon(int4,circle)", static (args, _) => GeometricValue.PolygonOf(args[1].AsCircle(), args[0].Int32));
        library.Scalar("npoints(polygon) poly_npoints", static (args, _) => Value.FromInt32(args[0].AsPolygon().Points.Count));
        library.Scalar("poly_same", static (args, _) => Value.FromBoolean(args[0].AsPolygon().IsSame(args[1].AsPolygon())));
        library.Scalar("poly_overlap", static (args, _) => Value.FromBoolean(args[0].AsPolygon().Overlaps(args[1].AsPolygon())));
        library.Scalar("poly_contain", static (args, _) => Value.FromBoolean(args[0].AsPolygon().Contains(args[1].AsPolygon())));
        library.Scalar("poly_contained", static (args, _) => Value.FromBoolean(args[1].AsPolygon().Contains(args[0].AsPolygon())));
        library.Scalar("poly_contain_pt", static (args, _) => Value.FromBoolean(args[0].AsPolygon().Contains(args[1].AsPoint())));
        library.Scalar("pt_contained_poly", static (args, _) => Value.FromBoolean(args[1].AsPolygon().Contains(args[0].AsPoint())));
        Locate("poly_left", static (in Box left, in Box right) => left.High.X < right.Low.X);
        Locate("poly_overleft", static (in Box left, in Box right) => left.High.X <= right.High.X);
        Locate("poly_right", static (in Box left, in Box right) => left.Low.X > right.High.X);
        Locate("poly_overright", static (in Box left, in Box right) => left.Low.X >= right.Low.X);
        Locate("poly_below", static (in Box left, in Box right) => left.High.Y < right.Low.Y);
        Locate("poly_overbelow", static (in Box left, in Box right) => left.High.Y <= right.High.Y);
        Locate("poly_above", static (in Box left, in Box right) => left.Low.Y > right.High.Y);
        Locate("poly_overabove", static (in Box left, in Box right) => left.Low.Y >= right.Low.Y);

        void Locate(string name, Position holds) => library.Scalar(name, (args, _) => Value.FromBoolean(holds(args[0].AsPolygon().Bounds, args[1].AsPolygon().Bounds)));
    }
}
