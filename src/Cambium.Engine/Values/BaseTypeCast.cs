namespace Cambium.Engine.Values;

/// <summary>A cast between an extension's base type and a built-in one.</summary>
/// <param name="Other">The built-in type.</param>
/// <param name="IsFromOther">Other is the source; else the target.</param>
/// <param name="Context">Where it happens by itself.</param>
/// <param name="Convert">Null where the values are the same bytes.</param>
public sealed record BaseTypeCast(DataType Other, bool IsFromOther, CastContext Context, CastFunction? Convert = null);
