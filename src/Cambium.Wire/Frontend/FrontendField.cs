namespace Cambium.Wire.Frontend;

/// <summary>A column of a result.</summary>
public readonly record struct FrontendField(string Name, int TypeOid);
