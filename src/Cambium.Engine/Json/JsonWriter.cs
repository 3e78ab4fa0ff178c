using System.Buffers;
using System.Globalization;
using System.Text;
using Cambium.Engine.Values;

namespace Cambium.Engine.Json;

/// <summary>JSON text as PostgreSQL writes jsonb: a blank after colon and comma.</summary>
public static class JsonWriter
{
    // Quote, backslash and the control characters.
    private static readonly SearchValues<char> s_escaped = SearchValues.Create(['"', '\\', .. Enumerable.Range(0, ' ').Select(static code => (char)code)]);

    public static string ToText(JsonValue value)
    {
        StringBuilder text = new();
        Write(value, text);
        return text.ToString();
    }

    public static byte[] ToUtf8(JsonValue value) => Utf8Text.Encode(ToText(value));

    /// <summary>A string in quotes, escaped as escape_json does.</summary>
    public static void WriteString(string value, StringBuilder text)
    {
        text.Append('"');
        ReadOnlySpan<char> rest = value;
        for (int plain; (plain = rest.IndexOfAny(s_escaped)) >= 0; rest = rest[(plain + 1)..])
        {
            CancellationPoint.Tick();
            text.Append(rest[..plain]);
            switch (rest[plain])
            {
                case '\b':
                    text.Append("\\b");
                    break;
                case '\f':
                    text.Append("\\f");
                    break;
                case '\n':
                    text.Append("\\n");
                    break;
                case '\r':
                    text.Append("\\r");
                    break;
                case '\t':
                    text.Append("\\t");
                    break;
                case '"':
                    text.Append("\\\"");
                    break;
                case '\\':
                    text.Append("\\\\");
                    break;
                default:
                    text.Append(CultureInfo.InvariantCulture, $"\\u{(int)rest[plain]:x4}");
                    break;
            }
        }

        text.Append(rest);
        text.Append('"');
    }

    private static void Write(JsonValue value, StringBuilder text)
    {
        switch (value.Kind)
        {
            case JsonKind.Null:
                text.Append("null");
                break;
            case JsonKind.True:
                text.Append("true");
                break;
            case JsonKind.False:
                text.Append("false");
                break;
            case JsonKind.Number:
                text.Append(value.Number.ToString());
                break;
            case JsonKind.String:
                WriteString(value.String, text);
                break;
            case JsonKind.Array:
                text.Append('[');
                for (int i = 0; i < value.Items.Count; i++)
                {
                    BeginItem(i, text);
                    Write(value.Items[i], text);
                }

                text.Append(']');
                break;
            default:
                text.Append('{');
                for (int i = 0; i < value.Members.Count; i++)
                {
                    BeginItem(i, text);
                    JsonMember member = value.Members[i];
                    WriteString(member.Name, text);
                    text.Append(": ");
                    Write(member.Value, text);
                }

                text.Append('}');
                break;
        }
    }

    private static void BeginItem(int index, StringBuilder text)
    {
        CancellationPoint.Tick();
        text.Append(index > 0 ? ", " : "");
    }
}
