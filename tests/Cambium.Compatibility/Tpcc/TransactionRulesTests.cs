using Tpcc.Transactions;
using Tpcc.Transactions.Inputs;
using Xunit;

namespace Cambium.Compatibility.Tpcc;

public sealed class TransactionRulesTests
{
    [Theory]
    [InlineData(20, 10, 10)]
    [InlineData(19, 10, 100)]
    [InlineData(10, 1, 100)]
    [InlineData(100, 5, 95)]
    public void Stock_that_falls_below_ten_is_refilled(int quantity, int ordered, int after) => Assert.Equal(after, StockRule.After(quantity, ordered));

    [Fact]
    public void A_payment_with_bad_credit_is_noted_in_front_of_at_most_500_characters()
    {
        var payment = new PaymentInput(1, 2, new CustomerChoice(3, 4, 5, null), 12.50m);

        Assert.Equal("5 4 3 2 1 12.50|old", new PayingCustomer(5, "BC", 0, "old").DataAfter(payment));
        Assert.Equal(500, new PayingCustomer(5, "BC", 0, new string('x', 500)).DataAfter(payment).Length);
    }
}
