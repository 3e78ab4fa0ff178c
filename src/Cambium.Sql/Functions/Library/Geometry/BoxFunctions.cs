using Cambium.Engine.Values;
using Cambium.Engine.Values.Geometry;

namespace Cambium.Sql.Functions.Library.Geometry;

/// <summary>Functions and operators of boxes. They compare by their areas.</summary>
internal static class BoxFunctions
{
    private delegate bool Relation(in Box left, in Box right);

    internal static void Register(LibraryBuilder library)
    {
        library.Scalar("box(point,point)", static (args, _) => Box.Between(args[0].AsPoint(), args[1].AsPoint()).ToValue());
        library.Scalar("area(box)", static (args, _) => Value.FromDouble(args[0].AsBox().Area));
        library.Scalar("width", static (args, _) => Value.FromDouble(args[0].AsBox().Width));
        library.Scalar("height", static (args, _) => Value.FromDouble(args[0].AsBox().Height));
        GeometricFunctions.RegisterComparisons(library, "box", "lt gt le ge eq", static (in Value value) => value.AsBox().Area);
        RegisterRelations(library);
        library.Scalar("box_intersect", static (args, _) => args[0].AsBox().Intersect(args[1].AsBox())?.ToValue() ?? Value.Null);
        library.Scalar("bound_box", static (args, _) => args[0].AsBox().Join(args[1].AsBox()).ToValue());
        library.Scalar("box_add", static (args, _) => Map(args, static (corner, point) => corner + point));
        library.Scalar("box_sub", static (args, _) => Map(args, static (corner, point) => corner - point));
        library.Scalar("box_mul", static (args, _) => Turn(args, static (corner, point) => corner * point));
        library.Scalar("box_div", static (args, _) => Turn(args, static (corner, point) => corner / point));
        library.Scalar("on_pb", static (args, _) => Value.FromBoolean(args[1].AsBox().Contains(args[0].AsPoint())));
        library.Scalar("box_contain_pt", static (args, _) => Value.FromBoolean(args[0].AsBox().Contains(args[1].AsPoint())));
        library.Scalar("on_sb", static (args, _) => Value.FromBoolean(args[1].AsBox().Contains(args[0].AsSegment())));
        library.Scalar("inter_sb", static (args, _) => Value.FromBoolean(args[1].AsBox().Intersects(args[0].AsSegment())));
        library.Scalar("inter_lb", static (args, _) => Value.FromBoolean(args[1].AsBox().Intersects(args[0].AsLine())));
    }

    private static void RegisterRelations(LibraryBuilder library)
    {
        Relate("box_same", static (in Box left, in Box right) => left.IsSame(right));
        Relate("box_overlap", static (in Box left, in Box right) => left.Overlaps(right));
        Relate("box_contain", static (in Box left, in Box right) => left.Contains(right));
        Relate("box_contained", static (in Box left, in Box right) => right.Contains(left));
        Relate("box_left", static (in Box left, in Box right) => Coordinates.IsLess(left.High.X, right.Low.X));
        Relate("box_overleft", static (in Box left, in Box right) => Coordinates.IsLessOrSame(left.High.X, right.High.X));
        Relate("box_right", static (in Box left, in Box right) => Coordinates.IsGreater(left.Low.X, right.High.X));
        Relate("box_overright", static (in Box left, in Box right) => Coordinates.IsGreaterOrSame(left.Low.X, right.Low.X));
        Relate("box_below", static (in Box left, in Box right) => Coordinates.IsLess(left.High.Y, right.Low.Y));
        Relate("box_overbelow", static (in Box left, in Box right) => Coordinates.IsLessOrSame(left.High.Y, right.High.Y));
        Relate("box_above", static (in Box left, in Box right) => Coordinates.IsGreater(left.Low.Y, right.High.Y));
        Relate("box_overabove", static (in Box left, in Box right) => Coordinates.IsGreaterOrSame(left.Low.Y, right.Low.Y));
        Relate("box_below_eq", static (in Box left, in Box right) => Coordinates.IsLessOrSame(left.High.Y, right.Low.Y));
        Relate("box_above_eq", static (in Box left, in Box right) => Coordinates.IsGreaterOrSame(left.Low.Y, right.High.Y));

        void Relate(string name, Relation relation) => library.Scalar(name, (args, _) => Value.FromBoolean(relation(args[0].AsBox(), args[1].AsBox())));
    }

    private static Value Map(ReadOnlySpan<Value> args, Func<Point, Point, Point> change) =>
        new Box(change(args[0].AsBox().High, args[1].AsPoint()), change(args[0].AsBox().Low, args[1].AsPoint())).ToValue();

    /// <summary>What may turn the box: its corners are found anew.</summary>
    private static Value Turn(ReadOnlySpan<Value> args, Func<Point, Point, Point> change) =>
        Box.Between(change(args[0].AsBox().High, args[1].AsPoint()), change(args[0].AsBox().Low, args[1].AsPoint())).ToValue();
}
