using System.Text;
using Cambium.Engine.Errors;

namespace Cambium.Engine.Values;

/// <summary>Text form of ranges and multiranges: [1,10), (,"b c"], empty, {[1,2),[5,6)}.</summary>
internal static class RangeText
{
    internal static string Format(DataType subtype, RangeValue range, SessionFormat format)
    {
        if (range.IsEmpty)
        {
            return "empty";
        }

        StringBuilder text = new();
        text.Append(range.Lower.IsInclusive ? '[' : '(');
        AppendBound(text, subtype, range.Lower, format);
        text.Append(',');
        AppendBound(text, subtype, range.Upper, format);
        return text.Append(range.Upper.IsInclusive ? ']' : ')').ToString();
    }

    internal static string Format(DataType subtype, MultirangeValue multirange, SessionFormat format) =>
        "{" + string.Join(',', multirange.Ranges.Select(range => Format(subtype, range, format))) + "}";

    /// <exception cref="SqlErrorException">22P02, 22000, and what the subtype's input says.</exception>
    internal static RangeValue Parse(RangeRules rules, string text, SessionFormat format)
    {
        string trimmed = text.Trim(Blanks.Characters);
        if (trimmed.StartsWith("empty", StringComparison.OrdinalIgnoreCase))
        {
            return trimmed.Length == 5 ? RangeValue.Empty : throw Malformed(text, "Junk after \"empty\" key word.");
        }

        if (trimmed.Length == 0 || trimmed[0] is not ('[' or '('))
        {
            throw Malformed(text, "Missing left parenthesis or bracket.");
        }

        int position = 1;
        string? lower = ReadBound(trimmed, ref position, text);
        if (trimmed[position++] != ',')
        {
            throw Malformed(text, "Missing comma after lower bound.");
        }

        string? upper = ReadBound(trimmed, ref position, text);
        if (trimmed[position] == ',')
        {
            throw Malformed(text, "Too many commas.");
        }

        if (position < trimmed.Length - 1)
        {
            throw Malformed(text, "Junk after right parenthesis or bracket.");
        }

        return rules.Create(ParseBound(rules, lower, format), trimmed[0] == '[', ParseBound(rules, upper, format), trimmed[position] == ']');
    }

    internal static MultirangeValue ParseMultirange(RangeRules rules, string text, SessionFormat format)
    {
        int position = SkipBlanks(text, 0);
        if (position >= text.Length || text[position] != '{')
        {
            throw MalformedMultirange(text, "Missing left brace.");
        }

        List<RangeValue> ranges = [];
        position = SkipBlanks(text, position + 1);
        bool isFirst = true;
        while (isFirst ? At(text, position) != '}' : At(text, position) == ',')
        {
            position = isFirst ? position : SkipBlanks(text, position + 1);
            isFirst = false;
            int end = EndOfRange(text, position);
            ranges.Add(Parse(rules, text[position..end], format));
            position = SkipBlanks(text, end);
        }

        if (At(text, position) != '}')
        {
            throw MalformedMultirange(text, position < text.Length ? "Expected comma or end of multirange." : "Unexpected end of input.");
        }

        return SkipBlanks(text, position + 1) == text.Length ? rules.Union(ranges) : throw MalformedMultirange(text, "Junk after closing right brace.");
    }

    private static void AppendBound(StringBuilder text, DataType subtype, in RangeBound bound, SessionFormat format)
    {
        if (bound.IsInfinite)
        {
            return;
        }

        string shown = TextFormat.ToText(subtype, bound.Value, format);
        if (shown.Length > 0 && !shown.Any(c => c is '"' or '\\' or '(' or ')' or '[' or ']' or ',' || Blanks.IsBlank(c)))
        {
            text.Append(shown);
            return;
        }

        text.Append('"').Append(shown.Replace("\\", "\\\\", StringComparison.Ordinal).Replace("\"", "\"\"", StringComparison.Ordinal)).Append('"');
    }

    private static Value ParseBound(RangeRules rules, string? text, SessionFormat format) =>
        text is null ? Value.Null : TextFormat.Parse(rules.Subtype, text, format);

    /// <summary>Reads up to a comma, parenthesis or bracket; null for nothing, which is infinity.</summary>
    private static string? ReadBound(string text, ref int position, string whole)
    {
        if (At(text, position) is ',' or ')' or ']')
        {
            return null;
        }

        StringBuilder bound = new();
        bool inQuotes = false;
        while (inQuotes || At(text, position) is not (',' or ')' or ']'))
        {
            if (position >= text.Length)
            {
                throw Malformed(whole, "Unexpected end of input.");
            }

            char c = text[position++];
            if (c == '\\')
            {
                bound.Append(position < text.Length ? text[position++] : throw Malformed(whole, "Unexpected end of input."));
            }
            else if (c == '"' && inQuotes && At(text, position) == '"')
            {
                bound.Append('"');
                position++;
            }
            else if (c == '"')
            {
                inQuotes = !inQuotes;
            }
            else
            {
                bound.Append(c);
            }
        }

        return bound.ToString();
    }

    /// <summary>The place behind the range that starts here.</summary>
    private static int EndOfRange(string text, int start)
    {
        if (string.Compare(text, start, "empty", 0, 5, StringComparison.OrdinalIgnoreCase) == 0)
        {
            return start + 5;
        }

        if (At(text, start) is not ('[' or '('))
        {
            throw MalformedMultirange(text, start < text.Length ? "Expected range start." : "Unexpected end of input.");
        }

        bool inQuotes = false;
        for (int position = start + 1; position < text.Length; position++)
        {
            switch (text[position])
            {
                case '\\':
                    position++;
                    break;
                case '"':
                    inQuotes = !inQuotes;
                    break;
                case ')' or ']' when !inQuotes:
                    return position + 1;
            }
        }

        throw MalformedMultirange(text, "Unexpected end of input.");
    }

    private static char At(string text, int position) => position < text.Length ? text[position] : '\0';

    private static int SkipBlanks(string text, int position)
    {
        while (position < text.Length && Blanks.Characters.Contains(text[position]))
        {
            position++;
        }

        return position;
    }

    private static SqlErrorException Malformed(string text, string detail) => new(SqlState.InvalidTextRepresentation, $"malformed range literal: \"{text}\"", detail);

    private static SqlErrorException MalformedMultirange(string text, string detail) => new(SqlState.InvalidTextRepresentation, $"malformed multirange literal: \"{text}\"", detail);
}
