namespace Tpcc.Transactions.Inputs;

/// <summary>Clause 2.6.1.</summary>
internal sealed record OrderStatusInput(CustomerChoice Customer);
