namespace Cambium.Engine.TextSearch;

/// <summary>A word of a text vector, with the places where it stands; without places when they were taken away.</summary>
public sealed record Lexeme(string Text, IReadOnlyList<LexemePlace> Places);
