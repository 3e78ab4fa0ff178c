using Cambium.Engine.Json.Paths;
using Cambium.Sql.Functions.Library.RegularExpressions;

namespace Cambium.Sql.Functions.Library.Paths;

/// <summary>Patterns of like_regex, with XQuery's flags.</summary>
internal sealed class PathPatterns : IPatternSyntax
{
    public static readonly PathPatterns Instance = new();

    public void Require(string pattern, string flags) => Get(pattern, flags);

    internal static RegularExpression Get(string pattern, string flags)
    {
        bool isLiteral = flags.Contains('q', StringComparison.Ordinal);
        bool dotTakesAll = flags.Contains('s', StringComparison.Ordinal);
        bool isMultiline = flags.Contains('m', StringComparison.Ordinal);
        return RegexCache.Get(pattern, (flags.Contains('i', StringComparison.Ordinal) ? "i" : "")
            + (isLiteral ? "q" : (dotTakesAll, isMultiline) switch { (false, false) => "p", (false, true) => "n", (true, true) => "w", _ => "s" }));
    }
}
