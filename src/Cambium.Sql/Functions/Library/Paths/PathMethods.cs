using System.Globalization;
using System.Text;
using Cambium.Engine.Errors;
using Cambium.Engine.Json;
using Cambium.Engine.Json.Paths;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library.Paths;

/// <summary>Methods of numbers, strings and objects: .abs(), .double(), .datetime(), .keyvalue().</summary>
internal sealed class PathMethods(PathQuery query)
{
    internal PathOutcome Call(JsonPathItem item, in PathValue value, List<PathValue>? found)
    {
        string name = item.Kind.ToString().ToLowerInvariant();
        switch (item.Kind)
        {
            case JsonPathKind.KeyValue when value.Kind == JsonKind.Object:
                return KeyValue(item, value, found);
            case JsonPathKind.KeyValue:
                return query.Fail(SqlState.SqlJsonObjectNotFound, "jsonpath item method .keyvalue() can only be applied to an object");
            case JsonPathKind.Datetime when value.Kind == JsonKind.String:
                return Datetime(item, value.Json.String.Text, found);
            case JsonPathKind.Datetime:
                return query.Fail(SqlState.InvalidArgumentForSqlJsonDatetimeFunction, "jsonpath item method .datetime() can only be applied to a string");
            case JsonPathKind.Double when value.Kind is JsonKind.Number or JsonKind.String:
                return Double(item, value.Json, found);
            case JsonPathKind.Double:
                return query.Fail(SqlState.NonNumericSqlJsonItem, "jsonpath item method .double() can only be applied to a string or numeric value");
            case var _ when value.Kind != JsonKind.Number:
                return query.Fail(SqlState.NonNumericSqlJsonItem, $"jsonpath item method .{name}() can only be applied to a numeric value");
        }

        Numeric number = value.Json.Number;
        Numeric result = item.Kind switch
        {
            JsonPathKind.Abs => NumericArithmetic.Abs(number),
            JsonPathKind.Floor => NumericArithmetic.Floor(number),
            _ => NumericArithmetic.Ceiling(number),
        };
        return query.Yield(item, PathValue.From(result), found);
    }

    private PathOutcome KeyValue(JsonPathItem item, in PathValue value, List<PathValue>? found)
    {
        PathOutcome outcome = PathOutcome.NotFound;
        long id = query.IdOf(value.Json);
        foreach (JsonPartMember member in value.Json.Members)
        {
            outcome = query.HandOn(PairOf(member, id), item.Next, found, query.IsLax);
            if (PathQuery.IsEnd(outcome, found))
            {
                return outcome;
            }
        }

        return outcome;
    }

    private static JsonPart PairOf(in JsonPartMember member, long id)
    {
        JsonbWriter writer = new(stackalloc byte[JsonbWriter.InitialBytes]);
        writer.Append("{\"id\": "u8);
        writer.Append(Encoding.ASCII.GetBytes(id.ToString(CultureInfo.InvariantCulture)));
        writer.Append(", \"key\": \""u8);
        writer.Append(member.Content.Utf8);
        writer.Append("\", \"value\": "u8);
        writer.Append(member.Value.Utf8);
        writer.Append((byte)'}');
        return JsonPart.FromJsonb(writer.ToValue());
    }

    private PathOutcome Double(JsonPathItem item, JsonPart value, List<PathValue>? found)
    {
        try
        {
            Value text = value.Kind == JsonKind.Number ? value.Text : value.String;
            double number = TextFormat.Parse(DataType.Float8, text.Utf8, SessionFormat.Default).Double;
            if (double.IsFinite(number))
            {
                return query.Yield(item, value.Kind == JsonKind.Number ? PathValue.From(value) : PathValue.From(Numeric.FromDouble(number)), found);
            }
        }
        catch (SqlErrorException)
        {
            // Told below in jsonpath's words.
        }

        return query.Fail(SqlState.NonNumericSqlJsonItem, value.Kind == JsonKind.Number
            ? "numeric argument of jsonpath item method .double() is out of range for type double precision"
            : "string argument of jsonpath item method .double() is not a valid representation of a double precision number");
    }

    private PathOutcome Datetime(JsonPathItem item, string text, List<PathValue>? found)
    {
        PathValue? time;
        try
        {
            time = item.Left is { } template ? PathTimes.ReadTemplate(text, template.Text) : PathTimes.ReadIso(text);
        }
        catch (SqlErrorException) when (!query.Throws)
        {
            return PathOutcome.Failed;
        }

        return time is { } value
            ? query.Yield(item, value, found)
            : query.Fail(
                SqlState.InvalidArgumentForSqlJsonDatetimeFunction, $"datetime format is not recognized: \"{text}\"",
                "Use a datetime template argument to specify the input data format.");
    }
}
