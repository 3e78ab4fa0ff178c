namespace Cambium.Engine.Values;

/// <summary>Units and limits of dates and times: microseconds and days since 2000-01-01.</summary>
public static class DateTimes
{
    public const long MicrosPerSecond = 1_000_000;
    public const long MicrosPerMinute = 60 * MicrosPerSecond;
    public const long MicrosPerHour = 60 * MicrosPerMinute;
    public const long MicrosPerDay = 24 * MicrosPerHour;
}
