namespace Cambium.Tests.Storage;

/// <summary>A clock that stands still until it is told otherwise.</summary>
internal sealed class ManualClock : TimeProvider
{
    private DateTimeOffset _now = new(2026, 1, 1, 0, 0, 0, TimeSpan.Zero);

    public void Advance(TimeSpan time) => _now += time;

    public override DateTimeOffset GetUtcNow() => _now;

    public override long GetTimestamp() => _now.Ticks;

    public override long TimestampFrequency => TimeSpan.TicksPerSecond;
}
