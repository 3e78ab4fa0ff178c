namespace Cambium.Sql.Functions.Library.RegularExpressions;

/// <summary>What assertions know of a character beside a place.</summary>
internal enum RegexNeighbor
{
    /// <summary>The text begins or ends here.</summary>
    Edge,
    Word,
    Newline,
    Other,
}
