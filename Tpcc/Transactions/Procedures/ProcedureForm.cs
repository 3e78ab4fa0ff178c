using System.Data;
using System.Data.Common;
using Tpcc.Targets;
using Tpcc.Transactions.Inputs;

namespace Tpcc.Transactions.Procedures;

/// <summary>One call of a stored function for each transaction: a single round trip, BEGIN and COMMIT implied.</summary>
internal sealed class ProcedureForm : ITransactionForm
{
    private const string UnusedItemState = "TP001";
    private const string FunctionsResource = "Tpcc.Transactions.Procedures.functions.sql";

    private readonly ClerkSession _session;
    private readonly TimeProvider _clock;

    public ProcedureForm(ClerkSession session, TimeProvider clock, IsolationLevel isolation)
    {
        _session = session;
        _clock = clock;
        session.Execute(isolation == IsolationLevel.Serializable ? "SET default_transaction_isolation = 'serializable'" : "SET default_transaction_isolation = 'read committed'");
    }

    /// <summary>Creates the functions in the target.</summary>
    public static void Install(ITarget target)
    {
        using var reader = new StreamReader(typeof(ProcedureForm).Assembly.GetManifestResourceStream(FunctionsResource)!);
        using DbConnection connection = target.Open();
        using DbCommand command = connection.CreateCommand();
        command.CommandText = reader.ReadToEnd();
        command.ExecuteNonQuery();
    }

    public TransactionOutcome NewOrder(NewOrderInput input)
    {
        try
        {
            _session.Scalar(
                "SELECT tpcc_new_order($1, $2, $3, $4, $5, $6, $7)", input.Warehouse, input.District, input.Customer, _clock.GetTimestampValue(),
                input.Lines.Select(line => line.Item).ToArray(), input.Lines.Select(line => line.SupplyWarehouse).ToArray(), input.Lines.Select(line => line.Quantity).ToArray());
            return TransactionOutcome.Committed;
        }
        catch (DbException e) when (e.SqlState == UnusedItemState)
        {
            return TransactionOutcome.RolledBack;
        }
    }

    public void Payment(PaymentInput input) => _session.Scalar(
        "SELECT tpcc_payment($1, $2, $3, $4, $5, $6::text, $7, $8)", input.Warehouse, input.District, input.Customer.Warehouse, input.Customer.District, input.Customer.Id,
        (object?)input.Customer.LastName ?? DBNull.Value, _clock.GetTimestampValue(), input.Amount);

    public void OrderStatus(OrderStatusInput input) => _session.Scalar(
        "SELECT tpcc_order_status($1, $2, $3, $4::text)", input.Customer.Warehouse, input.Customer.District, input.Customer.Id, (object?)input.Customer.LastName ?? DBNull.Value);

    public void Delivery(DeliveryInput input) => _session.Scalar("SELECT tpcc_delivery($1, $2, $3)", input.Warehouse, input.Carrier, _clock.GetTimestampValue());

    public void StockLevel(StockLevelInput input) => _session.Scalar("SELECT tpcc_stock_level($1, $2, $3)", input.Warehouse, input.District, input.Threshold);
}
