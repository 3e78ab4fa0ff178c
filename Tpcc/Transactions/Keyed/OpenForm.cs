using System.Data.Common;
using Tpcc.Timing;
using Tpcc.Transactions.Inputs;
using Tpcc.Transactions.Statements;

namespace Tpcc.Transactions.Keyed;

/// <summary>
/// StrongDBMS's clerk as its code has it: the transaction is open while the clerk keys, one step each half second, and numbers and totals are
/// read first and written back as literals. n lines take n + 1 seconds from BEGIN to COMMIT.
/// </summary>
internal sealed class OpenForm(ClerkSession session, Waits waits, TimeProvider clock) : ITransactionForm
{
    private readonly StatementForm _statements = new(session, clock);

    private readonly record struct Line(NewOrderLine Ordered, decimal Price, int Quantity, string DistrictInfo);

    public TransactionOutcome NewOrder(NewOrderInput input)
    {
        session.Begin();
        int order;
        using (DbDataReader district = session.QueryRow("SELECT d_tax, d_next_o_id FROM district WHERE d_w_id = $1 AND d_id = $2", input.Warehouse, input.District))
        {
            order = district.GetInt32(1);
        }

        session.Scalar(OrderSql.WarehouseTax, input.Warehouse);
        session.Execute("UPDATE district SET d_next_o_id = $1 WHERE d_w_id = $2 AND d_id = $3", order + 1, input.Warehouse, input.District);

        waits.Next(OpenTiming.Step);
        session.Scalar(OrderSql.CustomerOfOrder, input.Warehouse, input.District, input.Customer);
        waits.Next(OpenTiming.Step);
        session.Execute(OrderSql.InsertOrder, input.Warehouse, input.District, order, input.Customer, clock.GetTimestampValue(), input.Lines.Count, input.AllLocal);
        session.Execute(OrderSql.InsertNewOrder, input.Warehouse, input.District, order);
        List<Line>? lines = KeyLines(input);
        if (lines is null)
        {
            session.Rollback();
            return TransactionOutcome.RolledBack;
        }

        Store(input, order, lines);
        session.Commit();
        return TransactionOutcome.Committed;
    }

    public void Payment(PaymentInput input)
    {
        session.Begin();
        CustomerChoice choice = input.Customer;
        PayingCustomer customer;
        using (DbDataReader rows = session.Query(
            choice.LastName is null ? CustomerSql.ForPaymentById : CustomerSql.ForPaymentByName, choice.Warehouse, choice.District, CustomerSql.Key(choice)))
        {
            customer = CustomerSql.ReadPaying(rows);
        }

        decimal districtTotal;
        decimal warehouseTotal;
        string names;
        using (DbDataReader district = session.QueryRow("SELECT d_ytd, d_name FROM district WHERE d_w_id = $1 AND d_id = $2", input.Warehouse, input.District))
        {
            districtTotal = district.GetDecimal(0);
            names = district.GetString(1);
        }

        using (DbDataReader warehouse = session.QueryRow("SELECT w_ytd, w_name FROM warehouse WHERE w_id = $1", input.Warehouse))
        {
            warehouseTotal = warehouse.GetDecimal(0);
            names = PaymentSql.HistoryData(warehouse.GetString(1), names);
        }

        session.Execute("UPDATE district SET d_ytd = $1 WHERE d_w_id = $2 AND d_id = $3", districtTotal + input.Amount, input.Warehouse, input.District);
        PayCustomer(input, customer);
        session.Execute("UPDATE warehouse SET w_ytd = $1 WHERE w_id = $2", warehouseTotal + input.Amount, input.Warehouse);
        session.Execute(
            PaymentSql.InsertHistory, customer.Id, choice.District, choice.Warehouse, input.District, input.Warehouse, clock.GetTimestampValue(), input.Amount, names);
        session.Commit();
    }

    public void OrderStatus(OrderStatusInput input) => _statements.OrderStatus(input);

    /// <summary>This clerk only queues deliveries; nobody works the queue.</summary>
    public void Delivery(DeliveryInput input)
    {
    }

    public void StockLevel(StockLevelInput input) => _statements.StockLevel(input);

    private void PayCustomer(PaymentInput input, PayingCustomer customer)
    {
        CustomerChoice choice = input.Customer;
        decimal balance = customer.Balance - input.Amount;
        if (customer.HasBadCredit)
        {
            session.Execute(
                "UPDATE customer SET c_balance = $1, c_ytd_payment = c_ytd_payment + $2, c_payment_cnt = c_payment_cnt + 1, c_data = $6 WHERE c_w_id = $3 AND c_d_id = $4 AND c_id = $5",
                balance, input.Amount, choice.Warehouse, choice.District, customer.Id, customer.DataAfter(input));
        }
        else
        {
            session.Execute(
                "UPDATE customer SET c_balance = $1, c_ytd_payment = c_ytd_payment + $2, c_payment_cnt = c_payment_cnt + 1 WHERE c_w_id = $3 AND c_d_id = $4 AND c_id = $5",
                balance, input.Amount, choice.Warehouse, choice.District, customer.Id);
        }
    }

    /// <summary>Two steps for each line, item and stock; null when an item does not exist, which shows at the end.</summary>
    private List<Line>? KeyLines(NewOrderInput input)
    {
        var lines = new List<Line>();
        foreach (NewOrderLine ordered in input.Lines)
        {
            waits.Next(OpenTiming.Step);
            object? price = session.Scalar(OrderSql.Item, ordered.Item);
            waits.Next(OpenTiming.Step);
            if (price is null)
            {
                continue;
            }

            using DbDataReader stock = session.QueryRow(OrderSql.Stock[input.District - 1], ordered.SupplyWarehouse, ordered.Item);
            lines.Add(new Line(ordered, (decimal)price, stock.GetInt32(0), stock.GetString(1)));
        }

        return lines.Count == input.Lines.Count ? lines : null;
    }

    private void Store(NewOrderInput input, int order, List<Line> lines)
    {
        for (int i = 0; i < lines.Count; i++)
        {
            (NewOrderLine ordered, decimal price, int quantity, string districtInfo) = lines[i];
            int isRemote = ordered.SupplyWarehouse == input.Warehouse ? 0 : 1;
            session.Execute(OrderSql.UpdateStock, StockRule.After(quantity, ordered.Quantity), ordered.Quantity, isRemote, ordered.SupplyWarehouse, ordered.Item);
            session.Execute(
                OrderSql.InsertLine, input.Warehouse, input.District, order, i + 1, ordered.Item, ordered.SupplyWarehouse, ordered.Quantity, price * ordered.Quantity, districtInfo);
        }
    }
}
