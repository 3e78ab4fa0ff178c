namespace Cambium.Engine.Transactions;

/// <summary>What a transaction lost over: a row, or with an empty key some interval of a table.</summary>
public readonly record struct ContendedRow(int TableId, ReadOnlyMemory<byte> RowKey);
