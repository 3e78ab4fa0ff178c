using System.Collections.Concurrent;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Log.Format;
using Cambium.Log.Records;
using Cambium.Log.Storage;
using Cambium.Trees.Pages;
using Cambium.Engine.Values;

namespace Cambium.Engine.Transactions;

/// <summary>
/// Turns submitted edits into log records and roots, in two steps that never wait: <see cref="StepCommitter"/> validates, merges
/// and encodes requests into the open batch; <see cref="StepFlusher"/> writes and flushes the closed one, publishes its root and
/// answers. Each step is carried out by one thread at a time: in a server by a session that waits for its commit, or by the
/// pipeline's own thread; in simulation a seeded scheduler calls them. While one batch is being flushed the
/// next is validated against the unpublished tip.
/// </summary>
internal sealed class CommitPipeline
{
    /// <summary>A batch is closed when its records reach this size, in bytes.</summary>
    private const int BatchBytesMax = 4 << 20;

    private readonly Database _database;
    private readonly ILogStore _log;
    private readonly Validation _validation;
    private readonly ConcurrentQueue<PipelineRequest> _queue = new();

    // The committer's.
    private Tip _tip;
    private CommitBatch _open;
    private CommitBatch _spare;
    private volatile bool _isOpenEmpty = true;
    private volatile bool _isOpenFull;
    private int _cutCountdown = CutEvery;
    private readonly Queue<WeakReference<CommitNode>> _cuts = new();

    // Handed from the committer to the flusher and back.
    private CommitBatch? _flushing;
    private volatile PipelineState _state;
    private int _turnThread;

    // A record is being written and the tip changed: what fails now leaves them halfway.
    private bool _isChanging;
    private volatile bool _hasFailedOutside;

    public CommitPipeline(Database database, ILogStore log, Validation validation)
    {
        _database = database;
        _log = log;
        _validation = validation;
        _tip = new Tip(database.Root);
        _open = new CommitBatch(_tip.Position + 1);
        _spare = new CommitBatch(_tip.Position + 1);
    }

    /// <summary>Every so many commits the chain gets a place where it may be cut.</summary>
    private const int CutEvery = 1024;

    /// <summary>Places kept; beyond them the oldest is cut, so a stale snapshot holds on to some hundred thousand commits at most.</summary>
    private const int CutsMax = 128;

    /// <summary>Requests waiting for the committer.</summary>
    public int QueueLength => _queue.Count;

    /// <summary>Whether the calling thread runs a transaction in the committer's turn.</summary>
    public bool IsInTurn => Volatile.Read(ref _turnThread) == Environment.CurrentManagedThreadId;

    public void Enqueue(PipelineRequest request)
    {
        _queue.Enqueue(request);
    }

    /// <summary>Whether <see cref="StepCommitter"/> would find something to do. From any thread: it may have changed when the answer is there.</summary>
    public bool HasCommitterWork
    {
        get
        {
            bool isFlushing = Volatile.Read(ref _flushing) is not null;
            return isFlushing ? (!_isOpenFull && !_queue.IsEmpty) || _state is PipelineState.Failed or PipelineState.OutOfSpace : !_isOpenEmpty || !_queue.IsEmpty;
        }
    }

    /// <summary>Whether <see cref="StepFlusher"/> would find something to do.</summary>
    public bool HasFlusherWork => _state == PipelineState.Running && Volatile.Read(ref _flushing) is not null;

    /// <summary>Takes in requests and, when the flusher is free, gives it the batch.</summary>
    /// <returns>Whether there was anything to do.</returns>
    public bool StepCommitter()
    {
        bool worked = false;
        if (_state is PipelineState.Failed or PipelineState.OutOfSpace && Volatile.Read(ref _flushing) is { } lost)
        {
            Drop(lost);
            worked = true;
        }

        // What is computed here is everyone's: the statement of the session that drives must not end it.
        CancellationToken own = CancellationPoint.Enter(CancellationToken.None);
        try
        {
            while (_open.Log.Size < BatchBytesMax && _queue.TryDequeue(out PipelineRequest? request))
            {
                Take(request);
                worked = true;
            }
        }
        finally
        {
            CancellationPoint.Enter(own);
        }

        if (!_open.IsEmpty && Volatile.Read(ref _flushing) is null)
        {
            CommitBatch batch = _open;
            batch.Root = batch.Log.Count == 0 ? null : _tip.Freeze();
            _open = _spare;
            _open.Reset(_tip.Position + 1);
            Volatile.Write(ref _flushing, batch);
            worked = true;
        }

        _isOpenEmpty = _open.IsEmpty;
        _isOpenFull = _open.Log.Size >= BatchBytesMax;
        return worked;
    }

    /// <summary>Makes the closed batch durable, publishes its root, and answers all who waited for it.</summary>
    /// <returns>Whether there was anything to do.</returns>
    public bool StepFlusher()
    {
        if (_state != PipelineState.Running || Volatile.Read(ref _flushing) is not { } batch)
        {
            return false;
        }

        try
        {
            if (batch.Log.Count > 0)
            {
                _log.Append(batch.Log);
                _log.Flush();
            }
        }
        catch (LogSpaceException)
        {
            _state = PipelineState.OutOfSpace;
            return true;
        }
        catch (LogException)
        {
            _state = PipelineState.Failed;
            return true;
        }

        if (batch.Root is { } root)
        {
            root.Place = _log.Place;
            _database.Publish(root, batch);
        }

        foreach ((PipelineRequest request, CommitResult result) in batch.Answers)
        {
            request.Decide(result);
        }

        _spare = batch;
        Volatile.Write(ref _flushing, null);
        return true;
    }

    /// <summary>No more commits until restart: what the disk holds is unknown. From any thread.</summary>
    public void Fail() => _hasFailedOutside = true;

    /// <summary>No more commits: everything still waiting is refused. Called after both threads have stopped.</summary>
    public void Close()
    {
        _state = PipelineState.Closed;
        while (_queue.TryDequeue(out PipelineRequest? request))
        {
            request.Decide(new CommitResult(CommitOutcome.ReadOnlyDatabase, _database.Root.Position));
        }
    }

    private void Take(PipelineRequest request)
    {
        if (_state != PipelineState.Running || _hasFailedOutside)
        {
            request.Decide(new CommitResult(CommitOutcome.ReadOnlyDatabase, _database.Root.Position));
        }
        else if (request is ReservationRequest reservation)
        {
            TakeReservation(reservation);
        }
        else
        {
            TakeReading(request);
        }
    }

    /// <summary>
    /// Requests that read pages: all that they will need is read before anything is changed, so that damage fails one request and the
    /// state stays whole.
    /// </summary>
    private void TakeReading(PipelineRequest request)
    {
        try
        {
            if (request is FenceRequest fence)
            {
                TakeFence(fence);
            }
            else if (request is TurnRequest turn)
            {
                TakeTurn(turn);
            }
            else if (request is IndexRequest index)
            {
                TakeIndex(index);
            }
            else
            {
                TakeCommit(request, ((CommitRequest)request).Commit);
            }
        }
        catch (PageDamageException damage) when (!_isChanging)
        {
            request.Decide(new CommitResult(CommitOutcome.DataCorrupted, _database.Root.Position, Damage: damage));
        }
    }

    private void TakeFence(FenceRequest request)
    {
        if (TokenTree.TryFind(_tip.Edit(TokenTree.Id), request.Role, request.Token, out TokenState known))
        {
            AnswerOnceDurable(request, new CommitResult(known.IsFenced ? CommitOutcome.FencedToken : CommitOutcome.DuplicateToken, known.Position));
            return;
        }

        CommitOutcome outcome = TokenTree.MayBeForgotten(_tip.Edit(TokenTree.Id), request.Token) ? CommitOutcome.ForgottenToken : CommitOutcome.FencedToken;
        long time = NextCommitTime();
        long position = _tip.Position + 1;
        TokenTree.Load(_tip.Edit(TokenTree.Id), request.Role, request.Token);
        _isChanging = true;
        _open.Log.BeginRecord(new LogRecordHead(_tip.Position, _tip.Position, 1, RecordFlags.Internal, time, "", request.Role, request.Token));
        _open.Log.EndRecord();
        TokenTree.Add(_tip.Change(TokenTree.Id), request.Role, request.Token, position, time, isFenced: true);
        Advance(new CommitNode(position, "", [], []), time);
        _isChanging = false;
        _open.AnswerWhenDurable(request, new CommitResult(outcome, position));
    }

    private void TakeReservation(ReservationRequest request)
    {
        if (request.Write is { } write)
        {
            _tip.Reserve(write);
        }

        AddMark(request, request.Write);
    }

    /// <summary>A record of the server's own: of a sequence, or of nothing but the time.</summary>
    private void AddMark(PipelineRequest request, SequenceWrite? sequence = null)
    {
        long time = NextCommitTime();
        LogRecordWriter writer = _open.Log.BeginRecord(new LogRecordHead(_tip.Position, _tip.Position, 1, RecordFlags.Internal, time, "", "", null));
        if (sequence is { } write)
        {
            writer.WriteSequence(write.SequenceId, write.LastValue, write.IsCalled);
        }

        _open.Log.EndRecord();
        Advance(new CommitNode(_tip.Position + 1, "", [], []), time);
        _open.AnswerWhenDurable(request, new CommitResult(CommitOutcome.Committed, _tip.Position));
    }

    /// <summary>An index comes or goes: nothing that the log tells of, but a position of its own, since roots are told apart by theirs.</summary>
    private void TakeIndex(IndexRequest request)
    {
        try
        {
            if (request.TryApply(_tip))
            {
                AddMark(request);
                return;
            }
        }
        catch (Exception exception) when (exception is SqlErrorException or IOException)
        {
            // A row can't be read any more: the index stays as it is.
        }

        request.Decide(new CommitResult(CommitOutcome.ReadOnly, _database.Root.Position));
    }

    private void TakeTurn(TurnRequest request)
    {
        DatabaseRoot newest = _tip.Freeze();
        Volatile.Write(ref _turnThread, Environment.CurrentManagedThreadId);
        Transaction? transaction;
        try
        {
            transaction = request.Run(newest);
        }
        finally
        {
            Volatile.Write(ref _turnThread, 0);
        }

        if (transaction is { HasEdits: true } && transaction.Snapshot == newest)
        {
            TakeCommit(request, Database.Prepare(transaction, newest.Node, transaction.Ddl.CatchUps()));
        }
        else
        {
            // Whatever came of it was computed from a root that must be durable before it is told.
            CommitOutcome outcome = transaction is { HasEdits: false } ? CommitOutcome.ReadOnly : CommitOutcome.Conflict;
            AnswerOnceDurable(request, new CommitResult(outcome, newest.Position));
        }
    }

    private void TakeCommit(PipelineRequest request, PreparedCommit commit)
    {
        Transaction transaction = commit.Transaction;
        if (transaction.Token is { } used && TokenTree.TryFind(_tip.Edit(TokenTree.Id), transaction.Options.User, used, out TokenState known))
        {
            AnswerOnceDurable(request, new CommitResult(known.IsFenced ? CommitOutcome.FencedToken : CommitOutcome.DuplicateToken, known.Position));
            return;
        }

        CommitMerge merge = new(transaction, _tip, commit.CatchUps);
        if ((_validation.Find(transaction, commit.ValidatedUpTo, _tip.Node) ?? merge.Run()) is { } conflict)
        {
            Refuse(request, conflict);
            return;
        }

        // The merge has read the leaves of the rows; an index that can't be read is lost when it is changed, which is no loss to the commit.
        if (transaction.Token is { } token)
        {
            TokenTree.Load(_tip.Edit(TokenTree.Id), transaction.Options.User, token);
        }

        _isChanging = true;
        long position = _tip.Position + 1;
        long time = NextCommitTime();
        if (merge.IsMerged)
        {
            _database.Counters.CountMerge();
        }

        RecordFlags flags = (merge.IsMerged ? RecordFlags.Merged : 0) | (transaction.IsRefreshed ? RecordFlags.Refreshed : 0) | (transaction.IsReplay ? RecordFlags.Replayed : 0);
        TransactionOptions options = transaction.Options;
        LogRecordWriter writer = _open.Log.BeginRecord(new LogRecordHead(transaction.FirstSnapshot, transaction.Snapshot.Position, transaction.Runs.Count, flags, time, options.Session, options.User, transaction.Token));
        RecordEncoder.WriteCatalog(writer, commit.Catalog);
        foreach (TableMerge table in merge.Tables)
        {
            RecordEncoder.WriteTable(writer, table);
            if (table.Load is { } load)
            {
                writer.WriteItems(commit.Loads[load].Written);
            }
        }

        writer.WriteItems(commit.Items.Written);
        _open.Log.EndRecord();
        Apply(transaction, commit, merge, position, time);
        Advance(new CommitNode(position, options.Session, [.. merge.Tables.Select(ToChanges)], commit.Catalog) { User = options.User, Statements = transaction.Statements }, time);
        _isChanging = false;
        foreach (Notification notification in transaction.Notifications)
        {
            _open.Notifications.Add(new CommittedNotification(position, options.Session, notification));
        }

        _open.AnswerWhenDurable(request, new CommitResult(CommitOutcome.Committed, position));
    }

    private void Apply(Transaction transaction, PreparedCommit commit, CommitMerge merge, long position, long time)
    {
        if (commit.Catalog.Length > 0)
        {
            _tip.ApplyCatalog(commit.Catalog, position);
        }

        foreach (TableMerge table in merge.Tables)
        {
            if (table.Edit.IsTruncated)
            {
                foreach (IndexDefinition index in table.Table.Table.Indexes)
                {
                    _tip.Replace(index.TreeId, Trees.Tree.Empty);
                }

                _tip.Replace(table.Table.Table.TreeId, Trees.Tree.Empty);
            }

            Apply(table);
        }

        if (transaction.Token is { } token)
        {
            TokenTree.Add(_tip.Change(TokenTree.Id), transaction.Options.User, token, position, time, isFenced: false);
        }

        foreach ((int treeId, Trees.Tree entries) in commit.CatchUps.SelectMany(static catchUp => catchUp.Built))
        {
            _tip.Replace(treeId, entries);
        }
    }

    private void Apply(TableMerge table)
    {
        if (table.Rows.Count > 0)
        {
            Trees.TreeEdit rows = _tip.Change(table.Table.Table.TreeId);
            foreach (RowMerge row in table.Rows)
            {
                if (row.After is null)
                {
                    rows.Remove(row.Edit.Key);
                }
                else
                {
                    rows.Set(row.Edit.Key, row.After);
                }
            }
        }

        foreach ((int treeId, byte[] key) in table.RemovedEntries)
        {
            SetEntry(treeId, key, null);
        }

        foreach ((int treeId, byte[] key, byte[] value) in table.AddedEntries)
        {
            SetEntry(treeId, key, value);
        }
    }

    /// <summary>Nothing is carried over to a missing index; one whose page can't be read is missing from here on.</summary>
    private void SetEntry(int treeId, byte[] key, byte[]? value)
    {
        if (!_tip.Catalog.MissingTrees.IsEmpty && _tip.Catalog.MissingTrees.Contains(treeId))
        {
            return;
        }

        try
        {
            if (value is null)
            {
                _tip.Change(treeId).Remove(key);
            }
            else
            {
                _tip.Change(treeId).Set(key, value);
            }
        }
        catch (PageDamageException)
        {
            _tip.Lose(treeId);
        }
    }

    private static TableChanges ToChanges(TableMerge merge)
    {
        if (merge.Load is { } load)
        {
            return new TableChanges(merge.Table, [], merge.Edit.IsTruncated) { Load = (merge.Newest, load.Rows) };
        }

        RowChange[] rows = new RowChange[merge.Rows.Count];
        for (int i = 0; i < rows.Length; i++)
        {
            RowMerge row = merge.Rows[i];
            rows[i] = new RowChange(row.Edit.Key, row.Edit.Hash, row.Before, row.After, row.Changed) { Statement = row.Edit.Statement };
        }

        return new TableChanges(merge.Table, rows, merge.Edit.IsTruncated);
    }

    /// <summary>A conflict with a commit that isn't durable yet may only be told once it is.</summary>
    private void Refuse(PipelineRequest request, Conflict conflict)
    {
        _database.Record(conflict);
        AnswerOnceDurable(request, new CommitResult(CommitOutcome.Conflict, conflict.WinnerPosition, conflict));
    }

    /// <summary>What was found out because of a commit may be told only when that commit is durable.</summary>
    private void AnswerOnceDurable(PipelineRequest request, CommitResult result)
    {
        if (result.Position <= _database.Root.Position)
        {
            request.Decide(result);
        }
        else
        {
            _open.AnswerWhenDurable(request, result);
        }
    }

    private void Advance(CommitNode node, long time)
    {
        _tip.Advance(node, time);
        if (--_cutCountdown > 0)
        {
            return;
        }

        _cutCountdown = CutEvery;
        _cuts.Enqueue(new WeakReference<CommitNode>(node));
        if (_cuts.Count > CutsMax && _cuts.Dequeue().TryGetTarget(out CommitNode? oldest))
        {
            oldest.Cut();
        }
    }

    private long NextCommitTime() => Math.Max(_database.NowMicros, _tip.CommitTimeMicros + 1);

    /// <summary>
    /// A batch that couldn't be made durable goes, and with it all that was validated on top of it. After a failed flush nobody
    /// knows what the disk has: outcome unknown, and no commit until restart. On a full disk nothing was written.
    /// </summary>
    private void Drop(CommitBatch lost)
    {
        CommitOutcome outcome = _state == PipelineState.OutOfSpace ? CommitOutcome.OutOfSpace : CommitOutcome.OutcomeUnknown;
        foreach ((PipelineRequest request, _) in lost.Answers.Concat(_open.Answers).ToArray())
        {
            request.Decide(new CommitResult(outcome, _database.Root.Position));
        }

        _database.Root.Node.Next = null;
        _tip = new Tip(_database.Root);
        _open.Reset(_tip.Position + 1);
        _spare = lost;
        if (_state == PipelineState.OutOfSpace)
        {
            _state = PipelineState.Running;
        }

        Volatile.Write(ref _flushing, null);
    }
}
