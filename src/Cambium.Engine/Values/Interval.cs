namespace Cambium.Engine.Values;

/// <summary>PostgreSQL's interval: months, days and microseconds kept apart, compared with 30-day months and 24-hour days.</summary>
public sealed record Interval(int Months, int Days, long Micros) : IComparable<Interval>
{
    public static readonly Interval Zero = new(0, 0, 0);

    /// <summary>Microseconds with 30-day months; what order and equality are made of.</summary>
    public Int128 Span => ((Int128)Months * 30 + Days) * DateTimes.MicrosPerDay + Micros;

    public int CompareTo(Interval? other) => other is null ? 1 : Span.CompareTo(other.Span);
}
