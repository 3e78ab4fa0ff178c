using System.Data.Common;
using Tpcc.Timing;
using Tpcc.Transactions.Inputs;
using Tpcc.Transactions.Statements;

namespace Tpcc.Transactions.Keyed;

/// <summary>
/// The open clerk with its statements in another order: what many want, the order number and the stock, is taken by
/// <c>UPDATE … RETURNING</c> as the last thing before COMMIT, and totals are increments.
/// </summary>
internal sealed class OpenLateForm(ClerkSession session, Waits waits, TimeProvider clock) : ITransactionForm
{
    private const string DistrictTax = "SELECT d_tax FROM district WHERE d_w_id = $1 AND d_id = $2";
    private const string TakeNumber = "UPDATE district SET d_next_o_id = d_next_o_id + 1 WHERE d_w_id = $1 AND d_id = $2 RETURNING d_next_o_id";

    private readonly StatementForm _statements = new(session, clock);

    public TransactionOutcome NewOrder(NewOrderInput input)
    {
        session.Begin();
        session.Scalar(DistrictTax, input.Warehouse, input.District);
        session.Scalar(OrderSql.WarehouseTax, input.Warehouse);
        waits.Next(OpenTiming.Step);
        session.Scalar(OrderSql.CustomerOfOrder, input.Warehouse, input.District, input.Customer);
        waits.Next(OpenTiming.Step);
        var prices = new decimal?[input.Lines.Count];
        for (int i = 0; i < prices.Length; i++)
        {
            waits.Next(OpenTiming.Step);
            prices[i] = session.Scalar(OrderSql.Item, input.Lines[i].Item) as decimal?;
            waits.Next(OpenTiming.Step);
        }

        if (prices.Any(price => price is null))
        {
            session.Rollback();
            return TransactionOutcome.RolledBack;
        }

        Store(input, prices);
        session.Commit();
        return TransactionOutcome.Committed;
    }

    public void Payment(PaymentInput input) => _statements.Payment(input);

    public void OrderStatus(OrderStatusInput input) => _statements.OrderStatus(input);

    /// <inheritdoc cref="OpenForm.Delivery"/>
    public void Delivery(DeliveryInput input)
    {
    }

    public void StockLevel(StockLevelInput input) => _statements.StockLevel(input);

    private void Store(NewOrderInput input, decimal?[] prices)
    {
        int order = (int)session.Scalar(TakeNumber, input.Warehouse, input.District)! - 1;
        session.Execute(OrderSql.InsertOrder, input.Warehouse, input.District, order, input.Customer, clock.GetTimestampValue(), input.Lines.Count, input.AllLocal);
        session.Execute(OrderSql.InsertNewOrder, input.Warehouse, input.District, order);
        for (int i = 0; i < prices.Length; i++)
        {
            NewOrderLine line = input.Lines[i];
            string districtInfo;
            using (DbDataReader stock = session.QueryRow(
                OrderSql.TakeStock[input.District - 1], line.Quantity, line.SupplyWarehouse == input.Warehouse ? 0 : 1, line.SupplyWarehouse, line.Item))
            {
                districtInfo = stock.GetString(1);
            }

            session.Execute(
                OrderSql.InsertLine, input.Warehouse, input.District, order, i + 1, line.Item, line.SupplyWarehouse, line.Quantity, prices[i]!.Value * line.Quantity, districtInfo);
        }
    }
}
