using System.Diagnostics;
using System.Globalization;
using Xunit;
using Xunit.Abstractions;

namespace Cambium.Compatibility.Crash;

/// <summary>
/// Goal: whatever a server was doing when it was killed (-9), after its next start everything acknowledged is there, everything else whole or absent, and its files are sound.
/// Method: <see cref="KillBattery"/>; a few rounds, or for so many seconds as <c>CAMBIUM_KILL_SECONDS</c> says. <c>CAMBIUM_TEST_SEED</c> repeats a run.
/// </summary>
public sealed class KillBatteryTests(ITestOutputHelper output)
{
    private const int Rounds = 5;

    [Fact]
    public void A_server_killed_at_random_moments_loses_nothing()
    {
        int seed = Number("CAMBIUM_TEST_SEED") ?? Environment.TickCount;
        int? seconds = Number("CAMBIUM_KILL_SECONDS");
        output.WriteLine(string.Create(CultureInfo.InvariantCulture, $"seed {seed}"));
        using KillBattery battery = new(seed, output.WriteLine);
        long started = Stopwatch.GetTimestamp();
        int rounds = 0;
        battery.Run(() => seconds is { } time ? Stopwatch.GetElapsedTime(started).TotalSeconds < time : rounds++ < Rounds);
    }

    private static int? Number(string variable) => int.TryParse(Environment.GetEnvironmentVariable(variable), CultureInfo.InvariantCulture, out int value) ? value : null;
}
