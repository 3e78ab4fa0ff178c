using System.Globalization;
using Tpcc.Clerks;
using Tpcc.Timing;

namespace Tpcc.Runs;

/// <summary>What the clerks' waiting alone allows.</summary>
internal static class Ceiling
{
    /// <summary>New orders in <paramref name="elapsed"/> if no answer took any time; null without waiting.</summary>
    public static double? NewOrders(RunOptions options, TimeSpan elapsed) =>
        ClerkCrew.CreateTiming(options.Timing, new Random(options.Seed)).NewOrdersPerSecondMax * options.Clerks * options.TimeScale * Math.Max(0, elapsed.TotalSeconds);

    /// <summary>What must be said beside the figures; null when nothing.</summary>
    public static string? Caveat(RunOptions options)
    {
        if (options.Timing == TimingKind.None || options.TimeScale == 1)
        {
            return null;
        }

        string scaled = string.Create(CultureInfo.InvariantCulture, $"scaled: all waiting divided by {options.TimeScale:0.##}");
        TimeSpan shortest = ClerkCrew.CreateTiming(options.Timing, new Random(options.Seed)).MeanWaitMin / options.TimeScale;
        return shortest >= ClerkTiming.PublishedWaitMin
            ? scaled
            : string.Create(CultureInfo.InvariantCulture, $"{scaled}; waits of {shortest.TotalMilliseconds:0} ms are too short to publish the figures");
    }
}
