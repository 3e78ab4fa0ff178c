using Tpcc.Population;
using Tpcc.Transactions.Inputs;
using Xunit;

namespace Cambium.Compatibility.Tpcc;

public sealed class InputGeneratorTests
{
    private const int Draws = 20_000;

    [Fact]
    public void New_orders_follow_the_clause()
    {
        InputGenerator inputs = Create(InputRules.Specification, warehouses: 4, home: 2);
        NewOrderInput[] orders = [.. Enumerable.Range(0, Draws).Select(_ => inputs.NewOrder())];
        NewOrderLine[] lines = [.. orders.SelectMany(order => order.Lines)];

        Assert.InRange(orders.Count(order => order.IsRolledBack), Draws / 100 - 45, Draws / 100 + 45);
        Assert.All(orders, order => Assert.Equal(order.IsRolledBack, order.Lines[^1].Item == InputGenerator.UnusedItem));
        Assert.All(orders, order => Assert.DoesNotContain(order.Lines.SkipLast(1), line => line.Item == InputGenerator.UnusedItem));
        Assert.Equal((5, 15), (orders.Min(order => order.Lines.Count), orders.Max(order => order.Lines.Count)));
        Assert.Equal((1, 10), (orders.Min(order => order.District), orders.Max(order => order.District)));
        Assert.Equal((1, 10), (lines.Min(line => line.Quantity), lines.Max(line => line.Quantity)));
        Assert.InRange(lines.Count(line => line.SupplyWarehouse != 2) / (double)lines.Length, 0.008, 0.012);
        Assert.Equal([1, 2, 3, 4], lines.Select(line => line.SupplyWarehouse).Distinct().Order());
        Assert.All(orders, order => Assert.Equal(order.Lines.All(line => line.SupplyWarehouse == 2) ? 1 : 0, order.AllLocal));
    }

    [Fact]
    public void The_open_clerk_leaves_out_the_upper_bounds()
    {
        InputGenerator inputs = Create(InputRules.StrongDbms, warehouses: 1, home: 1);
        NewOrderInput[] orders = [.. Enumerable.Range(0, Draws).Select(_ => inputs.NewOrder())];

        Assert.Equal((1, 9), (orders.Min(order => order.District), orders.Max(order => order.District)));
        Assert.Equal((5, 14), (orders.Min(order => order.Lines.Count), orders.Max(order => order.Lines.Count)));
        Assert.All(orders, order => Assert.Equal(1, order.AllLocal));
    }

    [Fact]
    public void Payments_name_sixty_customers_in_a_hundred_and_fifteen_live_elsewhere()
    {
        InputGenerator inputs = Create(InputRules.Specification, warehouses: 3, home: 1);
        PaymentInput[] payments = [.. Enumerable.Range(0, Draws).Select(_ => inputs.Payment())];

        Assert.InRange(payments.Count(payment => payment.Customer.LastName is not null) / (double)Draws, 0.58, 0.62);
        Assert.InRange(payments.Count(payment => payment.Customer.Warehouse != 1) / (double)Draws, 0.14, 0.16);
        Assert.All(payments, payment => Assert.InRange(payment.Amount, 1.00m, 5_000.00m));
        Assert.All(payments, payment => Assert.True(payment.Customer.LastName is not null || payment.Customer.Id is >= 1 and <= 3_000));
    }

    [Fact]
    public void A_single_warehouse_has_no_remote_customers()
    {
        InputGenerator inputs = Create(InputRules.Specification, warehouses: 1, home: 1);

        Assert.All(Enumerable.Range(0, 1_000).Select(_ => inputs.Payment()), payment => Assert.Equal((1, payment.District), (payment.Customer.Warehouse, payment.Customer.District)));
    }

    private static InputGenerator Create(InputRules rules, int warehouses, int home) =>
        new(new Random(11), NonUniform.FromSeed(11), rules, warehouses, home, homeDistrict: 3);
}
