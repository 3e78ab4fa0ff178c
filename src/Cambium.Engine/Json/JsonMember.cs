namespace Cambium.Engine.Json;

/// <summary>A name and its value in a JSON object.</summary>
public readonly record struct JsonMember(string Name, JsonValue Value);
