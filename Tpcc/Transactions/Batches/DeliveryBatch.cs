using Tpcc.Population;
using Tpcc.Transactions.Inputs;

namespace Tpcc.Transactions.Batches;

/// <summary>Delivery in three round trips: taking the oldest new orders; their customers and amounts; the bills and COMMIT.</summary>
internal static class DeliveryBatch
{
    private readonly record struct Bill(int District, int Customer, decimal Amount);

    public static void Run(ClerkSession session, TimeProvider clock, DeliveryInput input)
    {
        List<(int District, int Order)> orders = TakeOldest(session, input);
        List<Bill> bills = Deliver(session, input, orders, clock.GetTimestampValue());
        SqlBatch batch = session.Batch();
        foreach (Bill bill in bills)
        {
            batch.Add(OrderSql.BillCustomer, bill.Amount, input.Warehouse, bill.District, bill.Customer);
        }

        batch.ExecuteAndCommit();
    }

    private static List<(int District, int Order)> TakeOldest(ClerkSession session, DeliveryInput input)
    {
        SqlBatch batch = session.BeginBatch();
        for (int district = 1; district <= Scale.Districts; district++)
        {
            batch.Add(OrderSql.TakeOldestNewOrder, input.Warehouse, district);
        }

        var orders = new List<(int, int)>();
        using SqlBatchReader results = batch.Execute();
        for (int district = 1; district <= Scale.Districts; district++)
        {
            if (results.NextRow() is { } row)
            {
                orders.Add((district, row.GetInt32(0)));
            }
        }

        return orders;
    }

    private static List<Bill> Deliver(ClerkSession session, DeliveryInput input, List<(int District, int Order)> orders, DateTime now)
    {
        var bills = new List<Bill>();
        if (orders.Count == 0)
        {
            return bills;
        }

        SqlBatch batch = session.Batch();
        foreach ((int district, int order) in orders)
        {
            batch
                .Add(OrderSql.CustomerOfOrderId, input.Warehouse, district, order)
                .Add(OrderSql.SetCarrier, input.Carrier, input.Warehouse, district, order)
                .Add(OrderSql.SetDelivered, now, input.Warehouse, district, order)
                .Add(OrderSql.OrderAmount, input.Warehouse, district, order);
        }

        using SqlBatchReader results = batch.Execute();
        foreach ((int district, _) in orders)
        {
            int customer = results.NextRow()!.GetInt32(0);
            decimal amount = results.NextRow()!.GetDecimal(0);
            bills.Add(new Bill(district, customer, amount));
        }

        return bills;
    }
}
