namespace Cambium.Wire.Frontend;

/// <summary>A statement prepared on a connection.</summary>
/// <param name="Name">The server's name for it.</param>
/// <param name="Fields">Of its rows; empty when it returns none.</param>
public sealed record FrontendStatement(string Name, IReadOnlyList<FrontendField> Fields);
