using Cambium.Engine.Values;

namespace Cambium.Sql.Sessions;

/// <summary>
/// What the open transaction was asked and has answered, so that its statements can be run again when somebody else committed first: those whose
/// answers have been sent must answer the same, those whose answers are still held may answer anew.
/// </summary>
/// <remarks>
/// An answer is digested when it is sent, not before: a statement outside a block, answered only after its commit, costs no digest. For that
/// its answer, however long, waits for the commit, unless nothing is to be committed (<see cref="AnswerHold"/>).
/// </remarks>
internal sealed class TransactionRecord(SqlSession session)
{
    private readonly List<RecordedStep> _steps = [];
    private readonly List<(int Steps, string Name, PreparedStatement? Before)> _statementChanges = [];
    private readonly AnswerDigestBuilder _digest = new();
    private readonly AnswerHold _hold = new(session);
    private IAnswerBuffer? _buffer;
    private bool _isComplete;
    private int _undigested;
    private bool _isPartlyDigested;

    /// <summary>Whether a transaction is open.</summary>
    public bool IsOpen { get; private set; }

    /// <summary>The session as the transaction found it.</summary>
    public SessionState? Initial { get; private set; }

    /// <summary>Whether its statements may run in the committer's turn: those that change definitions may have to wait for other commits.</summary>
    public bool MayTakeTurn { get; private set; }

    /// <summary>It runs in the committer's turn, on a root that may not be durable: nothing of it is sent.</summary>
    public bool IsInTurn { get; set; }

    /// <summary>What the transaction was told from outside.</summary>
    public RecordedCalls Calls { get; } = new();

    /// <summary>How long the statements took, in all.</summary>
    public TimeSpan Elapsed { get; set; }

    /// <summary>Where the answers are.</summary>
    public IAnswerBuffer? Buffer => _buffer;

    /// <summary>Nothing that was done is missing.</summary>
    public bool IsComplete => IsOpen && _isComplete && _buffer is not null;

    /// <summary>The client has seen nothing of what it answered. Of what was forgotten nobody knows.</summary>
    public bool IsUnseen => _isComplete && _buffer is { } buffer && _steps.TrueForAll(step => step.End == step.Start || buffer.CanRewind(step.Start));

    public IReadOnlyList<RecordedStep> Steps => _steps;

    /// <summary>Prepared statements made or closed so far: behind how many steps, and what had the name before.</summary>
    public IReadOnlyList<(int Steps, string Name, PreparedStatement? Before)> StatementChanges => _statementChanges;

    /// <summary>The transaction begins.</summary>
    public void Begin()
    {
        Clear();
        (IsOpen, _isComplete, MayTakeTurn) = (true, true, true);
        Initial = SessionState.Of(session);
        session.Calls.Recorded = Calls;
    }

    /// <summary>The transaction is over.</summary>
    public void End()
    {
        Clear();
        IsOpen = false;
        session.Calls.Recorded = null;
    }

    /// <summary>Something happened that can't be done again: from here on a conflict is told.</summary>
    public void Forbid()
    {
        _isComplete = false;
        ClearSteps();
    }

    /// <summary>A definition is changed.</summary>
    public void ForbidTurn() => MayTakeTurn = false;

    /// <summary>From here on answers go there. To be told before the first statement: where its answer begins is counted from the connection's start.</summary>
    public void Attach(IAnswerBuffer buffer)
    {
        if (!ReferenceEquals(_buffer, buffer))
        {
            Begin(buffer);
        }
    }

    private void Begin(IAnswerBuffer buffer)
    {
        _buffer = buffer;
        buffer.Sending = OnSending;
        buffer.Holds = () => IsInTurn || (IsOpen && _isComplete && _hold.Holds(_steps, buffer));
    }

    /// <summary>A portal is about to run.</summary>
    /// <param name="resumed">Where it goes on after a COMMIT in it; null: it begins.</param>
    public RecordedStep BeginStep(Portal portal, IRowReceiver receiver, long rowsMax, bool isInStatementList, SuspendedStatement? resumed = null)
    {
        if (receiver is IAnswerBuffer buffer)
        {
            Attach(buffer);
        }
        else
        {
            Forbid();
        }

        RecordedStep step = new(portal.Statement, portal, receiver, rowsMax, isInStatementList, Position) { Form = _buffer?.Form, Bound = session.Portals.Bound, Resumed = resumed };
        Add(step);
        return step;
    }

    /// <summary>A statement was prepared: what it means depends on the catalog.</summary>
    public RecordedStep AddPrepared(PreparedStatement statement)
    {
        RecordedStep step = new(statement, null, null, 0, isInStatementList: false, Position);
        Add(step);
        EndStep(step);
        return step;
    }

    /// <summary>A prepared statement was made (<paramref name="before"/> is null then) or closed.</summary>
    public void NoteStatement(string name, PreparedStatement? before)
    {
        if (IsOpen && _isComplete)
        {
            _statementChanges.Add((_steps.Count, name, before));
        }
    }

    public void EndStep(RecordedStep step)
    {
        step.HasEnded = true;
        step.End = Position;
    }

    /// <summary>The answer of a step begins here: what was sent before belongs to no answer.</summary>
    public void StartAnswer(RecordedStep step)
    {
        step.Start = Position;
        _digest.Clear();
        _isPartlyDigested = false;
    }

    /// <summary>
    /// Notices are about to be sent while their statement runs. Where its transaction may have to be run again whatever it answers then, they belong to no
    /// answer and are sent once more; what has been answered besides must not leave with them.
    /// </summary>
    /// <returns>False when they have to wait.</returns>
    public bool TryLetNoticesGo()
    {
        if (session.Replay.IsRunning)
        {
            return false;
        }

        if (!IsComplete || !_hold.Holds(_steps, _buffer!))
        {
            return true;
        }

        if (_steps is not [.. var earlier, { HasEnded: false } current] || !_buffer!.HasOnlyNotices(current.Start)
            || earlier.Exists(step => step.End > step.Start && _buffer.CanRewind(step.Start)))
        {
            return false;
        }

        StartAnswer(current);
        return true;
    }

    private long Position => _buffer?.Position ?? 0;

    private void Add(RecordedStep step)
    {
        if (_isComplete && IsOpen)
        {
            if (_steps.Count >= session.Derived.Replay.StatementsMax && session.Transactions.Block != TransactionBlock.Implicit)
            {
                Forbid();
                return;
            }

            _steps.Add(step);
        }
    }

    private void Clear()
    {
        ClearSteps();
        Calls.Clear();
        _digest.Clear();
        _isPartlyDigested = false;
        Elapsed = TimeSpan.Zero;
        Initial = null;
    }

    private void ClearSteps()
    {
        foreach (RecordedStep step in _steps)
        {
            step.Copy?.Dispose();
        }

        _steps.Clear();
        _statementChanges.Clear();
        _undigested = 0;
    }

    /// <summary>Bytes go to the client: the answers among them are digested.</summary>
    private void OnSending(ReadOnlySpan<byte> bytes, long position)
    {
        long end = position + bytes.Length;
        for (; _undigested < _steps.Count; _undigested++)
        {
            RecordedStep step = _steps[_undigested];
            long stepEnd = step.HasEnded ? Math.Min(step.End, end) : end;
            long start = Math.Max(step.Start, position);
            bool isWhole = step.HasEnded && step.End <= end;
            if (!isWhole && session.Transactions.Block == TransactionBlock.Implicit && step.Copy is null && stepEnd > start)
            {
                // Outside a block nothing is worth a hash: what is sent before the end has nothing to commit.
                Forbid();
                return;
            }

            ReadOnlySpan<byte> part = stepEnd > start ? bytes[(int)(start - position)..(int)(stepEnd - position)] : [];
            if (isWhole && !_isPartlyDigested)
            {
                step.Digest = AnswerDigest.Of(part);
                continue;
            }

            _digest.Append(part);
            _isPartlyDigested = !isWhole;
            if (!isWhole)
            {
                return;
            }

            step.Digest = _digest.Finish();
        }
    }
}
