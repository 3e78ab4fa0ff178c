using Cambium.Engine.Errors;

namespace Cambium.Engine.Times;

/// <summary>What is wrong with date and time texts, as DateTimeParseError says it.</summary>
internal static class DateTimeErrors
{
    internal static SqlErrorException BadFormat(string type, string text) =>
        new(SqlState.InvalidDatetimeFormat, $"invalid input syntax for type {type}: \"{text}\"");

    internal static SqlErrorException FieldOverflow(string text) =>
        new(SqlState.DatetimeFieldOverflow, $"date/time field value out of range: \"{text}\"");

    /// <summary>A month of 13 may be a day in another order.</summary>
    internal static SqlErrorException MonthOverflow(string text) =>
        new(SqlState.DatetimeFieldOverflow, $"date/time field value out of range: \"{text}\"", hint: "Perhaps you need a different \"datestyle\" setting.");

    internal static SqlErrorException IntervalOverflow(string text) =>
        new(SqlState.IntervalFieldOverflow, $"interval field value out of range: \"{text}\"");

    internal static SqlErrorException ZoneOverflow(string text) =>
        new(SqlState.InvalidTimeZoneDisplacementValue, $"time zone displacement out of range: \"{text}\"");

    internal static SqlErrorException UnknownZone(string name) =>
        new(SqlState.InvalidParameterValue, $"time zone \"{name}\" not recognized");
}
