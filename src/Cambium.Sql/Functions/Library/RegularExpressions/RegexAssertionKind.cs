namespace Cambium.Sql.Functions.Library.RegularExpressions;

/// <summary>Conditions on the characters at both sides of a place.</summary>
internal enum RegexAssertionKind
{
    TextStart,
    TextEnd,
    LineStart,
    LineEnd,
    WordStart,
    WordEnd,
    WordEdge,
    NoWordEdge,
}
