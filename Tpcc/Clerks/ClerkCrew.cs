using Cambium.Client;
using Tpcc.Measurement;
using Tpcc.Population;
using Tpcc.Runs;
using Tpcc.Targets;
using Tpcc.Timing;
using Tpcc.Transactions;
using Tpcc.Transactions.Batches;
using Tpcc.Transactions.Inputs;
using Tpcc.Transactions.Keyed;
using Tpcc.Transactions.Procedures;
using Tpcc.Transactions.Statements;

namespace Tpcc.Clerks;

/// <summary>
/// All clerks of a run, each on a thread and a connection of its own. Threads that block are exact to the millisecond under load, which
/// tasks on the pool are not: two busy ones there delay a third by seconds.
/// </summary>
internal sealed class ClerkCrew : IDisposable
{
    private const int StackBytes = 256 * 1024;

    private static readonly TimeSpan JoinMax = TimeSpan.FromSeconds(60);

    private readonly CancellationTokenSource _stop = new();
    private readonly List<ClerkSession> _sessions = [];
    private readonly List<Clerk> _clerks = [];
    private readonly List<Thread> _threads = [];
    private volatile Exception? _failure;

    public ClerkCrew(ITarget target, RunOptions options, NonUniform nonUniform, RunStatistics statistics)
    {
        for (int number = 0; number < options.Clerks; number++)
        {
            var session = new ClerkSession(target, options.Link);
            _sessions.Add(session);
            var random = new Random(unchecked(options.Seed * 1_000_003 + number));
            var waits = new Waits(options.TimeScale, _stop.Token);
            ClerkTiming timing = CreateTiming(options.Timing, random);
            var inputs = new InputGenerator(
                random, nonUniform, timing.Rules, options.Warehouses, homeWarehouse: number % options.Warehouses + 1, homeDistrict: number / options.Warehouses % Scale.Districts + 1);
            var backOff = new TransactionRetryOptions { Random = random };
            _clerks.Add(new Clerk(session.Rollback, CreateForm(options, session, waits, target), timing, waits, inputs, statistics, options.Retry, backOff));
        }
    }

    /// <summary>What ended a clerk against all expectation; errors of the database don't.</summary>
    public Exception? Failure => _failure;

    public static ClerkTiming CreateTiming(TimingKind kind, Random random) => kind switch
    {
        TimingKind.Spec => new SpecTiming(random),
        TimingKind.Open or TimingKind.OpenLate => new OpenTiming(random),
        _ => new NoTiming(random),
    };

    public void Start()
    {
        foreach (Clerk clerk in _clerks)
        {
            var thread = new Thread(() => Work(clerk), StackBytes) { IsBackground = true, Name = $"Clerk {_threads.Count + 1}" };
            _threads.Add(thread);
            thread.Start();
        }
    }

    /// <summary>Ends all waiting, lets transactions in flight finish, and waits for the threads.</summary>
    public void Stop()
    {
        _stop.Cancel();
        foreach (Thread thread in _threads)
        {
            if (!thread.Join(JoinMax))
            {
                throw new TimeoutException($"{thread.Name} did not stop within {JoinMax.TotalSeconds} s.");
            }
        }
    }

    public void Dispose()
    {
        foreach (ClerkSession session in _sessions)
        {
            session.Dispose();
        }

        _stop.Dispose();
    }

    private static ITransactionForm CreateForm(RunOptions options, ClerkSession session, Waits waits, ITarget target) => (options.Timing, options.Form) switch
    {
        (TimingKind.Open, _) => new OpenForm(session, waits, TimeProvider.System),
        (TimingKind.OpenLate, _) => new OpenLateForm(session, waits, TimeProvider.System),
        (_, FormKind.Batch) => new BatchForm(session, TimeProvider.System),
        (_, FormKind.Procedure) => new ProcedureForm(session, TimeProvider.System, target.Isolation),
        _ => new StatementForm(session, TimeProvider.System),
    };

    private void Work(Clerk clerk)
    {
        try
        {
            clerk.Work();
        }
        catch (Exception e)
        {
            _failure ??= e;
        }
    }
}
