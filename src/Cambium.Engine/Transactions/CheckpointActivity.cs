namespace Cambium.Engine.Transactions;

/// <summary>Checkpoints of a database since it was opened.</summary>
/// <param name="Timed">Those that were due because time had passed.</param>
/// <param name="Requested">Those that were asked for: by a user, by how much had been logged, by a lack of memory.</param>
/// <param name="Bytes">Of nodes, written by all of them.</param>
/// <param name="Time">From each one's begin to its end, together: most were not in a hurry.</param>
public sealed record CheckpointActivity(long Timed = 0, long Requested = 0, long Bytes = 0, TimeSpan Time = default);
