namespace Cambium.Engine.Times;

/// <summary>Units of intervals and of date_part.</summary>
internal enum IntervalUnit
{
    None,
    Microsecond,
    Millisecond,
    Second,
    Minute,
    Hour,
    Day,
    Week,
    Month,
    Year,
    Decade,
    Century,
    Millennium,
}
