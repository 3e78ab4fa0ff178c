namespace Cambium.Engine.Values;

/// <summary>time with time zone.</summary>
/// <param name="Micros">Local microseconds since midnight, up to 24:00.</param>
/// <param name="Zone">Seconds west of Greenwich (PostgreSQL's sign: +02 is -7200).</param>
public sealed record TimeTz(long Micros, int Zone) : IComparable<TimeTz>
{
    /// <summary>Zones are less than 16 hours to either side.</summary>
    public const int ZoneLimit = 16 * 60 * 60;

    /// <summary>Microseconds in UTC; what order is made of, the zone deciding ties.</summary>
    public long Utc => Micros + Zone * 1_000_000L;

    public int CompareTo(TimeTz? other)
    {
        if (other is null)
        {
            return 1;
        }

        int result = Utc.CompareTo(other.Utc);
        return result != 0 ? result : Zone.CompareTo(other.Zone);
    }
}
