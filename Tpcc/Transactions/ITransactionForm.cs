using Tpcc.Transactions.Inputs;

namespace Tpcc.Transactions;

/// <summary>
/// The five transactions in one of the forms of <c>--form</c>. Each method runs one whole transaction and returns after COMMIT, or after the
/// intended rollback; it throws <see cref="System.Data.Common.DbException"/> and leaves the rollback then to the caller.
/// </summary>
internal interface ITransactionForm
{
    TransactionOutcome NewOrder(NewOrderInput input);

    void Payment(PaymentInput input);

    void OrderStatus(OrderStatusInput input);

    void Delivery(DeliveryInput input);

    void StockLevel(StockLevelInput input);
}
