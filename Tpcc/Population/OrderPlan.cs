namespace Tpcc.Population;

/// <summary>What ORDER, NEW-ORDER and ORDER-LINE of one district must agree on: customers in random order, number of lines, carriers.</summary>
internal sealed class OrderPlan
{
    private readonly int[] _customers = [.. Enumerable.Range(1, Scale.OrdersPerDistrict)];
    private readonly int[] _lineCounts = new int[Scale.OrdersPerDistrict];

    public OrderPlan(Random random)
    {
        random.Shuffle(_customers);
        for (int i = 0; i < _lineCounts.Length; i++)
        {
            _lineCounts[i] = random.Next(Scale.OrderLinesMin, Scale.OrderLinesMax + 1);
        }
    }

    public int Customer(int orderId) => _customers[orderId - 1];

    public int LineCount(int orderId) => _lineCounts[orderId - 1];

    public static bool IsDelivered(int orderId) => orderId < Scale.FirstNewOrder;
}
