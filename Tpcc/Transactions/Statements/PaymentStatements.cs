using System.Data.Common;
using Tpcc.Transactions.Inputs;

namespace Tpcc.Transactions.Statements;

/// <summary>Payment, clause 2.5.2, statement by statement.</summary>
internal static class PaymentStatements
{
    public static void Run(ClerkSession session, TimeProvider clock, PaymentInput input)
    {
        session.Begin();
        string warehouse = (string)session.Scalar(PaymentSql.Warehouse, input.Warehouse)!;
        string district = (string)session.Scalar(PaymentSql.District, input.Warehouse, input.District)!;
        CustomerChoice choice = input.Customer;
        PayingCustomer customer;
        using (DbDataReader rows = session.Query(
            choice.LastName is null ? CustomerSql.ForPaymentById : CustomerSql.ForPaymentByName, choice.Warehouse, choice.District, CustomerSql.Key(choice)))
        {
            customer = CustomerSql.ReadPaying(rows);
        }

        if (customer.HasBadCredit)
        {
            session.Execute(PaymentSql.PayBadCredit, input.Amount, choice.Warehouse, choice.District, customer.Id, customer.DataAfter(input));
        }
        else
        {
            session.Execute(PaymentSql.PayGoodCredit, input.Amount, choice.Warehouse, choice.District, customer.Id);
        }

        session.Execute(PaymentSql.AddToDistrict, input.Amount, input.Warehouse, input.District);
        session.Execute(PaymentSql.AddToWarehouse, input.Amount, input.Warehouse);
        session.Execute(
            PaymentSql.InsertHistory, customer.Id, choice.District, choice.Warehouse, input.District, input.Warehouse, clock.GetTimestampValue(), input.Amount,
            PaymentSql.HistoryData(warehouse, district));
        session.Commit();
    }
}
