using System.Text;
using System.Text.RegularExpressions;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>LIKE, ILIKE, SIMILAR TO, ~ and the regexp_* functions.</summary>
internal static class PatternFunctions
{
    internal static void Register(LibraryBuilder library)
    {
        library.Scalar("textlike bpcharlike namelike bytealike like(text,text) like(name,text) like(bytea,bytea)", static (args, _) => Value.FromBoolean(LikePattern.IsMatch(args[0].Utf8, args[1].Utf8)));
        library.Scalar("textnlike bpcharnlike namenlike byteanlike notlike(text,text) notlike(name,text) notlike(bytea,bytea)", static (args, _) => Value.FromBoolean(!LikePattern.IsMatch(args[0].Utf8, args[1].Utf8)));
        library.Scalar("texticlike bpchariclike nameiclike", static (args, _) => Value.FromBoolean(LikePattern.IsMatchIgnoringCase(args[0].Text, args[1].Text)));
        library.Scalar("texticnlike bpcharicnlike nameicnlike", static (args, _) => Value.FromBoolean(!LikePattern.IsMatchIgnoringCase(args[0].Text, args[1].Text)));
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
        library.Scalar("regexp_like", static (args, ctx) => Value.FromBoolean(Find(args[0].Text, args[1].Text, args.Length > 2 ? args[2].Text : "", "regexp_like", ctx).Success));
        library.Scalar("regexp_match", static (args, ctx) => ToArray(Find(args[0].Text, args[1].Text, args.Length > 2 ? args[2].Text : "", "regexp_match", ctx)));
        library.Set("regexp_matches", static (args, ctx) => Matches(args[0].Text, args[1].Text, args.Length > 2 ? args[2].Text : "", ctx));
        library.Scalar("regexp_replace(text,text,text)", static (args, ctx) => Replace(args[0].Text, args[1].Text, args[2].Text, "", 1, 1, ctx));
        library.Scalar("regexp_replace(text,text,text,text)", static (args, ctx) =>
            Replace(args[0].Text, args[1].Text, args[2].Text, args[3].Text, 1, args[3].Text.Contains('g', StringComparison.Ordinal) ? 0 : 1, ctx));
        library.Scalar("regexp_replace(text,text,text,int4)", static (args, ctx) => Replace(args[0].Text, args[1].Text, args[2].Text, "", args[3].Int32, 1, ctx));
        library.Scalar("regexp_replace(text,text,text,int4,int4)", static (args, ctx) => Replace(args[0].Text, args[1].Text, args[2].Text, "", args[3].Int32, args[4].Int32, ctx));
        library.Scalar("regexp_replace(text,text,text,int4,int4,text)", static (args, ctx) => Replace(args[0].Text, args[1].Text, args[2].Text, args[5].Text, args[3].Int32, args[4].Int32, ctx));
        library.Scalar("regexp_count", static (args, ctx) => Value.FromInt32(All(
            From(args[0].Text, args.Length > 2 ? args[2].Int32 : 1), Pattern(args[1].Text, args.Length > 3 ? args[3].Text : "", "regexp_count"), ctx).Count));
        library.Scalar("regexp_substr", static (args, ctx) => Locate(args, 4, 5, "regexp_substr", ctx) is { } group ? Value.FromText(group.Value) : Value.Null);
        library.Scalar("regexp_instr", static (args, ctx) => Instr(args, ctx));
        library.Scalar("regexp_split_to_array", static (args, ctx) => Value.FromArray(new ArrayValue(
            DataType.Text, [.. Split(args[0].Text, args[1].Text, args.Length > 2 ? args[2].Text : "", ctx).Select(Value.FromText)])));
        library.Set("regexp_split_to_table", static (args, ctx) => Split(args[0].Text, args[1].Text, args.Length > 2 ? args[2].Text : "", ctx).Select(part => new[] { Value.FromText(part) }));
    }

    private static bool IsMatch(ReadOnlySpan<Value> args, string flags, CallContext ctx)
    {
        string text = args[0].Text;
        return RegexCache.Get(args[1].Text, flags).Run(regex => regex.IsMatch(text), ctx.Cancellation);
    }

    /// <summary>Checks the flags and finds the compiled expression.</summary>
    private static CompiledPattern Pattern(string pattern, string flags, string function)
    {
        foreach (char flag in flags)
        {
            if (!"gicnmspwxqeb".Contains(flag, StringComparison.Ordinal))
            {
                throw new SqlErrorException(SqlState.InvalidParameterValue, $"invalid regular expression option: \"{flag}\"");
            }

            if (flag == 'g' && function is "regexp_match" or "regexp_like" or "regexp_count" or "regexp_substr" or "regexp_instr" or "regexp_split_to_array")
            {
                throw new SqlErrorException(SqlState.InvalidParameterValue, $"{function}() does not support the \"global\" option",
                    hint: function == "regexp_match" ? "Use the regexp_matches function instead." : null);
            }
        }

        return RegexCache.Get(pattern, flags);
    }

    private static Match Find(string text, string pattern, string flags, string function, CallContext ctx) =>
        Pattern(pattern, flags, function).Run(regex => regex.Match(text), ctx.Cancellation);

    private static List<Match> All(string text, CompiledPattern pattern, CallContext ctx, int countMax = int.MaxValue) => pattern.Run(
        regex =>
        {
            List<Match> matches = [];
            for (Match match = regex.Match(text); match.Success; match = match.NextMatch())
            {
                matches.Add(match);
                if (matches.Count == countMax)
                {
                    break;
                }

                ctx.Cancellation.ThrowIfCancellationRequested();
            }

            return matches;
        },
        ctx.Cancellation);

    private static string From(string text, int start)
    {
        if (start < 1)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, $"invalid value for parameter \"start\": {start}");
        }

        return start - 1 >= text.Length ? "" : text[(start - 1)..];
    }

    private static Value Substring(string text, string pattern, CallContext ctx)
    {
        Match match = Find(text, pattern, "", "substring", ctx);
        if (!match.Success)
        {
            return Value.Null;
        }

        Group group = match.Groups.Count > 1 ? match.Groups[1] : match;
        return group.Success ? Value.FromText(group.Value) : Value.Null;
    }

    private static Value ToArray(Match match)
    {
        if (!match.Success)
        {
            return Value.Null;
        }

        IEnumerable<Group> groups = match.Groups.Count > 1 ? match.Groups.Values.Skip(1) : [match];
        return Value.FromArray(new ArrayValue(DataType.Text, [.. groups.Select(group => group.Success ? Value.FromText(group.Value) : Value.Null)]));
    }

    private static IEnumerable<Value[]> Matches(string text, string pattern, string flags, CallContext ctx) =>
        All(text, Pattern(pattern, flags, "regexp_matches"), ctx, flags.Contains('g', StringComparison.Ordinal) ? int.MaxValue : 1)
            .Select(match => new[] { ToArray(match) });

    /// <param name="text">Where to replace.</param>
    /// <param name="pattern">What.</param>
    /// <param name="replacement">By what: \1 to \9 and \&amp; stand for what matched.</param>
    /// <param name="flags">Flags, g already seen to.</param>
    /// <param name="start">Character to start at, from 1.</param>
    /// <param name="nth">Which match; 0 for all.</param>
    private static Value Replace(string text, string pattern, string replacement, string flags, int start, int nth, CallContext ctx)
    {
        string rest = From(text, start);
        StringBuilder result = new(text[..^rest.Length]);
        int end = 0;
        int count = 0;
        foreach (Match match in All(rest, Pattern(pattern, flags, "regexp_replace"), ctx, nth == 0 ? int.MaxValue : nth))
        {
            if (++count == nth || nth == 0)
            {
                result.Append(rest, end, match.Index - end).Append(Expand(replacement, match));
                end = match.Index + match.Length;
            }
        }

        return Value.FromText(result.Append(rest, end, rest.Length - end).ToString());
    }

    private static string Expand(string replacement, Match match)
    {
        StringBuilder result = new();
        for (int i = 0; i < replacement.Length; i++)
        {
            char c = replacement[i];
            if (c != '\\' || i + 1 == replacement.Length)
            {
                result.Append(c);
                continue;
            }

            char next = replacement[++i];
            result.Append(next switch
            {
                >= '1' and <= '9' => match.Groups[next - '0'].Value,
                '&' => match.Value,
                '\\' => "\\",
                _ => "\\" + next,
            });
        }

        return result.ToString();
    }

    private static IEnumerable<string> Split(string text, string pattern, string flags, CallContext ctx)
    {
        int start = 0;
        foreach (Match match in All(text, Pattern(pattern, flags, "regexp_split_to_array"), ctx))
        {
            // An empty match splits between characters, but not at the ends.
            if (match.Length == 0 && (match.Index == start || match.Index == text.Length))
            {
                continue;
            }

            yield return text[start..match.Index];
            start = match.Index + match.Length;
        }

        yield return text[start..];
    }

    /// <summary>(text, pattern, start, nth, …): the nth match, or its group when one is asked for.</summary>
    private static Group? Locate(ReadOnlySpan<Value> args, int flagsAt, int groupAt, string function, CallContext ctx)
    {
        int start = args.Length > 2 ? args[2].Int32 : 1;
        int nth = args.Length > 3 ? args[3].Int32 : 1;
        int group = args.Length > groupAt ? args[groupAt].Int32 : 0;
        if (nth <= 0)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, $"invalid value for parameter \"n\": {nth}");
        }

        List<Match> matches = All(From(args[0].Text, start), Pattern(args[1].Text, args.Length > flagsAt ? args[flagsAt].Text : "", function), ctx, nth);
        return matches.Count == nth && matches[^1].Groups[group].Success ? matches[^1].Groups[group] : null;
    }

    private static Value Instr(ReadOnlySpan<Value> args, CallContext ctx)
    {
        int start = args.Length > 2 ? args[2].Int32 : 1;
        bool isEnd = args.Length > 4 && args[4].Int32 == 1;
        return Locate(args, 5, 6, "regexp_instr", ctx) is { } group ? Value.FromInt32(group.Index + start + (isEnd ? group.Length : 0)) : Value.FromInt32(0);
    }
}
