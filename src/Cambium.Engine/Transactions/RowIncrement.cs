namespace Cambium.Engine.Transactions;

/// <summary>An increment with the column it goes to and the statement that made it.</summary>
internal readonly record struct RowIncrement(int ColumnId, ColumnIncrement Increment, int Statement);
