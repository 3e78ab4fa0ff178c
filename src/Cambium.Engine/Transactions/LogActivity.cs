namespace Cambium.Engine.Transactions;

/// <summary>What was appended to the log of a database since it was opened.</summary>
/// <param name="Records">One for each commit.</param>
/// <param name="Bytes">With what frames them.</param>
/// <param name="Batches">Each was written, and made durable, at once.</param>
public sealed record LogActivity(long Records = 0, long Bytes = 0, long Batches = 0);
