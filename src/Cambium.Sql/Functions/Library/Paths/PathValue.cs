using System.Globalization;
using System.Text;
using Cambium.Engine.Json;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library.Paths;

/// <summary>What an item of a jsonpath yields: a JSON value, or from .datetime() an SQL date, time or timestamp.</summary>
/// <param name="Json">The value where it isn't a time.</param>
/// <param name="Type">The time's type; null of JSON values.</param>
/// <param name="Time">The time.</param>
/// <param name="Offset">Seconds east of the offset a timestamptz was written with, which it keeps.</param>
internal readonly record struct PathValue(JsonPart Json, DataType? Type = null, Value Time = default, int Offset = 0)
{
    internal bool IsTime => Type is not null;

    internal JsonKind? Kind => IsTime ? null : Json.Kind;

    internal static PathValue From(JsonPart json) => new(json);

    internal static PathValue From(in Numeric number) => new(JsonPart.FromNumber(number));

    internal bool IsArray => Kind == JsonKind.Array;

    internal JsonPart ToJson(CallContext context)
    {
        if (!IsTime)
        {
            return Json;
        }

        if (Type != DataType.TimestampTz)
        {
            string time = JsonText.TimeText(Type!, Time, context);

            // Zones have minutes here, always.
            return FromText(Type == DataType.TimeTz && time[^3] is '+' or '-' ? time + ":00" : time);
        }

        StringBuilder text = new(JsonText.TimeText(DataType.Timestamp, Value.FromInt64(Time.Int64 + (Offset * DateTimes.MicrosPerSecond)), context));
        text.Append(Offset < 0 ? '-' : '+').Append(CultureInfo.InvariantCulture, $"{Math.Abs(Offset) / 3600:00}:{Math.Abs(Offset) / 60 % 60:00}");
        return FromText(text.ToString());
    }

    private static JsonPart FromText(string text) => JsonPart.FromString(Value.FromText(text));

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
