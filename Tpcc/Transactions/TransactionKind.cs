namespace Tpcc.Transactions;

/// <summary>The five transactions of clause 2.</summary>
internal enum TransactionKind
{
    NewOrder,
    Payment,
    OrderStatus,
    Delivery,
    StockLevel,
}
