using Cambium.Sql.Statements.Caching;
using System.Collections.Concurrent;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Log.Storage;
using Cambium.Sql.Access;
using Cambium.Sql.Execution;
using Cambium.Sql.Recovery;
using Cambium.Sql.Statements;
using Cambium.Sql.Statistics;
using Cambium.Sql.SystemCatalogs;

namespace Cambium.Sql.Sessions;

/// <summary>One database with SQL on top: the engine and what its sessions share.</summary>
public sealed class SqlDatabase : IDisposable
{
    private const int DefineTriesMax = 1000;

    private readonly ConcurrentDictionary<SqlSession, byte> _sessions = new();

    private SqlDatabase(string name, SqlDatabaseOptions options, Database engine)
    {
        Name = name;
        Options = options;
        Engine = engine;
        Opened = options.Clock.GetUtcNow();
        Statements = new StatementStatistics(options.Clock);
        Numbers = new TransactionNumbers(engine.LastTransactionNumber, () => Sessions.Min(static session => session.Transactions.SnapshotPosition) ?? long.MaxValue);
        engine.Notified += Notifications.Deliver;
    }

    public string Name { get; }

    public SqlDatabaseOptions Options { get; }

    public Database Engine { get; }

    /// <summary>When it was opened in this process.</summary>
    public DateTimeOffset Opened { get; }

    /// <summary>Plans by statement text, shared by sessions.</summary>
    public PlanCache Plans { get; } = new();

    /// <summary>What was executed, and how long it took.</summary>
    public StatementStatistics Statements { get; }

    internal SystemTables SystemTables { get; } = SystemRelations.Create();

    internal NotificationHub Notifications { get; } = new();

    internal AdvisoryLocks AdvisoryLocks { get; } = new();

    internal ExportedSnapshots Snapshots { get; } = new();

    internal TransactionNumbers Numbers { get; }

    internal IEnumerable<SqlSession> Sessions => _sessions.Keys;

    /// <summary>Opens the database the log describes; an empty log becomes a new database with the roles of the server.</summary>
    public static SqlDatabase Open(string name, ILogStore log, SqlDatabaseOptions? options = null)
    {
        options ??= new SqlDatabaseOptions();
        Database engine = Database.Open(options.AdjustEngine(new DatabaseOptions
        {
            Log = log,
            Checkpoints = options.Checkpoints,
            CheckpointSettings = options.CheckpointSettings,
            Evictor = options.Memory.Evictor,
            Memory = options.Memory,
            Recovery = options.Recovery,
            Expressions = new TableExpressionCompiler(),
            Clock = options.Clock,
            Name = name,
            MeterScope = options.MeterScope,
            WriteSetBytesMax = options.WriteSetBytesMax,
            RetainedVersionsBytesMax = options.RetainedVersionsBytesMax,
        }));
        SqlDatabase database = new(name, options, engine);
        try
        {
            if (!options.IsOnlyLookedAt)
            {
                options.Shared.Enter(database);
            }

            engine.BeginRecovery(new StatementCosts(database));
            return database;
        }
        catch
        {
            database.Dispose();
            throw;
        }
    }

    /// <summary>The role of that name as of now, for authentication; null when there is none.</summary>
    public RoleDefinition? FindRole(string name)
    {
        Options.Shared.CatchUp(this);
        return Engine.Root.Catalog.TryGetRole(name, out RoleDefinition? role) ? role : null;
    }

    /// <summary>Whether a role's password is past its VALID UNTIL.</summary>
    public bool IsExpired(RoleDefinition role) => role.ValidUntil is { } text && PasswordTerm.IsOver(text, Options.Clock.GetUtcNow());

    /// <summary>Whether a role may read all statistics.</summary>
    public bool MayMonitor(string user)
    {
        CatalogSnapshot catalog = Engine.Root.Catalog;
        int owner = catalog.TryGetDatabase(Name, out DatabaseDefinition? database) ? database.OwnerId : SystemCatalog.BootstrapRoleId;
        return catalog.TryGetRole(user, out RoleDefinition? role) && new RoleRights(catalog, role.Id, owner).ActsAs(SystemCatalog.ReadAllStatsRoleId);
    }

    /// <summary>Whether a user may start a session.</summary>
    /// <param name="sessionsOfUser">How many sessions the user has on the server without this one.</param>
    /// <param name="sessionsHere">How many sessions this database has without this one.</param>
    /// <exception cref="SqlErrorException">55000, 42501, 53300.</exception>
    public void RequireConnect(string user, int sessionsOfUser, int sessionsHere) =>
        ConnectionRules.Require(Engine.Root.Catalog, Name, user, sessionsOfUser, sessionsHere);

    public void Dispose()
    {
        Options.Shared.Leave(this);
        Engine.Dispose();
    }

    internal void Register(SqlSession session) => _sessions.TryAdd(session, 0);

    internal void Unregister(SqlSession session) => _sessions.TryRemove(session, out _);

    /// <summary>Changes the catalog in a transaction of its own.</summary>
    internal void Define(string statement, Action<Transaction> define) => BeginDefine(statement, define)();

    /// <summary>The same without waiting.</summary>
    /// <returns>Waits for it, and tries again where others were first.</returns>
    internal Action BeginDefine(string statement, Action<Transaction> define)
    {
        PendingCommit first = Begin();
        return () =>
        {
            CommitResult result = first.Wait();
            for (int tries = 1; result.Outcome == CommitOutcome.Conflict && tries < DefineTriesMax; tries++)
            {
                result = Begin().Wait();
            }

            if (result.Outcome != CommitOutcome.Committed)
            {
                throw ConflictError.From(result, null);
            }
        };

        PendingCommit Begin()
        {
            Transaction transaction = Engine.Begin(TransactionOptions.Default);
            transaction.BeginStatement(statement);
            define(transaction);
            transaction.EndStatement();
            return transaction.BeginCommit();
        }
    }
}
