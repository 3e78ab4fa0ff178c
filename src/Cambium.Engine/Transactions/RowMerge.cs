namespace Cambium.Engine.Transactions;

/// <summary>One row of a transaction merged onto the newest root.</summary>
/// <param name="Before">The newest row; null when there is none.</param>
/// <param name="After">What becomes of it; null when it goes.</param>
/// <param name="Changed">Columns that differ when both exist; all otherwise.</param>
internal readonly record struct RowMerge(RowEdit Edit, byte[]? Before, byte[]? After, ColumnSet Changed);
