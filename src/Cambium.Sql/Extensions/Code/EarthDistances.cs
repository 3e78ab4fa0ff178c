using Cambium.Engine.Values;
using Cambium.Engine.Values.Geometry;

namespace Cambium.Sql.Extensions.Code;

/// <summary>earthdistance: how far two points of longitude and latitude, in degrees, are from one another, in statute miles. The rest of it is SQL over cubes.</summary>
internal static class EarthDistances
{
    private const double RadiusMiles = 3958.747716;

    internal static void Register(ExtensionLibrary library) =>
        library.Scalar("geo_distance", static (arguments, _) => Value.FromDouble(Miles(arguments[0].AsPoint(), arguments[1].AsPoint())));

    /// <summary>By the haversine formula, which is exact for points near each other.</summary>
    private static double Miles(Point from, Point to)
    {
        double longitudes = Math.Abs(Radians(from.X) - Radians(to.X));
        if (longitudes > Math.PI)
        {
            longitudes = (2 * Math.PI) - longitudes;
        }

        double acrossLatitudes = Math.Sin(Math.Abs(Radians(from.Y) - Radians(to.Y)) / 2);
        double acrossLongitudes = Math.Sin(longitudes / 2);
        double chord = Math.Sqrt((acrossLatitudes * acrossLatitudes) + (Math.Cos(Radians(from.Y)) * Math.Cos(Radians(to.Y)) * acrossLongitudes * acrossLongitudes));

        // Rounding may leave more than the whole way.
        return 2 * RadiusMiles * Math.Asin(chord > 1 ? 1 : chord);
    }

    private static double Radians(double degrees) => degrees / 360 * (2 * Math.PI);
}
