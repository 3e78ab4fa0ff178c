using System.Globalization;
using System.Text;
using Cambium.Engine.Json;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library.Paths;

/// <summary>What an item of a jsonpath yields: a JSON value, or from .datetime() an SQL date, time or timestamp.</summary>
/// <param name="Json">The value where it isn't a time.</param>
/// <param name="Time">The time; null of JSON values.</param>
internal readonly record struct PathValue(JsonPart Json, PathTime? Time = null)
{
    internal bool IsTime => Time is not null;

    internal JsonKind? Kind => IsTime ? null : Json.Kind;

    internal static PathValue From(JsonPart json) => new(json);

    /// <param name="type">Its type.</param>
    /// <param name="time">As values of that type are.</param>
    /// <param name="offset">See <see cref="PathTime"/>.</param>
    internal static PathValue From(DataType type, in Value time, int offset = 0) => new(default, new PathTime(type, time, offset));

    internal static PathValue From(in Numeric number) => new(JsonPart.FromNumber(number));

    internal bool IsArray => Kind == JsonKind.Array;

    internal JsonPart ToJson(CallContext context)
    {
        if (Time is not { } time)
        {
            return Json;
        }

        if (time.Type != DataType.TimestampTz)
        {
            string written = JsonText.TimeText(time.Type, time.Value, context);

            // Zones have minutes here, always.
            return FromText(time.Type == DataType.TimeTz && written[^3] is '+' or '-' ? written + ":00" : written);
        }

        int offset = time.Offset;
        StringBuilder text = new(JsonText.TimeText(DataType.Timestamp, Value.FromInt64(time.Value.Int64 + (offset * DateTimes.MicrosPerSecond)), context));
        text.Append(offset < 0 ? '-' : '+').Append(CultureInfo.InvariantCulture, $"{Math.Abs(offset) / 3600:00}:{Math.Abs(offset) / 60 % 60:00}");
        return FromText(text.ToString());
    }

    private static JsonPart FromText(string text) => JsonPart.FromString(Value.FromText(text));

    /// <summary>What .type() says.</summary>
    internal string TypeName => Kind switch
    {
        null => Time!.Type.DisplayName,
        JsonKind.Null => "null",
        JsonKind.String => "string",
        JsonKind.Number => "number",
        JsonKind.True or JsonKind.False => "boolean",
        JsonKind.Array => "array",
        _ => "object",
    };
}
