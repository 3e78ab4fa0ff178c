using System.Diagnostics;
using Tpcc.Timing;
using Xunit;

namespace Cambium.Compatibility.Tpcc;

public sealed class WaitsTests
{
    [Fact]
    public void Waits_end_at_absolute_moments_so_that_delays_between_them_do_not_add_up()
    {
        var waits = new Waits(timeScale: 10, CancellationToken.None);
        waits.Restart();
        long started = Stopwatch.GetTimestamp();
        for (int i = 0; i < 5; i++)
        {
            waits.Next(TimeSpan.FromSeconds(1));

            // Work of 60 of the 100 ms until the next moment.
            while (waits.SincePlanned < TimeSpan.FromMilliseconds(60))
            {
                Thread.Yield();
            }
        }

        // The last moment is 5 · 100 ms after the start, however late anyone was; relative waits would put it at 5 · 160 ms.
        TimeSpan before = Stopwatch.GetElapsedTime(started);
        TimeSpan late = waits.SincePlanned;
        TimeSpan after = Stopwatch.GetElapsedTime(started);
        Assert.InRange(500, (before - late).TotalMilliseconds - 5, (after - late).TotalMilliseconds + 5);
    }

    [Fact]
    public void A_moment_that_has_passed_is_not_waited_for_and_counts_as_response_time()
    {
        var waits = new Waits(timeScale: 1, CancellationToken.None);
        waits.Restart();
        long started = Stopwatch.GetTimestamp();
        while (Stopwatch.GetElapsedTime(started) < TimeSpan.FromMilliseconds(30))
        {
            Thread.Yield();
        }

        waits.Next(TimeSpan.FromMilliseconds(10));

        Assert.True(waits.SincePlanned >= TimeSpan.FromMilliseconds(20));
    }

    [Fact]
    public void The_end_of_the_run_ends_every_wait()
    {
        using var stop = new CancellationTokenSource(TimeSpan.FromMilliseconds(50));
        var waits = new Waits(timeScale: 1, stop.Token);

        Assert.Throws<OperationCanceledException>(() => waits.Next(TimeSpan.FromMinutes(1)));
        Assert.Throws<OperationCanceledException>(() => waits.Next(TimeSpan.Zero));
        Assert.Throws<OperationCanceledException>(() => waits.BackOff(TimeSpan.FromMinutes(1)));
    }
}
