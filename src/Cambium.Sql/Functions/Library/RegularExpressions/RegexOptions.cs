namespace Cambium.Sql.Functions.Library.RegularExpressions;

/// <summary>How a regular expression is read: PostgreSQL's option letters, later ones overriding.</summary>
/// <param name="Flavor">Advanced, extended, or a literal string.</param>
/// <param name="IgnoresCase">i.</param>
/// <param name="IsExpanded">x: white space and comments don't count.</param>
/// <param name="DotTakesNewline">Not under n and p: there the dot and negated brackets leave newlines alone.</param>
/// <param name="AnchorsMatchLines">n and w.</param>
internal readonly record struct RegexOptions(RegexFlavor Flavor, bool IgnoresCase, bool IsExpanded, bool DotTakesNewline, bool AnchorsMatchLines)
{
    internal static RegexOptions Default => new(RegexFlavor.Advanced, false, false, true, false);

    /// <returns>null: there is no such option.</returns>
    internal RegexOptions? With(char letter) => letter switch
    {
        'b' => this with { Flavor = RegexFlavor.Basic },
        'e' => this with { Flavor = RegexFlavor.Extended },
        'q' => this with { Flavor = RegexFlavor.Literal },
        'i' => this with { IgnoresCase = true },
        'c' => this with { IgnoresCase = false },
        'x' => this with { IsExpanded = true },
        't' => this with { IsExpanded = false },
        'n' or 'm' => this with { DotTakesNewline = false, AnchorsMatchLines = true },
        's' => this with { DotTakesNewline = true, AnchorsMatchLines = false },
        'p' => this with { DotTakesNewline = false, AnchorsMatchLines = false },
        'w' => this with { DotTakesNewline = true, AnchorsMatchLines = true },
        _ => null,
    };
}
