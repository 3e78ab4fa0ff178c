using System.Runtime.CompilerServices;
using System.Text;
using Cambium.Engine.Json;
using Cambium.Engine.Times;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>Any SQL value as JSON: numbers and booleans as such, arrays and rows as containers, everything else as a string.</summary>
internal static class JsonText
{
    private static readonly SessionFormat s_iso = SessionFormat.Default;

    /// <summary>The JSON text of a value, without blanks: what to_json returns.</summary>
    internal static void Append(StringBuilder text, DataType type, in Value value, CallContext context, bool isPretty = false)
    {
        if (value.IsNull)
        {
            text.Append("null");
            return;
        }

        DataType underlying = type.Underlying();
        if (underlying.Code?.Casts.FirstOrDefault(static cast => !cast.IsFromOther && cast.Other == DataType.Json) is { Convert: { } toJson })
        {
            text.Append(toJson(value, context).Text);
            return;
        }

        switch (underlying.Form)
        {
            case ValueForm.Boolean:
                text.Append(value.Boolean ? "true" : "false");
                break;
            case ValueForm.Int16 or ValueForm.Int32 or ValueForm.Int64 or ValueForm.Float4 or ValueForm.Float8 or ValueForm.Numeric when underlying.Category == DataTypeCategory.Numeric:
                AppendNumber(text, underlying, value, context);
                break;
            case ValueForm.Jsonb:
                text.Append(value.Text);
                break;
            case ValueForm.Text when underlying.Oid == DataType.Json.Oid:
                text.Append(value.Text);
                break;
            case ValueForm.Array:
                AppendArray(text, value.Array, context, isPretty);
                break;
            case ValueForm.Record:
                AppendRecord(text, value.Record, context, isPretty);
                break;
            case ValueForm.Int32 or ValueForm.Int64 when underlying.Category == DataTypeCategory.DateTime:
                JsonWriter.WriteString(TimeText(underlying, value, context), text);
                break;
            default:
                JsonWriter.WriteString(TextFormat.ToText(type, value, context.Format), text);
                break;
        }
    }

    /// <summary>Writes a value as jsonb.</summary>
    internal static void AppendJsonb(ref JsonbWriter writer, DataType type, in Value value, CallContext context)
    {
        if (value.IsNull)
        {
            writer.Append("null"u8);
            return;
        }

        DataType underlying = type.Underlying();
        switch (underlying.Form)
        {
            case ValueForm.Jsonb:
                writer.Append(value.Utf8);
                break;
            case ValueForm.Boolean:
                writer.Append(value.Boolean ? "true"u8 : "false"u8);
                break;
            case ValueForm.Int16 or ValueForm.Int32 or ValueForm.Int64 when underlying == DataType.Int2 || underlying == DataType.Int4 || underlying == DataType.Int8:
                writer.AppendNumber(value.Int64);
                break;
            case ValueForm.Numeric when value.Numeric.IsFinite:
                writer.AppendNumber(value.Numeric);
                break;
            case ValueForm.Text when underlying.Oid == DataType.Text.Oid || underlying.Oid == DataType.Varchar.Oid:
                writer.AppendString(value.Utf8);
                break;
            case ValueForm.Array when value.Array.Dimensions > 0:
                int next = 0;
                AppendJsonbDimension(ref writer, value.Array, 0, ref next, context);
                break;
            case ValueForm.Record:
                AppendJsonbRecord(ref writer, value.Record, context);
                break;
            default:
                StringBuilder text = new();
                Append(text, type, value, context);
                JsonbInput.Append(ref writer, Utf8Text.Encode(text.ToString()));
                break;
        }
    }

    /// <summary>A value as a jsonb.</summary>
    internal static Value ToJsonb(DataType type, in Value value, CallContext context)
    {
        JsonbWriter writer = new(stackalloc byte[JsonbWriter.InitialBytes]);
        AppendJsonb(ref writer, type, value, context);
        return writer.ToValue();
    }

    private static void AppendJsonbRecord(ref JsonbWriter writer, RecordValue record, CallContext context)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        int row = writer.BeginObject();
        for (int i = 0; i < record.Items.Length; i++)
        {
            writer.BeginMember(row, Utf8Text.Encode(NameOf(record, i)));
            AppendJsonb(ref writer, record.Types[i].Type, record.Items[i], context);
        }

        writer.EndObject(row);
    }

    private static void AppendJsonbDimension(ref JsonbWriter writer, ArrayValue array, int dimension, ref int next, CallContext context)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        writer.Append((byte)'[');
        for (int i = 0; i < array.Lengths[dimension]; i++)
        {
            CancellationPoint.Tick();
            if (i > 0)
            {
                writer.AppendSeparator();
            }

            if (dimension < array.Dimensions - 1)
            {
                AppendJsonbDimension(ref writer, array, dimension + 1, ref next, context);
            }
            else
            {
                AppendJsonb(ref writer, array.Element, array.Items[next++], context);
            }
        }

        writer.Append((byte)']');
    }

    internal static void AppendRecord(StringBuilder text, RecordValue record, CallContext context, bool isPretty)
    {
        text.Append('{');
        for (int i = 0; i < record.Items.Length; i++)
        {
            text.Append(i > 0 ? isPretty ? ",\n " : "," : "");
            JsonWriter.WriteString(NameOf(record, i), text);
            text.Append(':');
            Append(text, record.Types[i].Type, record.Items[i], context);
        }

        text.Append('}');
    }

    private static string NameOf(RecordValue record, int index) => record.Names is { } names ? names[index] : FormattableString.Invariant($"f{index + 1}");

    internal static void AppendArray(StringBuilder text, ArrayValue array, CallContext context, bool isPretty)
    {
        int next = 0;
        if (array.Dimensions == 0)
        {
            text.Append("[]");
            return;
        }

        AppendDimension(text, array, 0, ref next, context, isPretty);
    }

    private static void AppendDimension(StringBuilder text, ArrayValue array, int dimension, ref int next, CallContext context, bool isPretty)
    {
        text.Append('[');
        for (int i = 0; i < array.Lengths[dimension]; i++)
        {
            CancellationPoint.Tick();
            text.Append(i > 0 ? isPretty && dimension == 0 ? ",\n " : "," : "");
            if (dimension < array.Dimensions - 1)
            {
                AppendDimension(text, array, dimension + 1, ref next, context, isPretty);
            }
            else
            {
                Append(text, array.Element, array.Items[next++], context);
            }
        }

        text.Append(']');
    }

    /// <summary>NaN and infinities aren't JSON numbers and go as strings.</summary>
    private static void AppendNumber(StringBuilder text, DataType type, in Value value, CallContext context)
    {
        string number = TextFormat.ToText(type, value, context.Format);
        if (char.IsAsciiDigit(number[^1]) && !number.Contains('$', StringComparison.Ordinal))
        {
            text.Append(number);
        }
        else
        {
            JsonWriter.WriteString(number, text);
        }
    }

    /// <summary>ISO 8601 with T for dates and times, whatever DateStyle says; of other types their text.</summary>
    internal static string TimeText(DataType type, in Value value, CallContext context)
    {
        switch (type.Oid)
        {
            case 1082:
                return DateTimeOutput.FormatDate(value.Int32, s_iso);
            case 1114:
                return WithT(DateTimeOutput.FormatTimestamp(value.Int64, s_iso));
            case 1184:
                string text = WithT(DateTimeOutput.FormatTimestampTz(value.Int64, s_iso with { TimeZone = context.Format.TimeZone }));
                int sign = text.LastIndexOfAny(['+', '-']);

                // Offsets show their minutes.
                return text.Contains('T', StringComparison.Ordinal) && text.Length - sign == 3 ? text + ":00" : text;
            default:
                return TextFormat.ToText(type, value, context.Format);
        }
    }

    private static string WithT(string text) => text.Replace(' ', 'T').Replace("TBC", " BC", StringComparison.Ordinal);
}
