namespace Cambium.Engine.Times;

/// <summary>
/// What a text has said of a date and time. Nothing may be said twice, and what is there already decides what a number means: that is how PostgreSQL reads
/// and refuses texts that are odd.
/// </summary>
[Flags]
internal enum DateTimeParts
{
    None = 0,
    Year = 1,
    Month = 1 << 1,
    Day = 1 << 2,
    DayOfYear = 1 << 3,
    Hour = 1 << 4,
    Minute = 1 << 5,
    Second = 1 << 6,
    Fraction = 1 << 7,
    Zone = 1 << 8,

    /// <summary>The zone's clocks are an hour ahead: EDT, EST DST.</summary>
    Daylight = 1 << 9,

    /// <summary>The zone goes by an abbreviation that means now this, now that offset.</summary>
    Following = 1 << 14,
    Meridiem = 1 << 10,
    Era = 1 << 11,
    DayOfWeek = 1 << 12,

    /// <summary>A word for the whole: epoch, infinity.</summary>
    Special = 1 << 13,
    Date = Year | Month | Day,
    Time = Hour | Minute | Second | Fraction,
}
