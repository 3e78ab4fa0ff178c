using System.Data.Common;
using Tpcc.Transactions.Inputs;

namespace Tpcc.Transactions.Statements;

/// <summary>One round trip for each statement.</summary>
internal sealed class StatementForm(ClerkSession session, TimeProvider clock) : ITransactionForm
{
    public TransactionOutcome NewOrder(NewOrderInput input) => new NewOrderStatements(session, clock).Run(input);

    public void Payment(PaymentInput input) => PaymentStatements.Run(session, clock, input);

    public void OrderStatus(OrderStatusInput input)
    {
        session.Begin();
        int customer;
        using (DbDataReader rows = session.Query(
            input.Customer.LastName is null ? CustomerSql.ForStatusById : CustomerSql.ForStatusByName, input.Customer.Warehouse, input.Customer.District, CustomerSql.Key(input.Customer)))
        {
            customer = CustomerSql.ReadId(rows);
        }

        object? order = session.Scalar(OrderSql.LastOfCustomer, input.Customer.Warehouse, input.Customer.District, customer);
        if (order is not null)
        {
            session.Execute(OrderSql.Lines, input.Customer.Warehouse, input.Customer.District, order);
        }

        session.Commit();
    }

    public void Delivery(DeliveryInput input) => DeliveryStatements.Run(session, clock, input);

    public void StockLevel(StockLevelInput input)
    {
        session.Begin();
        int next = (int)session.Scalar(OrderSql.NextOfDistrict, input.Warehouse, input.District)!;
        session.Scalar(OrderSql.CountLowStock, input.Warehouse, input.District, next - OrderSql.RecentOrders, next, input.Threshold);
        session.Commit();
    }
}
