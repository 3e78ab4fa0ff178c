using Cambium.Engine.Values;
using Cambium.Engine.Values.Geometry;

namespace Cambium.Sql.Functions.Library.Geometry;

/// <summary>Functions and operators of circles. They compare by their areas.</summary>
internal static class CircleFunctions
{
    private delegate bool Relation(in Circle left, in Circle right);

    internal static void Register(LibraryBuilder library)
    {
        library.Scalar("circle(point,float8)", static (args, _) => new Circle(args[0].AsPoint(), args[1].Double).ToValue());
        library.Scalar("area(circle)", static (args, _) => Value.FromDouble(args[0].AsCircle().Area));
        library.Scalar("radius", static (args, _) => Value.FromDouble(args[0].AsCircle().Radius));
        library.Scalar("diameter", static (args, _) => Value.FromDouble(Coordinates.Multiply(args[0].AsCircle().Radius, 2)));
        GeometricFunctions.RegisterComparisons(library, "circle", "lt gt le ge eq ne", static (in Value value) => value.AsCircle().Area);
        RegisterRelations(library);
        library.Scalar("circle_contain_pt", static (args, _) => Value.FromBoolean(args[0].AsCircle().Contains(args[1].AsPoint())));
        library.Scalar("pt_contained_circle", static (args, _) => Value.FromBoolean(args[1].AsCircle().Contains(args[0].AsPoint())));
        library.Scalar("circle_add_pt", static (args, _) => (args[0].AsCircle() with { Center = args[0].AsCircle().Center + args[1].AsPoint() }).ToValue());
        library.Scalar("circle_sub_pt", static (args, _) => (args[0].AsCircle() with { Center = args[0].AsCircle().Center - args[1].AsPoint() }).ToValue());
        library.Scalar("circle_mul_pt", static (args, _) =>
        {
            Circle circle = args[0].AsCircle();
            Point point = args[1].AsPoint();
            return new Circle(circle.Center * point, Coordinates.Multiply(circle.Radius, Coordinates.Hypotenuse(point.X, point.Y))).ToValue();
        });
        library.Scalar("circle_div_pt", static (args, _) =>
        {
            Circle circle = args[0].AsCircle();
            Point point = args[1].AsPoint();
            return new Circle(circle.Center / point, Coordinates.Divide(circle.Radius, Coordinates.Hypotenuse(point.X, point.Y))).ToValue();
        });
    }

    private static void RegisterRelations(LibraryBuilder library)
    {
        Relate("circle_same", static (in Circle left, in Circle right) => left.IsSame(right));
        Relate("circle_overlap", static (in Circle left, in Circle right) => left.Overlaps(right));
        Relate("circle_contain", static (in Circle left, in Circle right) => left.Contains(right));
        Relate("circle_contained", static (in Circle left, in Circle right) => right.Contains(left));
        Relate("circle_left", static (in Circle left, in Circle right) => Coordinates.IsLess(left.Right, right.Left));
        Relate("circle_overleft", static (in Circle left, in Circle right) => Coordinates.IsLessOrSame(left.Right, right.Right));
        Relate("circle_right", static (in Circle left, in Circle right) => Coordinates.IsGreater(left.Left, right.Right));
        Relate("circle_overright", static (in Circle left, in Circle right) => Coordinates.IsGreaterOrSame(left.Left, right.Left));
        Relate("circle_below", static (in Circle left, in Circle right) => Coordinates.IsLess(left.Top, right.Bottom));
        Relate("circle_overbelow", static (in Circle left, in Circle right) => Coordinates.IsLessOrSame(left.Top, right.Top));
        Relate("circle_above", static (in Circle left, in Circle right) => Coordinates.IsGreater(left.Bottom, right.Top));
        Relate("circle_overabove", static (in Circle left, in Circle right) => Coordinates.IsGreaterOrSame(left.Bottom, right.Bottom));

        void Relate(string name, Relation relation) => library.Scalar(name, (args, _) => Value.FromBoolean(relation(args[0].AsCircle(), args[1].AsCircle())));
    }
}
