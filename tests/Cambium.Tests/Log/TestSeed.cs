using System.Globalization;

namespace Cambium.Tests.Log;

/// <summary>The seed of a random test: a new one every time, or the one in CAMBIUM_TEST_SEED to repeat a failure.</summary>
internal static class TestSeed
{
    public static int Next() => int.TryParse(Environment.GetEnvironmentVariable("CAMBIUM_TEST_SEED"), CultureInfo.InvariantCulture, out int seed)
        ? seed
        : Environment.TickCount;
}
