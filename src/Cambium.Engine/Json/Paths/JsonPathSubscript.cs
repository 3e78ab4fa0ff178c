namespace Cambium.Engine.Json.Paths;

/// <summary>One index of <c>[0, 2 to last]</c>.</summary>
/// <param name="To">Null for a single index.</param>
public sealed record JsonPathSubscript(JsonPathItem From, JsonPathItem? To);
