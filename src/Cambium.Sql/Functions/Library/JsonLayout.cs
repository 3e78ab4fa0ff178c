using System.Runtime.CompilerServices;
using Cambium.Engine.Json;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>Documents written anew as wholes: jsonb_pretty and jsonb_strip_nulls.</summary>
internal static class JsonLayout
{
    private const int IndentBlanks = 4;

    /// <summary>On lines of their own, indented by four.</summary>
    internal static Value Indented(in Value jsonb)
    {
        JsonbWriter writer = new(stackalloc byte[JsonbWriter.InitialBytes]);
        Indent(ref writer, JsonPart.FromJsonb(jsonb), 0);
        return writer.ToValue();
    }

    /// <summary>Without members that are null; items of arrays stay.</summary>
    internal static Value WithoutNulls(in Value jsonb)
    {
        if (jsonb.Utf8.IndexOf("null"u8) < 0)
        {
            return jsonb;
        }

        JsonbWriter writer = new(stackalloc byte[JsonbWriter.InitialBytes]);
        StripNulls(ref writer, JsonPart.FromJsonb(jsonb));
        return writer.ToValue();
    }

    /// <summary>The same of json: without blanks, numbers as they are written.</summary>
    internal static Value CompactWithoutNulls(JsonPart json)
    {
        JsonbWriter writer = new(stackalloc byte[JsonbWriter.InitialBytes]);
        StripNullsOfJson(ref writer, json);
        return writer.ToValue();
    }

    private static void Indent(ref JsonbWriter writer, JsonPart json, int level)
    {
        if (json.IsScalar)
        {
            writer.Append(json.Utf8);
            return;
        }

        RuntimeHelpers.EnsureSufficientExecutionStack();
        bool isFirst = true;
        writer.Append(json.Utf8[0]);
        if (json.Kind == JsonKind.Array)
        {
            foreach (JsonPart item in json.Items)
            {
                NextLine(ref writer, ref isFirst, level + 1);
                Indent(ref writer, item, level + 1);
            }
        }
        else
        {
            foreach (JsonPartMember member in json.Members)
            {
                NextLine(ref writer, ref isFirst, level + 1);
                member.AppendNameTo(ref writer);
                Indent(ref writer, member.Value, level + 1);
            }
        }

        isFirst = true;
        NextLine(ref writer, ref isFirst, level);
        writer.Append(json.Utf8[^1]);
    }

    private static void NextLine(ref JsonbWriter writer, ref bool isFirst, int level)
    {
        if (!isFirst)
        {
            writer.Append((byte)',');
        }

        isFirst = false;
        writer.Append((byte)'\n');
        for (int blanks = level * IndentBlanks; blanks > 0; blanks--)
        {
            writer.Append((byte)' ');
        }
    }

    private static void StripNulls(ref JsonbWriter writer, JsonPart json)
    {
        if (json.IsScalar)
        {
            writer.Append(json.Utf8);
            return;
        }

        RuntimeHelpers.EnsureSufficientExecutionStack();
        bool isFirst = true;
        writer.Append(json.Utf8[0]);
        if (json.Kind == JsonKind.Array)
        {
            foreach (JsonPart item in json.Items)
            {
                Separate(ref writer, ref isFirst);
                StripNulls(ref writer, item);
            }
        }
        else
        {
            foreach (JsonPartMember member in json.Members)
            {
                if (member.Value.Kind != JsonKind.Null)
                {
                    Separate(ref writer, ref isFirst);
                    member.AppendNameTo(ref writer);
                    StripNulls(ref writer, member.Value);
                }
            }
        }

        writer.Append(json.Utf8[^1]);
    }

    private static void StripNullsOfJson(ref JsonbWriter writer, JsonPart json)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        byte first = json.Utf8[0];
        switch (json.Kind)
        {
            case JsonKind.String:
                writer.AppendString(json.String.Utf8);
                return;
            case JsonKind.Array:
                foreach (JsonPart item in json.Items)
                {
                    writer.Append(first);
                    first = (byte)',';
                    StripNullsOfJson(ref writer, item);
                }

                break;
            case JsonKind.Object:
                foreach (JsonPartMember member in json.Members)
                {
                    if (member.Value.Kind != JsonKind.Null)
                    {
                        writer.Append(first);
                        first = (byte)',';
                        writer.AppendString(member.Name.Utf8);
                        writer.Append((byte)':');
                        StripNullsOfJson(ref writer, member.Value);
                    }
                }

                break;
            default:
                writer.Append(json.Utf8);
                return;
        }

        if (first != ',')
        {
            writer.Append(first);
        }

        writer.Append(json.Utf8[^1]);
    }

    private static void Separate(ref JsonbWriter writer, ref bool isFirst)
    {
        if (!isFirst)
        {
            writer.AppendSeparator();
        }

        isFirst = false;
    }
}
