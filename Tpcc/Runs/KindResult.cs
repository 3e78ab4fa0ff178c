using Tpcc.Measurement;
using Tpcc.Transactions;

namespace Tpcc.Runs;

/// <summary>Figures of one kind of transaction; times in milliseconds.</summary>
internal sealed record KindResult(
    TransactionKind Kind, long Committed, long RolledBack, long Tries, long Conflicts, long Errors, double P50Milliseconds, double P95Milliseconds, double P99Milliseconds)
{
    public static KindResult From(TransactionKind kind, KindStatistics statistics) => new(
        kind, statistics.Committed, statistics.RolledBack, statistics.Tries, statistics.Conflicts, statistics.Errors,
        statistics.ResponseTimes.Percentile(0.50).TotalMilliseconds,
        statistics.ResponseTimes.Percentile(0.95).TotalMilliseconds,
        statistics.ResponseTimes.Percentile(0.99).TotalMilliseconds);
}
