namespace Cambium.Sql.Statistics;

/// <summary>What executions of one statement came to.</summary>
/// <param name="Rows">Rows returned or changed.</param>
/// <param name="DeviationMilliseconds">Standard deviation of the time of one execution, over all of them.</param>
public readonly record struct StatementTotals(
    long Calls, long Rows, double TotalMilliseconds, double MinMilliseconds, double MaxMilliseconds, double DeviationMilliseconds)
{
    public double MeanMilliseconds => Calls == 0 ? 0 : TotalMilliseconds / Calls;
}
