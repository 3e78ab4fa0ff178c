using Cambium.Engine.Values;
using Cambium.Engine.Values.Geometry;

namespace Cambium.Sql.Functions.Library.Geometry;

/// <summary>Functions and operators of point, lseg, line, box, path, polygon and circle.</summary>
internal static class GeometricFunctions
{
    /// <summary>The six comparisons of sizes, by the ends of their functions' names.</summary>
    private static readonly (string Name, Func<double, double, bool> Holds)[] s_comparisons =
    [
        ("lt", Coordinates.IsLess), ("gt", Coordinates.IsGreater), ("le", Coordinates.IsLessOrSame), ("ge", Coordinates.IsGreaterOrSame),
        ("eq", Coordinates.AreSame), ("ne", Coordinates.Differ),
    ];

    internal delegate double Size(in Value value);

    internal static void Register(LibraryBuilder library)
    {
        PointFunctions.Register(library);
        SegmentFunctions.Register(library);
        LineFunctions.Register(library);
        BoxFunctions.Register(library);
        PathFunctions.Register(library);
        PolygonFunctions.Register(library);
        CircleFunctions.Register(library);
        DistanceFunctions.Register(library);
        ClosestPointFunctions.Register(library);
        RegisterConversions(library);
    }

    /// <summary>Comparisons of values by a size: <c>circle_lt</c>, ….</summary>
    /// <param name="names">Those that the type has, as the functions' names end.</param>
    internal static void RegisterComparisons(LibraryBuilder library, string type, string names, Size size)
    {
        foreach (string name in names.Split(' '))
        {
            Func<double, double, bool> holds = s_comparisons.First(comparison => comparison.Name == name).Holds;
            library.Scalar($"{type}_{name}", (args, _) => Value.FromBoolean(holds(size(args[0]), size(args[1]))));
        }
    }

    /// <summary>The functions behind casts, and their other names.</summary>
    private static void RegisterConversions(LibraryBuilder library)
    {
        DataType[] types = [DataType.Point, DataType.LineSegment, DataType.Path, DataType.Box, DataType.Polygon, DataType.Circle];
        foreach (DataType from in types)
        {
            foreach (DataType to in types.Where(to => to != from))
            {
                if (Casts.Find(from, to, out _) is { } cast)
                {
                    library.Scalar($"{to.Name}({from.Name})", (args, context) => cast(args[0], context));
                }
            }
        }

        library.Scalar("center(box) box_center", static (args, _) => args[0].AsBox().Center.ToValue());
        library.Scalar("center(circle) circle_center", static (args, _) => args[0].AsCircle().Center.ToValue());
        library.Scalar("lseg_center", static (args, _) => args[0].AsSegment().Center.ToValue());
        library.Scalar("poly_center", static (args, _) => args[0].AsPolygon().Circle.Center.ToValue());
        library.Scalar("diagonal", static (args, _) => args[0].AsBox().Diagonal.ToValue());
    }
}
