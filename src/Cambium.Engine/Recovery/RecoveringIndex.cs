namespace Cambium.Engine.Recovery;

/// <summary>How far a missing index has come back, or the pages of a table or an index have come into memory again.</summary>
/// <param name="TableId">The table it belongs to.</param>
/// <param name="IndexId">Its own id; null for the rows of the table.</param>
/// <param name="State">waiting, building, catching up or failed; warming, or cold before that.</param>
/// <param name="Rank">What it is worth; null when nothing is ranked.</param>
/// <param name="Rows">Rows to be read.</param>
/// <param name="RowsRead">Rows read so far.</param>
/// <param name="TimeLeft">Until it is built, at the rate so far; null while that isn't known.</param>
/// <param name="Problem">Why it can't be rebuilt.</param>
public sealed record RecoveringIndex(int TableId, int? IndexId, string State, double? Rank, long Rows, long RowsRead, TimeSpan? TimeLeft, string? Problem);
