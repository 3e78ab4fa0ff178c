using System.Collections.Concurrent;
using Cambium.Engine.Errors;

namespace Cambium.Sql.Functions.Library.RegularExpressions;

/// <summary>Compiled regular expressions by pattern and flags, for all sessions; emptied when it grows too large.</summary>
internal static class RegexCache
{
    private const int EntriesMax = 1000;

    private static readonly ConcurrentDictionary<(string Pattern, string Flags), RegularExpression> s_expressions = new();

    /// <param name="pattern">PostgreSQL's advanced regular expression, or what the flags make of it.</param>
    /// <param name="flags">Option letters; g is the caller's.</param>
    /// <exception cref="SqlErrorException">2201B; 22023 for an option there isn't.</exception>
    internal static RegularExpression Get(string pattern, string flags)
    {
        if (s_expressions.TryGetValue((pattern, flags), out RegularExpression? expression))
        {
            return expression;
        }

        if (s_expressions.Count >= EntriesMax)
        {
            s_expressions.Clear();
        }

        return s_expressions.GetOrAdd((pattern, flags), static key => Create(key.Pattern, key.Flags));
    }

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
