namespace Tpcc.Transactions.Inputs;

/// <summary>One ordered item.</summary>
internal readonly record struct NewOrderLine(int Item, int SupplyWarehouse, int Quantity);
