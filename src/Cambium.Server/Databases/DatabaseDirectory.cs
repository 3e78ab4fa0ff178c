using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Log.Storage;
using Cambium.Server.Hosting;
using Cambium.Sql.Sessions;
using Microsoft.Extensions.Logging;

namespace Cambium.Server.Databases;

/// <summary>
/// The server's databases by name: opens them all at start, creates and drops them, counts who is connected to each.
/// </summary>
/// <remarks>A monitor guards the table of databases; it is held for look-ups and for CREATE/DROP/RENAME DATABASE, never while
/// a statement runs.</remarks>
public sealed class DatabaseDirectory : IDisposable
{
    private const int FirstOid = 16384;
    private static readonly string[] ReservedNames = ["template0", "template1"];

    private readonly object _gate = new();
    private readonly CambiumServerOptions _options;
    private readonly ILogger _log;
    private readonly DataDirectoryLock? _lock;
    private readonly Dictionary<string, OpenDatabase> _databases = new(StringComparer.Ordinal);
    private int _nextOid = FirstOid;

    public DatabaseDirectory(CambiumServerOptions options, ILogger log)
    {
        _options = options;
        _log = log;
        IReadOnlyList<DatabaseFolder> folders = [];
        if (options.DataDirectory is not null)
        {
            _lock = new DataDirectoryLock(options.DataDirectory);
            folders = DatabaseFolder.List(options.DataDirectory);
        }

        foreach (DatabaseFolder folder in folders)
        {
            _nextOid = Math.Max(_nextOid, folder.Oid + 1);
            _databases.Add(folder.Name, Open(folder.Name, folder.Oid, folder.Owner, folder));
        }

        IsNew = _databases.Count == 0;
        if (IsNew)
        {
            Create(options.Database, options.User);
        }
    }

    /// <summary>The directory held no database before: initialisation scripts run.</summary>
    public bool IsNew { get; }

    public IReadOnlyList<DatabaseDescription> List()
    {
        lock (_gate)
        {
            return [.. _databases.Values.Select(database => new DatabaseDescription(database.Sql.Name, database.Oid, database.Owner))];
        }
    }

    /// <summary>Whether a role may log in to a database, and how it proves who it is.</summary>
    /// <param name="database">When there is none of that name the first database's roles decide: a stranger learns nothing of names.</param>
    /// <param name="verifier">Null: no password is set.</param>
    public bool TryGetLogin(string database, string user, out string? verifier)
    {
        lock (_gate)
        {
            OpenDatabase open = _databases.GetValueOrDefault(database) ?? _databases.Values.First();
            RoleDefinition? role = open.Sql.FindRole(user);
            verifier = role?.PasswordVerifier;
            return role is { CanLogin: true };
        }
    }

    /// <summary>The database a session connects to; it cannot be dropped until <see cref="Leave"/>.</summary>
    public SqlDatabase Enter(string name)
    {
        lock (_gate)
        {
            OpenDatabase database = Find(name);
            database.SessionCount++;
            return database.Sql;
        }
    }

    public void Leave(SqlDatabase database)
    {
        lock (_gate)
        {
            if (_databases.Values.FirstOrDefault(open => open.Sql == database) is { } open)
            {
                open.SessionCount--;
            }
        }
    }

    public void Create(string name, string owner)
    {
        lock (_gate)
        {
            if (_databases.ContainsKey(name) || ReservedNames.Contains(name))
            {
                throw new SqlErrorException(SqlState.DuplicateDatabase, $"database \"{name}\" already exists");
            }

            int oid = _nextOid++;
            DatabaseFolder? folder = _options.DataDirectory is null ? null : DatabaseFolder.Create(_options.DataDirectory, name, oid, owner);
            _databases.Add(name, Open(name, oid, owner, folder));
        }
    }

    public void Drop(string name)
    {
        lock (_gate)
        {
            OpenDatabase database = FindUnused(name);
            database.Sql.Dispose();
            database.Folder?.Delete();
            _databases.Remove(name);
        }
    }

    public void Rename(string name, string newName)
    {
        lock (_gate)
        {
            OpenDatabase database = FindUnused(name);
            if (_databases.ContainsKey(newName) || ReservedNames.Contains(newName))
            {
                throw new SqlErrorException(SqlState.DuplicateDatabase, $"database \"{newName}\" already exists");
            }

            database.Sql.Dispose();
            _databases.Remove(name);
            _databases.Add(newName, Open(newName, database.Oid, database.Owner, database.Folder?.Rename(newName)));
        }
    }

    /// <summary>Commits nothing further, writes clean-shutdown marks, closes the files.</summary>
    public void Dispose()
    {
        lock (_gate)
        {
            foreach (OpenDatabase database in _databases.Values)
            {
                database.Sql.Dispose();
            }

            _databases.Clear();
            _lock?.Dispose();
        }
    }

    private OpenDatabase Find(string name) => _databases.TryGetValue(name, out OpenDatabase? database)
        ? database
        : throw new SqlErrorException(SqlState.InvalidCatalogName, $"database \"{name}\" does not exist");

    private OpenDatabase FindUnused(string name)
    {
        OpenDatabase database = Find(name);
        if (database.SessionCount > 0)
        {
            throw new SqlErrorException(
                SqlState.ObjectInUse,
                $"database \"{name}\" is being accessed by other users",
                $"There {(database.SessionCount == 1 ? "is 1 other session" : $"are {database.SessionCount} other sessions")} using the database.");
        }

        return database;
    }

    private OpenDatabase Open(string name, int oid, string owner, DatabaseFolder? folder)
    {
        long started = _options.Clock.GetTimestamp();
        ILogStore store;
        if (folder is null)
        {
            store = new MemoryLogStore();
        }
        else
        {
            store = FileLogStore.Open(folder.LogDirectory, new LogOptions(), out LogOpenReport report);
            if (report.TornTail is { } torn)
            {
                _log.LogRepaired(name, torn.ToString());
            }
        }

        long transactions = store.NextPosition - store.FirstPosition;
        SqlDatabase sql = SqlDatabase.Open(name, store, new SqlDatabaseOptions { Clock = _options.Clock, Owner = owner, Oid = oid });
        _log.DatabaseOpened(name, transactions, _options.Clock.GetElapsedTime(started).TotalMilliseconds);
        return new OpenDatabase(sql, oid, owner, folder);
    }

    private sealed class OpenDatabase(SqlDatabase sql, int oid, string owner, DatabaseFolder? folder)
    {
        public SqlDatabase Sql { get; } = sql;

        public int Oid { get; } = oid;

        public string Owner { get; } = owner;

        public DatabaseFolder? Folder { get; } = folder;

        public int SessionCount { get; set; }
    }
}
