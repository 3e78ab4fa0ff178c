namespace Tpcc.Transactions.Inputs;

/// <summary>Clause 2.7.1.</summary>
internal sealed record DeliveryInput(int Warehouse, int Carrier);
