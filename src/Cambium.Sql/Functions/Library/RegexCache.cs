using System.Collections.Concurrent;
using System.Text.RegularExpressions;
using Cambium.Engine.Errors;

namespace Cambium.Sql.Functions.Library;

/// <summary>Compiled regular expressions by pattern and flags, for all sessions; emptied when it grows too large.</summary>
internal static class RegexCache
{
    private const int EntriesMax = 1000;

    /// <summary>A pattern that backtracks without end is given up after this; PostgreSQL would go on.</summary>
    private static readonly TimeSpan s_matchMax = TimeSpan.FromSeconds(30);

    private static readonly ConcurrentDictionary<(string Pattern, string Flags), Regex> s_regexes = new();

    /// <param name="pattern">PostgreSQL's advanced regular expression.</param>
    /// <param name="flags">Letters i, c, n, m, s, p, w, x, q, e, b; g is the caller's.</param>
    internal static Regex Get(string pattern, string flags)
    {
        if (s_regexes.TryGetValue((pattern, flags), out Regex? regex))
        {
            return regex;
        }

        if (s_regexes.Count >= EntriesMax)
        {
            s_regexes.Clear();
        }

        return s_regexes.GetOrAdd((pattern, flags), static key => Create(key.Pattern, key.Flags));
    }

    /// <summary>Runs a match, its timeout told as PostgreSQL tells of a pattern that is too complex.</summary>
    internal static T Run<T>(Func<T> match)
    {
        try
        {
            return match();
        }
        catch (RegexMatchTimeoutException)
        {
            throw new SqlErrorException(SqlState.InvalidRegularExpression, "regular expression failed: regular expression is too complex");
        }
    }

    private static Regex Create(string pattern, string flags)
    {
        try
        {
            return new RegexTranslator(pattern, flags).Translate(s_matchMax);
        }
        catch (ArgumentException e)
        {
            throw new SqlErrorException(SqlState.InvalidRegularExpression, $"invalid regular expression: {Explain(e)}");
        }
    }

    private static string Explain(ArgumentException exception) => exception is not RegexParseException parse ? exception.Message : parse.Error switch
    {
        RegexParseError.InsufficientClosingParentheses or RegexParseError.InsufficientOpeningParentheses => "parentheses () not balanced",
        RegexParseError.UnterminatedBracket => "brackets [] not balanced",
        RegexParseError.ReversedCharacterRange => "invalid character range",
        RegexParseError.QuantifierAfterNothing or RegexParseError.NestedQuantifiersNotParenthesized => "quantifier operand invalid",
        RegexParseError.ReversedQuantifierRange => "invalid repetition count(s)",
        RegexParseError.UndefinedNumberedReference => "invalid backreference number",
        RegexParseError.UnescapedEndingBackslash or RegexParseError.UnrecognizedEscape => "invalid escape \\ sequence",
        _ => exception.Message,
    };
}
