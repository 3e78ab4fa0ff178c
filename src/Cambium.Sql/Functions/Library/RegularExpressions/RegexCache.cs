using Cambium.Engine.Errors;

namespace Cambium.Sql.Functions.Library.RegularExpressions;

/// <summary>Compiled regular expressions by pattern and flags.</summary>
internal static class RegexCache
{
    private static readonly ParsedTexts<(string Pattern, string Flags), RegularExpression> s_expressions = new(static key => Create(key.Pattern, key.Flags));

    /// <param name="pattern">PostgreSQL's advanced regular expression, or what the flags make of it.</param>
    /// <param name="flags">Option letters; g is the caller's.</param>
    /// <exception cref="SqlErrorException">2201B; 22023 for an option there isn't.</exception>
    internal static RegularExpression Get(string pattern, string flags) => s_expressions.Get((pattern, flags));

    private static RegularExpression Create(string pattern, string flags)
    {
        RegexOptions options = RegexOptions.Default;
        foreach (char flag in flags)
        {
            options = flag == 'g' ? options : options.With(flag)
                ?? throw new SqlErrorException(SqlState.InvalidParameterValue, $"invalid regular expression option: \"{flag}\"");
        }

        try
        {
            return new RegularExpression(pattern, options);
        }
        catch (RegexSyntaxException e)
        {
            throw new SqlErrorException(SqlState.InvalidRegularExpression, $"invalid regular expression: {e.Message}");
        }
    }
}
