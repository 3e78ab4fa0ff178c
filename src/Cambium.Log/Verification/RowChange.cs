namespace Cambium.Log.Verification;

/// <summary>One commit's change of one row, linked to the row's changes before and after it within the window.</summary>
internal sealed class RowChange(long position, RowHistory row, RowImage? before, RowChange? previous)
{
    public long Position { get; } = position;

    public RowHistory Row { get; } = row;

    /// <summary>The row before the change; null when it didn't exist.</summary>
    public RowImage? Before { get; } = before;

    public RowChange? Previous { get; set; } = previous;

    public RowChange? Next { get; set; }
}
