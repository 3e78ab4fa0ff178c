namespace Cambium.Engine.TextSearch;

/// <summary>Where a lexeme stands in a document, counted from 1, and how much it counts there.</summary>
/// <param name="Weight">0 for D, the default, to 3 for A.</param>
public readonly record struct LexemePlace(int Position, int Weight)
{
    /// <summary>Positions beyond count as this one.</summary>
    public const int PositionMax = 16383;

    /// <summary>Places kept of one lexeme.</summary>
    public const int PlacesMax = 256;

    /// <summary>That of A.</summary>
    public const int WeightMax = 3;

    public static readonly string Letters = "DCBA";

    /// <summary>Weight of a letter, in either case; -1 for other characters.</summary>
    public static int WeightOf(char letter) => Letters.IndexOf(char.ToUpperInvariant(letter), StringComparison.Ordinal);
}
