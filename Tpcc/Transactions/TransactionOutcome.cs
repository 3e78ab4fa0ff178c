namespace Tpcc.Transactions;

/// <summary>How a transaction ended without a conflict.</summary>
internal enum TransactionOutcome
{
    Committed,

    /// <summary>A new order with an unused item number, as one in a hundred must (clause 2.4.1.4).</summary>
    RolledBack,
}
