using Tpcc.Transactions.Inputs;

namespace Tpcc.Transactions.Batches;

/// <summary>Statements that don't need each other's answers travel together; BEGIN and COMMIT ride along. Two or three round trips a transaction.</summary>
internal sealed class BatchForm(ClerkSession session, TimeProvider clock) : ITransactionForm
{
    public TransactionOutcome NewOrder(NewOrderInput input) => new NewOrderBatch(session, clock).Run(input);

    public void Payment(PaymentInput input) => PaymentBatch.Run(session, clock, input);

    public void OrderStatus(OrderStatusInput input)
    {
        CustomerChoice choice = input.Customer;
        SqlBatch first = session.BeginBatch()
            .Add(choice.LastName is null ? CustomerSql.ForStatusById : CustomerSql.ForStatusByName, choice.Warehouse, choice.District, CustomerSql.Key(choice));
        int customer;
        using (SqlBatchReader results = first.Execute())
        {
            customer = CustomerSql.ReadId(results.NextResult());
        }

        object? order;
        using (SqlBatchReader results = session.Batch().Add(OrderSql.LastOfCustomer, choice.Warehouse, choice.District, customer).Execute())
        {
            order = results.NextRow()?.GetValue(0);
        }

        SqlBatch last = session.Batch();
        if (order is not null)
        {
            last.Add(OrderSql.Lines, choice.Warehouse, choice.District, order);
        }

        last.ExecuteAndCommit();
    }

    public void Delivery(DeliveryInput input) => DeliveryBatch.Run(session, clock, input);

    public void StockLevel(StockLevelInput input)
    {
        int next;
        using (SqlBatchReader results = session.BeginBatch().Add(OrderSql.NextOfDistrict, input.Warehouse, input.District).Execute())
        {
            next = results.NextRow()!.GetInt32(0);
        }

        session.Batch().Add(OrderSql.CountLowStock, input.Warehouse, input.District, next - OrderSql.RecentOrders, next, input.Threshold).ExecuteAndCommit();
    }
}
