using System.Data.Common;
using Tpcc.Transactions.Inputs;

namespace Tpcc.Transactions.Statements;

/// <summary>New order, clause 2.4.2, statement by statement.</summary>
internal sealed class NewOrderStatements(ClerkSession session, TimeProvider clock)
{
    public TransactionOutcome Run(NewOrderInput input)
    {
        session.Begin();
        session.Scalar(OrderSql.WarehouseTax, input.Warehouse);
        session.Scalar(OrderSql.CustomerOfOrder, input.Warehouse, input.District, input.Customer);
        int order = (int)session.Scalar(OrderSql.TakeNumber, input.Warehouse, input.District)! - 1;
        session.Execute(OrderSql.InsertOrder, input.Warehouse, input.District, order, input.Customer, clock.GetTimestampValue(), input.Lines.Count, input.AllLocal);
        session.Execute(OrderSql.InsertNewOrder, input.Warehouse, input.District, order);
        for (int i = 0; i < input.Lines.Count; i++)
        {
            if (!TryAddLine(input, order, number: i + 1, input.Lines[i]))
            {
                session.Rollback();
                return TransactionOutcome.RolledBack;
            }
        }

        session.Commit();
        return TransactionOutcome.Committed;
    }

    private bool TryAddLine(NewOrderInput input, int order, int number, NewOrderLine line)
    {
        if (session.Scalar(OrderSql.Item, line.Item) is not decimal price)
        {
            return false;
        }

        int quantity;
        string districtInfo;
        using (DbDataReader stock = session.QueryRow(OrderSql.Stock[input.District - 1], line.SupplyWarehouse, line.Item))
        {
            quantity = stock.GetInt32(0);
            districtInfo = stock.GetString(1);
        }

        int isRemote = line.SupplyWarehouse == input.Warehouse ? 0 : 1;
        session.Execute(OrderSql.UpdateStock, StockRule.After(quantity, line.Quantity), line.Quantity, isRemote, line.SupplyWarehouse, line.Item);
        session.Execute(
            OrderSql.InsertLine, input.Warehouse, input.District, order, number, line.Item, line.SupplyWarehouse, line.Quantity, price * line.Quantity, districtInfo);
        return true;
    }
}
