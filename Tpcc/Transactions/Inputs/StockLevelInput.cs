namespace Tpcc.Transactions.Inputs;

/// <summary>Clause 2.8.1.</summary>
internal sealed record StockLevelInput(int Warehouse, int District, int Threshold);
