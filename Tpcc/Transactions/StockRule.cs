namespace Tpcc.Transactions;

/// <summary>Clause 2.4.2.2: a quantity that would fall below ten is refilled by 91.</summary>
internal static class StockRule
{
    public static int After(int quantity, int ordered) => quantity - ordered >= 10 ? quantity - ordered : quantity - ordered + 91;

    /// <summary>The column with the text for a district: <c>s_dist_01</c> to <c>s_dist_10</c>; texts are made once.</summary>
    public static readonly IReadOnlyList<string> DistrictColumns = [.. Enumerable.Range(1, 10).Select(district => $"s_dist_{district:00}")];
}
