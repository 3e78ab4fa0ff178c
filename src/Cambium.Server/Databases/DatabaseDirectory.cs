using System.Diagnostics;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Memory;
using Cambium.Engine.Transactions;
using Cambium.Server.Hosting;
using Cambium.Sql.Sessions;
using Microsoft.Extensions.Logging;

namespace Cambium.Server.Databases;

/// <summary>
/// The server's databases by name: opens them all at start, creates and drops them, counts who is connected to each.
/// </summary>
/// <remarks>A monitor guards the table of databases; it is held for look-ups only. A database being created, dropped or renamed
/// is out of the table, its name is taken: others go on meanwhile.</remarks>
public sealed class DatabaseDirectory : IDisposable
{
    private const int FirstOid = 16384;
    private const string ReservedName = "template0";
    private const string CommonTemplate = "template1";

    /// <summary>Where PostgreSQL's tools (createdb, dropdb, Entity Framework, …) go to create and drop other databases.</summary>
    private static readonly string[] MaintenanceNames = ["postgres", CommonTemplate];

    /// <summary>How long those who are about to leave a database may hold up who wants to drop or rename it.</summary>
    private static readonly TimeSpan LeaveTimeMax = TimeSpan.FromSeconds(5);

    private readonly object _maintenanceGate = new();
    private readonly object _gate = new();
    private readonly CambiumServerOptions _options;
    private readonly MemoryKeeper _keeper;
    private readonly DatabaseOpener _opener;
    private readonly DataDirectoryLock? _lock;
    private readonly SharedCatalog _shared;
    private readonly LogArchiver? _archiver;
    private readonly Dictionary<string, OpenDatabase> _databases = new(StringComparer.Ordinal);
    private readonly Dictionary<string, UnopenedDatabase> _unopened = new(StringComparer.Ordinal);
    private readonly HashSet<string> _namesInWork = new(StringComparer.Ordinal);
    private int _nextOid = FirstOid;

    /// <param name="meterScope">Scope of the engines' meters.</param>
    public DatabaseDirectory(CambiumServerOptions options, object meterScope, ILogger log)
    {
        _options = options;
        MemoryGuard memory = new(options.MemoryLimit);
        _keeper = new MemoryKeeper(memory);
        _shared = new SharedCatalog
        {
            Standing = [new DatabaseDescription(CommonTemplate, 1, options.User), new DatabaseDescription(ReservedName, 4, options.User), new DatabaseDescription("postgres", 5, options.User)],
        };
        _opener = new DatabaseOpener(options, _shared, memory, meterScope, log);
        _shared.FellBehind += (database, problem) => log.FellBehind(database, problem.Message);
        if (options.DataDirectory is not null)
        {
            if (options.ArchiveDirectory is { } directory && DataDirectoryCopy.IsSame(options.DataDirectory, directory))
            {
                throw new InvalidOperationException($"archive_directory {directory} can't be the data directory");
            }

            _lock = new DataDirectoryLock(options.DataDirectory);
        }

        try
        {
            OpenAll(log);
        }
        catch
        {
            Dispose();
            throw;
        }

        if (options is { DataDirectory: { } data, ArchiveDirectory: { } archive })
        {
            _archiver = new LogArchiver(archive, data, options.ArchiveTimeout, FoldersInUse, options.Clock, log);
        }
    }

    /// <summary>The first start has not come to its end: initialization scripts run.</summary>
    public bool IsNew { get; private set; }

    public IReadOnlyList<DatabaseDescription> List()
    {
        lock (_gate)
        {
            return [.. _databases.Values.Select(static database => database.Description), .. _unopened.Values.Select(static database => database.Folder.Description)];
        }
    }

    /// <summary>Those, and the ones that a cluster always has: they are made when somebody connects to them, or never.</summary>
    public IReadOnlyList<DatabaseDescription> ListWithTemplates()
    {
        IReadOnlyList<DatabaseDescription> made = List();
        return [.. made, .. _shared.Standing.Where(standing => made.All(database => database.Name != standing.Name && database.Oid != standing.Oid))];
    }

    /// <summary>Newest published position of every database's log.</summary>
    public IReadOnlyList<(string Name, long Position)> Positions()
    {
        lock (_gate)
        {
            return [.. _databases.Values.Select(database => (database.Sql.Name, database.Sql.Engine.Root.Position))];
        }
    }

    /// <summary>The open database of that name, for a look at it that doesn't keep it from being dropped; null when there is none.</summary>
    public SqlDatabase? Peek(string name)
    {
        lock (_gate)
        {
            return _databases.GetValueOrDefault(name)?.Sql;
        }
    }

    /// <summary>Whether a role may log in to a database, and how it proves who it is.</summary>
    /// <param name="database">When there is none of that name the first database's roles decide: a stranger learns nothing of names.</param>
    public Login FindLogin(string database, string user)
    {
        SqlDatabase sql;
        lock (_gate)
        {
            OpenDatabase? open = _databases.GetValueOrDefault(database) ?? _databases.Values.FirstOrDefault();
            sql = open?.Sql ?? throw new SqlErrorException(SqlState.CannotConnectNow, "the database system is shutting down");
        }

        CatalogSnapshot catalog = sql.Engine.Root.Catalog;
        string? refusal = !catalog.TryGetRole(user, out RoleDefinition? role) ? $"role \"{user}\" does not exist"
            : !role.CanLogin ? $"role \"{user}\" is not permitted to log in"
            : null;
        bool isGuarded = catalog.Roles.Any(other => other is { IsSuperuser: true, PasswordVerifier: not null });
        bool isExpired = role is not null && sql.IsExpired(role);
        return new Login(refusal, isExpired ? null : role?.PasswordVerifier, IsTrusted: refusal is null && role is { PasswordVerifier: null } && !isGuarded);
    }

    /// <summary>Whether a role may see how the server is doing: superusers, and members of pg_monitor.</summary>
    public bool MayMonitor(string user)
    {
        lock (_gate)
        {
            return _databases.Values.FirstOrDefault()?.Sql.MayMonitor(user) == true;
        }
    }

    /// <summary>Whether no superuser of any database has a password, so that loopback is trusted.</summary>
    public bool IsTrusting
    {
        get
        {
            lock (_gate)
            {
                return !_databases.Values.Any(database => database.Sql.Engine.Root.Catalog.Roles.Any(role => role is { IsSuperuser: true, PasswordVerifier: not null }));
            }
        }
    }

    /// <summary>The database a session connects to; it cannot be dropped until <see cref="Leave"/>. Those named postgres and template1 are made when they are first asked for.</summary>
    public SqlDatabase Enter(string name)
    {
        CreateMaintenance(name);
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
                Monitor.PulseAll(_gate);
            }
        }
    }

    /// <param name="template">The database it begins as a copy of, sharing its pages; null: it begins empty. One that is listed needn't have been made.</param>
    /// <param name="at">Which state of that one; null: the newest.</param>
    public void Create(string name, string owner, string? template = null, BranchPoint? at = null)
    {
        int oid;
        OpenDatabase? source;
        lock (_gate)
        {
            RequireUnused(name);
            _namesInWork.Add(name);
            oid = ListWithTemplates().FirstOrDefault(known => known.Name == name)?.Oid ?? _nextOid++;
            source = template is null || IsBlank(template) ? null : EnterTemplate(name, template);
        }

        OpenDatabase? created = null;
        try
        {
            created = _opener.Create(name, oid, owner, source, at, isFirstStart: IsNew);
        }
        finally
        {
            lock (_gate)
            {
                if (source is not null)
                {
                    source.SessionCount--;
                }

                _namesInWork.Remove(name);
                if (created is not null)
                {
                    _databases.Add(name, created);
                }
            }
        }
    }

    public void Drop(string name)
    {
        CreateMaintenance(name);
        UnopenedDatabase? unopened = TakeOutUnopened(name);
        OpenDatabase? database = unopened is null ? TakeOut(name) : null;
        database?.Dispose();
        DatabaseFolder? folder = unopened?.Folder ?? database!.Folder;
        try
        {
            folder?.Delete();
        }
        catch (IOException problem) when (folder!.Exists)
        {
            if (unopened is not null)
            {
                PutBack(unopened);
            }
            else
            {
                PutBack(name, database!, folder);
            }

            Release(name);
            throw StorageErrors.From(problem);
        }
        catch (IOException)
        {
            // It is gone, and what is left of its files goes at the next start.
        }

        _shared.Forget(oid => oid == (unopened?.Folder.Oid ?? database!.Oid));
        Release(name);
    }

    public void Rename(string name, string newName)
    {
        OpenDatabase database;
        CreateMaintenance(name);
        lock (_gate)
        {
            Find(name);
            RequireUnused(newName);
            database = TakeOut(name);
            _namesInWork.Add(newName);
        }

        database.Dispose();
        (string nameThen, DatabaseFolder? folder, IOException? problem) = (newName, database.Folder, null);
        try
        {
            folder = folder?.Rename(newName);
        }
        catch (IOException failed)
        {
            (nameThen, problem) = (name, failed);
        }

        PutBack(nameThen, database, folder);
        Release(name, newName);
        if (problem is not null)
        {
            throw StorageErrors.From(problem);
        }
    }

    /// <summary>What the first start had to do is done.</summary>
    public void CompleteInitialization()
    {
        _lock?.CompleteInitialization();
        IsNew = false;
    }

    /// <summary>Commits nothing further, writes clean-shutdown marks, closes the files.</summary>
    public void Dispose()
    {
        _archiver?.Dispose();
        lock (_gate)
        {
            foreach (OpenDatabase database in _databases.Values)
            {
                database.Dispose();
                if (database.Folder is not null)
                {
                    _archiver?.Close(database.Folder);
                }
            }

            _databases.Clear();
            _keeper.Dispose();
            _lock?.Dispose();
        }
    }

    private IReadOnlyList<(DatabaseFolder Folder, Database Engine)> FoldersInUse()
    {
        lock (_gate)
        {
            return [.. _databases.Values.Select(static database => (database.Folder!, database.Sql.Engine))];
        }
    }

    /// <summary>Makes a database that is listed and isn't there yet.</summary>
    private void CreateMaintenance(string name)
    {
        if (!MaintenanceNames.Contains(name))
        {
            return;
        }

        lock (_maintenanceGate)
        {
            lock (_gate)
            {
                if (IsUsed(name) || IsNew)
                {
                    return;
                }
            }

            Create(name, _options.User);
        }
    }

    private void OpenAll(ILogger log)
    {
        IReadOnlyList<DatabaseFolder> folders = _options.DataDirectory is null ? [] : DatabaseFolder.List(_options.DataDirectory);
        if (folders.GroupBy(static folder => folder.Name, StringComparer.Ordinal).FirstOrDefault(static same => same.Count() > 1)?.ToArray() is [var first, var second, ..])
        {
            throw new InvalidDataException($"\"{second.Path}\" and \"{first.Path}\" are both database \"{first.Name}\": move one of them elsewhere");
        }

        _nextOid = folders.Select(static folder => folder.Oid + 1).Append(_nextOid).Max();
        IReadOnlyList<OpenDatabase> opened = _opener.OpenAll(folders, out Exception?[] problems);
        foreach (OpenDatabase database in opened)
        {
            _databases.Add(database.Sql.Name, database);
        }

        foreach (UnopenedDatabase database in folders.Zip(problems).Where(static pair => pair.Second is not null).Select(static pair => new UnopenedDatabase(pair.First, pair.Second!)))
        {
            LeaveOut(database, log);
        }

        if (_lock is null or { IsNew: true })
        {
            IsNew = true;
            Create(_options.Database, _options.User);
        }

        _shared.Forget(oid => ListWithTemplates().All(database => database.Oid != oid));
    }

    /// <summary>One database doesn't keep the others from being served, unless it is the one the server is there for, or there are no others.</summary>
    private void LeaveOut(UnopenedDatabase database, ILogger log)
    {
        bool isFatal = database.Folder.Name == _options.Database || _databases.Count == 0;
        if (!isFatal || !database.IsExplained)
        {
            log.DatabaseUnopened(database.Folder.Name, database.Reason, database.WayOut, database.IsExplained ? null : database.Problem);
        }

        if (isFatal)
        {
            database.Throw();
        }

        _unopened.Add(database.Folder.Name, database);
    }

    /// <summary>The database to branch off from; it can't be dropped meanwhile.</summary>
    private OpenDatabase EnterTemplate(string name, string template)
    {
        if (!_databases.TryGetValue(template, out OpenDatabase? source))
        {
            _namesInWork.Remove(name);
            throw _unopened.GetValueOrDefault(template)?.ToError() ?? new SqlErrorException(SqlState.InvalidCatalogName, $"template database \"{template}\" does not exist");
        }

        source.SessionCount++;
        return source;
    }

    /// <summary>Of postgres and template1: nobody has put anything into it that a copy would begin with.</summary>
    private bool IsBlank(string template) => MaintenanceNames.Contains(template)
        && !(_databases.TryGetValue(template, out OpenDatabase? made) && made.Sql.Engine.Root.Catalog.All.Any(static definition => !definition.IsShared && definition.Version > 0));

    private OpenDatabase Find(string name) => _databases.TryGetValue(name, out OpenDatabase? database)
        ? database
        : throw _unopened.GetValueOrDefault(name)?.ToError() ?? new SqlErrorException(SqlState.InvalidCatalogName, $"database \"{name}\" does not exist");

    private void RequireUnused(string name)
    {
        if (IsUsed(name) || name == ReservedName)
        {
            throw new SqlErrorException(SqlState.DuplicateDatabase, $"database \"{name}\" already exists");
        }
    }

    private bool IsUsed(string name) => _databases.ContainsKey(name) || _unopened.ContainsKey(name) || _namesInWork.Contains(name);

    /// <summary>Takes a database nobody is connected to out of the table; its name stays taken. Clients that have hung up are waited for.</summary>
    /// <exception cref="SqlErrorException">3D000, 55006.</exception>
    private OpenDatabase TakeOut(string name)
    {
        lock (_gate)
        {
            OpenDatabase database = Find(name);
            long asked = Stopwatch.GetTimestamp();
            while (database.SessionCount > 0)
            {
                TimeSpan rest = LeaveTimeMax - Stopwatch.GetElapsedTime(asked);
                if (rest > TimeSpan.Zero && Monitor.Wait(_gate, rest))
                {
                    database = Find(name);
                    continue;
                }

                throw new SqlErrorException(
                    SqlState.ObjectInUse,
                    $"database \"{name}\" is being accessed by other users",
                    $"There {(database.SessionCount == 1 ? "is 1 other session" : $"are {database.SessionCount} other sessions")} using the database.");
            }

            _databases.Remove(name);
            _namesInWork.Add(name);
            return database;
        }
    }

    private UnopenedDatabase? TakeOutUnopened(string name)
    {
        lock (_gate)
        {
            return _unopened.Remove(name, out UnopenedDatabase? database) && _namesInWork.Add(name) ? database : null;
        }
    }

    private void PutBack(UnopenedDatabase database)
    {
        lock (_gate)
        {
            _unopened.Add(database.Folder.Name, database);
        }
    }

    /// <summary>Opens a database again that was taken out and closed. If that can't be done its name stays taken: its files are still there.</summary>
    private void PutBack(string name, OpenDatabase closed, DatabaseFolder? folder)
    {
        OpenDatabase opened = _opener.Open(name, closed.Oid, closed.Owner, folder, closed.Memory?.Restart(out _), isFirstStart: IsNew);
        lock (_gate)
        {
            _databases.Add(name, opened);
        }
    }

    private void Release(params ReadOnlySpan<string> names)
    {
        lock (_gate)
        {
            foreach (string name in names)
            {
                _namesInWork.Remove(name);
            }
        }
    }
}
