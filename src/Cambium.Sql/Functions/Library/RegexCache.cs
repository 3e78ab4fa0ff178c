using System.Collections.Concurrent;
using System.Text.RegularExpressions;
using Cambium.Engine.Errors;

namespace Cambium.Sql.Functions.Library;

/// <summary>Compiled regular expressions by pattern and flags, for all sessions; emptied when it grows too large.</summary>
internal static class RegexCache
{
    private const int EntriesMax = 1000;

    private static readonly ConcurrentDictionary<(string Pattern, string Flags), CompiledPattern> s_patterns = new();

    /// <param name="pattern">PostgreSQL's advanced regular expression.</param>
    /// <param name="flags">Letters i, c, n, m, s, p, w, x, q, e, b; g is the caller's.</param>
    /// <exception cref="SqlErrorException">2201B.</exception>
    internal static CompiledPattern Get(string pattern, string flags)
    {
        if (s_patterns.TryGetValue((pattern, flags), out CompiledPattern? compiled))
        {
            return compiled;
        }

        if (s_patterns.Count >= EntriesMax)
        {
            s_patterns.Clear();
        }

        return s_patterns.GetOrAdd((pattern, flags), static key => Create(key.Pattern, key.Flags));
    }

    private static CompiledPattern Create(string pattern, string flags)
    {
        try
        {
            return new RegexTranslator(pattern, flags).Translate();
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
