using System.Data;
using Tpcc.Clerks;
using Tpcc.Links;
using Tpcc.Timing;
using Tpcc.Transactions;

namespace Tpcc.Runs;

/// <summary>Everything that decides a run.</summary>
internal sealed record RunOptions
{
    public const string EmbeddedTarget = "embedded";

    public int Clerks { get; init; } = 10;

    public int Warehouses { get; init; } = 1;

    public TimeSpan Duration { get; init; } = TimeSpan.FromMinutes(2);

    public TimeSpan Warmup { get; init; } = TimeSpan.Zero;

    /// <summary><see cref="EmbeddedTarget"/> or a connection string.</summary>
    public string Target { get; init; } = EmbeddedTarget;

    /// <summary>Where the embedded server keeps its data; null for a temporary directory.</summary>
    public string? DataDirectory { get; init; }

    public TimingKind Timing { get; init; } = TimingKind.Spec;

    /// <summary>Divides all waiting.</summary>
    public double TimeScale { get; init; } = 1;

    public RetryMode Retry { get; init; } = RetryMode.UntilCommitted;

    public FormKind Form { get; init; } = FormKind.Statements;

    public LinkKind Link { get; init; } = LinkKind.Provider;

    public LoadMode Load { get; init; } = LoadMode.Create;

    public IsolationLevel Isolation { get; init; } = IsolationLevel.Serializable;

    public int Seed { get; init; } = 1;

    public string? JsonFile { get; init; }

    /// <summary>The consistency conditions aren't tested: they group whole tables, for which a server of little memory has no room.</summary>
    public bool SkipsConditions { get; init; }

    /// <summary>No live screen.</summary>
    public bool IsPlain { get; init; }

    /// <exception cref="ArgumentException">The options contradict each other or make no sense.</exception>
    public void Validate()
    {
        if (Timing is TimingKind.Open or TimingKind.OpenLate && Form != FormKind.Statements)
        {
            throw new ArgumentException("A clerk whose transaction is open while he keys sends one statement at a time: --form statements.");
        }

        if (Link == LinkKind.Wire && Form != FormKind.Statements)
        {
            throw new ArgumentException("Batches and procedures go through the provider: --link provider.");
        }

        if (Isolation is not (IsolationLevel.Serializable or IsolationLevel.ReadCommitted))
        {
            throw new ArgumentException("--isolation is serializable or read-committed.");
        }

        if (!(TimeScale > 0))
        {
            throw new ArgumentException("--time-scale must be above 0.");
        }
    }
}
