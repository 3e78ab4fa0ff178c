namespace Cambium.Sql.Functions.Library.RegularExpressions;

/// <summary>What an expression or one of its groups matched, in UTF-16 code units; <see cref="Start"/> is -1 for a group that took no part.</summary>
internal readonly record struct RegexSpan(int Start, int End)
{
    internal static RegexSpan None => new(-1, -1);

    internal bool IsThere => Start >= 0;

    internal int Length => End - Start;

    internal string In(string text) => text[Start..End];
}
