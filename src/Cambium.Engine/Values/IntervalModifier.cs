using System.Globalization;

namespace Cambium.Engine.Values;

/// <summary>
/// PostgreSQL's typmod of interval: fields in the upper 16 bits (a mask, 0x7FFF = all), seconds precision in the lower
/// (0xFFFF = full).
/// </summary>
public static class IntervalModifier
{
    public const int FullRange = 0x7FFF;
    public const int FullPrecision = 0xFFFF;

    public const int Month = 1 << 1;
    public const int Year = 1 << 2;
    public const int Day = 1 << 3;
    public const int Hour = 1 << 10;
    public const int Minute = 1 << 11;
    public const int Second = 1 << 12;

    public static int Range(int modifier) => (modifier >> 16) & 0x7FFF;

    public static int Precision(int modifier) => modifier & 0xFFFF;

    public static int Encode(int range, int precision) => (range << 16) | (precision & 0xFFFF);

    internal static string Format(int modifier)
    {
        string fields = Range(modifier) switch
        {
            Year => " year",
            Month => " month",
            Day => " day",
            Hour => " hour",
            Minute => " minute",
            Second => " second",
            Year | Month => " year to month",
            Day | Hour => " day to hour",
            Day | Hour | Minute => " day to minute",
            Day | Hour | Minute | Second => " day to second",
            Hour | Minute => " hour to minute",
            Hour | Minute | Second => " hour to second",
            Minute | Second => " minute to second",
            _ => "",
        };
        int precision = Precision(modifier);
        return "interval" + fields + (precision == FullPrecision ? "" : string.Create(CultureInfo.InvariantCulture, $"({precision})"));
    }
}
