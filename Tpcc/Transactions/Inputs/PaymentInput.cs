namespace Tpcc.Transactions.Inputs;

/// <summary>Clause 2.5.1.</summary>
internal sealed record PaymentInput(int Warehouse, int District, CustomerChoice Customer, decimal Amount);
