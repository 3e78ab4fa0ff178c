using Tpcc.Population;

namespace Tpcc.Transactions.Inputs;

/// <summary>Draws what one clerk types. A terminal has a home warehouse, and for stock level a home district.</summary>
internal sealed class InputGenerator(Random random, NonUniform nonUniform, InputRules rules, int warehouses, int homeWarehouse, int homeDistrict)
{
    /// <summary>No item has this number.</summary>
    public const int UnusedItem = Scale.Items + 1;

    public NewOrderInput NewOrder()
    {
        bool isRolledBack = random.Next(rules.OneInRolledBack) == 0;
        var lines = new NewOrderLine[random.Next(rules.LinesMin, rules.LinesMax + 1)];
        for (int i = 0; i < lines.Length; i++)
        {
            bool isRemote = random.Next(100) == 0;
            lines[i] = new NewOrderLine(nonUniform.Item(random), isRemote ? OtherWarehouse() : homeWarehouse, random.Next(1, 11));
        }

        if (isRolledBack)
        {
            lines[^1] = lines[^1] with { Item = UnusedItem };
        }

        return new NewOrderInput(homeWarehouse, District(), nonUniform.Customer(random), lines, isRolledBack);
    }

    public PaymentInput Payment()
    {
        int district = District();
        bool isRemote = random.Next(100) >= 85 && warehouses > 1;
        CustomerChoice customer = isRemote ? Customer(OtherWarehouse(), District()) : Customer(homeWarehouse, district);
        return new PaymentInput(homeWarehouse, district, customer, RandomText.Decimal(random, 100, 500_000, 2));
    }

    public OrderStatusInput OrderStatus() => new(Customer(homeWarehouse, District()));

    public DeliveryInput Delivery() => new(homeWarehouse, random.Next(1, 11));

    public StockLevelInput StockLevel() => new(homeWarehouse, homeDistrict, random.Next(10, 21));

    private CustomerChoice Customer(int warehouse, int district) => random.Next(100) < 60
        ? new CustomerChoice(warehouse, district, 0, RandomText.LastName(nonUniform.RunLastName(random)))
        : new CustomerChoice(warehouse, district, nonUniform.Customer(random), null);

    private int District() => random.Next(1, rules.DistrictMax + 1);

    private int OtherWarehouse()
    {
        if (warehouses == 1)
        {
            return homeWarehouse;
        }

        int other = random.Next(1, warehouses);
        return other < homeWarehouse ? other : other + 1;
    }
}
