using Cambium.Sql.Statements.Caching;
using System.Collections.Concurrent;
using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using Cambium.Log.Storage;
using Cambium.Sql.Execution;
using Cambium.Sql.Statements;
using Cambium.Sql.SystemCatalogs;

namespace Cambium.Sql.Sessions;

/// <summary>One database with SQL on top: the engine and what its sessions share.</summary>
public sealed class SqlDatabase : IDisposable
{
    private readonly ConcurrentDictionary<SqlSession, byte> _sessions = new();

    private SqlDatabase(string name, SqlDatabaseOptions options, Database engine)
    {
        Name = name;
        Options = options;
        Engine = engine;
        Opened = options.Clock.GetUtcNow();
        engine.Notified += Notifications.Deliver;
    }

    public string Name { get; }

    public SqlDatabaseOptions Options { get; }

    public Database Engine { get; }

    /// <summary>When it was opened in this process.</summary>
    public DateTimeOffset Opened { get; }

    /// <summary>Plans by statement text, shared by sessions.</summary>
    public PlanCache Plans { get; } = new();

    internal SystemTables SystemTables { get; } = SystemRelations.Create();

    internal NotificationHub Notifications { get; } = new();

    internal AdvisoryLocks AdvisoryLocks { get; } = new();

    internal IEnumerable<SqlSession> Sessions => _sessions.Keys;

    /// <summary>Opens the database the log describes; an empty log becomes a new database with its owner's role.</summary>
    public static SqlDatabase Open(string name, ILogStore log, SqlDatabaseOptions? options = null)
    {
        options ??= new SqlDatabaseOptions();
        Database engine = Database.Open(options.AdjustEngine(new DatabaseOptions
        {
            Log = log,
            Checkpoints = options.Checkpoints,
            CheckpointSettings = options.CheckpointSettings,
            Expressions = new TableExpressionCompiler(),
            Clock = options.Clock,
            Name = name,
            MeterScope = options.MeterScope,
            RetainedVersionsBytesMax = options.RetainedVersionsBytesMax,
        }));
        SqlDatabase database = new(name, options, engine);
        database.CreateOwner();
        return database;
    }

    /// <summary>The role of that name as of now, for authentication; null when there is none.</summary>
    public RoleDefinition? FindRole(string name) => Engine.Root.Catalog.TryGetRole(name, out RoleDefinition? role) ? role : null;

    /// <summary>Makes this new database's roles those of another one, as CREATE DATABASE does.</summary>
    public void CopyRolesFrom(SqlDatabase source) => Define("CREATE DATABASE", transaction => RoleCopy.Run(source.Engine.Root.Catalog, transaction));

    public void Dispose() => Engine.Dispose();

    internal void Register(SqlSession session) => _sessions.TryAdd(session, 0);

    internal void Unregister(SqlSession session) => _sessions.TryRemove(session, out _);

    private void CreateOwner()
    {
        if (FindRole(Options.Owner) is null)
        {
            Define("CREATE ROLE", transaction => transaction.Ddl.Put(new RoleDefinition
            {
                Id = transaction.Ddl.NextId(),
                Name = Options.Owner,
                PasswordVerifier = Options.OwnerPasswordVerifier,
                IsSuperuser = true,
                CanLogin = true,
                CanCreateRoles = true,
                CanCreateDatabases = true,
                CanReplicate = true,
                BypassesRowSecurity = true,
            }));
        }
    }

    private void Define(string statement, Action<Transaction> define)
    {
        Transaction transaction = Engine.Begin(TransactionOptions.Default);
        transaction.BeginStatement(statement);
        define(transaction);
        transaction.EndStatement();
        CommitResult result = transaction.Commit();
        if (result.Outcome != CommitOutcome.Committed)
        {
            throw ConflictError.From(result);
        }
    }
}
