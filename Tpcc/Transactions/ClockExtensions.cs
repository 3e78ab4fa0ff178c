namespace Tpcc.Transactions;

/// <summary>Times as the tables hold them.</summary>
internal static class ClockExtensions
{
    /// <summary>UTC without a kind, which is what <c>timestamp</c> without time zone takes, in whole microseconds.</summary>
    public static DateTime GetTimestampValue(this TimeProvider clock)
    {
        DateTime now = clock.GetUtcNow().UtcDateTime;
        return new DateTime(now.Ticks - now.Ticks % TimeSpan.TicksPerMicrosecond, DateTimeKind.Unspecified);
    }
}
