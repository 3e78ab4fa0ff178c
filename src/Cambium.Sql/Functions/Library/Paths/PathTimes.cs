using System.Text.RegularExpressions;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library.Paths;

/// <summary>Dates and times inside jsonpath: .datetime() and comparisons between its results.</summary>
internal static partial class PathTimes
{
    /// <summary>Reads an ISO 8601 date, time or timestamp; the form of the text decides the type.</summary>
    /// <returns>Null when the text is none of them.</returns>
    internal static PathValue? ReadIso(string text)
    {
        Match match = Iso().Match(text);
        if (!match.Success || (!match.Groups["date"].Success && !match.Groups["time"].Success))
        {
            return null;
        }

        bool hasZone = match.Groups["zone"].Success;
        DataType type = (match.Groups["date"].Success, match.Groups["time"].Success) switch
        {
            (true, false) => DataType.Date,
            (true, true) => hasZone ? DataType.TimestampTz : DataType.Timestamp,
            _ => hasZone ? DataType.TimeTz : DataType.Time,
        };
        Value value = TextFormat.Parse(type, text, SessionFormat.Default);
        int offset = type == DataType.TimestampTz ? -TextFormat.Parse(DataType.TimeTz, match.Groups["time"].Value + match.Groups["zone"].Value, SessionFormat.Default).TimeTz.Zone : 0;
        return PathValue.From(type, value, offset);
    }

    /// <summary>Reads by a template; its fields decide the type.</summary>
    internal static PathValue ReadTemplate(string text, string template)
    {
        foreach (TimeTemplate.Field field in TimeTemplate.Get(template))
        {
            if (field is { Name: null, IsQuoted: false } && !"-./,':; ".Contains(field.Text, StringComparison.Ordinal))
            {
                throw new SqlErrorException(SqlState.InvalidDatetimeFormat, $"invalid datetime format separator: \"{field.Text}\"");
            }
        }

        (long days, long time, int? offset) = template.Length > 0 ? TimeReading.Read(text, template, isStrict: true) : default;
        bool hasDate = false;
        bool hasTime = false;
        bool hasZone = false;
        foreach (TimeTemplate.Field field in TimeTemplate.Get(template))
        {
            switch (field.Name)
            {
                case null or "FX":
                    break;
                case "TZH" or "TZM" or "TZ" or "OF":
                    hasZone = true;
                    break;
                case "HH24" or "HH12" or "HH" or "MI" or "SS" or "SSSS" or "SSSSS" or "MS" or "US" or "AM" or "PM" or "A.M." or "P.M.":
                    hasTime = true;
                    break;
                default:
                    if (field.Name.StartsWith("FF", StringComparison.Ordinal))
                    {
                        hasTime = true;
                    }
                    else
                    {
                        hasDate = true;
                    }

                    break;
            }
        }

        if (hasZone && offset is null)
        {
            throw new SqlErrorException(SqlState.InvalidDatetimeFormat, hasDate ? "missing time zone in input string for type timestamptz" : "missing time zone in input string for type timetz");
        }

        long timestamp = (days * DateTimes.MicrosPerDay) + time;
        return (hasDate, hasTime) switch
        {
            (true, true) when hasZone => PathValue.From(DataType.TimestampTz, Value.FromInt64(timestamp - (offset!.Value * DateTimes.MicrosPerSecond)), offset.Value),
            (true, true) => PathValue.From(DataType.Timestamp, Value.FromInt64(timestamp)),
            (true, false) when hasZone => throw new SqlErrorException(SqlState.InvalidDatetimeFormat, "datetime format is zoned but not timed"),
            (true, false) => PathValue.From(DataType.Date, Value.FromInt32((int)days)),
            _ when hasZone => PathValue.From(DataType.TimeTz, Value.FromObject(new TimeTz(time, -offset!.Value))),
            _ when hasTime => PathValue.From(DataType.Time, Value.FromInt64(time)),
            _ => throw new SqlErrorException(SqlState.InvalidDatetimeFormat, "datetime format is not dated and not timed"),
        };
    }

    /// <returns>Null when the two cannot be compared.</returns>
    /// <exception cref="SqlErrorException">0A000: the comparison needs the time zone, and the function may not use it.</exception>
    internal static int? Compare(in PathValue left, in PathValue right, bool usesZone, CallContext context)
    {
        DataType? common = Common(left.Time!.Type, right.Time!.Type);
        return common is null
            ? null
            : ValueComparer.Compare(common, Convert(left.Time!, common, usesZone, context), Convert(right.Time!, common, usesZone, context));
    }

    private static DataType? Common(DataType left, DataType right)
    {
        bool isDated(DataType type) => type == DataType.Date || type == DataType.Timestamp || type == DataType.TimestampTz;
        if (left == right)
        {
            return left;
        }

        if (isDated(left) != isDated(right))
        {
            return null;
        }

        return !isDated(left) ? DataType.TimeTz : left == DataType.TimestampTz || right == DataType.TimestampTz ? DataType.TimestampTz : DataType.Timestamp;
    }

    private static Value Convert(PathTime value, DataType type, bool usesZone, CallContext context)
    {
        if (value.Type == type)
        {
            return value.Value;
        }

        if (!usesZone && (type == DataType.TimestampTz || type == DataType.TimeTz))
        {
            throw new SqlErrorException(
                SqlState.FeatureNotSupported, $"cannot convert value from {value.Type.Name} to {type.Name} without time zone usage",
                hint: "Use *_tz() function for time zone support.");
        }

        return (Casts.ForComparison(value.Type, type) ?? Casts.Find(value.Type, type, out _)!)(value.Value, context);
    }

    [GeneratedRegex(@"^\s*(?<date>\d{4,}-\d{1,2}-\d{1,2})?(?:(?<=\d)[ T]|(?<!\d))(?<time>\d{1,2}:\d{1,2}:\d{1,2}(?:\.\d+)?)?\s*(?<zone>[+-]\d{1,2}(?::\d{1,2})?)?\s*$|^\s*(?<date>\d{4,}-\d{1,2}-\d{1,2})\s*$", RegexOptions.CultureInvariant | RegexOptions.ExplicitCapture)]
    private static partial Regex Iso();
}
