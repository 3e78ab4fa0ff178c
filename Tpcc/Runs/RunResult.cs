using Tpcc.Clerks;
using Tpcc.Consistency;
using Tpcc.Measurement;
using Tpcc.Targets;
using Tpcc.Timing;
using Tpcc.Transactions;

namespace Tpcc.Runs;

/// <summary>What a run gives; <c>--json</c> writes exactly this.</summary>
internal sealed record RunResult
{
    public required string Target { get; init; }

    public required int Clerks { get; init; }

    public required int Warehouses { get; init; }

    public required TimingKind Timing { get; init; }

    public required double TimeScale { get; init; }

    public required FormKind Form { get; init; }

    public required RetryMode Retry { get; init; }

    public required int Seed { get; init; }

    /// <summary>Length of the measured window.</summary>
    public required double Seconds { get; init; }

    /// <summary>Null when the tables were there already.</summary>
    public required double? LoadSeconds { get; init; }

    /// <summary>New orders committed in the window.</summary>
    public required long NewOrders { get; init; }

    public required double NewOrdersPerSecond { get; init; }

    /// <summary>The same for ten minutes at full waiting times, to be compared with what is published; null without waiting.</summary>
    public required double? NewOrdersInTenMinutes { get; init; }

    /// <summary>What the clerks would reach if no answer took any time; null without waiting.</summary>
    public required double? NewOrdersCeiling { get; init; }

    /// <summary>Published for that number of clerks in ten minutes; null where nothing is, or the timing is another.</summary>
    public required string? PublishedInTenMinutes { get; init; }

    /// <summary>Why the figures are not to be published: waiting was divided, or is too short to be exact. Null when nothing stands against it.</summary>
    public required string? Caveat { get; init; }

    public required IReadOnlyList<KindResult> Kinds { get; init; }

    public required IReadOnlyList<KeyValuePair<string, int>> HottestKeys { get; init; }

    public required IReadOnlyList<string> Errors { get; init; }

    public required IReadOnlyList<ConditionResult> Consistency { get; init; }

    /// <summary>Null where there is no log within reach.</summary>
    public required LogVerdict? Log { get; init; }

    /// <summary>Whether everything that was checked holds, and nothing failed but by conflicts.</summary>
    public bool Holds => Errors.Count == 0 && Consistency.All(condition => condition.Holds) && Log is null or { IsSerializable: true };

    public static RunResult From(
        RunOptions options, ITarget target, RunStatistics statistics, TimeSpan? loadTime, IReadOnlyList<string> errors, IReadOnlyList<ConditionResult> consistency, LogVerdict? log)
    {
        double seconds = Math.Max(statistics.Elapsed.TotalSeconds, 0);
        long newOrders = statistics[TransactionKind.NewOrder].Committed;
        double perSecond = seconds > 0 ? newOrders / seconds : 0;
        double? ceiling = Ceiling.NewOrders(options, TimeSpan.FromSeconds(seconds));
        return new RunResult
        {
            Target = target.Name,
            Clerks = options.Clerks,
            Warehouses = options.Warehouses,
            Timing = options.Timing,
            TimeScale = options.TimeScale,
            Form = options.Form,
            Retry = options.Retry,
            Seed = options.Seed,
            Seconds = seconds,
            LoadSeconds = loadTime?.TotalSeconds,
            NewOrders = newOrders,
            NewOrdersPerSecond = perSecond,
            NewOrdersInTenMinutes = ceiling is null ? null : perSecond / options.TimeScale * PublishedFigures.Duration.TotalSeconds,
            NewOrdersCeiling = ceiling,
            PublishedInTenMinutes = options.Timing is TimingKind.Open or TimingKind.OpenLate && options.Warehouses == 1 ? PublishedFigures.PublishedText(options.Clerks) : null,
            Caveat = Ceiling.Caveat(options),
            Kinds = [.. Enum.GetValues<TransactionKind>().Select(kind => KindResult.From(kind, statistics[kind]))],
            HottestKeys = statistics.HotKeys.Top(5),
            Errors = errors,
            Consistency = consistency,
            Log = log,
        };
    }
}
