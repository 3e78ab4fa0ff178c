namespace Tpcc.Transactions.Inputs;

/// <summary>Where StrongDBMS's clerk draws differently from the specification's. Bounds are included.</summary>
/// <param name="DistrictMax">Districts 1 to this.</param>
/// <param name="LinesMin">Fewest lines of an order.</param>
/// <param name="LinesMax">Most lines of an order.</param>
/// <param name="OneInRolledBack">One new order in so many is rolled back.</param>
internal sealed record InputRules(int DistrictMax, int LinesMin, int LinesMax, int OneInRolledBack)
{
    public static InputRules Specification { get; } = new(DistrictMax: 10, LinesMin: 5, LinesMax: 15, OneInRolledBack: 100);

    /// <summary>Its random numbers leave out the upper bound.</summary>
    public static InputRules StrongDbms { get; } = new(DistrictMax: 9, LinesMin: 5, LinesMax: 14, OneInRolledBack: 99);
}
