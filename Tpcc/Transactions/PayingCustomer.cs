using System.Globalization;
using Tpcc.Transactions.Inputs;

namespace Tpcc.Transactions;

/// <summary>What a payment reads of its customer.</summary>
internal readonly record struct PayingCustomer(int Id, string Credit, decimal Balance, string Data)
{
    private const int DataCharactersMax = 500;

    public bool HasBadCredit => Credit == "BC";

    /// <summary>Clause 2.5.2.2: the payment's facts go in front of C_DATA, which is cut to 500 characters.</summary>
    public string DataAfter(PaymentInput payment)
    {
        CustomerChoice customer = payment.Customer;
        string facts = string.Create(
            CultureInfo.InvariantCulture, $"{Id} {customer.District} {customer.Warehouse} {payment.District} {payment.Warehouse} {payment.Amount}|{Data}");
        return facts.Length <= DataCharactersMax ? facts : facts[..DataCharactersMax];
    }
}
