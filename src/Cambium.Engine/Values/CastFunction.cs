namespace Cambium.Engine.Values;

/// <summary>Converts a value that is not NULL.</summary>
public delegate Value CastFunction(in Value value, CallContext context);
