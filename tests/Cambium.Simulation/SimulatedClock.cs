namespace Cambium.Simulation;

/// <summary>A clock that moves when the scheduler says so: real time would make a seed's runs differ.</summary>
public sealed class SimulatedClock : TimeProvider
{
    private long _ticks = DateTime.UnixEpoch.AddYears(50).Ticks;

    public override long TimestampFrequency => TimeSpan.TicksPerSecond;

    public void Advance(TimeSpan time) => _ticks += time.Ticks;

    public override DateTimeOffset GetUtcNow() => new(_ticks, TimeSpan.Zero);

    public override long GetTimestamp() => _ticks;
}
