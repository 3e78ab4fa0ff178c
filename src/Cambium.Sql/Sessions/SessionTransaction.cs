using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Access;
using Cambium.Sql.Settings;
using Cambium.Sql.Statements;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Sessions;

/// <summary>
/// A session's transaction block: PostgreSQL's states of BEGIN, COMMIT and failure around the engine's transaction, which is
/// begun at the first statement that needs it.
/// </summary>
internal sealed class SessionTransaction
{
    private readonly SqlSession _session;
    private SettingScope _settingsAtBegin = SettingScope.Empty;
    private Transaction? _engine;
    private (Transaction Earlier, DatabaseRoot? Turn)? _again;

    public SessionTransaction(SqlSession session)
    {
        _session = session;
        Savepoints = new SessionSavepoints(session);
        Number = new SessionNumber(session);
        Lent = new LentSnapshots(session);
        Characteristics = TransactionCharacteristics.Default(session.Settings);
    }

    public TransactionBlock Block { get; private set; }

    public TransactionCharacteristics Characteristics { get; private set; }

    /// <summary>When the transaction began: what now() tells.</summary>
    public DateTimeOffset Started { get; private set; }

    /// <summary>Whether a snapshot has been taken.</summary>
    public bool HasSnapshot => _engine is not null;

    /// <summary>Log position of the snapshot; null before one is taken. May be read from any thread.</summary>
    public long? SnapshotPosition => _engine?.Snapshot.Position;

    /// <summary>What txid_current() tells.</summary>
    public SessionNumber Number { get; }

    /// <summary>Which numbers of transactions the snapshot sees.</summary>
    public TransactionSnapshot Numbers => Number.Seen(Engine, isAgain: _again is not null);

    /// <summary>What others may read.</summary>
    public LentSnapshots Lent { get; }

    public SessionSavepoints Savepoints { get; }

    public TransactionStatus Status => Block switch
    {
        TransactionBlock.None or TransactionBlock.Implicit => TransactionStatus.Idle,
        TransactionBlock.Explicit => TransactionStatus.InTransaction,
        _ => TransactionStatus.Failed,
    };

    /// <summary>An open cursor or portal would read from two snapshots if it moved; others were promised the one of now.</summary>
    private bool KeepsSnapshot => _session.HasUnfinishedQuery || Lent.Any;

    /// <summary>The engine's transaction; the first call takes the snapshot.</summary>
    public Transaction Engine => _engine ??= Begin();

    /// <summary>To be gone back to. Setting it leaves the engine's transaction of now to whoever holds on to it.</summary>
    public TransactionState State
    {
        get => new(Block, Characteristics, Savepoints.State, _engine);
        set
        {
            Savepoints.State = value.Savepoints;
            (Block, Characteristics, _engine, _again) = (value.Block, value.Characteristics, value.Engine, null);
        }
    }

    /// <exception cref="SqlErrorException">25P02: the block has failed.</exception>
    public void RequireUsable()
    {
        if (Block == TransactionBlock.Failed)
        {
            throw new SqlErrorException(SqlState.InFailedSqlTransaction, "current transaction is aborted, commands ignored until end of transaction block");
        }
    }

    /// <summary>The engine's next transaction is another run of an earlier one.</summary>
    /// <param name="turn">Of a run in the committer's turn, the root to run on.</param>
    public void RunAgain(Transaction earlier, DatabaseRoot? turn) => _again = (earlier, turn);

    /// <summary>
    /// Starts a statement, on a snapshot as new as what was read so far allows; from here on it stays, whatever the statement runs.
    /// </summary>
    public void BeginStatement(string text)
    {
        Transaction engine = Engine;
        engine.HoldsSnapshot = KeepsSnapshot;
        engine.BeginStatement(text);
        engine.HoldsSnapshot = true;
    }

    /// <summary>
    /// Runs something in a transaction of its own on the same snapshot, which is rolled back. It doesn't see what the current one has
    /// changed, so there must be nothing.
    /// </summary>
    public T RunApart<T>(string statement, Func<Transaction, T> work)
    {
        Transaction engine = Engine;
        if (engine.HasEdits)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "EXPLAIN CONFLICTS cannot follow changes in the same transaction");
        }

        Transaction apart = _session.Database.Engine.Begin(engine.Options with { AsOf = engine.Snapshot, Token = null });
        _engine = apart;
        try
        {
            apart.BeginStatement(statement);
            return work(apart);
        }
        finally
        {
            _engine = engine;
            apart.Rollback();
        }
    }

    /// <summary>Starts the statement that has just begun once more, on a newer snapshot if that is allowed.</summary>
    public void RestartStatement()
    {
        Transaction engine = Engine;
        engine.HoldsSnapshot = KeepsSnapshot;
        engine.RestartStatement();
        engine.HoldsSnapshot = true;
    }

    private Transaction Begin()
    {
        TransactionOptions options = new()
        {
            ReadOnly = Characteristics.IsReadOnly,
            AsOf = Characteristics.AsOf,
            Session = _session.Name,
            User = _session.CurrentUser,
            Conflicts = _session.ConflictSettings,
            Temporary = _session.Temporary,
            Triggers = _session.Triggers,
            Disclosure = new RowDisclosure(_session),
            Definitions = _session.RowLocks,
        };
        if (_again is { } again)
        {
            return _session.Database.Engine.BeginAgain(options, again.Earlier, again.Turn);
        }

        Number.Begin();
        return _session.Database.Engine.Begin(options);
    }

    /// <summary>A statement outside a block starts a transaction of its own.</summary>
    public void EnsureBegun()
    {
        if (Block == TransactionBlock.None)
        {
            Start(TransactionBlock.Implicit, _session.Derived.Transaction);
        }
    }

    /// <summary>BEGIN. Inside an implicit transaction, what ran so far becomes part of the block.</summary>
    public void BeginBlock(TransactionModes modes)
    {
        if (Block == TransactionBlock.Explicit)
        {
            _session.Notice(SqlNotice.Warning(SqlState.ActiveSqlTransaction, "there is already a transaction in progress"));
            SetCharacteristics(modes);
            return;
        }

        EnsureBegun();
        SetCharacteristics(modes);
        Block = TransactionBlock.Explicit;
    }

    /// <summary>SET TRANSACTION, and the modes of BEGIN.</summary>
    /// <param name="isInRoutine">
    /// It stands in a procedure, which may have ended the transaction before: that it asks for another level, all of which are one, is no mistake.
    /// </param>
    public void SetCharacteristics(TransactionModes modes, bool isInRoutine = false)
    {
        if (HasSnapshot)
        {
            if (!isInRoutine && modes.Isolation is { } level && TransactionCharacteristics.NameOf(level) != Characteristics.Isolation)
            {
                throw new SqlErrorException(SqlState.ActiveSqlTransaction, "SET TRANSACTION ISOLATION LEVEL must be called before any query");
            }

            if (modes.IsReadOnly == false && Characteristics.IsReadOnly)
            {
                throw new SqlErrorException(SqlState.ActiveSqlTransaction, Savepoints.Any ? "cannot set transaction read-write mode inside a read-only transaction" : "transaction read-write mode must be set before any query");
            }

            if (modes.AsOf is not null)
            {
                throw new SqlErrorException(SqlState.ActiveSqlTransaction, "SET TRANSACTION AS OF must be called before any query");
            }
        }

        if (modes.IsReadOnly == false && (modes.AsOf is not null || Characteristics.AsOf is not null))
        {
            throw new SqlErrorException(SqlState.ReadOnlySqlTransaction, "a transaction that is AS OF an earlier state cannot be read-write");
        }

        Characteristics = Characteristics.With(modes);
        if (modes.AsOf is { } asOf)
        {
            Characteristics = Characteristics with { IsReadOnly = true, AsOf = PastReader.Find(_session, asOf) };
        }
    }

    /// <summary>SET TRANSACTION SNAPSHOT: reads what the transaction reads that exported it, and nothing else; it becomes read-only.</summary>
    public void ImportSnapshot(string name)
    {
        if (HasSnapshot)
        {
            throw new SqlErrorException(SqlState.ActiveSqlTransaction, "SET TRANSACTION SNAPSHOT must be called before any query");
        }

        if (Characteristics.Isolation is not ("repeatable read" or "serializable"))
        {
            throw new SqlErrorException(
                SqlState.FeatureNotSupported, "a snapshot-importing transaction must have isolation level SERIALIZABLE or REPEATABLE READ");
        }

        Characteristics = Characteristics with { IsReadOnly = true, AsOf = _session.Database.Snapshots.Find(name) };
    }

    /// <summary>Rows of temporary tables may be changed in any transaction.</summary>
    /// <exception cref="SqlErrorException">25006 in a read-only transaction.</exception>
    public void RequireWritable(TableDefinition table, string command)
    {
        if (!table.IsTemporary)
        {
            RequireWritable(command);
        }
    }

    /// <exception cref="SqlErrorException">25006 in a read-only transaction.</exception>
    public void RequireWritable(string command)
    {
        if (Characteristics.IsReadOnly)
        {
            throw new SqlErrorException(SqlState.ReadOnlySqlTransaction, $"cannot execute {command} in a read-only transaction");
        }
    }

    /// <summary>Makes everything durable, then ends the block, whatever came out.</summary>
    /// <exception cref="SqlErrorException">40001 and the errors of deferred constraints; the transaction is rolled back.</exception>
    public void Commit()
    {
        CommitResult result = TryCommit();
        if (result.Outcome == CommitOutcome.Conflict)
        {
            result = _session.Replay.CommitAgain(result);
        }

        if (result.Outcome is not (CommitOutcome.Committed or CommitOutcome.ReadOnly))
        {
            if (result.Conflict is { } conflict)
            {
                _session.Contention.Lost(conflict);
            }

            Rollback();
            throw ConflictError.From(result, _session);
        }

        Number.End(result.Position);
        Transaction? engine = _engine;
        _session.Foresight.Won(engine);
        if (result.Outcome == CommitOutcome.Committed)
        {
            _session.Contention.Won(Engine);
        }

        _engine = null;
        _session.Cursors.Hold();
        End();
        _session.Settings.EndTransaction();
        if (engine is { Token: not null, HasEdits: true })
        {
            // A token names one transaction.
            _session.Settings.Reset(CommitToken.SettingName, isLocal: false);
        }
    }

    /// <summary>Commits the engine's transaction. Refused, the block is as it was.</summary>
    public CommitResult TryCommit()
    {
        try
        {
            FinishStatements();
            if (_engine is not { } engine)
            {
                return new CommitResult(CommitOutcome.ReadOnly, 0);
            }

            engine.Token = _session.Settings.CommitToken;
            CommitResult result;
            using (_session.Display.Wait(SessionWait.Commit))
            {
                result = _session.Database.Options.Shared.Commit(_session.Database, engine);
            }

            if (result.Outcome is not (CommitOutcome.Committed or CommitOutcome.ReadOnly))
            {
                _session.Channels.UndoCommit();
            }

            return result;
        }
        catch
        {
            UndoCommit();
            throw;
        }
    }

    /// <summary>The same in the committer's turn, which commits what is returned.</summary>
    public Transaction PrepareCommit()
    {
        try
        {
            FinishStatements();
            Engine.Token = _session.Settings.CommitToken;
            Engine.FinishStatements();
            return Engine;
        }
        catch (Exception) when (_session.Cancellation.IsLimitOver)
        {
            _session.Channels.UndoCommit();
            throw new TurnUnavailableException();
        }
        catch
        {
            UndoCommit();
            throw;
        }
    }

    /// <summary>Ends what is unfinished, so that all is noted as read that was read.</summary>
    private void FinishStatements()
    {
        _session.Channels.BeginCommit();
        _session.EndQueries();
    }

    private void UndoCommit()
    {
        _session.Channels.UndoCommit();
        Rollback();
    }

    public void Rollback()
    {
        if (Block == TransactionBlock.None)
        {
            return;
        }

        _session.Database.Engine.Activity.CountRollback();
        Number.End(null);
        Transaction? engine = _engine;
        _engine = null;
        End();
        _session.Settings.Restore(_settingsAtBegin);
        _session.Channels.Rollback();
        engine?.Rollback();
    }

    /// <summary>Takes back what the implicit transaction has done so far; it goes on, and is still run again as a whole.</summary>
    public void RollbackInside()
    {
        Transaction? engine = _engine;
        _engine = null;
        Savepoints.Clear();
        Lent.Forget();
        _session.Settings.Restore(_settingsAtBegin);
        _session.Channels.Rollback();
        _session.TransactionEnded();
        engine?.Rollback();
        Started = _session.Database.Options.Clock.GetUtcNow();
    }

    /// <summary>COMMIT AND CHAIN, ROLLBACK AND CHAIN: a new block with the same characteristics.</summary>
    public void Chain(TransactionCharacteristics characteristics) => Start(TransactionBlock.Explicit, characteristics);

    /// <summary>A statement has failed: a block waits for its ROLLBACK, an implicit transaction is gone.</summary>
    public void Fail()
    {
        if (_session.Replay.IsRunning)
        {
            FailAgain();
        }
        else if (Block == TransactionBlock.Implicit)
        {
            Rollback();
        }
        else if (Block == TransactionBlock.Explicit)
        {
            BecomeFailed();
            _engine?.Lines.LeaveGone();
            _session.Database.AdvisoryLocks.ReleaseTransaction(_session, Savepoints.Last?.LocksTaken ?? 0);
            if (!Savepoints.Any)
            {
                // Nothing to return to: the snapshot can go at once.
                _engine?.Rollback();
                _engine = null;
                _session.Record.Forbid();
            }
        }
    }

    /// <summary>Settings are at once what ROLLBACK, or ROLLBACK TO the last savepoint, makes of them: the client is told with the error.</summary>
    private void BecomeFailed()
    {
        Block = TransactionBlock.Failed;
        _session.Settings.Restore(Savepoints.Last?.Settings ?? _settingsAtBegin);
    }

    /// <summary>
    /// The same in another run of the transaction, which may well be given up: the record of what was done is still needed, and so are the places in
    /// line, which are the earlier run's too.
    /// </summary>
    private void FailAgain()
    {
        if (Block == TransactionBlock.Explicit)
        {
            BecomeFailed();
        }

        if (!Savepoints.Any)
        {
            _engine?.Abandon();
            _engine = null;
        }
    }

    /// <summary>The run that has failed is the transaction now.</summary>
    /// <param name="earlier">The run it takes the place of.</param>
    public void AcceptFailure(Transaction earlier)
    {
        if (_engine is not null)
        {
            return;
        }

        earlier.Rollback();
        if (Block == TransactionBlock.Implicit)
        {
            Rollback();
        }
        else
        {
            _session.Record.Forbid();
        }
    }

    /// <summary>ROLLBACK TO: a failed block goes on.</summary>
    public void RollbackTo(string name)
    {
        Savepoints.RollbackTo(name);
        Block = TransactionBlock.Explicit;
    }

    /// <summary>What SET TRANSACTION said inside a savepoint holds no longer.</summary>
    internal void RestoreMode(bool isReadOnly) => Characteristics = Characteristics with { IsReadOnly = isReadOnly };

    private void Start(TransactionBlock block, TransactionCharacteristics characteristics)
    {
        Block = block;
        Characteristics = characteristics;
        Started = _session.Database.Options.Clock.GetUtcNow();
        _settingsAtBegin = _session.Settings.Save();
        _session.Record.Begin();
    }

    private void End()
    {
        Block = TransactionBlock.None;
        _again = null;
        Savepoints.Clear();
        Lent.Forget();
        _session.Record.End();
        _session.Foresight.End();
        _session.TransactionEnded();
    }
}
