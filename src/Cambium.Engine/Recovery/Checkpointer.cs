using Cambium.Engine.Catalog;
using System.Collections.Immutable;
using Cambium.Engine.Transactions;
using Cambium.Log.Storage;
using Cambium.Trees;
using Cambium.Trees.Pages;

namespace Cambium.Engine.Recovery;

/// <summary>
/// Makes checkpoints: from an immutable root, in small steps, while commits go on. In a server a thread takes the steps, in
/// simulation the seeded scheduler.
/// </summary>
/// <remarks>
/// Order of writes: nodes, children before parents; flush of the page files; flush of the directory; the file <c>checkpoint.new</c>
/// and its flush; rename to <c>checkpoint</c>; flush of the directory; only then the log is trimmed. A full disk only delays: the step
/// that failed is taken again. After any other failure what is on disk is unknown: no more commits until restart.
/// </remarks>
internal sealed class Checkpointer(Database database, CheckpointStore store, ILogStore log, CheckpointSettings settings, IndexStorage indexStorage)
{
    /// <summary>A flush for every so many bytes, so that none takes the disk from the log for long.</summary>
    private const long FlushBytes = 8 << 20;

    /// <summary>More records than this behind the newest checkpoint at the start, and a new one is made at once.</summary>
    private const long TailRecordsMax = 50_000;

    private readonly List<KeyValuePair<int, TreeRoot>> _written = [];
    private readonly Compaction _compaction = new(settings.PageBytesMin);
    private readonly LogRetention _retention = new(store, log, database.Clock, settings.LogRetention);

    // A restart had much to replay, and the next one shall not; or too much of what is in memory is nowhere else. Until the next is complete.
    private volatile bool _isBehind = database.Root.Position - store.Position > TailRecordsMax;
    private CheckpointRequest? _requested;
    private Run? _run;
    private volatile bool _hasFailed;
    private long _logBytesAtLast;
    private long _savedRuns;
    private DateTimeOffset _lastTime = database.Clock.GetUtcNow();
    private DateTimeOffset _trimmedAt = database.Clock.GetUtcNow();

    /// <summary>What is kept of the log and of earlier checkpoints.</summary>
    public LogRetention Retention => _retention;

    /// <summary>Position of the root the newest checkpoint was made from; 0 when there is none.</summary>
    public long Position => store.Position;

    /// <summary>Why the last attempt couldn't go on; null when all is well.</summary>
    public IOException? Problem { get; private set; }

    /// <summary>A write or flush failed: there are no more checkpoints, and no more commits, until restart.</summary>
    public bool HasFailed => _hasFailed;

    /// <summary>A checkpoint is under way.</summary>
    public bool IsRunning => _run is not null;

    /// <summary>How fast to go on.</summary>
    public CheckpointHaste Haste
    {
        get
        {
            if (IsUrgent)
            {
                return CheckpointHaste.Full;
            }

            if (_isBehind || _run is not { Writer: { } writer } run)
            {
                return CheckpointHaste.Brisk;
            }

            double logged = (database.LogBytes - _logBytesAtLast) / settings.LogBytesDuring;
            double passed = (database.Clock.GetUtcNow() - _lastTime).TotalSeconds / (settings.Interval.TotalSeconds * settings.CompletionTarget);
            double due = Math.Max(logged, passed);
            return due >= 1 ? CheckpointHaste.Full : writer.BytesWritten < due * run.BytesExpected ? CheckpointHaste.Brisk : CheckpointHaste.Gentle;
        }
    }

    private bool IsUrgent => Volatile.Read(ref _requested) is not null;

    /// <param name="survey">What is still alive in the files; null when nobody wants to know.</param>
    /// <param name="leftOut">Trees of indexes that are rebuilt after a restart instead of being written.</param>
    /// <param name="isTimed">It was due because time had passed, and nobody had asked.</param>
    private sealed class Run(DatabaseRoot root, PageSurvey? survey, ImmutableHashSet<int> leftOut, bool isTimed)
    {
        public DatabaseRoot Root => root;

        public bool IsTimed => isTimed;

        public PageSurvey? Survey { get; set; } = survey;

        public ImmutableHashSet<int> LeftOut => leftOut;

        public Queue<(int Id, Tree Tree)> Surveyed { get; } = new(survey is null ? [] : root.Trees.All.Where(tree => !leftOut.Contains(tree.Id)));

        /// <summary>Files that will be needed no more.</summary>
        public IReadOnlySet<int> GivenUp { get; set; } = ImmutableHashSet<int>.Empty;

        /// <summary>What is still alive in them.</summary>
        public long GivenUpBytes { get; set; }

        /// <summary>Null before the survey is done.</summary>
        public TreeWriter? Writer { get; set; }

        /// <summary>About what there is to be written.</summary>
        public long BytesExpected { get; set; }

        public Queue<(int Id, Tree Tree)> Trees { get; } = new(root.Trees.All.Where(tree => !leftOut.Contains(tree.Id)));

        public int? TreeId { get; set; }

        public long FlushedBytes { get; set; }

        public bool AllWritten { get; set; }
    }

    /// <summary>Asks for a checkpoint of everything committed by now; several askers may share one.</summary>
    public CheckpointRequest Request()
    {
        CheckpointRequest request = new(database.Root.Position);
        while (true)
        {
            CheckpointRequest? present = Volatile.Read(ref _requested);
            bool isOpen = present is { IsCompleted: false };
            if (isOpen && present!.Position >= request.Position)
            {
                return present;
            }

            request.Earlier = isOpen ? present : null;
            if (Interlocked.CompareExchange(ref _requested, request, present) == present)
            {
                return request;
            }
        }
    }

    /// <summary>Asks for the next checkpoint to be made soon, whatever has been logged. From any thread.</summary>
    /// <param name="isUrgent">Nothing else matters as much.</param>
    public void Demand(bool isUrgent)
    {
        _isBehind = true;
        if (isUrgent)
        {
            Request();
        }
    }

    /// <summary>Takes a step of a checkpoint that is under way or due.</summary>
    /// <returns>Whether there was anything to do, and it could be done.</returns>
    public bool Step()
    {
        if (_hasFailed)
        {
            Answer(Problem);
            return false;
        }

        CheckpointRequest? asked = Volatile.Read(ref _requested);
        try
        {
            if (_run is null)
            {
                return TryBegin();
            }

            Advance(_run);
            Problem = null;
            return true;
        }
        catch (IOException problem) when (Shortage.Is(problem))
        {
            // Who has waited is told; the step is taken again all the same.
            Problem = problem;
            Answer(problem, asked);
            return false;
        }
        catch (IOException problem) when (problem is not PageDamageException)
        {
            Problem = problem;
            _hasFailed = true;
            database.Pipeline.Fail();
            Answer(problem);
            return false;
        }
        catch (OutOfMemoryException exhausted)
        {
            // The nodes written so far are good; the next try begins with them.
            Problem = new IOException("there was not enough memory for a checkpoint", exhausted);
            _run = null;
            Answer(Problem);
            return false;
        }
        catch (PageDamageException damage)
        {
            // The nodes written so far are good; what can't be read stays where it is, unless it can be made anew.
            database.Indexes.TryLose(damage);
            Problem = damage;
            _run = null;
            Answer(damage);
            return false;
        }
    }

    /// <summary>A checkpoint at shutdown, when commits have ended.</summary>
    public void Finish()
    {
        if (database.Root.Position > Position || HasNewWorkload)
        {
            Request();
        }

        while (Step())
        {
        }

        Answer(Problem ?? new IOException("the database is closing"));
    }

    private bool TryBegin()
    {
        // Only who asked before this looks gets its answer: what is new by then, who comes later may ask for.
        CheckpointRequest? asked = Volatile.Read(ref _requested);
        DatabaseRoot root = database.Root;
        DateTimeOffset now = database.Clock.GetUtcNow();
        if (root.Position == Position && !HasNewWorkload)
        {
            Answer(null, asked);
            if (now - _trimmedAt >= settings.Interval)
            {
                // Without commits there is no newer checkpoint, but what is kept becomes too old all the same.
                Trim(now);
            }

            return false;
        }

        bool isAskedFor = IsUrgent || _isBehind || database.LogBytes - _logBytesAtLast >= settings.LogBytesBetween;
        if (!isAskedFor && now - _lastTime < settings.Interval)
        {
            return false;
        }

        _run = new Run(root.Detached(), _compaction.IsDue(store.Pages.Files.Values) ? new PageSurvey() : null, LeftOut(root), !isAskedFor);
        _written.Clear();
        _logBytesAtLast = database.LogBytes;
        _lastTime = now;
        return true;
    }

    /// <summary>Much was asked since the last checkpoint told of it, though perhaps nothing written.</summary>
    private bool HasNewWorkload => database.Workload.RecentCount > 2 * _savedRuns;

    private ImmutableHashSet<int> LeftOut(DatabaseRoot root) =>
    [
        .. root.Catalog.AllTables.SelectMany(static table => table.Indexes).Where(index => !index.IsPrimary && (index.Storage ?? indexStorage) == IndexStorage.Rebuilt)
            .Select(static index => index.TreeId).Where(id => root.GetTree(id).Count > 0),
    ];

    private void Advance(Run run)
    {
        if (run.Writer is not { } writer)
        {
            Survey(run);
            return;
        }

        if (run.AllWritten)
        {
            Complete(run);
            return;
        }

        while (!writer.HasChunk)
        {
            if (run.TreeId is not { } id)
            {
                if (!run.Trees.TryPeek(out (int Id, Tree Tree) next))
                {
                    run.AllWritten = true;
                    break;
                }

                writer.Begin(next.Tree);
                run.TreeId = next.Id;
                run.Trees.Dequeue();
            }
            else if (!writer.Step())
            {
                _written.Add(KeyValuePair.Create(id, writer.Root));
                run.TreeId = null;
            }
        }

        writer.WriteOut();
        if (run.AllWritten || writer.BytesWritten - run.FlushedBytes >= FlushBytes)
        {
            writer.Flush();
            run.FlushedBytes = writer.BytesWritten;
        }
    }

    /// <summary>A step of finding out which files are worth giving up.</summary>
    private void Survey(Run run)
    {
        const int BranchesInStep = 64;
        for (int i = 0; run.Survey is { } survey && i < BranchesInStep; i++)
        {
            if (!survey.Step() && !TryBeginSurvey(run, survey))
            {
                run.GivenUp = _compaction.Choose(store.Pages.Files.Values, survey.LiveBytes);
                run.GivenUpBytes = run.GivenUp.Sum(number => survey.LiveBytes.GetValueOrDefault(number));
                run.Survey = null;
            }
        }

        if (run.Survey is null)
        {
            run.Writer = new TreeWriter(store.Pages, run.GivenUp);
            run.BytesExpected = run.Trees.Sum(static tree => TreeWriter.ExpectedBytes(tree.Tree)) + run.GivenUpBytes;
        }
    }

    private static bool TryBeginSurvey(Run run, PageSurvey survey)
    {
        bool hasMore = run.Surveyed.TryDequeue(out (int Id, Tree Tree) next);
        if (hasMore)
        {
            survey.Begin(next.Tree);
        }

        return hasMore;
    }

    private void Complete(Run run)
    {
        DatabaseRoot root = run.Root;
        Checkpoint checkpoint = new(
            log.DatabaseId,
            root.Position,
            root.Place,
            root.CommitTimeMicros,
            new Lazy<CatalogSnapshot>(root.Catalog.WithMissing(root.Catalog.MissingTrees.Union(run.LeftOut))),
            root.Sequences,
            [.. _written],
            [.. store.Pages.Files.Values.Where(file => !run.GivenUp.Contains(file.Number)).Select(static file => new CheckpointFile(file.Number, file.Id, file.Length))],
            database.Workload.ToPast());
        store.Save(checkpoint, _retention.KeepsNewest());
        _savedRuns = database.Workload.RecentCount;
        store.GiveUp(run.GivenUp);
        DateTimeOffset now = database.Clock.GetUtcNow();
        database.Activity.CountCheckpoint(run.IsTimed, run.Writer!.BytesWritten, now - _lastTime);
        _isBehind = false;
        _run = null;
        Answer(null);
        Trim(now);
    }

    private void Trim(DateTimeOffset now)
    {
        _trimmedAt = now;
        _retention.Trim();
    }

    /// <summary>Answers those whose commits the newest checkpoint contains; with a problem, everyone.</summary>
    private void Answer(IOException? problem) => Answer(problem, Volatile.Read(ref _requested));

    private void Answer(IOException? problem, CheckpointRequest? asked)
    {
        for (CheckpointRequest? request = asked; request is not null; request = request.Earlier)
        {
            if (problem is not null || request.Position <= Position)
            {
                request.Complete(problem);
            }
        }

        CheckpointRequest? newest = Volatile.Read(ref _requested);
        if (newest is { IsCompleted: true })
        {
            Interlocked.CompareExchange(ref _requested, null, newest);
        }
    }
}
