using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Log.Format;
using Cambium.Log.Records;
using Cambium.Trees.Pages;

namespace Cambium.Engine.Transactions;

/// <summary>
/// Takes requests one after the other: validates each against the tip, merges it onto it, and encodes it into the open batch. Owned by the
/// <see cref="CommitPipeline"/>; used by one thread at a time.
/// </summary>
/// <remarks>
/// All that a request will need is read before anything is changed, so what fails as a rule fails that request alone. When it fails while the
/// tip is being changed (memory runs out, a page went cold again and can't be read), the tip goes back to the last closed batch, and whoever else
/// was in the open one is taken once more. Example: A and B are in the open batch, C fails halfway: the batch is emptied, A and B
/// are validated and merged again, C is told why.
/// </remarks>
internal sealed class Committer
{
    /// <summary>Every so many commits the chain gets a place where it may be cut.</summary>
    private const int CutEvery = 1024;

    /// <summary>Places kept; beyond them the oldest is cut, so a stale snapshot holds on to some hundred thousand commits at most.</summary>
    private const int CutsMax = 128;

    private readonly Database _database;
    private readonly Validation _validation;
    private readonly Queue<WeakReference<CommitNode>> _cuts = new();
    private DatabaseRoot _closedRoot;
    private Tip _tip;
    private CommitBatch _open;
    private int _cutCountdown = CutEvery;
    private int _turnThread;

    // The tip is being changed: what fails now leaves it halfway.
    private bool _isChanging;

    public Committer(Database database, Validation validation, CommitBatch open)
    {
        _database = database;
        _validation = validation;
        _closedRoot = database.Root;
        _tip = new Tip(_closedRoot);
        _open = open;
    }

    /// <summary>What was taken since the last batch was closed.</summary>
    public CommitBatch Open => _open;

    /// <summary>Whether the calling thread runs a transaction in the committer's turn.</summary>
    public bool IsInTurn => Volatile.Read(ref _turnThread) == Environment.CurrentManagedThreadId;

    /// <summary>Puts a request into the open batch, or decides it at once.</summary>
    public void Take(PipelineRequest request)
    {
        try
        {
            switch (request)
            {
                case ReservationRequest reservation:
                    TakeReservation(reservation);
                    break;
                case FenceRequest fence:
                    TakeFence(fence);
                    break;
                case TurnRequest turn:
                    TakeTurn(turn);
                    break;
                case IndexRequest index:
                    TakeIndex(index);
                    break;
                default:
                    TakeCommit(request, ((CommitRequest)request).Commit);
                    break;
            }
        }
        catch (Exception exception) when (exception is PageDamageException or OutOfMemoryException or LogRecordSizeException)
        {
            GiveUp(request, exception);
        }
    }

    /// <summary>Closes the open batch.</summary>
    /// <param name="next">Is open from now on.</param>
    public CommitBatch Close(CommitBatch next)
    {
        CommitBatch batch = _open;
        bool isNew = batch.Log.Count > 0 || !ReferenceEquals(_tip.Catalog, _closedRoot.Catalog);
        batch.Root = isNew ? _closedRoot = _tip.Freeze() : null;
        _open = next;
        _open.Reset(_tip.Position + 1);
        return batch;
    }

    /// <summary>Starts again from what is published: what was closed since could not be made durable.</summary>
    public void Restart()
    {
        _closedRoot = _database.Root;
        BackToClosed();
    }

    private void BackToClosed()
    {
        _closedRoot.Node.Next = null;
        _tip = new Tip(_closedRoot);
        _open.Reset(_tip.Position + 1);
        _isChanging = false;
    }

    private void GiveUp(PipelineRequest request, Exception exception)
    {
        if (_isChanging)
        {
            PipelineRequest[] others = [.. _open.Answers.Select(static answer => answer.Request)];
            BackToClosed();
            foreach (PipelineRequest other in others)
            {
                TakeAgain(other);
            }
        }
        else
        {
            _open.Log.AbandonRecord();
        }

        CommitResult result = exception switch
        {
            PageDamageException damage => new CommitResult(CommitOutcome.DataCorrupted, _database.Root.Position, Problem: damage),
            OutOfMemoryException => new CommitResult(CommitOutcome.OutOfMemory, _database.Root.Position),
            _ => new CommitResult(CommitOutcome.TooLarge, _database.Root.Position),
        };
        request.Decide(result);
    }

    private void TakeAgain(PipelineRequest request)
    {
        if (request is TurnRequest or CommitRequest { Commit.CatchUps.Length: > 0 })
        {
            // What it is made of belongs to the tip that is gone.
            request.Decide(new CommitResult(CommitOutcome.Withdrawn, _database.Root.Position));
        }
        else
        {
            Take(request);
        }
    }

    private void TakeFence(FenceRequest request)
    {
        if (TokenTree.TryFind(_tip.Edit(TokenTree.Id), request.Role, request.Token, out TokenState known))
        {
            CommitOutcome then = known.IsForgotten ? CommitOutcome.ForgottenToken : known.IsFenced ? CommitOutcome.FencedToken : CommitOutcome.DuplicateToken;
            AnswerOnceDurable(request, new CommitResult(then, known.Position));
            return;
        }

        CommitOutcome outcome = TokenTree.MayBeForgotten(_tip.Edit(TokenTree.Id), request.Token) ? CommitOutcome.ForgottenToken : CommitOutcome.FencedToken;
        long time = NextCommitTime();
        long position = _tip.Position + 1;
        TokenTree.Load(_tip.Edit(TokenTree.Id), request.Role, request.Token);
        _open.Log.BeginRecord(new LogRecordHead(_tip.Position, _tip.Position, 1, RecordFlags.Internal, time, "", request.Role, request.Token));
        _open.Log.EndRecord();
        _isChanging = true;
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

    /// <summary>An index comes or goes: nothing that the log tells of, so nothing to flush, and no position: who begins a statement finds it by the root's catalog.</summary>
    private void TakeIndex(IndexRequest request)
    {
        _isChanging = true;
        try
        {
            if (request.TryApply(_tip))
            {
                _isChanging = false;
                _open.AnswerWhenDurable(request, new CommitResult(CommitOutcome.Committed, _tip.Position));
                return;
            }
        }
        catch (Exception exception) when (exception is SqlErrorException or IOException)
        {
            // A row can't be read any more: the index stays as it is.
        }

        _isChanging = false;
        request.Decide(new CommitResult(CommitOutcome.ReadOnly, _database.Root.Position));
    }

    /// <summary>A record of the server's own: of a sequence, or of nothing but the time.</summary>
    private void AddMark(PipelineRequest request, SequenceWrite? sequence)
    {
        _isChanging = true;
        long time = NextCommitTime();
        LogRecordWriter writer = _open.Log.BeginRecord(new LogRecordHead(_tip.Position, _tip.Position, 1, RecordFlags.Internal, time, "", "", null));
        if (sequence is { } write)
        {
            writer.WriteSequence(write.SequenceId, write.LastValue, write.IsCalled);
        }

        _open.Log.EndRecord();
        Advance(new CommitNode(_tip.Position + 1, "", [], []), time);
        _isChanging = false;
        _open.AnswerWhenDurable(request, new CommitResult(CommitOutcome.Committed, _tip.Position));
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
            TakeCommit(request, PreparedCommit.Of(transaction, newest.Node, transaction.Ddl.CatchUps()));
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
        if ((_validation.Find(transaction, commit.ValidatedUpTo, _tip) ?? merge.Run()) is { } conflict)
        {
            Refuse(request, conflict);
            return;
        }

        // The merge has read the leaves of the rows; an index that can't be read is lost when it is changed, which is no loss to the commit.
        if (transaction.Token is { } token)
        {
            TokenTree.Load(_tip.Edit(TokenTree.Id), transaction.Options.User, token);
        }

        long position = _tip.Position + 1;
        long time = NextCommitTime();
        if (merge.IsMerged)
        {
            _database.Counters.CountMerge();
        }

        RecordFlags flags = (merge.IsMerged ? RecordFlags.Merged : 0) | (transaction.IsRefreshed ? RecordFlags.Refreshed : 0) | (transaction.IsReplay ? RecordFlags.Replayed : 0)
            | (transaction.HasUntestedKeys ? RecordFlags.KeysUntested : 0);
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
        _isChanging = true;
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

            _tip.Apply(table);
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
}
