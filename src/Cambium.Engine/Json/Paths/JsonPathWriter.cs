using System.Globalization;
using System.Text;

namespace Cambium.Engine.Json.Paths;

/// <summary>Prints a jsonpath as PostgreSQL does: keys quoted, operators in parentheses where the reader could be wrong.</summary>
internal sealed class JsonPathWriter
{
    private readonly StringBuilder _text = new();

    internal static string Write(JsonPath path)
    {
        JsonPathWriter writer = new();
        if (!path.IsLax)
        {
            writer._text.Append("strict ");
        }

        writer.Write(path.Root, inKey: false, hasParentheses: true);
        return writer._text.ToString();
    }

    internal static string Symbol(JsonPathKind kind) => kind switch
    {
        JsonPathKind.Or => "||",
        JsonPathKind.And => "&&",
        JsonPathKind.Equal => "==",
        JsonPathKind.NotEqual => "!=",
        JsonPathKind.Less => "<",
        JsonPathKind.LessOrEqual => "<=",
        JsonPathKind.Greater => ">",
        JsonPathKind.GreaterOrEqual => ">=",
        JsonPathKind.StartsWith => "starts with",
        JsonPathKind.Add or JsonPathKind.Plus => "+",
        JsonPathKind.Subtract or JsonPathKind.Minus => "-",
        JsonPathKind.Multiply => "*",
        JsonPathKind.Divide => "/",
        _ => "%",
    };

    private static int Priority(JsonPathKind kind) => kind switch
    {
        JsonPathKind.Or => 0,
        JsonPathKind.And => 1,
        >= JsonPathKind.Equal and <= JsonPathKind.StartsWith => 2,
        JsonPathKind.Add or JsonPathKind.Subtract => 3,
        JsonPathKind.Multiply or JsonPathKind.Divide or JsonPathKind.Modulo => 4,
        JsonPathKind.Plus or JsonPathKind.Minus => 5,
        _ => 6,
    };

    private void Write(JsonPathItem item, bool inKey, bool hasParentheses)
    {
        switch (item.Kind)
        {
            case JsonPathKind.Null:
                _text.Append("null");
                break;
            case JsonPathKind.String:
                JsonWriter.WriteString(item.Text, _text);
                break;
            case JsonPathKind.Number:
                _text.Append(item.Next is null ? item.Number.ToString() : $"({item.Number})");
                break;
            case JsonPathKind.Boolean:
                _text.Append(item.Boolean ? "true" : "false");
                break;
            case JsonPathKind.Variable:
                _text.Append('$');
                JsonWriter.WriteString(item.Text, _text);
                break;
            case JsonPathKind.Root or JsonPathKind.Current or JsonPathKind.Last:
                _text.Append(item.Kind == JsonPathKind.Root ? "$" : item.Kind == JsonPathKind.Current ? "@" : "last");
                break;
            case JsonPathKind.Not or JsonPathKind.Filter or JsonPathKind.Exists or JsonPathKind.IsUnknown:
                _text.Append(item.Kind switch { JsonPathKind.Not => "!(", JsonPathKind.Filter => "?(", JsonPathKind.Exists => "exists (", _ => "(" });
                Write(item.Left!, inKey: false, hasParentheses: false);
                _text.Append(item.Kind == JsonPathKind.IsUnknown ? ") is unknown" : ")");
                break;
            case >= JsonPathKind.Or:
                WriteOperator(item, hasParentheses);
                break;
            default:
                WriteAccessor(item, inKey);
                break;
        }

        if (item.Next is { } next)
        {
            Write(next, inKey: true, hasParentheses: true);
        }
    }

    private void WriteOperator(JsonPathItem item, bool hasParentheses)
    {
        _text.Append(hasParentheses ? "(" : "");
        if (item.Kind is JsonPathKind.Plus or JsonPathKind.Minus)
        {
            _text.Append(Symbol(item.Kind));
        }

        WriteOperand(item.Left!, item.Kind);
        if (item.Kind == JsonPathKind.LikeRegex)
        {
            _text.Append(" like_regex ");
            JsonWriter.WriteString(item.Text, _text);
            if (item.Flags.Length > 0)
            {
                _text.Append(CultureInfo.InvariantCulture, $" flag \"{item.Flags}\"");
            }
        }
        else if (item.Right is { } right)
        {
            _text.Append(CultureInfo.InvariantCulture, $" {Symbol(item.Kind)} ");
            WriteOperand(right, item.Kind);
        }

        _text.Append(hasParentheses ? ")" : "");
    }

    private void WriteOperand(JsonPathItem operand, JsonPathKind around) =>
        Write(operand, inKey: false, hasParentheses: Priority(operand.Kind) <= Priority(around == JsonPathKind.LikeRegex ? JsonPathKind.Equal : around));

    private void WriteAccessor(JsonPathItem item, bool inKey)
    {
        string dot = inKey ? "." : "";
        switch (item.Kind)
        {
            case JsonPathKind.Key:
                _text.Append(dot);
                JsonWriter.WriteString(item.Text, _text);
                break;
            case JsonPathKind.AnyKey:
                _text.Append(dot).Append('*');
                break;
            case JsonPathKind.AnyArray:
                _text.Append("[*]");
                break;
            case JsonPathKind.IndexArray:
                WriteSubscripts(item.Subscripts);
                break;
            case JsonPathKind.AnyDepth:
                _text.Append(dot).Append("**").Append(Levels(item));
                break;
            case JsonPathKind.Datetime:
                _text.Append(".datetime(");
                if (item.Left is { } template)
                {
                    Write(template, inKey: false, hasParentheses: false);
                }

                _text.Append(')');
                break;
            default:
                _text.Append(CultureInfo.InvariantCulture, $".{item.Kind.ToString().ToLowerInvariant()}()");
                break;
        }
    }

    private void WriteSubscripts(IReadOnlyList<JsonPathSubscript> subscripts)
    {
        _text.Append('[');
        for (int index = 0; index < subscripts.Count; index++)
        {
            _text.Append(index > 0 ? "," : "");
            Write(subscripts[index].From, inKey: false, hasParentheses: false);
            if (subscripts[index].To is { } to)
            {
                _text.Append(" to ");
                Write(to, inKey: false, hasParentheses: false);
            }
        }

        _text.Append(']');
    }

    private static string Levels(JsonPathItem item)
    {
        if (item is { FirstLevel: 0, FinalLevel: JsonPathItem.LastLevel })
        {
            return "";
        }

        string first = item.FirstLevel == JsonPathItem.LastLevel ? "last" : item.FirstLevel.ToString(CultureInfo.InvariantCulture);
        string final = item.FinalLevel == JsonPathItem.LastLevel ? "last" : item.FinalLevel.ToString(CultureInfo.InvariantCulture);
        return first == final ? $"{{{first}}}" : $"{{{first} to {final}}}";
    }
}
