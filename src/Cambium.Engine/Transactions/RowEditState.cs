namespace Cambium.Engine.Transactions;

/// <summary>The part of a <see cref="RowEdit"/> that savepoints bring back.</summary>
/// <param name="After">The row as this transaction sees it; null when it is gone.</param>
/// <param name="Assigned">Columns whose value the transaction has set, whatever it was before; all for a row put in anew.</param>
/// <param name="Increments">Increments of columns not assigned, in order; each is tested against the newest row at commit.</param>
internal readonly record struct RowEditState(RowEditKind Kind, byte[]? After, ColumnSet Assigned, RowIncrements Increments)
{
    /// <summary>The statement of the transaction that changed it last (<see cref="WriteSet.Command"/>).</summary>
    public int Command { get; init; }

    public bool HasIncrements => !Increments.IsEmpty;
}
