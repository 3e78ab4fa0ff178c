using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;

namespace Cambium.Sql.Sessions;

/// <summary>
/// Runs the statements of the open transaction again, on a newer root, instead of refusing it. If every answer that was sent comes out the same, the
/// new run takes the place of the old one, and nobody but the log can tell. Answers that are still held may change: a transaction none of
/// whose answers was sent always succeeds in the end.
/// </summary>
/// <remarks>
/// After the first try in vain the statements run in the committer's turn, if they are short enough: nothing can commit meanwhile. If they aren't,
/// a client that has seen nothing yet is worth the others' waiting after some more tries.
/// </remarks>
internal sealed class TransactionReplay(SqlSession session)
{
    /// <summary>So often a transaction that is too long for the committer's turn is run beside the others.</summary>
    private const int PatientTries = 4;

    private const int RemovedInMemoryBytesMax = 1024 * 1024;
    private const int RemovedPartBytes = 64 * 1024;

    private readonly AnswerDigestBuilder _digest = new();
    private bool _isRunning;

    private TransactionRecord Record => session.Record;

    private ReplayLimits Limits => session.Derived.Replay;

    private ConflictCounters Counters => session.Database.Engine.Counters;

    /// <summary>Statements are being run again; what they meet is not to be met by another run.</summary>
    public bool IsRunning => _isRunning;

    /// <summary>Tries to commit a refused transaction.</summary>
    /// <returns>The outcome of the last try; a conflict when it is to be told.</returns>
    /// <exception cref="SqlErrorException">A statement whose answer was still held fails on the newer root; the transaction has failed with it.</exception>
    public CommitResult CommitAgain(CommitResult refused)
    {
        CommitResult result = refused;
        bool wasUnable = false;
        for (int tries = 1; result.Outcome == CommitOutcome.Conflict && tries < Limits.TriesMax; tries++)
        {
            ReplayOutcome outcome;
            CommitResult next = result;
            TimeSpan? turn = wasUnable ? null : TurnOf(tries);
            if (turn is { } limit)
            {
                outcome = CommitInTurn(limit, out next);
                wasUnable = outcome == ReplayOutcome.Unable;
            }
            else
            {
                StepBack(tries);
                outcome = TryRun(turn: null);
                next = outcome == ReplayOutcome.Done ? session.Transactions.TryCommit() : result;
                wasUnable &= !Record.IsUnseen;
                if (outcome == ReplayOutcome.Unable)
                {
                    return result;
                }
            }

            if (session.Cancellation.Token.IsCancellationRequested && outcome != ReplayOutcome.Done)
            {
                session.Transactions.Rollback();
                throw session.Cancellation.ToError();
            }

            if (outcome == ReplayOutcome.Differs)
            {
                return result;
            }

            result = outcome == ReplayOutcome.Done ? next : result;
        }

        return result;
    }

    /// <summary>Whether a try is made in the committer's turn: how long it may take there; null when it isn't.</summary>
    private TimeSpan? TurnOf(int tries)
    {
        if (tries > 1 && Record.MayTakeTurn && Record.Elapsed <= Limits.Turn)
        {
            return 2 * Limits.Turn;
        }

        // A client that has seen nothing is told no conflict: others wait for once, as they would for locks.
        return tries >= PatientTries && Record.IsUnseen && session.Transactions.State.Engine is not { Ddl.ChangesShared: true } ? Timeout.InfiniteTimeSpan : null;
    }

    /// <summary>Runs the transaction's finished statements again.</summary>
    /// <param name="turn">The root to run on in the committer's turn; null: the newest published.</param>
    public ReplayOutcome TryRun(DatabaseRoot? turn)
    {
        if (_isRunning || !Record.IsComplete || session.Transactions.State.Engine is not { } earlier)
        {
            return ReplayOutcome.Unable;
        }

        RecordedStep[] steps = [.. Record.Steps.Where(static step => step.HasEnded)];
        IAnswerBuffer buffer = Record.Buffer!;
        int held = Array.FindIndex(steps, step => buffer.CanRewind(step.Start));
        held = held < 0 ? steps.Length : held;
        if (!IsAllowed(steps, held) || (steps.Length == 0 && earlier.HasEdits))
        {
            return ReplayOutcome.Unable;
        }

        using ReplayedSession saved = new(session, steps, earlier);
        object form = buffer.Form;
        _isRunning = true;
        ReplayOutcome outcome = ReplayOutcome.Differs;
        try
        {
            saved.BeginAgain(turn);
            if (steps.AsSpan(0, held).ToArray().All(RunSent))
            {
                RunHeld(steps.AsSpan(held), held, turn is not null);
                outcome = ReplayOutcome.Done;
            }
        }
        catch (SqlErrorException)
        {
            // A held answer is an error now: this run is the transaction, and it has failed.
            saved.Accept();
            session.Transactions.AcceptFailure(earlier);
            throw;
        }
        catch (Exception exception) when (exception is TurnUnavailableException or CannotRepeatException)
        {
            outcome = ReplayOutcome.Unable;
        }
        finally
        {
            buffer.Form = form;
            _isRunning = false;
        }

        if (outcome == ReplayOutcome.Done)
        {
            saved.Accept();
        }

        Count(outcome, held);
        return outcome;
    }

    private void Count(ReplayOutcome outcome, int sent)
    {
        if (outcome != ReplayOutcome.Done)
        {
            Counters.CountReplayFailure();
        }
        else if (sent == 0)
        {
            Counters.CountRerun();
        }
        else
        {
            Counters.CountReplay();
        }
    }

    /// <summary>Whether the first <paramref name="sent"/> steps may be run again, and enough is known of their answers.</summary>
    private bool IsAllowed(RecordedStep[] steps, int sent)
    {
        bool isSeen = Array.FindIndex(steps, 0, sent, static step => step.End > step.Start) >= 0;
        if (isSeen && (!Limits.IsOn || !Record.Calls.IsComplete || Record.Elapsed > Limits.Time))
        {
            return false;
        }

        for (int i = 0; i < steps.Length; i++)
        {
            if ((i < sent && steps[i].Digest is null) || steps[i].Copy is { IsLost: true })
            {
                return false;
            }
        }

        return true;
    }

    /// <summary>Whether a step answers what its client was told.</summary>
    private bool RunSent(RecordedStep step)
    {
        if (step.RunsOnce)
        {
            return true;
        }

        SqlErrorException? error = null;
        IAnswerBuffer buffer = Record.Buffer!;
        _digest.Clear();
        buffer.BeginTrial((bytes, _) => _digest.Append(bytes));
        try
        {
            session.Executor.RunAgain(step);
        }
        catch (SqlErrorException exception)
        {
            error = exception;
        }
        finally
        {
            buffer.EndTrial();
        }

        return RecordedStep.IsSame(step.Error, error) && step.Digest!.Value.IsSame(_digest.Finish());
    }

    /// <summary>Runs steps nobody has seen the answers of, writing these anew; what the server wrote between them stays as it was.</summary>
    /// <param name="first">How many steps came before them.</param>
    private void RunHeld(ReadOnlySpan<RecordedStep> steps, int first, bool isInTurn)
    {
        IAnswerBuffer buffer = Record.Buffer!;
        RecordedStep? current = Record.Steps is [.., { HasEnded: false } begun] ? begun : null;
        long begunBytes = current is null ? 0 : buffer.Position - current.Start;
        using SpillingStream removed = new(RemovedInMemoryBytesMax, session.Database.Options.TemporaryDirectory);
        if (steps.Length == 0 || !buffer.TryRewind(steps[0].Start, removed))
        {
            return;
        }

        long origin = steps[0].Start;
        long[] starts = new long[steps.Length];
        long[] ends = new long[steps.Length];
        Record.Calls.AllowNew(!isInTurn || !Record.Calls.IsComplete);
        int running = 0;
        (int Steps, string Name, PreparedStatement? Before)[] statementChanges = [.. Record.StatementChanges];
        try
        {
            for (; running < steps.Length; running++)
            {
                RecordedStep step = steps[running];
                long next = running + 1 < steps.Length ? steps[running + 1].Start : origin + removed.Length;
                starts[running] = buffer.Position;
                if (step.RunsOnce)
                {
                    Append(removed, step.Start - origin, step.End - origin);
                }
                else
                {
                    session.Executor.RunAgain(step);
                }

                if (step.Result.Outcome == PortalOutcome.Committing && running + 1 < steps.Length)
                {
                    throw new CannotRepeatException("a routine would commit before what has been run after it");
                }

                ends[running] = buffer.Position;
                Append(removed, step.End - origin, next - origin);
            }
        }
        catch (SqlErrorException)
        {
            // To the client all behind the error was skipped: prepared statements are what they were.
            foreach ((int done, string name, PreparedStatement? before) in Enumerable.Reverse(statementChanges))
            {
                if (done > first + running)
                {
                    session.Prepared.Restore(name, before);
                }
            }

            throw;
        }
        catch (Exception)
        {
            buffer.TryRewind(origin, removed: null);
            Append(removed, 0, removed.Length);
            throw;
        }

        for (int i = 0; i < steps.Length; i++)
        {
            (steps[i].Start, steps[i].End) = (starts[i], ends[i]);
        }

        // The statement that has just begun answers behind them.
        if (current is not null)
        {
            current.Start = buffer.Position - begunBytes;
        }
    }

    private void Append(Stream removed, long start, long end)
    {
        byte[] part = new byte[Math.Min(end - start, RemovedPartBytes)];
        removed.Position = start;
        for (long at = start; at < end;)
        {
            int count = (int)Math.Min(part.Length, end - at);
            removed.ReadExactly(part, 0, count);
            Record.Buffer!.Append(part.AsSpan(0, count));
            at += count;
        }
    }

    /// <summary>Runs the transaction while nobody else can commit, and commits it.</summary>
    /// <param name="limit">How long it may take.</param>
    private ReplayOutcome CommitInTurn(TimeSpan limit, out CommitResult result)
    {
        ReplayOutcome outcome = ReplayOutcome.Unable;
        Exception? failure = null;
        IAnswerBuffer? buffer = Record.Buffer;
        if (buffer is null)
        {
            result = default;
            return outcome;
        }

        session.Cancellation.Limit(limit);
        Record.IsInTurn = true;
        try
        {
            result = session.Database.Engine.CommitInTurn(newest =>
            {
                try
                {
                    outcome = TryRun(newest);
                    if (outcome == ReplayOutcome.Done && !session.Cancellation.IsLimitOver && !session.Transactions.Engine.Ddl.ChangesShared)
                    {
                        return session.Transactions.PrepareCommit();
                    }

                    outcome = outcome == ReplayOutcome.Done ? ReplayOutcome.Unable : outcome;
                    return null;
                }
                catch (TurnUnavailableException)
                {
                    outcome = ReplayOutcome.Unable;
                    return null;
                }
                catch (Exception exception)
                {
                    failure = exception;
                    return null;
                }
            });
        }
        finally
        {
            Record.IsInTurn = false;
            if (session.Cancellation.EndLimit() && outcome == ReplayOutcome.Differs)
            {
                // Cut off, so nothing is known.
                outcome = ReplayOutcome.Unable;
            }
        }

        if (failure is not null)
        {
            System.Runtime.ExceptionServices.ExceptionDispatchInfo.Throw(failure);
        }

        if (outcome == ReplayOutcome.Done && result.Outcome is not (CommitOutcome.Committed or CommitOutcome.ReadOnly))
        {
            session.Channels.UndoCommit();
        }

        return outcome;
    }

    /// <summary>Those who lose again and again wait for a moment, each for another time.</summary>
    private static void StepBack(int tries)
    {
        if (tries > 2)
        {
            Thread.Sleep(TimeSpan.FromMicroseconds(Random.Shared.Next(100 << Math.Min(tries, 7))));
        }
    }
}
