using System.Data.Common;
using Tpcc.Transactions.Inputs;

namespace Tpcc.Transactions.Batches;

/// <summary>New order in three round trips: what can be read at once and the number; order and stock; the lines and COMMIT.</summary>
internal sealed class NewOrderBatch(ClerkSession session, TimeProvider clock)
{
    public TransactionOutcome Run(NewOrderInput input)
    {
        decimal?[] prices = ReadPrices(input, out int order);
        if (prices.Any(price => price is null))
        {
            session.Rollback();
            return TransactionOutcome.RolledBack;
        }

        string[] districtInfos = TakeStock(input, order);
        SqlBatch lines = session.Batch();
        for (int i = 0; i < input.Lines.Count; i++)
        {
            NewOrderLine line = input.Lines[i];
            lines.Add(
                OrderSql.InsertLine, input.Warehouse, input.District, order, i + 1, line.Item, line.SupplyWarehouse, line.Quantity, prices[i]!.Value * line.Quantity, districtInfos[i]);
        }

        lines.ExecuteAndCommit();
        return TransactionOutcome.Committed;
    }

    private decimal?[] ReadPrices(NewOrderInput input, out int order)
    {
        SqlBatch batch = session.BeginBatch()
            .Add(OrderSql.WarehouseTax, input.Warehouse)
            .Add(OrderSql.CustomerOfOrder, input.Warehouse, input.District, input.Customer)
            .Add(OrderSql.TakeNumber, input.Warehouse, input.District);
        foreach (NewOrderLine line in input.Lines)
        {
            batch.Add(OrderSql.Item, line.Item);
        }

        using SqlBatchReader results = batch.Execute();
        results.NextResult();
        results.NextResult();
        order = results.NextRow()!.GetInt32(0) - 1;
        var prices = new decimal?[input.Lines.Count];
        for (int i = 0; i < prices.Length; i++)
        {
            prices[i] = results.NextRow()?.GetDecimal(0);
        }

        return prices;
    }

    private string[] TakeStock(NewOrderInput input, int order)
    {
        SqlBatch batch = session.Batch()
            .Add(OrderSql.InsertOrder, input.Warehouse, input.District, order, input.Customer, clock.GetTimestampValue(), input.Lines.Count, input.AllLocal)
            .Add(OrderSql.InsertNewOrder, input.Warehouse, input.District, order);
        foreach (NewOrderLine line in input.Lines)
        {
            batch.Add(OrderSql.TakeStock[input.District - 1], line.Quantity, line.SupplyWarehouse == input.Warehouse ? 0 : 1, line.SupplyWarehouse, line.Item);
        }

        using SqlBatchReader results = batch.Execute();
        var districtInfos = new string[input.Lines.Count];
        for (int i = 0; i < districtInfos.Length; i++)
        {
            DbDataReader stock = results.NextRow() ?? throw new InvalidOperationException("No stock of that item.");
            districtInfos[i] = stock.GetString(1);
        }

        return districtInfos;
    }
}
