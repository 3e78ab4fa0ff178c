namespace Cambium.Sql.Sessions;

/// <summary>Times as timestamptz keeps them: microseconds since 2000-01-01 UTC.</summary>
internal static class PostgresTime
{
    private static readonly DateTimeOffset s_epoch = new(2000, 1, 1, 0, 0, 0, TimeSpan.Zero);

    public static long Micros(DateTimeOffset time) => (time - s_epoch).Ticks / TimeSpan.TicksPerMicrosecond;
}
