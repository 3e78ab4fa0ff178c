namespace Cambium.Engine.Times;

/// <summary>What a word in a date or time means.</summary>
internal enum DateTimeWordKind
{
    /// <summary>None of those below; it may be a zone.</summary>
    None,
    Ignored,
    Month,
    DayOfWeek,
    Meridiem,
    Era,

    /// <summary>DST behind a zone.</summary>
    Daylight,

    /// <summary>epoch, infinity.</summary>
    Special,
    Now,
    Yesterday,
    Today,
    Tomorrow,

    /// <summary>allballs: midnight in Greenwich.</summary>
    Midnight,

    /// <summary>t: a time of day follows.</summary>
    Clock,

    /// <summary>What the number behind it is: y2001m02d04.</summary>
    Unit,
}
