namespace Tpcc.Population;

/// <summary>
/// The initial rows of clause 4.3.3.1. Every table of every warehouse draws from a random source of its own, derived from the seed,
/// so that the same seed gives the same database, whatever is loaded in parallel. Rows come in the order of the primary key.
/// </summary>
internal sealed class TableRows(int seed, NonUniform nonUniform, DateTime now)
{
    public void WriteItems(CopyWriter rows)
    {
        Random random = Source("item", 0);
        for (int item = 1; item <= Scale.Items; item++)
        {
            rows.Add(item).Add(random.Next(1, 10_001)).Add(RandomText.Letters(random, 14, 24)).Add(RandomText.Decimal(random, 100, 10_000, 2)).Add(RandomText.Data(random)).EndRow();
        }
    }

    public void WriteWarehouse(CopyWriter rows, int warehouse)
    {
        Random random = Source("warehouse", warehouse);
        rows.Add(warehouse).Add(RandomText.Letters(random, 6, 10));
        AddAddress(rows, random);
        rows.Add(RandomText.Decimal(random, 0, 2_000, 4)).Add(300_000.00m).EndRow();
    }

    public void WriteDistricts(CopyWriter rows, int warehouse)
    {
        Random random = Source("district", warehouse);
        for (int district = 1; district <= Scale.Districts; district++)
        {
            rows.Add(warehouse).Add(district).Add(RandomText.Letters(random, 6, 10));
            AddAddress(rows, random);
            rows.Add(RandomText.Decimal(random, 0, 2_000, 4)).Add(30_000.00m).Add(Scale.OrdersPerDistrict + 1).EndRow();
        }
    }

    public void WriteStock(CopyWriter rows, int warehouse)
    {
        Random random = Source("stock", warehouse);
        for (int item = 1; item <= Scale.Stocks; item++)
        {
            rows.Add(warehouse).Add(item).Add(random.Next(10, 101));
            for (int district = 1; district <= Scale.Districts; district++)
            {
                rows.Add(RandomText.Letters(random, 24, 24));
            }

            rows.Add(0).Add(0).Add(0).Add(RandomText.Data(random)).EndRow();
        }
    }

    public void WriteCustomers(CopyWriter rows, int warehouse)
    {
        Random random = Source("customer", warehouse);
        for (int district = 1; district <= Scale.Districts; district++)
        {
            for (int customer = 1; customer <= Scale.CustomersPerDistrict; customer++)
            {
                int lastName = customer <= 1_000 ? customer - 1 : nonUniform.LoadLastName(random);
                rows.Add(warehouse).Add(district).Add(customer).Add(RandomText.Letters(random, 8, 16)).Add("OE").Add(RandomText.LastName(lastName));
                AddAddress(rows, random);
                rows.Add(RandomText.Digits(random, 16)).Add(now).Add(random.Next(10) == 0 ? "BC" : "GC").Add(50_000.00m).Add(RandomText.Decimal(random, 0, 5_000, 4))
                    .Add(-10.00m).Add(10.00m).Add(1).Add(0).Add(RandomText.Letters(random, 300, 500)).EndRow();
            }
        }
    }

    public void WriteHistory(CopyWriter rows, int warehouse)
    {
        Random random = Source("history", warehouse);
        for (int district = 1; district <= Scale.Districts; district++)
        {
            for (int customer = 1; customer <= Scale.CustomersPerDistrict; customer++)
            {
                rows.Add(customer).Add(district).Add(warehouse).Add(district).Add(warehouse).Add(now).Add(10.00m).Add(RandomText.Letters(random, 12, 24)).EndRow();
            }
        }
    }

    public void WriteOrders(CopyWriter rows, int warehouse)
    {
        Random random = Source("orders", warehouse);
        for (int district = 1; district <= Scale.Districts; district++)
        {
            OrderPlan plan = Plan(warehouse, district);
            for (int order = 1; order <= Scale.OrdersPerDistrict; order++)
            {
                rows.Add(warehouse).Add(district).Add(order).Add(plan.Customer(order)).Add(now);
                _ = OrderPlan.IsDelivered(order) ? rows.Add(random.Next(1, 11)) : rows.AddNull();
                rows.Add(plan.LineCount(order)).Add(1).EndRow();
            }
        }
    }

    public static void WriteNewOrders(CopyWriter rows, int warehouse)
    {
        for (int district = 1; district <= Scale.Districts; district++)
        {
            for (int order = Scale.FirstNewOrder; order <= Scale.OrdersPerDistrict; order++)
            {
                rows.Add(warehouse).Add(district).Add(order).EndRow();
            }
        }
    }

    public void WriteOrderLines(CopyWriter rows, int warehouse)
    {
        Random random = Source("order_line", warehouse);
        for (int district = 1; district <= Scale.Districts; district++)
        {
            OrderPlan plan = Plan(warehouse, district);
            for (int order = 1; order <= Scale.OrdersPerDistrict; order++)
            {
                bool isDelivered = OrderPlan.IsDelivered(order);
                for (int line = 1; line <= plan.LineCount(order); line++)
                {
                    rows.Add(warehouse).Add(district).Add(order).Add(line).Add(random.Next(1, Scale.Items + 1)).Add(warehouse);
                    _ = isDelivered ? rows.Add(now) : rows.AddNull();
                    rows.Add(5).Add(isDelivered ? 0.00m : RandomText.Decimal(random, 1, 999_999, 2)).Add(RandomText.Letters(random, 24, 24)).EndRow();
                }
            }
        }
    }

    private static void AddAddress(CopyWriter rows, Random random) =>
        rows.Add(RandomText.Letters(random, 10, 20)).Add(RandomText.Letters(random, 10, 20)).Add(RandomText.Letters(random, 10, 20))
            .Add(RandomText.Letters(random, 2, 2)).Add(RandomText.Zip(random));

    private OrderPlan Plan(int warehouse, int district) => new(Source("plan", warehouse * (Scale.Districts + 1) + district));

    private Random Source(string table, int part) => new(SeedOf(seed, table, part));

    /// <summary>string.GetHashCode differs from process to process; this one doesn't (FNV-1a).</summary>
    private static int SeedOf(int seed, string table, int part)
    {
        uint hash = 2166136261;
        foreach (char letter in table)
        {
            hash = (hash ^ letter) * 16777619;
        }

        return (int)((hash ^ (uint)seed) * 16777619 ^ (uint)part * 2654435761);
    }
}
