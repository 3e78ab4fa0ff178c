using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.History;
using Cambium.Engine.Inverted;
using Cambium.Engine.Memory;
using Cambium.Engine.Recovery;
using Cambium.Log.Format;
using Cambium.Log.Records;
using Cambium.Log.Storage;
using Cambium.Trees;
using Cambium.Trees.Pages;

namespace Cambium.Engine.Transactions;

/// <summary>An open database: the newest root, and the only way to a newer one.</summary>
public sealed class Database : IDisposable
{
    /// <summary>Numbers of transactions up to it are PostgreSQL's for rows that have always been there; nobody is given them.</summary>
    public const long LastReservedNumber = 2;

    private readonly ILogStore _log;
    private readonly Validation _validation;
    private readonly ValidationAhead _ahead;
    private readonly CommitPipeline _pipeline;
    private readonly PipelineDriver _driver;
    private readonly ConflictRing _conflicts = new();
    private readonly EngineMetrics _metrics;
    private readonly PastRoots _past;
    private readonly CheckpointStore? _checkpoints;
    private readonly Checkpointer? _checkpointer;
    private readonly CheckpointDriver? _checkpointDriver;
    private readonly RecoveryWorkers? _recoveryWorkers;
    private readonly PageWarming? _warming;
    private readonly RecoverySettings _recovery;
    private readonly Evictor? _evictor;
    private readonly MemoryGuard? _memory;
    private readonly int _recordBytesMax;
    private DatabaseRoot _root;
    private bool _isClosing;

    private Database(DatabaseOptions options)
    {
        _log = options.Log;
        Clock = options.Clock;
        Activity = new DatabaseActivity(options.Clock);
        WriteSetBytesMax = options.WriteSetBytesMax;
        _memory = options.Memory;
        _recordBytesMax = options.LogRecordBytesMax;
        Runtimes = new RuntimeCache(options.Expressions);
        Inverted = new InvertedIndexes(options.Memory?.Inverted ?? new InvertedMemory(InvertedMemory.DefaultBytesMax));
        Sequences = new SequenceStore(write => Reserve(write), options.Clock);
        _checkpoints = options.Checkpoints;
        RootRecovery recovery = new(options, Runtimes);
        _root = recovery.Run();
        Sequences.Restore(_root.Sequences.Values);
        Sequences.BeginBehind(SequenceStore.TransactionNumbers, Math.Max(_root.Position, LastReservedNumber));
        bool isReadOnly = options.Checkpoints is { IsReadOnly: true };
        if (!isReadOnly)
        {
            options.Checkpoints?.RemoveLeftovers();
        }

        Workload = new WorkloadSummary(options.Checkpoints?.Newest?.Workload ?? []);
        _recovery = options.Recovery;
        Indexes = new IndexRecovery(this, !isReadOnly, options.Recovery);
        _recoveryWorkers = options.UseThreads && !isReadOnly ? new RecoveryWorkers(Indexes, Workload, options.Recovery.WorkersMax, options.Clock) : null;
        _warming = options.UseThreads && !isReadOnly && options.Recovery.WarmsPages && !Workload.Past.IsEmpty ? new PageWarming(this, options.Evictor) : null;
        _past = new PastRoots(options.Log, Runtimes, options.Checkpoints, options.RetainedVersionsBytesMax);
        _validation = new Validation(options.Detector);
        _ahead = new ValidationAhead(this, _validation);
        _pipeline = new CommitPipeline(this, options.Log, _validation, options.LogRecordBytesMax);
        _driver = new PipelineDriver(_pipeline, options.UseThreads);
        _metrics = new EngineMetrics(options.Name, options.MeterScope, Counters, () => _pipeline.QueueLength);
        if (_checkpoints is { IsReadOnly: false })
        {
            _checkpointer = new Checkpointer(this, _checkpoints, options.Log, options.CheckpointSettings, options.Recovery.IndexStorage);
            _checkpointDriver = new CheckpointDriver(_checkpointer, options.UseThreads, Clock);
            if (recovery.WasLong || _checkpoints.Damages.Count > 0)
            {
                _checkpointer.Demand(isUrgent: false);
            }
        }

        _evictor = _checkpoints is null ? null : options.Evictor;
        _evictor?.Add(this);
        _checkpointDriver?.Start();
        _driver.Start();
    }

    /// <summary>After commits with notifications are durable and visible, in the order of the log; on the thread that made them durable. The list is read at once.</summary>
    public event Action<IReadOnlyList<CommittedNotification>>? Notified;

    /// <summary>A conflict was found, whether or not it will be repaired; on the thread that found it, so be quick.</summary>
    public event Action<Conflict>? Conflicted;

    /// <summary>The newest published, hence durable, root.</summary>
    public DatabaseRoot Root => Volatile.Read(ref _root);

    /// <summary>The last conflicts, oldest first.</summary>
    public IReadOnlyList<Conflict> RecentConflicts => _conflicts.ToArray();

    /// <summary>How conflicts were met.</summary>
    public ConflictCounters Counters { get; } = new();

    /// <summary>What was read and written, by table and index.</summary>
    public DatabaseActivity Activity { get; }

    internal TimeProvider Clock { get; }

    /// <summary>Microseconds since 1970 UTC.</summary>
    internal long NowMicros => (Clock.GetUtcNow().UtcTicks - DateTime.UnixEpoch.Ticks) / TimeSpan.TicksPerMicrosecond;

    internal long WriteSetBytesMax { get; }

    /// <summary>Null when nobody counts.</summary>
    internal MemoryGuard? Memory => _memory;

    internal RuntimeCache Runtimes { get; }

    /// <summary>What indexes of gin and gist look rows up in.</summary>
    public InvertedIndexes Inverted { get; }

    internal SequenceStore Sequences { get; }

    /// <summary>No number of a transaction that was given out is behind it.</summary>
    public long LastTransactionNumber => Sequences.LastId(SequenceStore.TransactionNumbers);

    internal QueueHints Hints { get; } = new();

    /// <summary>The sessions (<see cref="TransactionOptions.Session"/>) before one that waits in line for a row, a table or a name; none when it doesn't wait.</summary>
    public IReadOnlyList<string> FindBefore(string session) => Hints.FindBefore(session);

    internal CommitPipeline Pipeline => _pipeline;

    internal IndexRecovery Indexes { get; }

    /// <summary>What the database is asked; whoever runs statements counts them there.</summary>
    public WorkloadSummary Workload { get; }

    /// <summary>Indexes that are missing, the most useful first; behind them what is being read into memory.</summary>
    public IReadOnlyList<RecoveringIndex> RecoveringIndexes =>
    [
        .. Indexes.Describe(),
        .. (_warming?.Trees ?? []).Select(static tree => new RecoveringIndex(tree.TableId, tree.IndexId, tree.EntriesRead > 0 ? "warming" : "cold", tree.Rank, tree.Entries, tree.EntriesRead, null, null)),
    ];

    /// <summary>Null without checkpoints.</summary>
    internal Checkpointer? Checkpointer => _checkpointer;

    /// <summary>Null without checkpoints.</summary>
    public CheckpointStore? Checkpoints => _checkpoints;

    /// <summary>Bytes appended to the log since the database was opened.</summary>
    internal long LogBytes => Activity.Log.Bytes;

    /// <summary>Trees that keep pages in memory.</summary>
    internal IEnumerable<Tree> TreesInMemory => Root.Trees.All.Select(static tree => tree.Tree);

    /// <summary>Those of earlier roots that were made anew: they may share nodes with each other and with the newest.</summary>
    internal IEnumerable<Tree> PastTreesInMemory => _past.RebuiltTrees;

    /// <summary>Lets go of earlier roots, which log and checkpoints can make again. From any thread.</summary>
    internal void ForgetPast() => _past.Forget();

    /// <summary>Opens the newest checkpoint, replays the log's tail, starts the committer.</summary>
    public static Database Open(DatabaseOptions options) => new(options);

    public Transaction Begin(TransactionOptions options) => new(this, options, options.AsOf ?? Root);

    /// <summary>
    /// Another run of a transaction, on the newest root: it keeps its places in line and gets the sequence values it has drawn
    /// before. The earlier run is still whole; one of the two is to be abandoned.
    /// </summary>
    /// <param name="inTurn">The root given by <see cref="CommitInTurn"/>; null outside of it.</param>
    public Transaction BeginAgain(TransactionOptions options, Transaction earlierRun, DatabaseRoot? inTurn = null)
    {
        earlierRun.Runs.BeginAgain();
        return new Transaction(this, options, inTurn ?? Root, earlierRun) { IsInTurn = inTurn is not null };
    }

    /// <summary>
    /// Runs a transaction whole while nothing else can commit, and commits it. The root it runs on may not be durable yet: until this
    /// method returns nothing of its answers may be told.
    /// </summary>
    /// <param name="run">Returns the transaction with its statements finished, null to give up. Called on any thread; must be short.</param>
    /// <returns>The outcome; a conflict without facts when <paramref name="run"/> gave up.</returns>
    public CommitResult CommitInTurn(Func<DatabaseRoot, Transaction?> run)
    {
        TurnRequest request = new(run);
        _pipeline.Enqueue(request);
        WaitFor(request);
        Counters.CountTurn();
        if (request.Result.Outcome is CommitOutcome.Committed or CommitOutcome.ReadOnly)
        {
            request.Transaction!.FinishCommit();
        }

        return request.Result;
    }

    /// <summary>The database as it was after the commit at that position; rebuilt from the log if it is not at hand.</summary>
    /// <exception cref="SqlErrorException">22023: there is no such commit yet; 72000: the log no longer reaches so far back.</exception>
    public DatabaseRoot RootAt(long position, SessionMemory? memory = null, CancellationToken cancellation = default) => _past.At(position, Root, memory, cancellation);

    /// <inheritdoc cref="PastRoots.RequireCommit"/>
    internal void RequireCommit(long position) => _past.RequireCommit(position, Root);

    /// <summary>A root of this database's brought up to a later position from the log.</summary>
    /// <exception cref="SqlErrorException">72000: the log doesn't lead on from it any more.</exception>
    internal DatabaseRoot Replay(DatabaseRoot start, long position) => _past.Replay(start, position, Root, null, CancellationToken.None);

    /// <summary>
    /// The last position committed at or before a time, for good: a mark of the time is committed first when nothing newer has been.
    /// </summary>
    /// <param name="micros">Since 1970 UTC.</param>
    /// <exception cref="SqlErrorException">22023: the time has not come yet; 72000: it lies before everything that is kept.</exception>
    public long PositionAt(long micros)
    {
        if (micros >= Root.CommitTimeMicros)
        {
            if (micros > NowMicros)
            {
                throw new SqlErrorException(SqlState.InvalidParameterValue, "AS OF needs a time in the past");
            }

            // Later commits get later times than the mark's, so what is found before it stays what it is.
            Reserve(null);
        }

        return _past.PositionAt(micros, Root);
    }

    internal ILogStore Log => _log;

    public Guid Id => _log.DatabaseId;

    /// <inheritdoc cref="ILogStore.Files"/>
    public IReadOnlyList<(string Name, long Bytes)> LogFiles => _log.Files;

    /// <summary>Oldest position the log still has.</summary>
    public long FirstLogPosition => _log.FirstPosition;

    /// <summary>The log's durable records from a position on, up to now. Safe on any thread while the database is open.</summary>
    /// <exception cref="ArgumentOutOfRangeException">The position is no longer kept.</exception>
    public IEnumerable<LogRecord> ReadLog(long position) => _log.ReadFrom(position);

    /// <summary>A row's key in words, like <c>(id)=(42)</c>; empty for a table that is gone or has no primary key.</summary>
    public string DescribeKey(int tableId, ReadOnlySpan<byte> key) =>
        key.Length > 0 && Root.Catalog.TryGetTable(tableId, out TableDefinition? table) ? RowText.OfKey(table, null, key) : "";

    /// <summary>Every version of a row, or of all rows of some tables, up to a position, in order.</summary>
    /// <param name="tables">Ids of a table, or of the parts of one.</param>
    /// <param name="keyOf">The row's key by a table as it was defined then, null where it can have none; null for all rows.</param>
    public IEnumerable<RowVersion> History(IEnumerable<int> tables, Func<TableDefinition, byte[]?>? keyOf, long last, CancellationToken cancellation = default) =>
        _past.History(tables, keyOf, Root, last, cancellation);

    /// <summary>What a transaction has noted so far, and which of the last commits it would not have borne had it begun before them.</summary>
    /// <param name="commitsMax">How many commits to look back.</param>
    public ConflictProbe Probe(Transaction transaction, int commitsMax, CancellationToken cancellation = default)
    {
        DatabaseRoot newest = Root;
        List<Conflict> conflicts = [];
        long first = newest.Position + 1;
        foreach ((LogRecord record, DatabaseRoot before, DatabaseRoot after) in _past.Recent(commitsMax, newest, cancellation))
        {
            first = Math.Min(first, record.Position);
            CommitNode compared = Validation.Compare(transaction, before, after);
            CommitNode node = new(record.Position, record.Session, compared.Tables, compared.Catalog) { User = record.User };
            if (_validation.Find(transaction, node) is { } conflict)
            {
                conflicts.Add(conflict with { Time = DateTimeOffset.UnixEpoch.AddMicroseconds(record.CommitTimeMicros) });
            }
        }

        return new ConflictProbe(NoteWords.OfReads(transaction), NoteWords.OfWrites(transaction), first, newest.Position, conflicts);
    }

    /// <summary>
    /// Whether the transaction with that token was committed, and where. If not it is fenced: it never will be, even if its COMMIT is
    /// waiting at this moment.
    /// </summary>
    /// <param name="role">The role that committed.</param>
    public (CommitStatus Status, long Position) Fence(string role, Guid token)
    {
        FenceRequest request = new(role, token);
        _pipeline.Enqueue(request);
        WaitFor(request);
        return request.Result.Outcome switch
        {
            CommitOutcome.DuplicateToken => (CommitStatus.Committed, request.Result.Position),
            CommitOutcome.FencedToken => (CommitStatus.NotCommitted, 0),
            CommitOutcome.ForgottenToken => (CommitStatus.Unknown, 0),
            _ => throw NotReserved(request.Result),
        };
    }

    /// <summary>Makes everything committed so far part of a durable checkpoint; nothing to do for a database in memory.</summary>
    /// <exception cref="IOException">It can't be written.</exception>
    /// <exception cref="OperationCanceledException">Nobody waits for it any more; it is made all the same.</exception>
    public void Checkpoint(CancellationToken cancellation = default)
    {
        if (_checkpointer is not null)
        {
            _checkpointDriver!.WaitFor(_checkpointer.Request(), cancellation);
        }
    }

    /// <summary>Begins to rebuild what is missing.</summary>
    /// <param name="costs">Tells what is useful.</param>
    public void BeginRecovery(IStatementCosts costs)
    {
        Indexes.RankBy(new IndexRanking(Workload, costs, _recovery.PastWeight));
        if (!Root.Catalog.MissingTrees.IsEmpty)
        {
            _recoveryWorkers?.Wake();
        }

        _warming?.Begin();
    }

    /// <summary>
    /// To be called before a statement that some missing indexes would save a scan: takes part in rebuilding them, if that is worth it.
    /// </summary>
    /// <returns>Whether the statement had better be planned again, on the newest root.</returns>
    public bool HelpRecovery(IReadOnlyList<int> missingTrees, CancellationToken cancellation) => Indexes.Help(missingTrees, cancellation);

    /// <summary>Builds an index if it is missing, also when that has failed before.</summary>
    /// <inheritdoc cref="IndexRecovery.Obtain" path="/exception"/>
    public void Rebuild(int treeId, CancellationToken cancellation) => Indexes.Rebuild(treeId, cancellation);

    /// <summary>
    /// To be told when a page can't be read. An index's is no loss: the index counts as missing from the next root on, and is rebuilt.
    /// </summary>
    /// <returns>Whether that was so, and what failed can be tried again on the newest root.</returns>
    public bool Report(PageDamageException damage) => Indexes.TryLose(damage);

    /// <summary>Keeps retention from letting go of the log from a position on, until it is told a later one. From any thread.</summary>
    public void KeepLogFrom(long position)
    {
        if (_checkpointer is not null)
        {
            _checkpointer.Retention.NeededFrom = position;
        }
    }

    /// <summary>Stops committing, refuses what still waits, makes a last checkpoint, and closes the log.</summary>
    public void Dispose()
    {
        if (_isClosing)
        {
            return;
        }

        _recoveryWorkers?.Dispose();
        _warming?.Dispose();
        _isClosing = true;
        _evictor?.Remove(this);
        _checkpointDriver?.Stop();
        _driver.Stop();
        _pipeline.Close();
        if (!_log.HasFailed)
        {
            _checkpointer?.Finish();
            MarkClean();
        }

        _log.Dispose();
        _checkpoints?.Dispose();
        _metrics.Dispose();
    }

    /// <summary>As if its process had been killed: nothing is written any more, and nobody measures it.</summary>
    internal void Abandon() => _metrics.Dispose();

    internal PendingCommit Submit(Transaction transaction)
    {
        if (!transaction.HasEdits)
        {
            transaction.FinishCommit();
            Hints.Leave(transaction.Runs.Ticket, committed: null);
            return new PendingCommit(this, new CommitResult(CommitOutcome.ReadOnly, transaction.Snapshot.Position));
        }

        TableCatchUp[] catchUps = transaction.Ddl.CatchUps();
        DatabaseRoot newest = transaction.Snapshot;
        if (_ahead.Find(transaction, catchUps, ref newest) is { } conflict)
        {
            Record(conflict);
            return new PendingCommit(this, new CommitResult(CommitOutcome.Conflict, conflict.WinnerPosition, conflict));
        }

        WaitForRoom();
        transaction.Writes.AskForCommit();
        PreparedCommit commit;
        try
        {
            commit = PreparedCommit.Of(transaction, newest.Node, catchUps);
        }
        catch (LogRecordSizeException)
        {
            return new PendingCommit(this, new CommitResult(CommitOutcome.TooLarge, newest.Position));
        }

        // The committer would find out too, but everybody would wait for it meanwhile.
        long items = commit.Items.Written.Length;
        if (items + transaction.Writes.Bytes > _recordBytesMax && items + transaction.Writes.NetBytes > _recordBytesMax)
        {
            return new PendingCommit(this, new CommitResult(CommitOutcome.TooLarge, newest.Position));
        }

        CommitRequest request = new(commit);
        _pipeline.Enqueue(request);
        return new PendingCommit(this, request, transaction);
    }

    /// <summary>While far too much is unwritten, and a checkpoint at work on it, commits come slower.</summary>
    private void WaitForRoom()
    {
        const int WaitsMax = 200;
        for (int waits = 0; _evictor is { IsOverdrawn: true } && _checkpointDriver is { IsAtWork: true } && waits < WaitsMax; waits++)
        {
            Thread.Sleep(5);
        }
    }

    /// <summary>Validates a transaction up to a published root, on its session's thread.</summary>
    internal Conflict? FindConflict(Transaction transaction, DatabaseRoot newest) =>
        _validation.Find(transaction, transaction.Snapshot.Node, newest.Node, newest);

    /// <inheritdoc cref="PipelineDriver.WaitFor"/>
    internal void WaitFor(PipelineRequest request) => _driver.WaitFor(request);

    /// <inheritdoc cref="PipelineDriver.Leave"/>
    internal void Leave(PipelineRequest request) => _driver.Leave(request);

    internal void Publish(DatabaseRoot root, CommitBatch batch)
    {
        Activity.CountBatch(root.Position - _root.Position, batch.Log.Size);
        _metrics.Batches.Add(1);
        _metrics.Commits.Add(root.Position - _root.Position);
        _past.Add(_root, root);
        root.Pages = _checkpoints?.Pages.Files;
        bool hasLost = root.Catalog.MissingTrees.Count > _root.Catalog.MissingTrees.Count;
        Volatile.Write(ref _root, root);
        if (hasLost)
        {
            _recoveryWorkers?.Wake();
        }

        if (batch.Notifications.Count > 0)
        {
            Notified?.Invoke(batch.Notifications);
        }
    }

    /// <summary>Lists a conflict that was told before a commit was tried.</summary>
    public void Report(Conflict conflict) => Record(conflict);

    internal void Record(Conflict conflict)
    {
        Counters.CountConflict();
        _conflicts.Add(conflict);
        Conflicted?.Invoke(conflict);
    }

    private void MarkClean()
    {
        try
        {
            _log.MarkClean();
        }
        catch (LogException)
        {
            // Nothing is lost: the log ends as if the process had been killed.
        }
    }

    private void Reserve(SequenceWrite? write)
    {
        if (_pipeline.IsInTurn)
        {
            throw new TurnUnavailableException();
        }

        ReservationRequest request = new(write);
        _pipeline.Enqueue(request);
        WaitFor(request);
        if (request.Result.Outcome != CommitOutcome.Committed)
        {
            throw NotReserved(request.Result);
        }
    }

    private static SqlErrorException NotReserved(in CommitResult result) => result.Outcome switch
    {
        CommitOutcome.Shortage => StorageErrors.From(result.Problem!),
        CommitOutcome.OutOfMemory => new SqlErrorException(SqlState.OutOfMemory, "out of memory", hint: "Try again, or raise memory_limit."),
        _ => new SqlErrorException(SqlState.CannotConnectNow, "the database is read-only until it is restarted, because writing its log failed"),
    };
}
