namespace Cambium.Engine.Json.Paths;

/// <summary>A token of a jsonpath.</summary>
/// <param name="Kind">'n' number, 's' string, 'v' variable, 'i' identifier, 'e' end; else the (first) character of a symbol.</param>
/// <param name="Text">The symbol, or what the token means.</param>
internal readonly record struct JsonPathToken(char Kind, string Text, int Start, int End);
