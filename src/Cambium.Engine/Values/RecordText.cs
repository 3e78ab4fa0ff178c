using System.Text;
using Cambium.Engine.Errors;

namespace Cambium.Engine.Values;

/// <summary>Text form of rows: (1,"a b",), nothing for NULL.</summary>
internal static class RecordText
{
    internal static string Format(RecordValue record, SessionFormat format)
    {
        StringBuilder text = new("(");
        for (int i = 0; i < record.Items.Length; i++)
        {
            text.Append(i > 0 ? "," : "");
            if (!record.Items[i].IsNull)
            {
                AppendField(text, TextFormat.ToText(record.Types[i], record.Items[i], format));
            }
        }

        return text.Append(')').ToString();
    }

    internal static RecordValue Parse(DataType type, string text, SessionFormat format)
    {
        if (type == DataType.Record)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "input of anonymous composite types is not implemented");
        }

        string trimmed = text.Trim(Blanks.Characters);
        if (trimmed.Length == 0 || trimmed[0] != '(')
        {
            throw Malformed(text, "Missing left parenthesis.");
        }

        Value[] items = new Value[type.Fields.Count];
        int position = 1;
        for (int i = 0; i < items.Length; i++)
        {
            if (i > 0)
            {
                if (position >= trimmed.Length || trimmed[position] != ',')
                {
                    throw Malformed(text, "Too few columns.");
                }

                position++;
            }

            string? field = ReadField(trimmed, ref position, text);
            items[i] = field is null ? Value.Null : TextFormat.Parse(type.Fields[i].Type, field, format);
        }

        if (position >= trimmed.Length || trimmed[position] != ')')
        {
            throw Malformed(text, "Too many columns.");
        }

        if (position != trimmed.Length - 1)
        {
            throw Malformed(text, "Junk after right parenthesis.");
        }

        return new RecordValue([.. type.Fields.Select(field => field.Type)], items, [.. type.Fields.Select(field => field.Name)]);
    }

    private static void AppendField(StringBuilder text, string shown)
    {
        bool needsQuotes = shown.Length == 0 || shown.Any(c => c is '"' or '\\' or '(' or ')' or ',' || Blanks.IsBlank(c));
        if (!needsQuotes)
        {
            text.Append(shown);
            return;
        }

        text.Append('"');
        foreach (char c in shown)
        {
            text.Append(c is '"' or '\\' ? c.ToString() : "").Append(c);
        }

        text.Append('"');
    }

    /// <summary>Null for an empty unquoted field.</summary>
    private static string? ReadField(string text, ref int position, string whole)
    {
        if (position < text.Length && text[position] is ',' or ')')
        {
            return null;
        }

        StringBuilder field = new();
        bool inQuotes = false;
        while (inQuotes || !(position < text.Length && text[position] is ',' or ')'))
        {
            if (position >= text.Length)
            {
                throw Malformed(whole, "Unexpected end of input.");
            }

            char c = text[position++];
            if (c == '\\' && position < text.Length)
            {
                field.Append(text[position++]);
            }
            else if (c == '"' && inQuotes && position < text.Length && text[position] == '"')
            {
                field.Append('"');
                position++;
            }
            else if (c == '"')
            {
                inQuotes = !inQuotes;
            }
            else
            {
                field.Append(c);
            }
        }

        return field.ToString();
    }

    private static SqlErrorException Malformed(string text, string detail) => new(SqlState.InvalidTextRepresentation, $"malformed record literal: \"{text}\"", detail);
}
