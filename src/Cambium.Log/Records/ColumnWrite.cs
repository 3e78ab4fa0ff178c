namespace Cambium.Log.Records;

/// <summary>A column's new value.</summary>
/// <param name="ColumnId">The column's stable id within its table.</param>
/// <param name="After">The final value, increments applied.</param>
/// <param name="Increments">Present when the column was incremented, in order of statements; then the write was no read.</param>
public sealed record ColumnWrite(int ColumnId, LogValue After, IReadOnlyList<Increment>? Increments = null);
