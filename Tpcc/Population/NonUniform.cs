namespace Tpcc.Population;

/// <summary>
/// Clause 2.1.6: NURand(A, x, y) = (((random(0, A) | random(x, y)) + C) mod (y − x + 1)) + x, and the constants C of one run.
/// The C for last names differs between population and run by 65 to 119, but not 96 or 112 (clause 2.1.6.1).
/// </summary>
/// <param name="LastNameLoad">C of A = 255 while populating.</param>
/// <param name="LastNameRun">C of A = 255 in the run.</param>
/// <param name="CustomerId">C of A = 1023.</param>
/// <param name="ItemId">C of A = 8191.</param>
internal sealed record NonUniform(int LastNameLoad, int LastNameRun, int CustomerId, int ItemId)
{
    private const int LastNameA = 255;
    private const int CustomerIdA = 1023;
    private const int ItemIdA = 8191;

    public static NonUniform FromSeed(int seed)
    {
        var random = new Random(seed);
        int load = random.Next(LastNameA + 1);
        int delta;
        do
        {
            delta = random.Next(65, 120);
        }
        while (delta is 96 or 112);

        int run = load + delta <= LastNameA ? load + delta : load - delta;
        return run >= 0
            ? new NonUniform(load, run, random.Next(CustomerIdA + 1), random.Next(ItemIdA + 1))
            : FromSeed(seed + 1);
    }

    /// <summary>Number of a last name, 0 to 999, for the population.</summary>
    public int LoadLastName(Random random) => Draw(random, LastNameA, 0, 999, LastNameLoad);

    /// <summary>Number of a last name, 0 to 999, for a transaction.</summary>
    public int RunLastName(Random random) => Draw(random, LastNameA, 0, 999, LastNameRun);

    public int Customer(Random random) => Draw(random, CustomerIdA, 1, Scale.CustomersPerDistrict, CustomerId);

    public int Item(Random random) => Draw(random, ItemIdA, 1, Scale.Items, ItemId);

    internal static int Draw(Random random, int a, int x, int y, int c) => ((random.Next(a + 1) | random.Next(x, y + 1)) + c) % (y - x + 1) + x;
}
