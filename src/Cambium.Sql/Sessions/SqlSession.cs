using Cambium.Engine.Errors;
using Cambium.Engine.Memory;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution.Parallel;
using Cambium.Sql.Functions.Library.Paths;
using Cambium.Sql.LargeObjects;
using Cambium.Sql.Parsing;
using Cambium.Sql.Routines;
using Cambium.Sql.Routines.Triggers;
using Cambium.Sql.Settings;
using Cambium.Sql.Statements;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Sessions;

/// <summary>
/// One client's session: its transaction, settings, prepared statements and portals. Everything but <see cref="Cancel"/> and
/// <see cref="Activity"/> is called from one thread at a time.
/// </summary>
public sealed class SqlSession : IDisposable
{
    /// <summary>Characters of a query string that takes more than a moment to read.</summary>
    private const int LongText = 65_536;

    private readonly SessionTimeouts _timeouts;
    private readonly StatementExecutor _executor;
    private ConfiguredSettings _configuration;
    private readonly Action<InputNotice> _tellInput;
    private DerivedSettings? _derived;

    public SqlSession(SqlDatabase database, SessionIdentity identity, ISessionHost host)
    {
        Database = database;
        Identity = identity;
        Host = host;
        _tellInput = TellInput;
        Settings = new SessionSettings { NameCut = NoticeCut };
        Roles = new SessionRoles(this);
        Settings.SetFact("application_name", identity.ApplicationName, identity.ApplicationName.Length > 0 ? "client" : "default");
        _configuration = host.Configuration;
        foreach ((string name, ConfiguredSetting setting) in _configuration.Values)
        {
            Settings.SetDefault(name, setting.Value, setting.Origin);
        }

        Roles.ApplySettings();
        foreach ((string name, string value) in identity.StartupSettings)
        {
            Roles.Start(name, value, Settings.SetStartup);
        }

        Cancellation = new StatementCancellation(database.Options.Clock);
        Transactions = new SessionTransaction(this);
        Prepared = new PreparedStatements(this);
        Portals = new SessionPortals(this);
        Names = new CatalogNames(this);
        System = new SystemInformation(this);
        Calls = new CallContext(System) { Clock = database.Options.Clock, Memory = new SessionMemory(database.Options.Memory), Working = () => Host.Works() };
        Settings.Changed = TakeFormat;
        Analyzer = new StatementAnalyzer(this);
        Routines = new RoutineInvoker(this);
        Triggers = new SessionTriggers(this);
        EventTriggers = new SessionEventTriggers(this);
        Cursors = new CursorRegistry();
        Sequences = new SequenceMemory();
        LargeObjects = new OpenLargeObjects(this);
        Channels = new SessionChannels(this);
        _timeouts = new SessionTimeouts(this);
        RowLocks = new RowLockQueue(this);
        Record = new TransactionRecord(this);
        Replay = new TransactionReplay(this);
        Contention = new ContentionMemory(this);
        Foresight = new SessionForesight(this);
        _executor = new StatementExecutor(this);
        Display = new ActivityDisplay(this);
        Settings.ReportTo(host.ParameterChanged);
        database.Register(this);
    }

    public SqlDatabase Database { get; }

    public SessionIdentity Identity { get; }

    /// <summary>Who the session is in the log and in conflicts.</summary>
    public string Name => Identity.ProcessId.ToString(global::System.Globalization.CultureInfo.InvariantCulture);

    public SessionSettings Settings { get; }

    /// <summary>For ReadyForQuery.</summary>
    public TransactionStatus Status => Transactions.Status;

    /// <summary>What pg_stat_activity shows; may be read from any thread.</summary>
    public SessionActivity Activity => Display.Look();

    /// <summary>The settings reported to the client after startup (ParameterStatus), name and value.</summary>
    public IEnumerable<KeyValuePair<string, string>> ReportedSettings => Settings.Reported;

    /// <summary>What text input and output of values depends on: time zone, date style, …; replaced when a setting changes.</summary>
    public SessionFormat Format => Calls.Format;

    internal ISessionHost Host { get; }

    internal ActivityDisplay Display { get; }

    internal SessionRoles Roles { get; }

    internal SessionTransaction Transactions { get; }

    internal StatementCancellation Cancellation { get; }

    internal CatalogNames Names { get; }

    internal SystemInformation System { get; }

    internal CallContext Calls { get; }

    internal StatementAnalyzer Analyzer { get; }

    internal RoutineInvoker Routines { get; }

    internal SessionTriggers Triggers { get; }

    internal SessionEventTriggers EventTriggers { get; }

    internal CursorRegistry Cursors { get; }

    internal RelationsInUse InUse { get; } = new();

    internal OpenLargeObjects LargeObjects { get; }

    internal SequenceMemory Sequences { get; }

    internal SessionChannels Channels { get; }

    internal RowLockQueue RowLocks { get; }

    internal TransactionRecord Record { get; }

    /// <summary>Names the buffer that everything is answered into. Without one, conflicts are told instead of running statements again.</summary>
    public void AnswerInto(IAnswerBuffer buffer) => Record.Attach(buffer);

    internal TransactionReplay Replay { get; }

    internal ContentionMemory Contention { get; }

    internal SessionForesight Foresight { get; }

    internal TemporarySpace Temporary { get; } = new();

    internal StatementExecutor Executor => _executor;

    public PreparedStatements Prepared { get; }

    public SessionPortals Portals { get; }

    internal DateTimeOffset Now => Database.Options.Clock.GetUtcNow();

    /// <summary>
    /// Runs a simple query string: all its statements, as one implicit transaction unless it says BEGIN. After an
    /// exception the rest of the string is not run; <see cref="Status"/> is up to date.
    /// </summary>
    /// <exception cref="SqlErrorException">The first error.</exception>
    public void ExecuteSimple(string sql, ISimpleReceiver receiver)
    {
        Enter(sql);
        Prepared.ForgetUnnamed();
        try
        {
            sql = Standard(sql);
            if (sql.Length > LongText)
            {
                RunLong(sql, receiver);
            }
            else
            {
                new SimpleQuery(this, _executor, sql, receiver).Run();
            }
        }
        finally
        {
            Leave();
        }
    }

    /// <summary>The text as everything else in here reads it.</summary>
    private string Standard(string sql) => Settings.HasStandardStrings || !sql.Contains('\\', StringComparison.Ordinal) ? sql
        : EscapedStrings.ToStandard(sql, Settings.GetBoolean("escape_string_warning") ? Notice : null);

    /// <summary>Reading the text may take long itself: it can be cancelled like a statement.</summary>
    private void RunLong(string sql, ISimpleReceiver receiver)
    {
        Cancellation.Begin(Settings.StatementTimeout);
        try
        {
            new SimpleQuery(this, _executor, sql, receiver).Run();
        }
        catch (OperationCanceledException)
        {
            Transactions.Fail();
            throw Cancellation.ToError();
        }
        finally
        {
            Cancellation.End();
        }
    }

    /// <summary>Extended protocol's Parse. The empty name is the unnamed statement, which is replaced.</summary>
    /// <param name="parameterTypeOids">0 or missing: inferred.</param>
    /// <exception cref="SqlErrorException">42601 and the binder's errors, 42P05 for a name in use.</exception>
    public PreparedStatement Prepare(string name, string sql, ReadOnlySpan<int> parameterTypeOids)
    {
        Enter(sql);
        Cancellation.Begin(Settings.StatementTimeout);
        try
        {
            if (name.Length == 0)
            {
                Prepared.ForgetUnnamed();
            }

            sql = Standard(sql);
            IReadOnlyList<Statement> parsed = SqlParser.ParseScript(sql, NoticeCut);
            if (parsed.Count > 1)
            {
                throw new SqlErrorException(SqlState.SyntaxError, "cannot insert multiple commands into a prepared statement");
            }

            PreparedStatement statement = _executor.Prepare(name, sql, parsed.Count == 0 ? null : parsed[0], parameterTypeOids);
            Prepared.Add(statement);
            return statement;
        }
        catch (Exception exception) when (exception is SqlErrorException or OperationCanceledException)
        {
            throw Failed(exception);
        }
        finally
        {
            Cancellation.End();
        }
    }

    /// <summary>A prepared statement's columns are described, or it is bound: where definitions have changed since, it is analysed anew.</summary>
    /// <exception cref="SqlErrorException">The binder's errors; 0A000: it would return other columns.</exception>
    public void Renew(PreparedStatement statement)
    {
        Transactions.EnsureBegun();
        if (statement.IsCurrent)
        {
            return;
        }

        Cancellation.Begin(Settings.StatementTimeout);
        try
        {
            _executor.Analyze(statement);
        }
        catch (Exception exception) when (exception is SqlErrorException or OperationCanceledException)
        {
            throw Failed(exception);
        }
        finally
        {
            Cancellation.End();
        }
    }

    private SqlErrorException Failed(Exception exception)
    {
        Transactions.Fail();
        return exception as SqlErrorException ?? Cancellation.ToError();
    }

    /// <summary>What the protocol's FunctionCall stands for.</summary>
    /// <exception cref="SqlErrorException">25P02; 42883: there is no such function; 22023: it isn't one that is called for one value.</exception>
    public FunctionCallStatement FindFunction(int oid)
    {
        Transactions.RequireUsable();
        return FunctionCallStatement.Create(oid, Names.Catalog);
    }

    /// <summary>Extended protocol's Bind comes: values of parameters are about to be read.</summary>
    /// <exception cref="SqlErrorException">25P02 in a failed transaction.</exception>
    public void BeginBind(PreparedStatement statement)
    {
        if (!statement.BindsInFailedTransaction)
        {
            Transactions.RequireUsable();
        }

        if (!statement.RunsInFailedTransaction)
        {
            Transactions.EnsureBegun();
        }
    }

    /// <summary>Tests a parameter's value where its type is a domain, or has some inside; null is NULL.</summary>
    /// <exception cref="SqlErrorException">23514, 23502.</exception>
    public void TestParameter(SqlType type, in Value value) => Routines.Domains.Test(value, type);

    /// <summary>Extended protocol's Bind, after its values were read. The empty name is the unnamed portal, which is replaced.</summary>
    /// <exception cref="SqlErrorException">25P02; 42P03 for a name in use; the binder's errors; 0A000: the statement would return other columns than it did.</exception>
    public Portal Bind(string name, PreparedStatement statement, Value[] parameters)
    {
        Enter(statement.Sql);
        try
        {
            BeginBind(statement);
            return Portals.Bind(name, statement, parameters);
        }
        catch (SqlErrorException)
        {
            Transactions.Fail();
            throw;
        }
    }

    /// <summary>
    /// Extended protocol's Sync: ends the implicit transaction, if one is open, by committing it (rolling back after an error).
    /// </summary>
    /// <exception cref="SqlErrorException">40001 and the errors of COMMIT.</exception>
    public void Sync()
    {
        try
        {
            _executor.CommitImplicit();
        }
        finally
        {
            Leave();
        }
    }

    /// <summary>An error outside the session (a malformed message, a wrong parameter format) fails the open transaction.</summary>
    public void Fail() => Transactions.Fail();

    /// <summary>From any thread: the running statement ends with 57014; nothing happens when none runs.</summary>
    public void Cancel() => Cancellation.Cancel();

    /// <summary>From any thread: so does it, and no function catches that, for the session is to end.</summary>
    public void Terminate() => Cancellation.Terminate();

    /// <summary>Rolls back what is open and frees everything.</summary>
    public void Dispose()
    {
        Database.Unregister(this);
        _timeouts.Dispose();
        Transactions.Rollback();
        Channels.Close();
        Cursors.CloseAll();
        Database.AdvisoryLocks.ReleaseAll(this);
        Cancellation.Dispose();
    }

    /// <summary>A name of the statement was too long.</summary>
    internal void NoticeCut(string name, string kept) =>
        Notice(SqlNotice.Notice($"identifier \"{name}\" will be truncated to \"{kept}\"") with { SqlState = SqlState.NameTooLong });

    private void TellInput(InputNotice notice) =>
        Notice(new SqlNotice(notice.IsWarning ? "WARNING" : "NOTICE", notice.SqlState, notice.Message) { Position = notice.Position > 0 ? notice.Position : null });

    /// <inheritdoc cref="TransactionRecord.TryLetNoticesGo"/>
    public bool TryLetNoticesGo() => Record.TryLetNoticesGo();

    /// <summary>Tells the client, if client_min_messages wants it told.</summary>
    internal void Notice(SqlNotice notice)
    {
        if (notice.Severity == "INFO" || Rank(notice.Severity) >= Rank(Settings.Get("client_min_messages")!.ToUpperInvariant()))
        {
            Host.Notice(notice.Where is null && Routines is { Lines.Text: { Length: > 0 } lines } ? notice with { Where = lines } : notice);
        }

        static int Rank(string severity) => severity switch
        {
            "LOG" => 1,
            "INFO" => 2,
            "NOTICE" => 3,
            "WARNING" => 4,
            "ERROR" => 5,
            _ => 0,
        };
    }

    internal PortalResult Execute(Portal portal, IRowReceiver receiver, long rowsMax)
    {
        Enter(portal.Statement.Sql);
        return _executor.Execute(portal, receiver, rowsMax);
    }

    /// <summary>Of the settings as they are now.</summary>
    internal DerivedSettings Derived =>
        _derived is { } derived && derived.Version == Settings.Version && ReferenceEquals(derived.Acting, Roles.Acting) ? derived : _derived = DerivedSettings.Of(this);

    /// <summary>A cursor or portal is open that has not delivered all of its rows.</summary>
    internal bool HasUnfinishedQuery => Portals.HasUnfinished || Cursors.HasUnfinished;

    internal ConflictSettings ConflictSettings => Derived.Conflicts;

    internal string CurrentUser => Derived.User;

    /// <summary>Everything of the session that decides what a statement's text means.</summary>
    internal string PlanningSettings => Derived.Planning;

    internal RowSecurityMode RowSecurity => Settings.GetBoolean("row_security") ? RowSecurityMode.On : RowSecurityMode.Off;

    internal ParallelSettings Parallel => Derived.Parallel;

    /// <summary>Takes over what the server's configuration says by now; called between a client's messages.</summary>
    public void FollowConfiguration()
    {
        ConfiguredSettings now = Host.Configuration;
        if (!ReferenceEquals(now, _configuration))
        {
            Settings.Follow(_configuration, now);
            _configuration = now;
        }
    }

    /// <summary>Portals and cursors live no longer than the part of a transaction that they were made in.</summary>
    internal void CloseOpenedSince(NamedSavepoint savepoint)
    {
        Portals.CloseBoundSince(savepoint.Bound);
        Cursors.CloseOpenedSince(savepoint.Opened);
    }

    /// <summary>Portals live no longer than their transaction.</summary>
    internal void TransactionEnded()
    {
        Portals.TransactionEnded();
        Cursors.TransactionEnded();
        InUse.TransactionEnded();
        RowLocks.TransactionEnded();
        LargeObjects.State = LargeObjects.State.Clear();
        Database.AdvisoryLocks.ReleaseTransaction(this);
        _timeouts.TransactionEnded();
    }

    /// <summary>The transaction is about to commit: what its portals and cursors have read so far is noted, and no more can be.</summary>
    internal void EndQueries()
    {
        Portals.EndRuns();
        Cursors.Finish();
    }

    /// <summary>The plan of a statement that isn't to be run.</summary>
    internal StatementPlan PlanAlone(Statement statement, string text, IReadOnlyList<SqlType> parameterTypes)
    {
        Transactions.EnsureBegun();
        StartStatement();
        try
        {
            return Analyzer.Analyze(statement, text, parameterTypes);
        }
        finally
        {
            Transactions.Rollback();
        }
    }

    /// <summary>Moves the clocks on: now() stands still within a transaction, statement_timestamp() within a statement.</summary>
    /// <param name="start">Of a statement that is run again, its first start; microseconds since 2000-01-01 UTC.</param>
    internal void StartStatement(long? start = null)
    {
        Calls.StatementStart = start ?? PostgresTime.Micros(Now);
        long transactionStart = PostgresTime.Micros(Transactions.Started);
        Calls.Cancellation = Cancellation.Token;
        if (start is null && Transactions.Block == TransactionBlock.Implicit && Calls.TransactionStart != transactionStart)
        {
            // The statement that a transaction begins with starts when that does.
            Calls.StatementStart = transactionStart;
        }

        if (Calls.TransactionStart != transactionStart)
        {
            Calls.TransactionStart = transactionStart;
            TakeFormat();
        }
    }

    private void TakeFormat() => Calls.Format = Settings.Format with { Now = Calls.TransactionStart, Names = System, Patterns = PathPatterns.Instance, Notices = _tellInput };

    private void Enter(string sql)
    {
        Cancellation.Open();
        if (Display.Enter(sql))
        {
            _timeouts.StopIdle();
        }
    }

    private void Leave()
    {
        Cancellation.Close();
        Display.Leave();
        _timeouts.StartIdle();
    }
}
