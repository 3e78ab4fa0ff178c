using Cambium.Engine.Errors;
using Cambium.Engine.Memory;
using Cambium.Engine.Recovery;
using Cambium.Engine.Transactions;
using Cambium.Engine.Verification;
using Cambium.Log.Records;
using Cambium.Log.Storage;
using Cambium.Log.Verification;
using Cambium.Trees;
using Cambium.Trees.Nodes;
using Cambium.Trees.Pages;

namespace Cambium.Simulation;

/// <summary>
/// One seeded run: sessions, the committer and the flusher take steps in random order on one thread; disks fill up, flushes fail,
/// the machine crashes and the database is opened again. The same seed gives the same run.
/// </summary>
public sealed class Simulation : IDisposable
{
    /// <summary>A fraction of what the tables take: the evictor always has something to do.</summary>
    private const long PageBytesMax = 2048;

    private readonly Random _random;
    private readonly SimulatedClock _clock = new();
    private readonly SimulatedSession[] _sessions;
    private readonly IConflictDetector? _detector;
    private readonly Dictionary<CommitOutcome, int> _outcomes = [];
    private readonly Dictionary<int, PageLocation> _addresses = [];
    private MemoryLogStore _log = new();
    private Evictor _evictor = new(PageBytesMax);
    private int _sessionNumber;
    private string? _violation;

    /// <param name="seed">The same seed gives the same run.</param>
    /// <param name="detector">Another validator than the right one; the settings are then the default ones, which all its rules are for.</param>
    internal Simulation(int seed, IConflictDetector? detector = null)
    {
        _random = new Random(seed);
        _detector = detector;
        Conflicts = new ConflictSettings(
            (ConflictGranularity)_random.Next(1, 4),
            (WriteConflictRule)_random.Next(2),
            Merge: _random.Next(4) > 0,
            Refresh: _random.Next(4) > 0);
        if (_random.Next(2) == 0 || detector is not null)
        {
            Conflicts = ConflictSettings.Default with { Refresh = _random.Next(2) == 0 };
        }

        // Half the runs with the default settings, whose verdicts the plainly written rules must share.
        if (_detector is null && Conflicts with { Refresh = false } == ConflictSettings.Default with { Refresh = false })
        {
            _detector = new RuleDetector();
        }

        Workload = new Workload(_random);
        Database = Open(CheckpointStore.Open(_log.Files, account: _evictor.Account));
        _sessions = [.. Enumerable.Range(0, _random.Next(2, 9)).Select(_ => new SimulatedSession(this))];
        SetUp();
    }

    public Database Database { get; private set; }

    public Workload Workload { get; }

    public ConflictSettings Conflicts { get; }

    public List<TransactionHistory> Histories { get; } = [];

    /// <summary>How often each outcome was told.</summary>
    public IReadOnlyDictionary<CommitOutcome, int> Outcomes => _outcomes;

    public int Restarts { get; private set; }

    /// <summary>Runs so many steps and checks everything.</summary>
    /// <returns>The first violation found, or null.</returns>
    public string? Run(int steps)
    {
        try
        {
            return RunAndCheck(steps);
        }
        catch (SqlErrorException error)
        {
            return $"the log can't be replayed: {error.Message}";
        }
        catch (PageDamageException damage)
        {
            return $"a page is lost: {damage.Message}";
        }
        catch (LogException refusal)
        {
            return $"the log is refused: {refusal.Message}";
        }
        catch (InvalidDataException contradiction)
        {
            return $"log and checkpoint contradict each other: {contradiction.Message}";
        }
    }

    public void Dispose() => Database.Abandon();

    public string NextSessionName() => $"s{++_sessionNumber}";

    private string? RunAndCheck(int steps)
    {
        _log.Faults.ForgottenFlushes = ForgottenFlushes;
        for (int i = 0; i < steps; i++)
        {
            try
            {
                Step();
            }
            catch (LogCrashException)
            {
                Restart();
            }

            if ((Outcomes.ContainsKey(CommitOutcome.OutcomeUnknown) && _log.HasFailed) || Database.Checkpointer!.HasFailed)
            {
                Restart();
            }
        }

        // A clean end, then everything once more from the log alone.
        Restart();
        IReadOnlyList<LogRecord> records = [.. _log.ReadFrom(1)];
        return _violation
            ?? HistoryChecker.Check(Histories, records, new Model())
            ?? CheckRing()
            ?? DatabaseCheck.Run(Database).FirstOrDefault()
            ?? Verify(records)
            ?? CompareWithReplay(records);
    }

    /// <summary>Takes note of an answer. What it tells of must be durable by now, be it one's own commit or another's.</summary>
    public void Count(in CommitResult result)
    {
        _outcomes[result.Outcome] = _outcomes.GetValueOrDefault(result.Outcome) + 1;
        if (result.Outcome is CommitOutcome.Committed or CommitOutcome.Conflict && result.Position > _log.DurablePosition)
        {
            _violation ??= $"{result.Outcome} was told because of position {result.Position}, though only {_log.DurablePosition} is durable";
        }
    }

    /// <summary>Of the conflicts told, those that an exact validator would have let pass; after the run.</summary>
    public int CountFalseConflicts() => HistoryChecker.CountFalseConflicts(Histories, [.. _log.ReadFrom(1)], new Model());

    /// <summary>Restarts that began with a checkpoint.</summary>
    public int RestartsFromCheckpoint { get; private set; }

    /// <summary>What was made cold while sessions were at work, in bytes.</summary>
    public long EvictedBytes { get; private set; }

    /// <summary>Transactions given up because a page came out wrong.</summary>
    public int Damages { get; set; }

    internal PlantedMistake Mistake { get; init; }

    public RepairCounts Repairs { get; } = new();

    /// <summary>Whether a refused transaction's statements are run again.</summary>
    /// <param name="inTurn">In the committer's turn.</param>
    public bool Replays(out bool inTurn)
    {
        inTurn = _random.Next(2) == 0;
        return _random.Next(3) > 0;
    }

    /// <summary>Whether a transaction that can't commit is told so at its next statement.</summary>
    public bool WarnsEarly() => _random.Next(2) == 0;

    /// <summary>Whether a client asks for everything at once, and hears nothing before the end.</summary>
    public bool IsUnseen() => _random.Next(4) == 0;

    /// <summary>Whether a client rolls back instead of committing.</summary>
    public bool GivesUp() => _random.Next(20) == 0;

    private void Step()
    {
        _clock.Advance(TimeSpan.FromMilliseconds(_random.Next(3)));
        int dice = _random.Next(1000);
        switch (dice)
        {
            case < 2:
                _log.Faults.OperationsUntilCrash = _random.Next(3);
                break;
            case < 4:
                _log.Faults.FailingFlushes = 1;
                break;
            case < 6:
                _log.Faults.FullWrites = 1;
                break;
            case < 150:
                Database.Pipeline.StepCommitter();
                break;
            case < 300:
                Database.Pipeline.StepFlusher();
                break;
            case < 305:
                Database.Checkpointer!.Request();
                break;
            case < 360:
                Database.Checkpointer!.Step();
                break;
            case < 430:
                Evict();
                break;
            case < 432:
                _log.Faults.FlippedBit = _random.Next(int.MaxValue);
                _log.Faults.FlippedPageReads = 1;
                break;
            case < 434:
                _log.Faults.FailingPageReads = 1;
                break;
            default:
                _sessions[_random.Next(_sessions.Length)].Step();
                break;
        }
    }

    /// <summary>The evictor goes on, or everything leaves memory that may.</summary>
    private void Evict()
    {
        if (Mistake == PlantedMistake.OldAddress)
        {
            MixUpAddresses();
        }

        if (_random.Next(2) == 0)
        {
            EvictAll();
            return;
        }

        for (int steps = _random.Next(1, 40); steps > 0 && _evictor.TryStep(); steps--)
        {
        }
    }

    private void EvictAll()
    {
        ClockHand hand = new() { NewQuota = long.MaxValue, UsedQuota = long.MaxValue };
        for (int round = 0; round < Leaf.HeatMax; round++)
        {
            foreach (Tree tree in Database.TreesInMemory)
            {
                while (hand.Step(tree))
                {
                }
            }
        }

        EvictedBytes += hand.EvictedBytes;
    }

    private void MixUpAddresses()
    {
        foreach ((int id, Tree tree) in Database.Root.Trees.All)
        {
            if (tree.Root.TryGetLocation(out PageLocation location))
            {
                _addresses[id] = location;
            }
            else if (_addresses.Remove(id, out PageLocation old) && tree.Root.IsHot)
            {
                tree.Root.SetLocation(old);
            }
        }
    }

    private Predicate<string>? ForgottenFlushes => Mistake switch
    {
        PlantedMistake.UnflushedPages => static name => name.EndsWith(".pages", StringComparison.Ordinal),
        PlantedMistake.UnflushedName => static name => name == "checkpoint.new",
        PlantedMistake.UnflushedDirectory => static name => name.Length == 0,
        PlantedMistake.UnflushedLog => static name => name.EndsWith(".log", StringComparison.Ordinal),
        _ => null,
    };

    private Database Open(CheckpointStore checkpoints)
    {
        DatabaseOptions options = new()
        {
            Log = Mistake == PlantedMistake.SkippedRecord ? new ForgetfulLog(_log) : _log,
            Checkpoints = checkpoints,
            CheckpointSettings = new CheckpointSettings { PageBytesMin = 20_000 },
            Evictor = _evictor,
            Expressions = new PositiveCheck(),
            UseThreads = false,
            Clock = _clock,
        };
        return Database.Open(_detector is null ? options : options with { Detector = _detector });
    }

    private void Restart()
    {
        Restarts++;
        Array.ForEach(_sessions, static session => session.Disconnect());
        LogFaults faults = _log.Faults;
        (faults.FailingFlushes, faults.FullWrites, faults.OperationsUntilCrash, faults.FlippedPageReads, faults.FailingPageReads) = (0, 0, null, 0, 0);
        Database.Abandon();
        MemoryDirectory files = _log.Files.Crash(_random);
        EvictedBytes += _evictor.EvictedBytes;
        _evictor = new Evictor(PageBytesMax);
        _addresses.Clear();
        CheckpointStore checkpoints = CheckpointStore.Open(files, account: _evictor.Account);
        if (checkpoints.Damages is [PageDamageException damage, ..])
        {
            // A start would do without it, but no crash may leave one behind.
            throw damage;
        }

        LogOptions options = new() { SegmentSize = 64 << 10, KnownDurablePosition = checkpoints.Position, ResumeAt = checkpoints.Place };
        _log = new MemoryLogStore(files, options, out _);
        Database = Open(checkpoints);
        RestartsFromCheckpoint += Database.Checkpointer!.Position > 0 ? 1 : 0;
    }

    private void SetUp()
    {
        Transaction schema = Database.Begin(new TransactionOptions { Session = NextSessionName() });
        schema.BeginStatement("create");
        Schema.Create(schema);
        schema.Commit();

        TransactionHistory history = new(NextSessionName(), 0);
        Transaction transaction = Database.Begin(new TransactionOptions { Session = history.Session });
        transaction.BeginStatement("fill");
        Operation fill = new("fill", static store =>
        {
            for (int i = 0; i < Schema.RingSize; i++)
            {
                store.Insert("ring", i, (i + 1) % Schema.RingSize);
            }

            for (int i = 0; i < Schema.Accounts; i++)
            {
                store.Insert("bank", i, Schema.Deposit, 0);
            }

            for (int i = 0; i < Schema.StockSize; i++)
            {
                store.Insert("stock", i, 9, 0);
            }

            return "filled";
        });
        history.Statements.Add((fill, fill.Run(new EngineStore(transaction))));
        CommitResult result = transaction.Commit();
        history.Outcome = result.Outcome;
        history.Position = result.Position;
        Histories.Add(history);
    }

    /// <summary>The ring is whole and the bank's money all there, whatever the history was.</summary>
    private string? CheckRing()
    {
        EngineStore store = new(Database.Begin(TransactionOptions.Default));
        int at = 0;
        for (int i = 1; i <= Schema.RingSize; i++)
        {
            at = store.Read("ring", at, "next")![0]!.Value;
            if ((at == 0) != (i == Schema.RingSize))
            {
                return $"the ring closes after {i} of {Schema.RingSize} keys";
            }
        }

        int money = store.Scan("bank", null, 0, 0, "balance").Sum(static row => row[0]!.Value);
        return money == Schema.Accounts * Schema.Deposit ? null : $"the bank has {money} instead of {Schema.Accounts * Schema.Deposit}";
    }

    /// <summary>The root of checkpoint and tail is the one that the whole log makes.</summary>
    private string? CompareWithReplay(IReadOnlyList<LogRecord> records)
    {
        DatabaseRoot opened = Database.Root;
        DatabaseRoot replayed = IndexRecovery.RebuildAll(new LogReplay(Database.Runtimes, DatabaseRoot.CreateInitial()).Run(records), Database.Runtimes, 1, long.MaxValue);
        int[] ids = [.. opened.Trees.All.Concat(replayed.Trees.All).Select(static tree => tree.Id).Distinct().Except(opened.Catalog.MissingTrees)];
        return opened.Position != replayed.Position
            ? $"the database is at position {opened.Position}, its log at {replayed.Position}"
            : ids.Where(id => Tree.Diff(opened.GetTree(id), replayed.GetTree(id)).Any()).Select(static id => $"tree {id} isn't what the log makes it").FirstOrDefault()
                ?? (opened.Sequences.OrderBy(static pair => pair.Key).SequenceEqual(replayed.Sequences.OrderBy(static pair => pair.Key)) ? null : "the sequences aren't what the log makes them");
    }

    private static string? Verify(IReadOnlyList<LogRecord> records)
    {
        LogEvaluator evaluator = new(new PositiveCheck());
        VerifyReport report = new LogVerifier(null, evaluator, evaluator).Verify(records);
        return report.Holds ? null : $"the log doesn't verify: {report.Counterexample} {report.Incomplete}";
    }
}
