namespace Cambium.Engine.Values;

/// <summary>Compares two values of one type, neither NULL.</summary>
public delegate int ValueComparison(in Value left, in Value right);
