using Cambium.Engine.Errors;

namespace Cambium.Engine.Json.Paths;

/// <summary>The regular expressions that like_regex takes.</summary>
public interface IPatternSyntax
{
    /// <param name="flags">Of i, s, m, x, q.</param>
    /// <exception cref="SqlErrorException">2201B: the pattern is none.</exception>
    void Require(string pattern, string flags);
}
