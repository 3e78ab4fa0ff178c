namespace Cambium.Engine.Transactions;

/// <summary>The rows of one table that one commit changed.</summary>
/// <param name="Table">The table as that commit saw it.</param>
/// <param name="Rows">Net changes, each row once.</param>
/// <param name="IsTruncated">All rows that were there before went, besides.</param>
internal sealed record TableChanges(TableRuntime Table, RowChange[] Rows, bool IsTruncated);
