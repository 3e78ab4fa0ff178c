using System.Text;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Functions.Library.RegularExpressions;

namespace Cambium.Sql.Functions.Library;

/// <summary>LIKE, ILIKE, SIMILAR TO, ~ and the regexp_* functions.</summary>
internal static class PatternFunctions
{
    internal static void Register(LibraryBuilder library)
    {
        library.Scalar("textlike bpcharlike namelike bytealike like(text,text) like(name,text) like(bytea,bytea)", static (args, _) => Value.FromBoolean(LikePattern.IsMatch(args[0].Utf8, args[1].Utf8)));
        library.Scalar("textnlike bpcharnlike namenlike byteanlike notlike(text,text) notlike(name,text) notlike(bytea,bytea)", static (args, _) => Value.FromBoolean(!LikePattern.IsMatch(args[0].Utf8, args[1].Utf8)));
        library.Scalar("texticlike bpchariclike nameiclike", static types => (args, _) => Value.FromBoolean(LikePattern.IsMatchIgnoringCase(args[0].Text, args[1].Text, types.Arguments[0].Type.Order)));
        library.Scalar("texticnlike bpcharicnlike nameicnlike", static types => (args, _) => Value.FromBoolean(!LikePattern.IsMatchIgnoringCase(args[0].Text, args[1].Text, types.Arguments[0].Type.Order)));
        library.Scalar("like_escape(text,text) like_escape(bytea,bytea)", static (args, _) => Value.FromText(LikePattern.WithEscape(args[0].Text, args[1].Text)));
        library.Scalar("textregexeq bpcharregexeq nameregexeq", static (args, ctx) => Value.FromBoolean(IsMatch(args, "", ctx)));
        library.Scalar("textregexne bpcharregexne nameregexne", static (args, ctx) => Value.FromBoolean(!IsMatch(args, "", ctx)));
        library.Scalar("texticregexeq bpcharicregexeq nameicregexeq", static (args, ctx) => Value.FromBoolean(IsMatch(args, "i", ctx)));
        library.Scalar("texticregexne bpcharicregexne nameicregexne", static (args, ctx) => Value.FromBoolean(!IsMatch(args, "i", ctx)));
        library.Scalar("similar_to_escape(text)", static (args, _) => Value.FromText(SimilarPattern.ToRegex(args[0].Text, "\\")));
        library.Scalar("similar_to_escape(text,text) similar_escape(text,text)", static (args, _) =>
            args[0].IsNull ? Value.Null : Value.FromText(SimilarPattern.ToRegex(args[0].Text, args[1].IsNull ? "\\" : args[1].Text)));
        library.Scalar("substring(text,text)", static (args, ctx) => Substring(args[0].Text, args[1].Text, ctx));
        library.Scalar("substring(text,text,text)", static (args, ctx) => Substring(args[0].Text, SimilarPattern.ToRegex(args[1].Text, args[2].Text), ctx));
        library.Scalar("regexp_like", static (args, ctx) => Value.FromBoolean(Expression(args[1].Text, args.Length > 2 ? args[2].Text : "", "regexp_like").IsMatch(args[0].Text, ctx.Cancellation)));
        library.Scalar("regexp_match", static (args, ctx) => ToArray(args[0].Text, Find(args[0].Text, args[1].Text, args.Length > 2 ? args[2].Text : "", "regexp_match", ctx)));
        library.Set("regexp_matches", static (args, ctx) => Matches(args[0].Text, args[1].Text, args.Length > 2 ? args[2].Text : "", ctx));
        library.Scalar("regexp_replace(text,text,text)", static (args, ctx) => Replace(args[0].Text, args[1].Text, args[2].Text, "", 1, 1, ctx));
        library.Scalar("regexp_replace(text,text,text,text)", static (args, ctx) =>
            Replace(args[0].Text, args[1].Text, args[2].Text, FlagsOrNoPlace(args[3].Text), 1, args[3].Text.Contains('g', StringComparison.Ordinal) ? 0 : 1, ctx));
        library.Scalar("regexp_replace(text,text,text,int4)", static (args, ctx) => Replace(args[0].Text, args[1].Text, args[2].Text, "", args[3].Int32, 1, ctx));
        library.Scalar("regexp_replace(text,text,text,int4,int4)", static (args, ctx) => Replace(args[0].Text, args[1].Text, args[2].Text, "", args[3].Int32, args[4].Int32, ctx));
        library.Scalar("regexp_replace(text,text,text,int4,int4,text)", static (args, ctx) => Replace(args[0].Text, args[1].Text, args[2].Text, args[5].Text, args[3].Int32, args[4].Int32, ctx));
        library.Scalar("regexp_count", static (args, ctx) => Value.FromInt32(All(
            args[0].Text, PlaceOf(args[0].Text, args.Length > 2 ? args[2].Int32 : 1), Expression(args[1].Text, args.Length > 3 ? args[3].Text : "", "regexp_count"), ctx).Count()));
        library.Scalar("regexp_substr", static (args, ctx) => Locate(args, 4, 5, "regexp_substr", ctx) is { } span ? Value.FromText(span.In(args[0].Text)) : Value.Null);
        library.Scalar("regexp_instr", static (args, ctx) => Instr(args, ctx));
        library.Scalar("regexp_split_to_array", static (args, ctx) => Value.FromArray(new ArrayValue(
            DataType.Text, [.. Split(args[0].Text, args[1].Text, args.Length > 2 ? args[2].Text : "", "regexp_split_to_array", ctx).Select(Value.FromText)])));
        library.Set("regexp_split_to_table", static (args, ctx) => Split(args[0].Text, args[1].Text, args.Length > 2 ? args[2].Text : "", "regexp_split_to_table", ctx).Select(part => new[] { Value.FromText(part) }));
    }

    private static bool IsMatch(ReadOnlySpan<Value> args, string flags, CallContext ctx) => RegexCache.Get(args[1].Text, flags).IsMatch(args[0].Text, ctx.Cancellation);

    /// <summary>Refuses what looks like the place to begin at, given as text.</summary>
    private static string FlagsOrNoPlace(string flags) => flags.Length > 0 && char.IsAsciiDigit(flags[0])
        ? throw new SqlErrorException(SqlState.InvalidParameterValue, $"invalid regular expression option: \"{flags[0]}\"",
            hint: "If you meant to use regexp_replace() with a start parameter, cast the fourth argument to integer explicitly.")
        : flags;

    /// <summary>Checks the flags and finds the compiled expression.</summary>
    private static RegularExpression Expression(string pattern, string flags, string function)
    {
        if (flags.Contains('g', StringComparison.Ordinal) && function is not ("regexp_matches" or "regexp_replace"))
        {
            _ = RegexCache.Get("", flags);
            throw new SqlErrorException(SqlState.InvalidParameterValue, $"{function}() does not support the \"global\" option",
                hint: function == "regexp_match" ? "Use the regexp_matches function instead." : null);
        }

        return RegexCache.Get(pattern, flags);
    }

    private static RegexSpan[]? Find(string text, string pattern, string flags, string function, CallContext ctx) =>
        Expression(pattern, flags, function).Match(text, 0, ctx.Cancellation);

    /// <summary>The matches from a place on, each beginning where the one before ended, or a character behind it if that was empty.</summary>
    private static IEnumerable<RegexSpan[]> All(string text, int from, RegularExpression expression, CallContext ctx)
    {
        while (from <= text.Length && expression.Match(text, from, ctx.Cancellation) is { } match)
        {
            yield return match;
            from = match[0].Length > 0 ? match[0].End : match[0].End + CharacterLength(text, match[0].End);
        }
    }

    private static int CharacterLength(string text, int place) => place < text.Length && char.IsHighSurrogate(text[place]) ? 2 : 1;

    /// <summary>Where the character of a number begins.</summary>
    /// <param name="text">The text.</param>
    /// <param name="start">A number from 1.</param>
    private static int PlaceOf(string text, int start)
    {
        if (start < 1)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, $"invalid value for parameter \"start\": {start}");
        }

        int place = 0;
        for (int i = 1; i < start && place <= text.Length; i++)
        {
            place += CharacterLength(text, place);
        }

        return place;
    }

    private static Value Substring(string text, string pattern, CallContext ctx) =>
        Find(text, pattern, "", "substring", ctx) is { } match && (match.Length > 1 ? match[1] : match[0]) is { IsThere: true } span ? Value.FromText(span.In(text)) : Value.Null;

    private static Value ToArray(string text, RegexSpan[]? match) => match is null
        ? Value.Null
        : Value.FromArray(new ArrayValue(DataType.Text, [.. match.Skip(match.Length > 1 ? 1 : 0).Select(span => span.IsThere ? Value.FromText(span.In(text)) : Value.Null)]));

    private static IEnumerable<Value[]> Matches(string text, string pattern, string flags, CallContext ctx)
    {
        IEnumerable<RegexSpan[]> matches = All(text, 0, Expression(pattern, flags, "regexp_matches"), ctx);
        return (flags.Contains('g', StringComparison.Ordinal) ? matches : matches.Take(1)).Select(match => new[] { ToArray(text, match) });
    }

    /// <param name="text">Where to replace.</param>
    /// <param name="pattern">What.</param>
    /// <param name="replacement">By what: \1 to \9 and \&amp; stand for what matched.</param>
    /// <param name="flags">Flags, g already seen to.</param>
    /// <param name="start">Character to start at, from 1.</param>
    /// <param name="nth">Which match; 0 for all.</param>
    private static Value Replace(string text, string pattern, string replacement, string flags, int start, int nth, CallContext ctx)
    {
        int first = PlaceOf(text, start);
        if (nth < 0)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, $"invalid value for parameter \"n\": {nth}");
        }

        StringBuilder result = new();
        int end = 0;
        int count = 0;
        foreach (RegexSpan[] match in All(text, first, Expression(pattern, flags, "regexp_replace"), ctx))
        {
            if (++count == nth || nth == 0)
            {
                result.Append(text, end, match[0].Start - end);
                Expand(result, replacement, text, match);
                end = match[0].End;
            }

            if (count == nth)
            {
                break;
            }
        }

        return Value.FromText(result.Append(text, end, text.Length - end).ToString());
    }

    private static void Expand(StringBuilder result, string replacement, string text, RegexSpan[] match)
    {
        for (int i = 0; i < replacement.Length; i++)
        {
            char c = replacement[i];
            if (c != '\\' || i + 1 == replacement.Length)
            {
                result.Append(c);
                continue;
            }

            char next = replacement[++i];
            int group = next == '&' ? 0 : char.IsAsciiDigit(next) && next != '0' ? next - '0' : -1;
            if (group < 0)
            {
                result.Append(next == '\\' ? "\\" : "\\" + next);
            }
            else if (group < match.Length && match[group].IsThere)
            {
                result.Append(text, match[group].Start, match[group].Length);
            }
        }
    }

    private static IEnumerable<string> Split(string text, string pattern, string flags, string function, CallContext ctx)
    {
        int start = 0;
        foreach (RegexSpan[] match in All(text, 0, Expression(pattern, flags, function), ctx))
        {
            // An empty match splits between characters, but neither at the ends nor behind another match.
            if (match[0].Start < text.Length && match[0].End > start)
            {
                yield return text[start..match[0].Start];
                start = match[0].End;
            }
        }

        yield return text[start..];
    }

    /// <summary>(text, pattern, start, nth, …): the nth match, or its group when one is asked for.</summary>
    private static RegexSpan? Locate(ReadOnlySpan<Value> args, int flagsAt, int groupAt, string function, CallContext ctx)
    {
        string text = args[0].Text;
        int place = PlaceOf(text, args.Length > 2 ? args[2].Int32 : 1);
        int nth = args.Length > 3 ? args[3].Int32 : 1;
        int group = args.Length > groupAt ? args[groupAt].Int32 : 0;
        if (nth <= 0)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, $"invalid value for parameter \"n\": {nth}");
        }

        if (group < 0)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, $"invalid value for parameter \"subexpr\": {group}");
        }

        RegexSpan[]? match = All(text, place, Expression(args[1].Text, args.Length > flagsAt ? args[flagsAt].Text : "", function), ctx).ElementAtOrDefault(nth - 1);
        return match is not null && group < match.Length && match[group].IsThere ? match[group] : null;
    }

    private static Value Instr(ReadOnlySpan<Value> args, CallContext ctx)
    {
        int end = args.Length > 4 ? args[4].Int32 : 0;
        if (end is not (0 or 1))
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, $"invalid value for parameter \"endoption\": {end}");
        }

        return Value.FromInt32(Locate(args, 5, 6, "regexp_instr", ctx) is { } span ? CountCharacters(args[0].Text, end == 1 ? span.End : span.Start) + 1 : 0);
    }

    private static int CountCharacters(string text, int end)
    {
        int count = 0;
        for (int place = 0; place < end; place += CharacterLength(text, place))
        {
            count++;
        }

        return count;
    }
}
