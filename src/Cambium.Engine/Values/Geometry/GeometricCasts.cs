namespace Cambium.Engine.Values.Geometry;

/// <summary>The conversions between geometric types.</summary>
internal static class GeometricCasts
{
    private const int CirclePoints = 12;

    internal static CastFunction Create(DataType from, DataType to) => (from.Name, to.Name) switch
    {
        ("point", "box") => static (in Value value, CallContext _) => new Box(value.AsPoint(), value.AsPoint()).ToValue(),
        ("lseg", "point") => static (in Value value, CallContext _) => value.AsSegment().Center.ToValue(),
        ("path", "polygon") => static (in Value value, CallContext _) => GeometricValue.PolygonOf(value),
        ("box", "point") => static (in Value value, CallContext _) => value.AsBox().Center.ToValue(),
        ("box", "lseg") => static (in Value value, CallContext _) => value.AsBox().Diagonal.ToValue(),
        ("box", "polygon") => static (in Value value, CallContext _) => GeometricValue.PolygonOf(value.AsBox()),
        ("box", "circle") => static (in Value value, CallContext _) => value.AsBox().Circle.ToValue(),
        ("polygon", "point") => static (in Value value, CallContext _) => value.AsPolygon().Circle.Center.ToValue(),
        ("polygon", "path") => static (in Value value, CallContext _) => GeometricValue.PathOf(value),
        ("polygon", "box") => static (in Value value, CallContext _) => value.AsPolygon().Bounds.ToValue(),
        ("polygon", "circle") => static (in Value value, CallContext _) => value.AsPolygon().Circle.ToValue(),
        ("circle", "point") => static (in Value value, CallContext _) => value.AsCircle().Center.ToValue(),
        ("circle", "box") => static (in Value value, CallContext _) => value.AsCircle().Box.ToValue(),
        ("circle", "polygon") => static (in Value value, CallContext _) => GeometricValue.PolygonOf(value.AsCircle(), CirclePoints),
        _ => throw new InvalidOperationException($"There is no cast from {from.Name} to {to.Name}."),
    };
}
