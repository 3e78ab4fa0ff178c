namespace Cambium.Engine.Values;

/// <summary>How an all-numeric date is read, and written in the styles SQL and Postgres.</summary>
public enum DateOrder
{
    MonthDayYear,
    DayMonthYear,
    YearMonthDay,
}
