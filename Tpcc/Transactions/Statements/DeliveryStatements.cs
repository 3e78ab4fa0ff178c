using Tpcc.Population;
using Tpcc.Transactions.Inputs;

namespace Tpcc.Transactions.Statements;

/// <summary>Delivery, clause 2.7.4: the oldest new order of each district, all in one transaction. A district without one is skipped.</summary>
internal static class DeliveryStatements
{
    public static void Run(ClerkSession session, TimeProvider clock, DeliveryInput input)
    {
        session.Begin();
        DateTime now = clock.GetTimestampValue();
        for (int district = 1; district <= Scale.Districts; district++)
        {
            // Below serializable another delivery may have taken it in between: then nothing is deleted.
            if (session.Scalar(OrderSql.OldestNewOrder, input.Warehouse, district) is int order
                && session.Execute(OrderSql.DeleteNewOrder, input.Warehouse, district, order) == 1)
            {
                Deliver(session, input, district, order, now);
            }
        }

        session.Commit();
    }

    private static void Deliver(ClerkSession session, DeliveryInput input, int district, int order, DateTime now)
    {
        int customer = (int)session.Scalar(OrderSql.CustomerOfOrderId, input.Warehouse, district, order)!;
        session.Execute(OrderSql.SetCarrier, input.Carrier, input.Warehouse, district, order);
        session.Execute(OrderSql.SetDelivered, now, input.Warehouse, district, order);
        decimal amount = (decimal)session.Scalar(OrderSql.OrderAmount, input.Warehouse, district, order)!;
        session.Execute(OrderSql.BillCustomer, amount, input.Warehouse, district, customer);
    }
}
