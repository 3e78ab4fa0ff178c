using System.Globalization;
using System.Text;
using Cambium.Engine.Json;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library.Paths;

/// <summary>What an item of a jsonpath yields: a JSON value, or from .datetime() an SQL date, time or timestamp.</summary>
/// <param name="Offset">Seconds east of the offset a timestamptz was written with, which it keeps.</param>
internal readonly record struct PathValue(JsonValue? Json, DataType? Type = null, Value Time = default, int Offset = 0)
{
    internal JsonKind? Kind => Json?.Kind;

    internal static PathValue From(JsonValue json) => new(json);

    internal bool IsArray => Kind == JsonKind.Array;

    internal JsonValue ToJson(CallContext context)
    {
        if (Json is { } json)
        {
            return json;
        }

        if (Type != DataType.TimestampTz)
        {
            JsonValue time = JsonText.ToJson(Type!, Time, context);

            // Zones have minutes here, always.
            return Type == DataType.TimeTz && time.String[^3] is '+' or '-' ? JsonValue.FromString(time.String + ":00") : time;
        }

        StringBuilder text = new(JsonText.ToJson(DataType.Timestamp, Value.FromInt64(Time.Int64 + (Offset * DateTimes.MicrosPerSecond)), context).String);
        text.Append(Offset < 0 ? '-' : '+').Append(CultureInfo.InvariantCulture, $"{Math.Abs(Offset) / 3600:00}:{Math.Abs(Offset) / 60 % 60:00}");
        return JsonValue.FromString(text.ToString());
    }

    /// <summary>What .type() says.</summary>
    internal string TypeName => Kind switch
    {
        null => Type!.DisplayName,
        JsonKind.Null => "null",
        JsonKind.String => "string",
        JsonKind.Number => "number",
        JsonKind.True or JsonKind.False => "boolean",
        JsonKind.Array => "array",
        _ => "object",
    };
}
