using Tpcc.Transactions.Inputs;

namespace Tpcc.Transactions.Batches;

/// <summary>Payment in two round trips: all reads; all writes and COMMIT.</summary>
internal static class PaymentBatch
{
    public static void Run(ClerkSession session, TimeProvider clock, PaymentInput input)
    {
        CustomerChoice choice = input.Customer;
        SqlBatch reads = session.BeginBatch()
            .Add(PaymentSql.Warehouse, input.Warehouse)
            .Add(PaymentSql.District, input.Warehouse, input.District)
            .Add(choice.LastName is null ? CustomerSql.ForPaymentById : CustomerSql.ForPaymentByName, choice.Warehouse, choice.District, CustomerSql.Key(choice));
        string warehouse;
        string district;
        PayingCustomer customer;
        using (SqlBatchReader results = reads.Execute())
        {
            warehouse = results.NextRow()!.GetString(0);
            district = results.NextRow()!.GetString(0);
            customer = CustomerSql.ReadPaying(results.NextResult());
        }

        SqlBatch writes = session.Batch();
        _ = customer.HasBadCredit
            ? writes.Add(PaymentSql.PayBadCredit, input.Amount, choice.Warehouse, choice.District, customer.Id, customer.DataAfter(input))
            : writes.Add(PaymentSql.PayGoodCredit, input.Amount, choice.Warehouse, choice.District, customer.Id);
        writes
            .Add(PaymentSql.AddToDistrict, input.Amount, input.Warehouse, input.District)
            .Add(PaymentSql.AddToWarehouse, input.Amount, input.Warehouse)
            .Add(
                PaymentSql.InsertHistory, customer.Id, choice.District, choice.Warehouse, input.District, input.Warehouse, clock.GetTimestampValue(), input.Amount,
                PaymentSql.HistoryData(warehouse, district))
            .ExecuteAndCommit();
    }
}
