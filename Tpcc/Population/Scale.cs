namespace Tpcc.Population;

/// <summary>Cardinalities of clause 1.2.1; per warehouse unless the name says otherwise.</summary>
internal static class Scale
{
    public const int Items = 100_000;
    public const int Stocks = 100_000;
    public const int Districts = 10;
    public const int CustomersPerDistrict = 3_000;
    public const int OrdersPerDistrict = 3_000;
    public const int NewOrdersPerDistrict = 900;

    /// <summary>The first order of a district that has not been delivered yet.</summary>
    public const int FirstNewOrder = OrdersPerDistrict - NewOrdersPerDistrict + 1;

    public const int OrderLinesMin = 5;
    public const int OrderLinesMax = 15;

    /// <summary>Rows to write for <paramref name="warehouses"/>, about: order lines are random, ten an order on average.</summary>
    public static long ExpectedRows(int warehouses) =>
        Items + warehouses * (1L + Districts + Stocks
            + Districts * (2L * CustomersPerDistrict + OrdersPerDistrict + NewOrdersPerDistrict + OrdersPerDistrict * (OrderLinesMin + OrderLinesMax) / 2));
}
