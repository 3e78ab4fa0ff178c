using System.Collections.Concurrent;
using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Memory;
using Cambium.Engine.Transactions;
using Cambium.Trees;
using Cambium.Trees.Pages;

namespace Cambium.Engine.Recovery;

/// <summary>
/// Brings missing indexes back: each is built from the rows of one root, catches up with what was written meanwhile, and is put in by the
/// committer, which takes no place in the log: after a restart it is missing again. Statements don't wait for it; they are planned without. Only what can't be right without an index, tests of unique and
/// foreign keys, has it built first and takes part in that.
/// </summary>
/// <remarks>
/// Example: a checkpoint at position 100 left out the index on <c>a</c>. After the restart root 100 has the table's rows and lists the
/// index's tree as missing. A worker builds it from root 100 while commits 101 to 140 change rows; they carry nothing over. The worker
/// takes in the difference of the rows of 100 and 140, then the committer that of 140 and its tip, 142, and the next root of 142 has the index.
/// A scan for every tested key instead would make n inserts cost n times the table.
/// </remarks>
internal sealed class IndexRecovery(Database database, bool canInstall, RecoverySettings settings)
{
    /// <summary>So many statements are planned before there are ranks: with hundreds in the workload the first indexes would be back before all are.</summary>
    private const int StatementsAtOnce = 16;

    /// <summary>Ranks hold this long at least: what has come back meanwhile changes little, and ranking takes the processor from building.</summary>
    private static readonly TimeSpan s_ranked = TimeSpan.FromMilliseconds(50);

    /// <summary>An index that memory or disk space was short for is left alone for so long, but by who can't do without: trying without rest would take the processor from what makes room.</summary>
    internal static readonly TimeSpan PutOff = TimeSpan.FromSeconds(1);

    /// <summary>So long a statement waits at least for indexes that save it a scan, and works on them meanwhile.</summary>
    private static readonly TimeSpan s_helps = TimeSpan.FromMilliseconds(500);

    /// <summary>
    /// So much longer for each row of all indexes that statements wait for: more than building them takes also on a busy machine, and less than scans take when all of
    /// these statements scan at once.
    /// </summary>
    private static readonly TimeSpan s_helpsRow = TimeSpan.FromMicroseconds(10);

    /// <summary>
    /// So many threads build for statements that could do without, workers and sessions together: with more the first index would come back when the last does.
    /// </summary>
    private readonly SemaphoreSlim _places = new(Math.Max(1, settings.WorkersMax));

    private readonly IndexInstallation _installation = new(database, canInstall);
    private readonly ConcurrentDictionary<int, MissingIndex> _missing = new();
    private readonly object _rankingGate = new();
    private IndexRanking? _ranking;
    private CatalogSnapshot? _rankedCatalog;
    private long _rankedTime;
    private long _rankedCount;

    /// <summary>What is missing from the newest root.</summary>
    public IReadOnlyList<MissingIndex> Missing
    {
        get
        {
            CatalogSnapshot catalog = database.Root.Catalog;
            foreach (int gone in _missing.Keys.Where(treeId => !catalog.MissingTrees.Contains(treeId)))
            {
                _missing.TryRemove(gone, out _);
            }

            return [.. catalog.MissingTrees.Order().Select(Get)];
        }
    }

    /// <summary>Builds the missing indexes of a root that isn't published yet, on as many threads as may take part.</summary>
    /// <param name="rowsMax">Leaves all missing when their tables together have more rows.</param>
    public static DatabaseRoot RebuildAll(DatabaseRoot root, RuntimeCache runtimes, int workers, long rowsMax, MemoryGuard? memory = null)
    {
        List<IndexBuild> builds = [];
        foreach (int treeId in root.Catalog.MissingTrees)
        {
            if (Begin(root, runtimes, memory, treeId) is { } build)
            {
                builds.Add(build);
            }
        }

        if (builds.Count == 0 || builds.Sum(static build => build.Rows.Count) > rowsMax)
        {
            return root;
        }

        Parallel.For(0, workers, new ParallelOptions { MaxDegreeOfParallelism = workers }, _ => builds.ForEach(WorkQuietly));
        IndexBuild[] finished = [.. builds.Where(static build => build.Result is not null)];
        TreeMap trees = root.Trees.With([.. finished.Select(static build => KeyValuePair.Create(build.Index.Index.TreeId, build.Result))]);
        CatalogSnapshot catalog = root.Catalog.WithMissing(root.Catalog.MissingTrees.Except(finished.Select(static build => build.Index.Index.TreeId)));
        return new DatabaseRoot(root.Position, root.CommitTimeMicros, catalog, trees, root.Sequences, root.Node) { Place = root.Place, Pages = root.Pages };
    }

    /// <summary>
    /// The entries of an index that a snapshot lacks. Takes part in building it if need be, and puts it in for everyone.
    /// </summary>
    /// <exception cref="SqlErrorException">XX002: it can't be built.</exception>
    /// <exception cref="TurnUnavailableException">The calling thread has the committer's turn, where there is no time for this.</exception>
    public Tree Obtain(DatabaseRoot snapshot, int treeId, CancellationToken cancellation)
    {
        if (!snapshot.Catalog.TryGetIndexOfTree(treeId, out TableDefinition? table, out _))
        {
            return Tree.Empty;
        }

        if (database.Pipeline.IsInTurn)
        {
            throw new TurnUnavailableException();
        }

        TableRuntime runtime = database.Runtimes.Get(table, snapshot.Catalog);
        return Find(snapshot, treeId, cancellation).MoveTo(runtime, snapshot.GetTree(table.TreeId), cancellation).Entries;
    }

    /// <summary>Builds an index if it is missing from the newest root, also when that has failed before.</summary>
    /// <inheritdoc cref="Obtain" path="/exception"/>
    public void Rebuild(int treeId, CancellationToken cancellation)
    {
        if (database.Pipeline.IsInTurn)
        {
            throw new TurnUnavailableException();
        }

        if (_missing.TryGetValue(treeId, out MissingIndex? failed) && failed.HasFailed)
        {
            _missing.TryRemove(KeyValuePair.Create(treeId, failed));
        }

        if (database.Root.Catalog.MissingTrees.Contains(treeId) && Get(treeId) is var missing && Prepare(missing))
        {
            missing.Finish(cancellation);
            if (_installation.Begin(missing, cancellation) is { } request)
            {
                database.WaitFor(request);
            }
            else
            {
                missing.AwaitInstall(cancellation);
            }
        }
    }

    /// <summary>From now on indexes are ranked, if they are to be.</summary>
    public void RankBy(IndexRanking ranking) => Volatile.Write(ref _ranking, ranking);

    /// <summary>The rank of each tree as to having its pages in memory; none when nothing is ranked.</summary>
    public IReadOnlyDictionary<int, double> RankPages(DatabaseRoot root)
    {
        lock (_rankingGate)
        {
            return Volatile.Read(ref _ranking)?.RankPages(root) ?? ImmutableDictionary<int, double>.Empty;
        }
    }

    /// <summary>Whether an index is missing that is worth hurrying for, or may be once it is ranked.</summary>
    public bool HasImportant => Missing.Any(missing => !missing.HasFailed && IsImportant(missing));

    /// <summary>How far each has come back, the most useful first.</summary>
    public IReadOnlyList<RecoveringIndex> Describe()
    {
        CatalogSnapshot catalog = database.Root.Catalog;
        return [.. Missing.Select(missing => Describe(missing, catalog)).OfType<RecoveringIndex>().OrderByDescending(static index => index.Rank ?? 0)];
    }

    /// <summary>
    /// What to work on next, and whether it matters: null for the index when all that is missing is in others' hands. Null when nothing
    /// is missing that could be rebuilt.
    /// </summary>
    public (MissingIndex? Index, bool IsImportant)? Choose()
    {
        MissingIndex[] possible = [.. Missing.Where(static missing => !missing.HasFailed)];
        if (possible.Length == 0)
        {
            return null;
        }

        // What statements wait for is known to be worth something; the ranking takes as long as building some of it.
        MissingIndex[] free = [.. possible.Where(missing => missing.HasWork && !IsPutOff(missing))];
        if (!Array.Exists(free, static missing => missing.IsWanted || missing.IsAwaited))
        {
            RankAgain(possible);
        }

        MissingIndex? best = free.OrderByDescending(static missing => missing.IsWanted).ThenByDescending(static missing => missing.IsAwaited)
            .ThenByDescending(static missing => missing.Rank ?? 0).ThenByDescending(static missing => missing.WaitingCount).FirstOrDefault();
        return (best, best is not null && IsImportant(best));
    }

    /// <summary>
    /// A statement that would be better off with some missing indexes works on those that are worth it, or waits for who does, for a while: the scan
    /// it would make instead takes the processor from what makes such scans needless.
    /// </summary>
    /// <returns>Whether one has come back, so that the statement had better be planned again.</returns>
    public bool Help(IReadOnlyList<int> treeIds, CancellationToken cancellation)
    {
        if (settings.Mode != RecoveryMode.Adaptive)
        {
            return false;
        }

        TimeSpan patience = s_helps;
        for (long started = database.Clock.GetTimestamp(); database.Clock.GetElapsedTime(started) < patience;)
        {
            CatalogSnapshot catalog = database.Root.Catalog;
            if (!treeIds.All(catalog.MissingTrees.Contains))
            {
                return true;
            }

            // Until the first ranking is there, that a statement lacks an index is all that is known of its worth.
            MissingIndex[] worthIt = [.. treeIds.Select(Get).Where(missing => !missing.HasFailed && !IsPutOff(missing) && missing.Rank is null or > 0)];
            if (worthIt.Length == 0)
            {
                return false;
            }

            MissingIndex best = worthIt.MaxBy(static missing => missing.Rank ?? 0)!;
            patience = s_helps + (s_helpsRow * (RowsOf(best.TreeId) + _missing.Values.Where(missing => missing.IsAwaited && missing != best).Sum(missing => RowsOf(missing.TreeId))));
            if (!best.HasWork || !TryWork(best, cancellation))
            {
                best.Wait(cancellation);
            }
        }

        return false;
    }

    /// <summary>Rows of the table that an index belongs to.</summary>
    private long RowsOf(int treeId)
    {
        DatabaseRoot root = database.Root;
        return root.Catalog.TryGetIndexOfTree(treeId, out TableDefinition? table, out _) ? root.GetTree(table.TreeId).Count : 0;
    }

    /// <summary>Indexes with a page that can't be read are missing from now on.</summary>
    /// <returns>False when no index has such a page: it is a table's.</returns>
    public bool TryLose(PageDamageException damage)
    {
        DatabaseRoot root = database.Root;
        int[] damaged =
        [
            .. root.Catalog.AllTables.SelectMany(static table => table.Indexes).Where(static index => !index.IsPrimary)
                .Select(static index => index.TreeId).Where(treeId => DamageSearch.IsIn(root.GetTree(treeId), damage)),
        ];
        if (damaged.Length == 0 || !canInstall || database.Pipeline.IsInTurn)
        {
            return false;
        }

        IndexRequest request = new(tip =>
        {
            int[] lost = [.. damaged.Where(treeId => !tip.Catalog.MissingTrees.Contains(treeId) && DamageSearch.IsIn(tip.Edit(treeId).Freeze(), damage))];
            Array.ForEach(lost, tip.Lose);
            return lost.Length > 0;
        });
        database.Pipeline.Enqueue(request);
        database.WaitFor(request);
        return true;
    }

    /// <summary>Waits until fewer threads build than may; to be followed by <see cref="LeavePlace"/>.</summary>
    /// <exception cref="OperationCanceledException">It was cancelled; there is no place to leave.</exception>
    public void EnterPlace(CancellationToken cancellation) => _places.Wait(cancellation);

    public void LeavePlace() => _places.Release();

    /// <summary>Carries out a part of building an index, unless enough threads are at such work.</summary>
    private bool TryWork(MissingIndex missing, CancellationToken cancellation)
    {
        if (!_places.Wait(0, CancellationToken.None))
        {
            return false;
        }

        try
        {
            Work(missing, cancellation);
            return true;
        }
        finally
        {
            _places.Release();
        }
    }

    /// <summary>Carries out a part of building an index; when all are done has it put in, without waiting for that.</summary>
    public void Work(MissingIndex missing, CancellationToken cancellation)
    {
        if (Prepare(missing))
        {
            try
            {
                missing.TryWork(cancellation);
                if (missing.Version is not null)
                {
                    _installation.Leave(missing, cancellation);
                }
            }
            catch (Exception problem) when (problem is SqlErrorException or IOException or OutOfMemoryException)
            {
                missing.PutOffTime = database.Clock.GetTimestamp();
                throw;
            }
        }
    }

    private bool IsPutOff(MissingIndex missing) => missing.PutOffTime is { } time && database.Clock.GetElapsedTime(time) < PutOff;

    /// <summary>What is known of an index for use at a snapshot: from the newest root, or as it was built.</summary>
    private IndexVersion Find(DatabaseRoot snapshot, int treeId, CancellationToken cancellation)
    {
        DatabaseRoot newest = database.Root;
        if (!newest.Catalog.TryGetIndexOfTree(treeId, out TableDefinition? table, out IndexDefinition? index))
        {
            // Dropped meanwhile: nobody else will have a use for it.
            IndexBuild alone = Begin(snapshot, database.Runtimes, database.Memory, treeId, isShared: false)!;
            while (alone.TryWork(cancellation))
            {
            }

            return new IndexVersion(alone.Table, alone.Index, alone.Rows, alone.Result!);
        }

        if (!newest.Catalog.MissingTrees.Contains(treeId))
        {
            TableRuntime runtime = database.Runtimes.Get(table, newest.Catalog);
            return new IndexVersion(runtime, runtime.FindIndex(index.Id)!, newest.GetTree(table.TreeId), newest.GetTree(treeId));
        }

        MissingIndex missing = Get(treeId);
        if (!Prepare(missing) && !missing.HasFailed)
        {
            // It has come back in this very moment.
            return Find(snapshot, treeId, cancellation);
        }

        IndexVersion version = missing.Finish(cancellation);
        _installation.Leave(missing, cancellation);
        return version;
    }

    private MissingIndex Get(int treeId) => _missing.GetOrAdd(treeId, static id => new MissingIndex(id));

    /// <summary>Begins building an index of the newest root's rows, unless that has begun.</summary>
    /// <returns>False when it isn't missing any more, or can't be built.</returns>
    internal bool Prepare(MissingIndex missing)
    {
        if (missing.Build is null)
        {
            DatabaseRoot root = database.Root;
            if (!root.Catalog.MissingTrees.Contains(missing.TreeId) || Begin(root, database.Runtimes, database.Memory, missing.TreeId) is not { } build)
            {
                return false;
            }

            missing.Begin(build, database.Clock.GetTimestamp());
        }

        return !missing.HasFailed;
    }

    /// <summary>What isn't ranked yet may be.</summary>
    private bool IsImportant(MissingIndex missing) => settings.Mode != RecoveryMode.Adaptive || missing.IsWanted || missing.IsAwaited || missing.Rank is null or > 0;

    /// <summary>Ranks anew when something has come back, or when half as many statements again have run.</summary>
    private void RankAgain(MissingIndex[] possible)
    {
        // While nothing at all is known, a moment's wait is better than work on what may be worth nothing.
        if (settings.Mode != RecoveryMode.Adaptive || Volatile.Read(ref _ranking) is not { } ranking || !Monitor.TryEnter(_rankingGate, _rankedTime == 0 ? Timeout.Infinite : 0))
        {
            return;
        }

        try
        {
            DatabaseRoot root = database.Root;
            long count = database.Workload.RecentCount;
            bool isDue = !ranking.IsComplete
                || ((!ReferenceEquals(root.Catalog, _rankedCatalog) || count > _rankedCount * 3 / 2) && database.Clock.GetElapsedTime(_rankedTime) >= s_ranked);
            if (isDue)
            {
                IReadOnlyDictionary<int, double> ranks = ranking.Rank(root, StatementsAtOnce);
                foreach (MissingIndex missing in possible)
                {
                    missing.Rank = ranks.TryGetValue(missing.TreeId, out double rank) ? rank : null;
                }

                (_rankedCatalog, _rankedCount, _rankedTime) = (root.Catalog, count, database.Clock.GetTimestamp());
            }
        }
        finally
        {
            Monitor.Exit(_rankingGate);
        }
    }

    private RecoveringIndex? Describe(MissingIndex missing, CatalogSnapshot catalog)
    {
        if (!catalog.TryGetIndexOfTree(missing.TreeId, out TableDefinition? table, out IndexDefinition? index))
        {
            return null;
        }

        IndexBuild? build = missing.Build;
        string state = build is null ? "waiting" : missing.HasFailed ? "failed" : missing.Version is not null ? "catching up" : "building";
        long rows = build?.Rows.Count ?? database.Root.GetTree(table.TreeId).Count;
        long read = build?.RowsRead ?? 0;
        TimeSpan? left = state == "building" && read > 0 ? database.Clock.GetElapsedTime(missing.Started) * ((double)(rows - read) / read) : null;
        return new RecoveringIndex(table.Id, index.Id, state, missing.Rank, rows, read, left, build?.Problem?.Message);
    }

    private static IndexBuild? Begin(DatabaseRoot root, RuntimeCache runtimes, MemoryGuard? memory, int treeId, bool isShared = true)
    {
        if (!root.Catalog.TryGetIndexOfTree(treeId, out TableDefinition? table, out IndexDefinition? index))
        {
            return null;
        }

        TableRuntime runtime = runtimes.Get(table, root.Catalog);
        return new IndexBuild(runtime, runtime.FindIndex(index.Id)!, root.GetTree(table.TreeId), isShared) { Memory = memory };
    }

    /// <summary>What can't be built stays missing, and says so when it is asked for.</summary>
    private static void WorkQuietly(IndexBuild build)
    {
        try
        {
            while (build.Problem is null && build.TryWork(CancellationToken.None))
            {
            }
        }
        catch (Exception exception) when (exception is SqlErrorException or IOException or OutOfMemoryException)
        {
            // Kept in the build, but for want of memory: then it is tried again later.
        }
    }
}
