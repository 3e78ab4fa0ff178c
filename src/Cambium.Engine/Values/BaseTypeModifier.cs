namespace Cambium.Engine.Values;

/// <summary>Reads the number that restricts a base type from those written behind its name.</summary>
/// <exception cref="Errors.SqlErrorException">22023: out of range, too many.</exception>
public delegate int ModifierReader(IReadOnlyList<int> values);

/// <summary>The value as the number allows it.</summary>
/// <param name="value">Not NULL.</param>
public delegate Value ModifierFit(in Value value, int modifier);

/// <summary>A number behind a base type's name, as in vector(3).</summary>
/// <param name="Input">The symbol of the function that reads it.</param>
public sealed record BaseTypeModifier(string Input, ModifierReader Encode, ModifierFit Fit);
